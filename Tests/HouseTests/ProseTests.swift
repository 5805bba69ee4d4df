import Testing

/// The words of comments and names: those of Apple's documentation and of the field.
@Suite("Words of comments and names")
struct ProseTests {
    /// Words that must not occur, and what to write instead.
    struct Rule: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// The words, as a regular expression.
        var pattern: String
    }

    // The words are in brackets or concatenated so that this file does not contain them.
    static let prose = [
        Rule(testDescription: "a delegate is notified, an observer is called", pattern: #"\b[Hh]ear[s]?\b"#),
        Rule(
            testDescription: "code is notified, passed or returned something",
            pattern: #"\b(?:[Tt]ol[d]|[Tt]ell[s]?)\b"#),
        Rule(testDescription: "again", pattern: #"\bane[w]\b"#),
        Rule(testDescription: "in iCloud, remote", pattern: #"\bafa[r]\b"#),
        Rule(testDescription: "torch", pattern: #"\blam[p]s?\b"#),
        Rule(testDescription: "floor", pattern: #"\bstor(?:e[y]|ey[s])\b"#),
        Rule(testDescription: "cancels", pattern: #"\b(?:[Gg]ive|gave|given|[Gg]iving)s? u[p]\b"#),
        Rule(testDescription: "appearance, style", pattern: #"\bthe loo[k]s?\b"#),
        Rule(
            testDescription: "placeholder for a view, stub for a framework", pattern: #"\b[Ss]tand-i[n]s?\b"#),
        Rule(
            testDescription: "schedules, requests, starts or makes",
            pattern: #"/// Ha[s] (?!no effect|the same)[a-z]+ "#),
    ]

    static let names = [
        Rule(testDescription: "notify, record or log", pattern: #"\btel[l](?:[A-Z]\w*)?\("#),
        Rule(testDescription: "pending changes", pattern: #"\bunt[o]ld\b"#),
        Rule(testDescription: "placeholder or stub", pattern: #"\b[sS]tandI[n]s?(?:[A-Z]\w*)?\b"#),
        Rule(testDescription: "text, description or arguments", pattern: #"\b(?:var|let) word[s]\b"#),
        Rule(testDescription: "timeout", pattern: #"\bpatienc[e]\b"#),
    ]

    /// Declarations whose names are Apple's.
    private static let namesOfApple = ["TextInputAutocapitalization(type: .words)"]

    private static let files = House.swiftFiles(under: "Sources")

    @Test("comments use the words of Apple and of the field")
    func comments() throws {
        try check(Self.prose) { line in
            line.firstRange(of: "//").map { line[$0.lowerBound...] }
        }
    }

    @Test("names use the words of Apple and of the field")
    func identifiers() throws {
        try check(Self.names) { line in
            line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
        }
    }

    @Test("documentation says more than a word or two")
    func summaries() throws {
        for file in Self.files {
            for (index, line) in file.lines.enumerated() where Self.isBriefSummary(index, in: file.lines) {
                Issue.record(
                    "\(file.path):\(index + 1): \(line.drop { $0 == " " }) Say its unit, range or default")
            }
        }
    }

    /// Whether a line is documentation of its own that has one or two words.
    private static func isBriefSummary(_ index: Int, in lines: [String]) -> Bool {
        func isComment(_ index: Int) -> Bool {
            lines.indices.contains(index) && lines[index].drop { $0 == " " }.hasPrefix("///")
        }
        guard isComment(index), !isComment(index - 1), !isComment(index + 1) else { return false }
        return lines[index].split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" && $0 != "_" }
            .count <= 2
    }

    private func check(_ rules: [Rule], part: (String) -> Substring?) throws {
        let any = try Regex(rules.map { "(?:\($0.pattern))" }.joined(separator: "|"))
            .wordBoundaryKind(.simple)
        let each = try rules.map { ($0.testDescription, try Regex($0.pattern).wordBoundaryKind(.simple)) }
        for file in Self.files {
            for line in file.numbered {
                guard let text = part(line.text), let match = text.firstMatch(of: any),
                    !Self.namesOfApple.contains(where: text.contains)
                else { continue }
                let advice = each.first { text.firstMatch(of: $0.1) != nil }?.0 ?? ""
                Issue.record("\(file.path):\(line.number): \(text[match.range]): write \(advice)")
            }
        }
    }
}
