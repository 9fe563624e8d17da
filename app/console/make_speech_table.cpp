// SPDX-License-Identifier: MIT
// A program of the build: make_speech_table OUTPUT zh_CN.ts zh_TW.ts writes the translations that
// the console program needs as C++. It reads what lupdate writes, and no other XML.
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>

namespace {

using Texts = std::map<std::string, std::string>; // by the English text

std::string contentsOf(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    if (!in) {
        throw std::runtime_error(file + " cannot be read");
    }
    return text;
}

/// What stands for characters that have a meaning in XML.
std::string unescaped(std::string text) {
    const std::pair<std::string, std::string> entities[] = {
        {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}};
    for (const auto& [entity, character] : entities) { // an escaped ampersand last
        for (std::size_t at = 0; (at = text.find(entity, at)) != std::string::npos;) {
            text.replace(at, entity.size(), character);
            at += character.size();
        }
    }
    return text;
}

/// The next element of this name from `at` on, which is moved behind it; its attributes and its
/// content. Returns false if there is none.
bool readElement(const std::string& xml, const std::string& name, std::size_t& at,
                 std::string& attributes, std::string& content) {
    std::size_t begin = at;
    do {
        begin = xml.find("<" + name, begin);
        if (begin == std::string::npos) {
            return false;
        }
        begin += 1 + name.size();
    } while (xml[begin] != '>' && xml[begin] != ' ');
    const std::size_t end = xml.find('>', begin);
    const std::size_t close = xml.find("</" + name + ">", end);
    if (end == std::string::npos || close == std::string::npos) {
        return false;
    }
    attributes = xml.substr(begin, end - begin);
    content = xml.substr(end + 1, close - end - 1);
    at = close;
    return true;
}

std::string element(const std::string& xml, const std::string& name,
                    std::string* attributes = nullptr) {
    std::size_t at = 0;
    std::string ignored;
    std::string content;
    readElement(xml, name, at, attributes != nullptr ? *attributes : ignored, content);
    return unescaped(content);
}

/// What both programs say, and the console alone.
Texts textsIn(const std::string& file) {
    const std::string xml = contentsOf(file);
    Texts texts;
    std::string attributes;
    std::string context;
    for (std::size_t at = 0; readElement(xml, "context", at, attributes, context);) {
        const std::string name = element(context, "name");
        std::string message;
        if (name != "words" && name != "console") {
            continue;
        }
        for (std::size_t inside = 0;
             readElement(context, "message", inside, attributes, message);) {
            std::string state;
            const std::string translation = element(message, "translation", &state);
            if (translation.empty() || state.find("type=") != std::string::npos) {
                continue; // unfinished, or of a text that is not there any more
            }
            const std::string source = element(message, "source");
            if (!texts.emplace(source, translation).second && texts[source] != translation) {
                throw std::runtime_error(file + " has two translations of: " + source);
            }
        }
    }
    return texts;
}

std::string literal(const std::string& text) {
    std::string code = "\"";
    for (const char character : text) {
        if (character == '\n') {
            code += "\\n\"\n     \"";
        } else {
            code += character == '"' || character == '\\' ? std::string{'\\', character}
                                                          : std::string{character};
        }
    }
    return code + "\"";
}

void writeTexts(std::ostream& out, const std::string& name, const Texts& texts) {
    out << "constexpr Translated " << name << "[] = {\n    {{}, {}},\n";
    for (const auto& [english, translation] : texts) {
        out << "    {" << literal(english) << ",\n     " << literal(translation) << "},\n";
    }
    out << "};\n\n";
}

void writeTable(std::ostream& out, const Texts& simplified, const Texts& traditional) {
    out << "// Made by make_speech_table.\n#include \"app/console/speech.h\"\n\n"
           "namespace console {\n\nnamespace {\n\n";
    writeTexts(out, "simplifiedChinese", simplified);
    writeTexts(out, "traditionalChinese", traditional);
    out << "} // namespace\n\n"
           "std::span<const Translated> translatedTexts(words::Language language) {\n"
           "    switch (language) {\n"
           "    case words::Language::English:\n        return {};\n"
           "    case words::Language::SimplifiedChinese:\n        return simplifiedChinese;\n"
           "    case words::Language::TraditionalChinese:\n        return traditionalChinese;\n"
           "    }\n    return {};\n}\n\n} // namespace console\n";
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::cerr << "usage: make_speech_table OUTPUT ZH_CN.ts ZH_TW.ts\n";
        return 2;
    }
    try {
        const Texts simplified = textsIn(argv[2]);
        const Texts traditional = textsIn(argv[3]);
        std::ofstream out(argv[1], std::ios::binary);
        writeTable(out, simplified, traditional);
        out.close();
        if (!out) {
            throw std::runtime_error(std::string(argv[1]) + " cannot be written");
        }
    } catch (const std::exception& error) {
        std::cerr << "make_speech_table: " << error.what() << '\n';
        return 1;
    }
    return 0;
}
