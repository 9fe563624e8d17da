// SPDX-License-Identifier: MIT
// Sentences in a panel or a window: wrapped, from the top left, never read as markup.
#pragma once

class QLabel;
class QString;
class QWidget;

/// A label for sentences. However long a word in them is, it does not widen `parent`.
QLabel* textLabel(const QString& name, QWidget* parent);
