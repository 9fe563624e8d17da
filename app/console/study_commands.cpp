// SPDX-License-Identifier: MIT
#include "app/console/study_commands.h"

#include "app/console/interruption.h"
#include "app/console/progress_bar.h"
#include "app/console/study_file.h"
#include "app/input/refusal.h"
#include "app/words/study.h"

#include <algorithm>

namespace console {

using namespace fishing::study;

namespace {

constexpr ExitStatus interruptedBy = 128; // and the number of the signal, as shells count

constexpr std::chrono::milliseconds betweenLooks(100);
constexpr int looksBetweenSaves = 300;

words::Unit unitOf(const Survey&) {
    return words::Unit::Deals;
}
words::Unit unitOf(const Census&) {
    return words::Unit::Classes;
}
words::Unit unitOf(const Hunt&) {
    return words::Unit::Climbs;
}

Survey resultOf(const SurveyRun& run) {
    return run.survey();
}
Census resultOf(const CensusRun& run) {
    return run.census();
}
Hunt resultOf(const HuntRun& run) {
    return run.hunt();
}

template <class Study>
void write(const Study& study, bool json, const Streams& streams) {
    std::ostream& out = streams.out;
    if (json) {
        out << files::toJson(study) << '\n';
        return;
    }
    constexpr std::size_t nameWidth = 11;
    for (const words::Row& row : words::describe(study)) {
        const std::string name = streams.say(row.name);
        const std::size_t columns = words::columnsOf(name);
        out << name << std::string(std::max(nameWidth, columns + 1) - columns, ' ')
            << streams.say(row.content) << '\n';
    }
}

/// Adds `other` to `sum`, or says why the result at `place` has no place there.
template <class Study>
void add(Study& sum, const Study& other, const words::Phrase& place) {
    if (const auto obstacle = sum.merge(other)) {
        throw input::Refusal{words::cannotBeAdded(place, *obstacle)};
    }
}

template <class Study>
void add(Study& sum, const files::Study& other, const words::Phrase& place) {
    if (const auto* const same = std::get_if<Study>(&other)) {
        add(sum, *same, place);
    } else {
        throw input::Refusal{words::notTheSameKind(place)};
    }
}

/// A study, run for those of its numbers that its file does not have.
template <class Study>
class StudyCommand {
public:
    /// `nothing` is the study with no numbers in it.
    StudyCommand(Study nothing, const StudyOutput& output, const Streams& streams)
        : m_found(std::move(nothing)), m_output(output), m_streams(streams) {
        if (!m_output.file) {
            return;
        }
        if (const auto kept = readStudy(*m_output.file)) {
            add(m_found, *kept, words::placeIn(*m_output.file));
        }
        save(m_found); // now, and not after hours of work, it shows whether that can be done
    }

    /// `start` gives a run over a range of numbers.
    template <class Start>
    ExitStatus run(NumberRange wanted, const Start& start) {
        for (const NumberRange& range : m_found.numbers.missingFrom(wanted)) {
            m_left += range.count();
        }
        for (const NumberRange& range : m_found.numbers.missingFrom(wanted)) {
            follow(start(range));
            if (m_interruption.signal()) {
                break;
            }
        }
        save(m_found);
        write(m_found, m_output.json, m_streams);
        return status();
    }

private:
    template <class Run>
    void follow(Run&& run) {
        ProgressBar bar(m_streams, unitOf(m_found), m_left);
        for (int looks = 1; !run.waitFor(betweenLooks); ++looks) {
            if (m_interruption.signal()) {
                run.cancel();
            }
            bar.show(run.finished());
            if (looks % looksBetweenSaves == 0) {
                save(sumWith(resultOf(run)));
            }
        }
        m_left -= run.finished();
        m_found = sumWith(resultOf(run));
    }

    Study sumWith(const Study& more) const {
        Study sum = m_found;
        add(sum, more, {});
        return sum;
    }

    void save(const Study& study) const {
        if (m_output.file) {
            writeStudy(*m_output.file, files::toJson(study));
        }
    }

    ExitStatus status() const {
        const auto signal = m_interruption.signal();
        if (!signal || m_left == 0) {
            return success;
        }
        m_streams.out.flush();
        m_streams.notes << m_streams.say(words::describeStop(unitOf(m_found), m_found.numbers))
                        << '\n';
        if (m_output.file) {
            m_streams.notes << m_streams.say(words::keptIn(*m_output.file)) << '\n';
        }
        return interruptedBy + *signal;
    }

    Interruption m_interruption;
    Study m_found;
    const StudyOutput& m_output;
    const Streams& m_streams;
    std::uint64_t m_left = 0; // numbers to do
};

} // namespace

ExitStatus run(const RunSurvey& request, const Streams& streams) {
    return StudyCommand(Survey{{request.plan.subject, {}, {}}}, request.output, streams)
        .run(request.plan.deals, [&](NumberRange deals) {
            return SurveyRun({request.plan.subject, deals, request.plan.threads});
        });
}

ExitStatus run(const RunCensus& request, const Streams& streams) {
    return StudyCommand(censusOf(request.subject, request.classes), request.output, streams)
        .run(request.which, [&](NumberRange which) {
            return CensusRun(request.subject, request.classes, which, request.threads);
        });
}

ExitStatus run(const RunHunt& request, const Streams& streams) {
    return StudyCommand(Hunt{request.quarry, {}, {}}, request.output, streams)
        .run(request.climbs,
             [&](NumberRange climbs) { return HuntRun(request.quarry, climbs, request.threads); });
}

ExitStatus run(const MergeStudies& request, const Streams& streams) {
    std::optional<files::Study> sum;
    for (const std::string& file : request.files) {
        readStudies(file, streams.in, [&](const files::Study& study, const words::Phrase& place) {
            if (!sum) {
                sum = study;
                return;
            }
            std::visit([&](auto& sumOfKind) { add(sumOfKind, study, place); }, *sum);
        });
    }
    if (!sum) {
        throw input::Refusal{words::filesMissing("kitten-fishing-cli merge part1.json part2.json")};
    }
    std::visit([&](const auto& study) { write(study, request.json, streams); }, *sum);
    return success;
}

} // namespace console
