import Testing

@testable import SwiftPorting

@Suite("How far the compiler came that says something")
struct MessageDepthTests {
    private func message(_ text: String) -> CompilerMessage {
        CompilerMessage(file: "a", line: 1, column: 1, text: text)
    }

    @Test(
        "knows errors of what paths through functions set, return and read",
        arguments: [
            "missing return in getter expected to return 'String?'",
            "return from initializer without initializing all stored properties",
            "constant 'a' used before being initialized",
            "variable 'a' captured by a closure before being initialized",
            "property 'self.a' not initialized at super.init call",
            "'super.init' isn't called on all paths before returning from initializer",
            "'self' used in method call 'f' before 'super.init' call",
            "'self' used in property access 'a' before all stored properties are initialized",
        ])
    func flow(text: String) {
        #expect(message(text).isOfFlow && !message(text).isOfCrash)
    }

    @Test(
        "knows others",
        arguments: [
            "cannot find 'a' in scope", "missing return type", "value of type 'A' has no member 'b'",
            "missing argument for parameter 'a' in call", "switch must be exhaustive",
        ])
    func types(text: String) {
        #expect(!message(text).isOfFlow && !message(text).isOfCrash)
    }

    @Test("knows where the compiler crashes") func crash() {
        let output =
            "Stack dump:\n0.\tProgram arguments: x\n1.\tWhile type-checking expression at [/a.swift:2:5 - line:2:9]\n"
        #expect(CompilerMessage.all(in: output).map(\.isOfCrash) == [true])
    }
}
