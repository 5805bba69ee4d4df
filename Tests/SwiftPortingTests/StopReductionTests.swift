import Testing

@testable import SwiftPorting

@Suite("Ending functions where the program stopped")
struct StopReductionTests {
    private func text(_ source: String, stoppedAt lines: Int...) -> [String] {
        let reduction = SourceReduction(
            Array(source.utf8), lineOffset: 0, endingFunctionsAt: lines.map { ($0, "stopped") })
        return String(decoding: reduction.text, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map { line in
                var line = line
                while line.last == " " { line.removeLast() }
                return String(line)
            }
    }

    @Test("keeps what precedes the statement, and all lines")
    func statements() {
        let source = """
            class A {
                override func load() {
                    super.load()
                    title = "A"
                    model!.start()
                    view.tag = 1
                }
            }
            """
        #expect(
            text(source, stoppedAt: 5) == [
                "class A {", "    override func load() {", "        super.load()", "        title = \"A\"",
                "", "", "    }",
                "}",
            ])
    }

    @Test("leaves out the modifier or the view of a body")
    func views() {
        let source = """
            struct A: View {
                var body: some View {
                    Text(names[0])
                    Text("b")
                        .padding(sizes[1])
                        .onAppear {
                            start()
                            stop()
                        }
                }
            }
            """
        #expect(text(source, stoppedAt: 3)[2] == "        EmptyView()")
        #expect(text(source, stoppedAt: 3)[3] == "        Text(\"b\")")
        #expect(text(source, stoppedAt: 5)[4].isEmpty)
        #expect(text(source, stoppedAt: 5)[5] == "            .onAppear {")
        #expect(
            text(source, stoppedAt: 8)[6...8] == [
                "                start()", "                return omittedCode()", "            }",
            ])
    }

    @Test("takes the whole statement of a nested one")
    func nestedStatements() {
        let source = "func a() {\n    one()\n    if b {\n        two()\n        stop()\n    }\n    three()\n}"
        #expect(text(source, stoppedAt: 5) == ["func a() {", "    one()", "", "", "", "", "", "}"])
    }

    @Test("returns an empty value where one is returned")
    func values() {
        #expect(
            text("func a() -> Int {\n    stop()\n    return 1\n}", stoppedAt: 2) == [
                "func a() -> Int {", "    return omittedCode()", "", "}",
            ])
        #expect(text("var a: Int { b! }", stoppedAt: 1) == ["var a: Int { return omittedCode() }"])
        #expect(
            text("class A {\n    func a() -> Int { b! }\n}", stoppedAt: 2) == [
                "class A {", "    func a() -> Int { return omittedCode() }", "}",
            ])
        #expect(
            text("class A {\n    deinit { b!.c() }\n}", stoppedAt: 2) == [
                "class A {", "    deinit {        }", "}",
            ])
        #expect(
            text("var a: Int {\n    b!\n}", stoppedAt: 2) == [
                "var a: Int {", "    return omittedCode()", "}",
            ])
        #expect(
            text(
                "var a: Int {\n    get {\n        b!\n    }\n    set {\n        c!\n    }\n}", stoppedAt: 3, 6
            )
                == [
                    "var a: Int {", "    get {", "        return omittedCode()", "    }", "    set {", "",
                    "    }", "}",
                ])
    }

    @Test("ends a closure, and not the function around it")
    func closures() {
        let source = "func a() {\n    run {\n        one()\n        stop()\n    }\n    two()\n}"
        #expect(
            text(source, stoppedAt: 4) == [
                "func a() {", "    run {", "        one()", "        return omittedCode()", "    }",
                "    two()", "}",
            ])
    }

    @Test("leaves out one statement of an initializer, and never the call of another")
    func initializers() {
        let source = "class A {\n    init() {\n        super.init()\n        stop()\n        b = 1\n    }\n}"
        #expect(
            text(source, stoppedAt: 4) == [
                "class A {", "    init() {", "        super.init()", "", "        b = 1", "    }", "}",
            ])
        #expect(text(source, stoppedAt: 3).joined(separator: "\n") == source)
    }

    @Test("replaces the initial value of a property of a type")
    func properties() {
        #expect(
            text("class A {\n    let a: Int =\n        stop()!\n}", stoppedAt: 3)
                == ["class A {", "    let a: Int =", "        omittedCode()", "}"])
    }

    @Test("changes nothing where it is done already, or where there is no code")
    func places() {
        let source = "func a() -> Int {\n    return omittedCode()\n}\n\n"
        #expect(text(source, stoppedAt: 2, 4, 90).joined(separator: "\n") == source)
    }

    @Test("ends a function once that has stopped twice")
    func repetition() {
        let source = "func a() {\n    one()\n    two()\n    three()\n}"
        #expect(text(source, stoppedAt: 4, 3) == ["func a() {", "    one()", "", "", "}"])
    }

    @Test("says what is left out, with its line")
    func report() {
        let reduction = SourceReduction(
            Array("//\n//\nclass A {\n    func a() {\n        stop()\n    }\n}".utf8), lineOffset: 2,
            endingFunctionsAt: [(3, "stopped")])
        #expect(
            reduction.omitted == [
                OmittedCode(kind: .statement, owner: "A", name: "a", line: 3, reason: "stopped")
            ])
    }
}
