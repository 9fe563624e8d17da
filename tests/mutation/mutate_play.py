#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Breaks the rule of the game in every small way, and looks whether a test notices.

    mutate_play.py BUILD_DIRECTORY [--jobs N] [--list]

Each mutant of engine/play.cpp differs from it in one place: a comparison, a bound, an order, a
player, a value, a condition turned round, a statement left out. It is compiled as the build
directory compiles the file, and linked with the object files of the tests named below in place of
the true one. A mutant is caught if it does not compile, or if one of these tests fails, crashes or
does not end. Those that cannot be told from the rule are listed with the reason. The exit status
is 0 only if every other mutant is caught.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = ROOT / "engine/play.cpp"
# From the quickest to the slowest: the first that fails is enough.
TESTS = ["play_test", "known_answers_test", "game_test"]
TIMEOUT = 120  # seconds; a test takes less than ten

# What is put in the place of what, as regular expressions. Each match is a mutant of its own.
REPLACEMENTS = [
    (r" == ", " != "), (r" != ", " == "), (r" && ", " || "), (r" \|\| ", " && "),
    (r" < ", " <= "), (r" > ", " >= "), (r" < ", " > "), (r" > ", " < "),
    (r" \+ 1\b", ""), (r" \+ 1\b", " + 2"), (r" - i\b", " - i - 1"), (r" - 1\b", ""),
    (r"\bi = 0;", "i = 1;"), (r"\bi = 1;", "i = 0;"), (r"\breturn 0;", "return 1;"),
    (r"\brun\[0\]", "run[run.size() - 1]"), (r"\+\+i\b", "i += 2"), (r"i-- > 0;", "--i > 0;"),
    (r"i-- > kept;", "--i > kept;"), (r"i = kept;", "i = kept + 1;"),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"if \(!", "if ("), (r"if \((?!!)", "if (!("),
    (r"Player::A\b", "Player::B"), (r"Player::B\b", "Player::A"),
    (r"Outcome::A\b", "Outcome::B"), (r"Outcome::B\b", "Outcome::A"),
    (r"Outcome::Draw\b", "Outcome::A"),
    (r"popFront\(\)", "popTail()"), (r"popTail\(\)", "popFront()"),
    (r"pushTail\(", "pushFront("), (r"pushFront\(", "pushTail("),
    (r"opponentOf\((\w[\w.]*)\)", r"\1"), (r"Jack::Hook\b", "Jack::Plain"),
    (r"Capture::Take\b", "Capture::Leave"), (r"Pickup::Top\b", "Pickup::Bottom"),
    (r"After::Pass\b", "After::Again"), (r"Win::Keep\b", "Win::Shed"),
    (r" \? (.+?) : (.+);", r" ? \2 : \1;"), (r" \? (.+?) : (.+)\);", r" ? \2 : \1);"),
]

# Pieces of mutated lines that mean the same as the true ones, and why.
SAME = {"return true;": "stands behind a switch that returns for every value"}


class Mutant:
    def __init__(self, line, text):
        self.line = line  # from 1
        self.text = text  # the whole line as it is now

    def __str__(self):
        return f"engine/play.cpp:{self.line}: {self.text.strip() or '(left out)'}"


def close_condition(line):
    """A condition that was turned round by "if (!(" still lacks its closing parenthesis."""
    return re.sub(r"\) \{$", ")) {", line)


def mutants(lines):
    made = []
    inside = False
    for number, line in enumerate(lines, 1):
        if line.startswith("namespace fishing"):
            inside = True
        code = line.split("//")[0]
        if not inside or not code.strip():
            continue
        seen = {line}
        for pattern, replacement in REPLACEMENTS:
            for match in re.finditer(pattern, code):
                text = code[: match.start()] + match.expand(replacement) + code[match.end():]
                if replacement == "if (!(":
                    text = close_condition(text)
                balanced = text.count("(") == text.count(")")
                if text not in seen and balanced:
                    seen.add(text)
                    made.append(Mutant(number, text))
        # A whole statement on one line, that no other line depends on.
        if re.fullmatch(r"\s+[\w.:\[\]]+(\([^=]*\)| = .*);", code) or code.strip() == "break;":
            made.append(Mutant(number, ""))
    return made


def compile_command(build):
    for entry in json.loads((build / "compile_commands.json").read_text()):
        if pathlib.Path(entry["file"]) == SOURCE:
            words = [w for w in shlex.split(entry["command"]) if not w.endswith("ccache")]
            # A mutant may leave something unused, which is no reason not to try it.
            return [*words[: words.index("-o")], "-w"], entry["directory"]
    sys.exit(f"{build} does not compile engine/play.cpp. Configure it with "
             "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON and -DFISHING_TESTS=ON.")


def outcome(mutant, lines, build, command, directory):
    """The name of what caught the mutant, or None."""
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        mutated = list(lines)
        mutated[mutant.line - 1] = mutant.text
        (place / "play.cpp").write_text("\n".join(mutated) + "\n")
        built = subprocess.run([*command, "-c", str(place / "play.cpp"), "-o", str(place / "play.o")],
                               cwd=directory, capture_output=True, check=False)
        if built.returncode != 0:
            return "the compiler"
        for test in TESTS:
            objects = build / f"tests/engine/CMakeFiles/{test}.dir/{test}.cpp.o"
            subprocess.run([command[0], *[w for w in command if w.startswith("-fsanitize")],
                            str(objects), str(place / "play.o"), str(build / "engine/libfishing.a"),
                            "-lQt6Test", "-lQt6Core", "-pthread", "-o", str(place / test)],
                           check=True)
            try:
                run = subprocess.run([str(place / test)], capture_output=True, check=False,
                                     timeout=TIMEOUT, cwd=folder,
                                     env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
            except subprocess.TimeoutExpired:
                return f"{test}, which does not end"
            if run.returncode != 0:
                return test
    return None


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("build", type=pathlib.Path, help="directory of a build with its tests")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count(), help="at a time")
    arguments.add_argument("--list", action="store_true", help="say of each what caught it")
    given = arguments.parse_args()
    build = given.build.resolve()
    lines = SOURCE.read_text().splitlines()
    command, directory = compile_command(build)
    all_mutants = mutants(lines)
    survivors = []
    same = 0
    caught = {}
    true_rule = outcome(Mutant(1, lines[0]), lines, build, command, directory)
    if true_rule:
        sys.exit(f"The rule as it is fails {true_rule}: build the tests anew and make them pass.")
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        work = [pool.submit(outcome, m, lines, build, command, directory) for m in all_mutants]
        for mutant, result in zip(all_mutants, work):
            by = result.result()
            if by:
                caught[by] = caught.get(by, 0) + 1
            elif any(piece in mutant.text for piece in SAME):
                same += 1
            else:
                survivors.append(mutant)
            if given.list:
                print(f"{mutant}: {by or 'SURVIVES'}", flush=True)
    for mutant in survivors:
        print(f"not caught: {mutant}")
    print(f"{len(all_mutants)} mutants: {sum(caught.values())} caught, "
          f"{same} mean the same, {len(survivors)} not caught")
    for by, count in sorted(caught.items(), key=lambda each: -each[1]):
        print(f"  {count:4} by {by}")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
