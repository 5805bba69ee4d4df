import Testing

@testable import SwiftPorting

@Suite("Leaving out the uses of variables that are left out")
struct LostVariableTests {
    /// Reduces a text by one error, at the mark `^`.
    private func reduced(_ marked: String, _ reason: String) -> (text: String, reasons: [String]) {
        let parts = marked.split(separator: "^", omittingEmptySubsequences: false)
        let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let message = CompilerMessage(
            file: "a", line: before.count, column: (before.last?.utf8.count ?? 0) + 1, text: reason)
        let reduction = SourceReduction(Array(parts.joined().utf8), [message], lineOffset: 0)
        let text = String(decoding: reduction.text, as: UTF8.self)
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        return (lines.filter { !$0.isEmpty }.joined(separator: "|"), reduction.omitted.map(\.reason))
    }

    private let reason = "cannot find 'missing' in scope"

    @Test("leaves out what uses a variable of a function, and what uses that, as one error each would")
    func chain() {
        let (text, reasons) = reduced(
            "func f() {\n    let a = ^missing()\n    let b = a.b\n    show(b)\n    done()\n}\n", reason)
        #expect(text == "func f() {|done()|}")
        #expect(
            reasons == [
                "cannot find 'missing' in scope", "cannot find 'a' in scope", "cannot find 'b' in scope",
            ])
        // A call with other arguments has a meaning without this one.
        #expect(
            reduced("func f() {\n    let a = ^missing()\n    show(a, 1)\n}\n", reason).text
                == "func f() {|show(omittedPiece(), 1)|}")
        // So does the variable of a `guard`.
        let guarded = "func f() {\n    guard let a = ^missing() else { return }\n    show(a)\n}\n"
        #expect(reduced(guarded, reason).text == "func f() {|}")
        let two = "func f() {\n    guard x, let a = ^missing() else { return }\n    show(a)\n}\n"
        #expect(reduced(two, reason).text == "func f() {|guard x else { return }|}")
    }

    @Test("leaves names alone that something else may declare")
    func others() {
        for use in [
            "list.map { a in a.b }", "list.map { (a: Int) in a }", "if let a = other() { show(a) }",
            "func g(a: Int) { show(a) }", "x.a()",
        ] {
            let text = "func f() {\n    let a = ^missing()\n    \(use)\n}\n"
            #expect(reduced(text, reason).text == "func f() {|\(use)|}")
            #expect(reduced(text, reason).reasons == [reason])
        }
        // What precedes the variable names another, as does what stands outside its block.
        let text =
            "func f() {\n    show(a)\n    do {\n        let a = ^missing()\n        b()\n    }\n    show(a)\n}\n"
        #expect(reduced(text, reason).text == "func f() {|show(a)|do {|b()|}|show(a)|}")
        // A variable of a known type has a value, and is there.
        #expect(
            reduced("func f() {\n    let a: Int? = ^missing()\n    show(a)\n}\n", reason).text
                == "func f() {|let a: Int? = omittedPiece()|show(a)|}")
        #expect(reduced("let a = ^missing()\nshow(a)\n", reason).text == "show(a)")
    }

    @Test("leaves out what uses a property in its type, unless a superclass may have it")
    func properties() {
        let type = "cannot find type 'Missing' in scope"
        let (text, reasons) = reduced(
            "class A: B {\n    let a: ^Missing\n    init(a: Int) { self.a = a }\n    func f() {\n        a.g()\n        h()\n    }\n}\n",
            type)
        #expect(text == "class A: B {|init(a: Int) { }|func f() {|h()|}|}")
        #expect(
            reasons == [type, "value of type 'A' has no member 'a'", "cannot find 'a' in scope"])
        for (source, left) in [
            (
                "class A: B {\n override var a: ^Missing { c }\n func f() { a.g() }\n}\n",
                "class A: B {|func f() { a.g() }|}"
            ),
            (
                "extension A {\n var a: ^Missing { c }\n func f() { a.g() }\n}\n",
                "extension A {|func f() { a.g() }|}"
            ),
            (
                "struct A {\n let a: ^Missing\n class C: D { func f() { a.g() } }\n}\n",
                "struct A {|class C: D { func f() { a.g() } }|}"
            ),
            (
                "struct A {\n let a: ^Missing\n func f() { let a = 1; show(a) }\n}\n",
                "struct A {|func f() { let a = 1; show(a) }|}"
            ),
        ] {
            #expect(reduced(source, type).text == left)
        }
    }
}
