import SwiftPorting
import Testing

@testable import AppBuilder

@Suite("Sources for other platforms")
struct ForeignPlatformTests {
    private func isForeign(_ text: String) -> Bool {
        ForeignPlatform.owns(SourceFile(path: "a.swift", bytes: Array(text.utf8)))
    }

    @Test("are those that import a module of one on any condition")
    func sources() {
        #expect(isForeign("// AppKit\nimport Foundation\nimport AppKit\nextension NSButton {}\n"))
        #expect(isForeign("  import WatchKit\r\nclass A {}\r\n"))
        #expect(!isForeign("#if canImport(AppKit)\nimport AppKit\n#endif\n"))
        #expect(!isForeign("import UIKit\n// import AppKit\nlet a = \"import AppKit\"\n"))
        #expect(!isForeign(""))
    }
}
