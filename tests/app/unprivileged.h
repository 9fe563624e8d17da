// SPDX-License-Identifier: MIT
// For tests of what may not be read or written, which nothing keeps from root.
#pragma once

#include <unistd.h>

/// As long as it lives, root is nobody; others stay who they are.
class Unprivileged {
public:
    Unprivileged() {
        constexpr uid_t nobody = 65'534;
        if (m_wasRoot && ::seteuid(nobody) != 0) {
            m_wasRoot = false;
        }
    }
    ~Unprivileged() {
        if (m_wasRoot && ::seteuid(0) != 0) {
            ::_exit(1); // nothing that follows would mean anything
        }
    }
    Unprivileged(const Unprivileged&) = delete;
    Unprivileged& operator=(const Unprivileged&) = delete;

private:
    bool m_wasRoot = ::geteuid() == 0;
};
