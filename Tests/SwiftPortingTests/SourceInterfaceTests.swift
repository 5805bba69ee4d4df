import Testing

@testable import SwiftPorting

@Suite("What others see of a source")
struct SourceInterfaceTests {
    private func isSame(_ first: String, _ second: String) -> Bool {
        SourceInterface.digest(of: Array(first.utf8)) == SourceInterface.digest(of: Array(second.utf8))
    }

    @Test("is not what stands in bodies")
    func bodies() {
        #expect(isSame("func a() -> Int { 1 }", "func a() -> Int { let b = 2; return b }"))
        #expect(isSame("var a: Int { 1 }", "var a: Int { 2 }"))
        #expect(isSame("var a: Int { get { 1 } set {} }", "var a: Int { get { 2 } set { print(1) } }"))
        #expect(isSame("class A { init() { } }", "class A { init() { print(1) } }"))
    }

    @Test("is what is declared, with values that tell types")
    func declarations() {
        #expect(!isSame("func a() -> Int { 1 }", "func a() -> Double { 1 }"))
        #expect(!isSame("let a = 1", "let a = 1.0"))
        #expect(!isSame("let a = { 1 }()", "let a = { 1.0 }()"))
        #expect(!isSame("private var a = 1", "var a = 1"))
    }

    @Test("is a body that tells the type behind 'some', or that is copied to where it is called")
    func seenBodies() {
        #expect(!isSame("func a() -> some Sequence<Int> { [1] }", "func a() -> some Sequence<Int> { 1..<2 }"))
        #expect(!isSame("var a: some Sequence<Int> { [1] }", "var a: some Sequence<Int> { 1..<2 }"))
        #expect(
            !isSame(
                "subscript() -> some Sequence<Int> { [1] }", "subscript() -> some Sequence<Int> { 1..<2 }"))
        #expect(!isSame("@inlinable func a() -> Int { 1 }", "@inlinable func a() -> Int { 2 }"))
        #expect(!isSame("@inline(__always) init() { a = 1 }", "@inline(__always) init() { a = 2 }"))
    }
}
