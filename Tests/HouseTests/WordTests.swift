import Foundation
import Testing

@Suite("Words that must not stand in Sources")
struct WordTests {
    let table = ImportTable(markdown: House.text("ARCHITECTURE.md"))
    let files = House.swiftFiles(under: "Sources")

    /// A word, and what to do instead.
    struct Rule: Sendable {
        var word: String
        var advice: String
    }

    // The words are concatenated so that this file does not contain them.
    static let everywhere = [
        Rule(word: "try" + "!", advice: "handle the error, or turn it into a Diagnostic"),
        Rule(word: "as" + "!", advice: "use as? and handle nil"),
        Rule(word: "fatal" + "Error(", advice: "record a Diagnostic and go on"),
        Rule(word: "TO" + "DO", advice: "do it, or write an issue"),
        Rule(word: "FIX" + "ME", advice: "mend it, or write an issue"),
        Rule(word: "XX" + "X", advice: "say it in a sentence"),
    ]

    @Test("words with a better way", arguments: everywhere)
    func words(rule: Rule) {
        for file in files {
            for line in file.numbered where Self.holds(line.text, word: rule.word) {
                Issue.record("\(file.path):\(line.number): \(rule.word): \(rule.advice)")
            }
        }
    }

    /// Files of classes of constants only that have a subclass, for which the compiler cannot know it.
    static let constantClasses: Set = ["Sources/ScreenDocuments/Vocabulary/AttributeKey.swift"]

    @Test("unchecked promises stand in the seams to C and to threads only, with the reason on the line")
    func uncheckedPromises() {
        let marks = ["@unchecked" + " Sendable", "nonisolated" + "(unsafe)"]
        for file in files {
            for line in file.numbered where marks.contains(where: line.text.contains) {
                #expect(
                    table.touchesC(file.module) || file.module == "Parallel"
                        || Self.constantClasses.contains(file.path)
                        || !table.pipeline.contains(file.module),
                    "\(file.path):\(line.number): \(file.module) is no seam; make the type Sendable"
                )
                #expect(
                    line.text.contains("//"),
                    "\(file.path):\(line.number): say on the same line, after //, why the promise holds")
            }
        }
    }

    @Test("no global variables")
    func globals() {
        let pattern =
            /^(?:(?:public|package|internal|private|fileprivate)(?:\(set\))?\s+)*(?:static\s+)?var\s+\w+[^{]*=/
        for file in files where file.module != "dev" {
            for line in file.numbered where line.text.firstMatch(of: pattern) != nil {
                Issue.record("\(file.path):\(line.number): a global var; pass the value, or make it a let")
            }
        }
    }

    /// Where the wall clock, random numbers and the user's home may be named, and why.
    static let worldExceptions = [
        "Sources/Processes/RunningProgram.swift": "a limit of time for another program",
        "Sources/AppFence/Deadline.swift": "a limit of time for the code of an app",
        "Sources/Goldens/DigestRecording.swift": "how often a run writes a file",
        "Sources/LoopbackServer/AccessToken.swift": "a secret of a server",
        "Sources/PreviewServer/Stopwatch.swift": "how long a render took, for the tools of browsers",
        "Sources/FoundationAdditions/Storage/FileManager.swift": "the property that is replaced",
        "Sources/CoreGraphics/CoreFoundation/CoreFoundationNames.swift": "the function that is replaced",
    ]

    @Test("no wall clock, random numbers or home folder on the path of a render")
    func outsideWorld() {
        let words = [
            "Date" + "()", "Date" + ".now", "Continuous" + "Clock", "Suspending" + "Clock",
            "clock_" + "gettime",
            "gettime" + "ofday", "CFAbsolute" + "TimeGetCurrent()", "system" + "Uptime", ".random" + "(",
            ".random" + "Element(", ".shuffled" + "()", "UU" + "ID()", "SystemRandom" + "NumberGenerator",
            "homeDirectory" + "ForCurrentUser", "NSHome" + "Directory()",
        ]
        let tools: Set = [
            "dev", "HostilePrograms", "HostileProjects", "TestSupport", "SeededRandom", "RandomTrees",
        ]
        for file in files where !tools.contains(file.module) {
            guard Self.worldExceptions[file.path] == nil else { continue }
            for line in file.numbered {
                for word in words where Self.holds(line.text, word: word) {
                    Issue.record(
                        "\(file.path):\(line.number): \(word): the same input must give the same picture")
                }
            }
        }
    }

    @Test("the pipeline calls no platform mathematics")
    func mathematics() {
        let names = [
            "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2",
            "expm1",
            "log", "log2", "log10", "log1p", "pow", "hypot", "cbrt", "erf", "tgamma",
        ]
        for file in files where table.pipeline.contains(file.module) {
            for line in file.numbered {
                for name in names where Self.calls(line.text, function: name) {
                    Issue.record(
                        """
                        \(file.path):\(line.number): \(name)( differs between platforms; \
                        use Geometry's Trigonometry, a table or exact arithmetic
                        """)
                }
            }
        }
    }

    @Test("the pipeline names no Foundation")
    func foundation() {
        for file in files where table.pipeline.contains(file.module) {
            for line in ImportLine.all(in: file) {
                #expect(
                    !line.module.hasPrefix("Foundation"),
                    "\(file.path):\(line.number): \(file.module) is a stage of the pipeline; find another way"
                )
            }
        }
    }

    /// Whether a line contains a word that is not preceded by a letter.
    static func holds(_ line: String, word: String) -> Bool {
        var rest = line[...]
        while let range = rest.range(of: word) {
            let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
            let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
            let endsInLetter = word.last?.isLetter ?? false
            if !before.isLetter, before != "_", !(endsInLetter && after.isLetter),
                !(word.hasSuffix("!") && after == "=")
            {
                return true
            }
            rest = rest[range.upperBound...]
        }
        return false
    }

    /// Whether a line calls a free function with a name: not a member call, declaration or comment.
    static func calls(_ line: String, function: String) -> Bool {
        guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return false }
        var rest = line[...]
        while let range = rest.range(of: function + "(") {
            let head = line[..<range.lowerBound]
            let before = head.last ?? " "
            if !before.isLetter, !before.isNumber, before != "_", before != ".", !head.hasSuffix("func ") {
                return true
            }
            rest = rest[range.upperBound...]
        }
        return false
    }

    @Test func findsWords() {
        #expect(Self.holds("let a = try" + "! b", word: "try" + "!"))
        #expect(!Self.holds("if x as" + "!= y", word: "as" + "!"))
        #expect(!Self.holds("retry" + "! b", word: "try" + "!"))
        #expect(Self.calls("let y = sin(x)", function: "sin"))
        #expect(!Self.calls("let y = asin(x)", function: "sin"))
        #expect(!Self.calls("let y = value.sin(x)", function: "sin"))
        #expect(!Self.calls("// sin(x)", function: "sin"))
        #expect(!Self.calls("func sin(_ x: Double)", function: "sin"))
    }
}
