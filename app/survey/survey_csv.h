// SPDX-License-Identifier: MIT
// Surveys as a table for other programs.
#pragma once

#include "engine/study/survey.h"

#include <QByteArray>

#include <vector>

/// CSV (RFC 4180) with a header line, in UTF-8: how the games of each survey end, then the games
/// that end by their length. Columns: rules, ranks, copies, first, last, what, plays, games, deal;
/// `what` is an outcome or "length", `plays` the length, `deal` the lowest number of such a deal.
QByteArray surveyCsv(const std::vector<fishing::study::Survey>& surveys);
