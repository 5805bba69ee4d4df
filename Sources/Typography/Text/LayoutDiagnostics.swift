import Diagnostics

/// The diagnostics of a layout.
enum LayoutDiagnostics {
    static func of(_ finder: LineFinder, source: TextSource, library: FontLibrary) -> [Diagnostic] {
        var found = UniqueList<Diagnostic>()
        if source.isCut {
            found.append(
                Diagnostic(.textLength, "text longer than \(TextSource.unitLimit) UTF-16 units is cut"))
        }
        let typesetter = finder.pass.typesetter
        if finder.lines.contains(where: { $0.style.hyphenationFactor > 0 }), typesetter.hyphenator == nil {
            found.append(missingDictionary(typesetter.locale.parts.first ?? ""))
        }
        for paragraph in finder.paragraphs {
            for styled in paragraph.styles {
                if let name = styled.font.substitutedName { found.append(missingFont(name, library)) }
            }
            let faceless = paragraph.text.runs.filter { $0.face == nil }
            for run in faceless where run.kind != .control && run.kind != .attachment {
                for index in library.faces.indices {
                    if let problem = library.problem(at: index) { found.append(problem.diagnostic) }
                }
            }
            for script in paragraph.dictionaryScripts {
                if let problem = otherDictionary(script, typesetter.dictionaries.source) {
                    found.append(problem)
                }
            }
            if !paragraph.missing.isEmpty { found.append(missingCharacters(paragraph.missing)) }
        }
        return found.elements
    }

    private static func missingDictionary(_ language: String) -> Diagnostic {
        Diagnostic(
            .textHyphenation,
            "no dictionary hyphenates '\(language)'; words are divided at soft hyphens only", of: language,
            hints: ["give the directory of a file such as hyph_\(language).dic with --fonts"])
    }

    /// What is to be said of the dictionary that a script's lines were broken by.
    private static func otherDictionary(
        _ script: DictionaryScript, _ source: WordDictionaries.Source
    ) -> Diagnostic? {
        let pinned = WordDictionaries.pinnedVersion
        return switch source {
        case .pinned: nil
        case .other(let version):
            Diagnostic(
                .textLineBreaks,
                "\(script.name) lines break by ICU \(version); pictures are pinned with \(pinned)",
                of: script.name,
                hints: ["install libicu\(pinned), or put U+200B where lines may break"])
        case .absent:
            Diagnostic(
                .textLineBreaks,
                "no ICU finds the words of \(script.name): lines break anywhere", of: script.name,
                hints: ["install libicu\(pinned), or put U+200B where lines may break"])
        }
    }

    private static func missingFont(_ name: String, _ library: FontLibrary) -> Diagnostic {
        var names: [String] = []
        for face in library.faces {
            for candidate in [face.family, face.postScriptName] where !names.contains(candidate) {
                names.append(candidate)
            }
        }
        if let problem = library.pointerProblem(ofFontNamed: name) { return problem }
        let nearest = NearestName.of(name, among: names).map { ["did you mean '\($0)'?"] } ?? []
        return Diagnostic(
            .fontMissing, "no font is named '\(name)'; the system font is drawn instead", of: name,
            hints: nearest + ["give the directory of your font files with --fonts"])
    }

    private static func missingCharacters(_ characters: [Unicode.Scalar]) -> Diagnostic {
        let codes = characters.map { character in
            let hex = String(character.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        }
        return Diagnostic(
            .fontGlyph, "no font has \(codes.joined(separator: ", ")): drawn as boxes",
            of: codes.map { Diagnostic.Subject($0) },
            hints: ["give the directory of a font that has them with --fonts"])
    }
}
