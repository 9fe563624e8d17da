// SPDX-License-Identifier: MIT
// Nothing: this is compiled so that the headers that nearly every test reads are read once.
