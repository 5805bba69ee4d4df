import Testing

@testable import SwiftPorting

@Suite("Imports of modules that are not there")
struct ImportTests {
    private static func reduced(_ text: String) -> SourceReduction {
        SourceReduction(Array(text.utf8), lineOffset: 0) { ["UIKit", "Foundation", "Rx_2"].contains($0) }
    }

    @Test("are left out, however they are written")
    func imports() {
        for line in [
            "import Missing", "@testable import Missing", "import struct Missing.Value",
            "import Missing.Part",
            "internal import  Missing", "import /* UIKit */ Missing", "import class\n    Missing.Value",
        ] {
            let reduction = Self.reduced("import UIKit\n\(line)\nlet a = 1\n")
            #expect(reduction.omitted.map(\.name) == ["Missing"], "\(line)")
            #expect(!String(decoding: reduction.text, as: UTF8.self).contains("Missing"))
        }
    }

    @Test("are the only ones: others stay, and so do words of comments and texts")
    func others() {
        for text in [
            "", "import UIKit", "import class UIKit.UIView\nimport Rx_2\n", "let important = 1 // import",
            "// import the file\nimport UIKit\nlet text = \"import Missing\"\n",
            "let import_1 = 2, reimport = 3\n",
        ] {
            let reduction = Self.reduced(text)
            #expect(reduction.omitted.isEmpty && reduction.text == Array(text.utf8), "\(text)")
        }
    }

    @Test("are looked for where the words behind 'import' are not all known")
    func words() {
        func words(_ text: String) -> Set<String> { SourceReduction.wordsAfterImport(in: Array(text.utf8)) }
        #expect(
            words("import A\n@testable import B.C\nimport protocol D.E\nimports reimport F") == [
                "A", "B", "D",
            ])
        #expect(words("import") == [] && words("x.import") == [])
        #expect(words("// import the file") == ["the"] && words("import /* A */ B") == [""])
    }
}
