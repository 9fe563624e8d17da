// SPDX-License-Identifier: MIT
// What is said to whoever predicts captures: the question, what one thinks of the answers, and the
// score. Nothing of it tells what has not been told.
#pragma once

#include "app/inside/prediction.h"

#include <QString>

class PredictMode;

QString describeQuestion(const PredictMode& mode);
/// Empty if there is nothing to remark.
QString describeRemark(const PredictMode& mode);
/// Empty before the first capture has been told.
QString describeScore(const PredictMode& mode);
/// The score of somebody who leaves; empty if nothing has been told.
QString describeResult(const inside::PredictionScore& score);
