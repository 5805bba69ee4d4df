import Testing

@testable import SwiftPorting

/// Parts of statements that are left out, so that the rest of the statement runs.
@Suite("Reduction of sources to pieces")
struct PieceReductionTests {
    private func text(_ marked: String, _ reason: String) -> String {
        SourceReductionTests.text(marked, reason).map { line in
            line.split(separator: " ").joined(separator: " ")
        }.joined(separator: "\n")
    }

    private func body(_ statement: String, _ reason: String) -> String {
        let text = text("func f() { \(statement) }", reason)
        return String(text.dropFirst("func f() { ".count).dropLast(" }".count))
    }

    @Test("takes calls from chains whose value nobody uses")
    func statements() {
        let reason = "value of type 'AnyPublisher<Int, Never>' has no member 'logged'"
        #expect(body("feed.values()./*1*/logged(to: a).sink { b }", reason) == "feed.values() .sink { b }")
        #expect(body("feed.values()./*1*/logged { a }", reason) == "feed.values()")
        #expect(body("Page {\\n a()./*1*/logged()\\n }", reason).contains("a()"))
        // Without a call before it nothing is left to be done.
        #expect(body("feed./*1*/logged()", reason).isEmpty)
        #expect(text("func f() {  a?./*1*/logged() }", reason) == "func f() { }")
    }

    @Test("takes calls from chains whose value has a type that most calls keep")
    func values() {
        let color = "value of type 'UIColor' has no member 'darker'"
        #expect(body("label.textColor = color./*1*/darker(by: 2)", color) == "label.textColor = color")
        #expect(body("show(UIColor.red./*1*/darker)", color) == "show(UIColor.red )")
        #expect(body("let a = color./*1*/darker().cgColor", color) == "let a = color .cgColor")
        #expect(body("color./*1*/darker = 1", color).isEmpty)
        #expect(body("let a = color./*1*/darker.cgColor", color).isEmpty)
        #expect(
            body("let a = view./*1*/request?.url == b", "value of type 'UIWebView' has no member 'request'")
                .isEmpty)
        #expect(body("let a = model./*1*/title()", "value of type 'Model' has no member 'title'").isEmpty)
    }

    @Test("writes empty arguments, from the innermost outwards")
    func arguments() {
        let reason = "cannot find 'Theme' in scope"
        #expect(
            body("show(title: \"a\", font: /*1*/Theme.font)", reason)
                == "show(title: \"a\", font: omittedPiece())")
        #expect(body("add(label(/*1*/Theme.title))", reason) == "add(label(omittedPiece()))")
        #expect(
            body("add(label(/*1*/omittedPiece()), 1)", "ambiguous use of 'omittedPiece'")
                == "add(omittedPiece(), 1)")
        #expect(body("add(/*1*/omittedPiece(), 1)", "ambiguous use of 'omittedPiece'").isEmpty)
        #expect(body("let a = label(/*1*/Theme.title)", reason) == "let a = label(omittedPiece())")
        #expect(body("show(/*1*/Theme.title) { a() }", reason) == "show(omittedPiece()) { a() }")
    }

    /// The compiler chooses the piece that needs no conversion: without one of type `Any`, all others would need one, and
    /// none would be better.
    @Test("has a piece for arguments of any type")
    func anyPieces() {
        let lines = SourceReduction.placeholderDeclarations.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("func omittedPiece() -> Any {") }.count == 1)
    }

    @Test("keeps no call without what it is about")
    func essentialArguments() {
        let reason = "cannot find 'Theme' in scope"
        #expect(body("show(/*1*/Theme.title)", reason).isEmpty)
        #expect(body("table.cell(withIdentifier: /*1*/Theme.cell, for: path)", reason).isEmpty)
        #expect(body("list.insert(a, at: /*1*/Theme.index)", reason).isEmpty)
        #expect(body("view.image = UIImage(named: /*1*/Theme.name)", reason).isEmpty)
        #expect(
            body("switch a { case .b(/*1*/Theme.c, d): e(); default: g() }", reason)
                == "switch a { default: g() }")
    }

    @Test("writes an empty text for a value in a text, and takes one side of '??'")
    func texts() {
        let reason = "cannot find 'Theme' in scope"
        #expect(body("a = \"\\(/*1*/Theme.count) days\"", reason) == "a = \"\\(\"\") days\"")
        #expect(body("a = /*1*/Theme.title ?? b", reason) == "a = b")
        #expect(body("a = b ?? /*1*/Theme.title", reason) == "a = b ?? omittedPiece()")
        #expect(body("a = b ?? /*1*/omittedPiece()", "cannot convert").isEmpty)
    }

    @Test("writes empty values of variables with a type")
    func initialValues() {
        let reason = "cannot find 'Theme' in scope"
        #expect(
            text("class A { let a: UIColor = /*1*/Theme.color }", reason)
                == "class A { lazy var a: UIColor = omittedCode() }")
        #expect(
            text("class A { static let a: B = /*1*/Theme.b }", reason)
                == "class A { static let a: B = omittedCode() }")
        #expect(
            text("struct A { let a: UIColor = /*1*/Theme.color }", reason)
                == "struct A { let a: UIColor = omittedPiece() }")
        #expect(text("let a: B = /*1*/Theme.b", reason) == "let a: B = omittedCode()")
        #expect(body("let a: B = /*1*/Theme.b", reason) == "let a: B = omittedPiece()")
        #expect(text("class A { let a = /*1*/Theme.b }", reason) == "class A { }")
        #expect(text("class A { lazy var a: B = /*1*/omittedCode() }", "ambiguous") == "class A { }")
        #expect(
            text("extension A { static let b = UIColor./*1*/brand }", "type 'UIColor' has no member 'brand'")
                == "extension A { static let b = (omittedPiece() as UIColor) }")
    }

    @Test("takes conditions of a guard, patterns of a case, and branches with an else")
    func parts() {
        let reason = "cannot find 'Theme' in scope"
        #expect(
            body("guard let a = b, let c = /*1*/Theme.c else { return }", reason)
                == "guard let a = b else { return }")
        #expect(body("if /*1*/Theme.a { b() } else { c() }", reason) == "do { c() }")
        #expect(body("if /*1*/Theme.a { b() } else if c { d() }", reason) == "if c { d() }")
        #expect(body("if /*1*/Theme.a { b() }", reason).isEmpty)
        #expect(body("do { a() } catch /*1*/Theme.b { c() }", reason) == "do { a() }")
        #expect(
            body("switch a { case .b, ./*1*/c: d() }", "type 'A' has no member 'c'")
                == "switch a { case .b : d() }")
    }

    @Test("ends switches whose cases were left out")
    func switches() {
        #expect(
            body("/*1*/switch a { case .b: c() }", "switch must be exhaustive")
                == "switch a { case .b: c() default: break }")
        #expect(
            body(
                "switch a { /*1*/case .b:\n default: c() }",
                "'case' label in a 'switch' must have at least one executable statement")
                == "switch a { case .b: break\ndefault: c() }")
    }

    @Test("takes marks that are not needed, and writes those that are")
    func marks() {
        let forced = "cannot force unwrap value of non-optional type 'Int'"
        #expect(body("let a = b.c/*1*/!", forced) == "let a = b.c")
        let chained = "cannot use optional chaining on non-optional value of type 'B'"
        #expect(body("a.b()/*1*/?.c()", chained) == "a.b() .c()")
        let bound = "initializer for conditional binding must have Optional type, not 'Int'"
        #expect(body("if /*1*/let a = b.c { d() }", bound) == "if let a = Optional(b.c) { d() }")
        #expect(body("if /*1*/let a { d() }", bound) == "if let a = Optional(a) { d() }")
        let optional =
            "value of optional type 'B?' must be unwrapped to refer to member 'c' of wrapped base type 'B'"
        #expect(body("a./*1*/b.c()", optional) == "a.b?.c()")
        #expect(body("let d = a./*1*/b.c", optional).isEmpty)
        #expect(body("/*1*/try a.b()", "errors thrown from here are not handled") == "try? a.b()")
        let throwing = "call can throw, but it is not marked with 'try' and the error is not handled"
        #expect(body("/*1*/a.b()", throwing) == "try? a.b()")
        let waiting = "expression is 'async' but is not marked with 'await'"
        #expect(body("let a = /*1*/b.c()", waiting) == "let a = await b.c()")
        let required =
            "initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'C'"
        #expect(text("class C: P { /*1*/init() {} }", required) == "class C: P { required init() {} }")
    }

    @Test("counts marks as no loss")
    func losses() {
        let text = Array("func f() { a! }".utf8)
        let message = CompilerMessage(
            file: "a.swift", line: 1, column: 13, text: "cannot force unwrap value of non-optional type 'Int'"
        )
        let omitted = SourceReduction(text, [message], lineOffset: 0).omitted
        #expect(omitted.map(\.kind) == [.mark])
        #expect(omitted.filter(\.isLoss).isEmpty)
    }
}
