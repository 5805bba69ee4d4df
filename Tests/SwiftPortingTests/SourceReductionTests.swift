import Testing

@testable import SwiftPorting

@Suite("Leaving out what does not compile")
struct SourceReductionTests {
    /// Reduces a text by errors at marks: `/*1*/` stands before the place of the first error.
    private static func reduced(_ marked: String, _ reasons: String...) -> SourceReduction {
        var text = marked
        var messages: [CompilerMessage] = []
        for (index, reason) in reasons.enumerated() {
            let mark = "/*\(index + 1)*/"
            guard let range = text.firstRange(of: mark) else { continue }
            let before = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
            messages.append(
                CompilerMessage(
                    file: "a.swift", line: before.count, column: (before.last?.utf8.count ?? 0) + 1,
                    text: reason))
            text.replaceSubrange(range, with: "")
        }
        return SourceReduction(Array(text.utf8), messages, lineOffset: 0)
    }

    static func text(_ marked: String, _ reasons: String...) -> [String] {
        let reduction =
            reasons.count == 2 ? reduced(marked, reasons[0], reasons[1]) : reduced(marked, reasons[0])
        return String(decoding: reduction.text, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return String(line)
        }
    }

    @Test("counts nothing in the classes that stand for those that conform to protocols")
    func stubs() {
        let reason = "type 'A' does not conform to protocol 'B'"
        for (name, count) in [("PortedStub_B", 0), ("A", 1)] {
            let message = reason.replacing("'A'", with: "'\(name)'")
            let reduction = Self.reduced("class /*1*/\(name): B {}", message)
            #expect(!String(decoding: reduction.text, as: UTF8.self).contains(": B"))
            #expect(reduction.omitted.count == count)
        }
    }

    @Test("leaves out at once what is missing whatever becomes of superclasses")
    func missingNames() {
        let text = "class A: Absent {\n    func f() { R.show() }\n    func g() { base() }\n}\n"
        let messages = [
            CompilerMessage(file: "a", line: 1, column: 10, text: "cannot find type 'Absent' in scope"),
            CompilerMessage(file: "a", line: 2, column: 16, text: "cannot find 'R' in scope"),
            CompilerMessage(file: "a", line: 3, column: 16, text: "cannot find 'base' in scope"),
        ]
        let one = SourceReduction(Array(text.utf8), messages, lineOffset: 0, isAboutSuperclasses: true)
        #expect(one.omitted.map(\.line) == [1])
        let both = SourceReduction(
            Array(text.utf8), messages, lineOffset: 0, isAboutSuperclasses: true, hasMissingNames: true)
        #expect(both.omitted.map(\.line) == [1, 2])
        let all = SourceReduction(Array(text.utf8), messages, lineOffset: 0)
        #expect(all.omitted.map(\.line) == [1, 2, 3])
    }

    @Test("ends an initializer that lacks the call of another, and takes its body where that is not the end")
    func initializerEndings() {
        let reason = "'super.init' isn't called on all paths before returning from initializer"
        let stop = "preconditionFailure(\"this initializer was left out, because it does not compile here\")"
        let once = Self.text("init() {\n    if a { return }\n/*1*/}", reason)
        #expect(once == ["init() {", "    if a { return }", " \(stop) }"])
        let twice = Self.text("init() {\n    if a { return }\n \(stop) /*1*/}", reason)
        #expect(twice.joined().split(separator: " ").joined(separator: " ") == "init() { \(stop) }")
        #expect(twice.count == 3)
    }

    @Test("writes a class of UIKit for a superclass that is not there, if its name tells which")
    func superclasses() {
        func line(_ text: String) -> String {
            let line = Self.text(text, "cannot find type 'Base' in scope").first ?? ""
            return line.split(separator: " ").joined(separator: " ")
        }
        #expect(
            line("class A: /*1*/PagedTableViewController, B {}") == "class A: UITableViewController, B {}")
        #expect(line("class A: /*1*/ThemedHostingController<Page> {}") == "class A: UIViewController {}")
        #expect(line("class A: /*1*/GaugeView {}") == "class A: UIView {}")
        #expect(line("class FancyCell: /*1*/Themed<Int> {}") == "class FancyCell: UITableViewCell {}")
        #expect(
            line("class A: /*1*/RowCell { override func draw() {} }").hasPrefix("class A: UITableViewCell"))
        #expect(
            line("class A: /*1*/RowCell { init(frame: CGRect) {} }").hasPrefix(
                "class A: UICollectionViewCell"))
        #expect(line("class PhotoGridCell: /*1*/Base {}") == "class PhotoGridCell: UICollectionViewCell {}")
        #expect(line("class A: /*1*/NSTableView {}") == "class A {}")
        #expect(line("class A: B, /*1*/GaugeView {}") == "class A: B {}")
        #expect(line("struct A: /*1*/View {}") == "struct A {}")
    }

    @Test("takes a statement, and keeps the lines")
    func statements() {
        #expect(
            Self.text(
                "func f() {\n    a()\n    /*1*/Service.log(\n        1)\n    b()\n}", "cannot find 'Service'")
                == ["func f() {", "    a()", "", "", "    b()", "}"])
        #expect(
            Self.text("func f() { x.map { /*1*/bad(); good() } }", "cannot find 'bad' in scope")
                == ["func f() { x.map {        good() } }"])
    }

    @Test("takes one element of several")
    func elements() {
        #expect(
            Self.text("func f() {\n    all([\n        a,\n        /*1*/b,\n        c,\n    ])\n}", "no 'b'")
                == ["func f() {", "    all([", "        a,", "", "        c,", "    ])", "}"])
    }

    @Test("returns an empty value where a value is asked for")
    func values() {
        #expect(
            Self.text("func f() -> Int { return /*1*/bad }", "cannot find 'bad'")
                == ["func f() -> Int { return omittedCode() }"])
        #expect(
            Self.text("var a: Int { /*1*/bad }", "cannot find 'bad'") == [
                "var a: Int { return omittedCode() }"
            ])
        #expect(Self.text("func f() { return /*1*/bad }", "cannot find 'bad'") == ["func f() { return }"])
        #expect(
            Self.text(
                "func f() -> Int {\n    a()\n/*1*/}",
                "missing return in global function expected to return 'Int'")
                == ["func f() -> Int {", "    a()", " return omittedCode() }"])
    }

    @Test("takes what is around where an empty value does not help")
    func escalation() {
        #expect(
            Self.text("let a = 1\nlet b = f { return /*1*/omittedCode() }", "cannot infer") == [
                "let a = 1", "",
            ])
    }

    @Test("takes members, types and inherited types")
    func declarations() {
        #expect(
            Self.text(
                "class A {\n    let a: /*1*/Missing\n    let b = 1\n}", "cannot find type 'Missing' in scope")
                == ["class A {", "", "    let b = 1", "}"])
        #expect(
            Self.text("class A: B, /*1*/Missing {}", "cannot find type 'Missing' in scope") == [
                "class A: B          {}"
            ])
        #expect(
            Self.text(
                "extension /*1*/Missing { func a() {} }\nlet a = 1", "cannot find type 'Missing' in scope")
                == ["", "let a = 1"])
        #expect(
            Self.text("class /*1*/A: B, P, Q {}", "type 'A' does not conform to protocol 'P'")
                == ["class A: B,    Q {}"])
        #expect(
            Self.text("class A: B { override func /*1*/a() {} }", "method does not override any method")
                == ["class A: B {          func a() {} }"])
    }

    @Test("keeps a branch that has nothing else")
    func branches() {
        #expect(
            Self.text("switch a {\ncase 1: /*1*/bad()\ndefault: b()\n}", "cannot find 'bad'")
                == ["switch a {", "case 1: break", "default: b()", "}"])
    }

    @Test("gives properties values that no initializer gives them")
    func initialValues() {
        #expect(
            Self.text("class /*1*/A {\n    let a: Int\n    var b: Int?\n}", "class 'A' has no initializers")
                == ["class A {", "    lazy var a: Int = omittedCode()", "    var b: Int?", "}"])
        #expect(
            Self.text(
                "struct A {\n    let a: Int\n    init() {/*1*/}\n}", "'self.a' not initialized at return")
                == ["struct A {", "    var a: Int = omittedCode()", "    init() {}", "}"])
        #expect(
            Self.text(
                "struct A {\n    let a: Int?\n    var b: Int?\n    init() {/*1*/}\n}",
                "return from initializer without initializing all stored properties")
                == ["struct A {", "    var a: Int? = omittedCode()", "    var b: Int?", "    init() {}", "}"])
        let observed = "class /*1*/A {\n    unowned let a: B\n    var b: Int { didSet {} }\n}"
        #expect(
            Self.text(observed, "class 'A' has no initializers")
                == [
                    "class A {", "    unowned var a: B = omittedCode()",
                    "    var b: Int = omittedCode() { didSet {} }", "}",
                ])
    }

    @Test("takes parameters of initializers whose type is not there, and the arguments for them")
    func parameters() {
        let reason = "cannot find type 'Missing' in scope"
        #expect(
            Self.text("class A { init(a: Int, b: /*1*/Missing) {} }", reason) == [
                "class A { init(a: Int,           ) {} }"
            ])
        #expect(
            Self.text("class A { func f(_ b: /*1*/Missing) {} }", reason) == [
                "class A { func f(_ b: Any?) {} }"
            ])
        #expect(
            Self.text("class A { func f(_ b: Kit./*1*/Missing<Int> = .a) {} }", reason) == [
                "class A { func f(_ b: Any? = nil) {} }"
            ])
        #expect(
            Self.text("class A { func f(b: ([/*1*/Missing]) -> Void) {} }", reason) == [
                "class A { func f(b: ([Any]) -> Void) {} }"
            ])
        #expect(
            Self.text("extension A { static func + (a: /*1*/Missing, b: A) {} }", reason).joined()
                .split(separator: " ") == ["extension", "A", "{", "}"])
        #expect(
            Self.text("class A { func f(b: B = /*1*/Missing.b) {} }", "cannot find 'Missing' in scope") == [
                "class A { func f(b: B = omittedPiece()) {} }"
            ])
        #expect(
            Self.text("let a = A(/*1*/b: c, d: e)", "extra argument 'b' in call") == ["let a = A(      d: e)"]
        )
        #expect(
            Self.text("let a = A(b: c, d: /*1*/e.f())", "extra argument 'd' in call") == [
                "let a = A(b: c,         )"
            ])
        #expect(
            Self.text("let a = A(/*1*/b: c, d, e: f)", "extra arguments at positions #1, #3 in call")
                == ["let a = A(      d,     )"])
        #expect(
            Self.text(
                "let a = A(/*1*/b: c)", "incorrect argument label in call (have 'b:', expected 'coder:')")
                == ["let a = A(    )"])
        #expect(
            Self.text("let a = A(/*1*/b(c), d)", "argument passed to call that takes no arguments")
                == ["let a = A(       )"])
    }

    @Test("writes empty arguments of other initializers, from the innermost outwards")
    func delegatedArguments() {
        let reason = "cannot find 'a' in scope"
        #expect(
            Self.text("init() { self.init(model: Model(/*1*/a.b), size: 1) }", reason)
                == ["init() { self.init(model: Model(omittedCode()), size: 1) }"])
        #expect(
            Self.text("init() { super.init(model: Model(/*1*/omittedCode())) }", "no exact matches")
                == ["init() { super.init(model: omittedCode()) }"])
        #expect(
            Self.text("init() { super.init(model: /*1*/omittedCode()) }", "no 'model'") == [
                "init() {                                  }"
            ])
    }

    @Test("finds what a class extends by its name or by what it overrides, before what follows from that")
    func unnamedSuperclasses() {
        func line(_ text: String) -> String {
            let line = Self.text(text, "cannot find type 'Base' in scope").first ?? ""
            return line.split(separator: " ").joined(separator: " ")
        }
        #expect(line("class TipView: /*1*/Themed {}") == "class TipView: UIView {}")
        #expect(line("class A: /*1*/Kit.PagedView {}") == "class A: UIView {}")
        #expect(
            line("class A: /*1*/Themed { override func viewDidLoad() {} }")
                == "class A: UIViewController { override func viewDidLoad() {} }")
        #expect(line("class A: /*1*/Themed { func viewDidLoad() {} }") == "class A { func viewDidLoad() {} }")
    }

    @Test("looks at superclasses that are not there before what follows from them")
    func superclassesFirst() {
        let text = "class A: ThemedView {\n    override func layoutSubviews() {}\n}"
        let messages = [
            CompilerMessage(
                file: "a.swift", line: 1, column: 10, text: "cannot find type 'ThemedView' in scope"),
            CompilerMessage(
                file: "a.swift", line: 2, column: 19, text: "method does not override any method"),
        ]
        let reduction = SourceReduction(Array(text.utf8), messages, lineOffset: 0, isAboutSuperclasses: true)
        #expect(
            String(decoding: reduction.text, as: UTF8.self)
                == text.replacing("ThemedView", with: "UIView"))
        #expect(reduction.omitted.count == 1)
    }

    @Test("writes the self that closures need which UIKit does not keep")
    func explicitSelf() {
        let reason = "reference to property 'list' in closure requires explicit use of 'self'"
        #expect(Self.text("update({ /*1*/list.insert(1) })", reason) == ["update({ self.list.insert(1) })"])
        // The words of the compiler for a method that is declared more than once.
        let other = "implicit use of 'self' in closure; use 'self.' to make capture semantics explicit"
        #expect(Self.text("update({ /*1*/insert(at: []) })", other) == ["update({ self.insert(at: []) })"])
    }

    @Test("adds initializers that are required here")
    func initializers() {
        #expect(
            Self.text(
                "class C: V {\n    let a = 1\n/*1*/}",
                "'required' initializer 'init(coder:)' must be provided by subclass of 'V'"
            ).last
                == "; required init?(coder: NSCoder) { preconditionFailure(\"this class cannot be made by its name\") } }"
        )
        let stop = "{ preconditionFailure(\"this class cannot be made by its name\") }"
        #expect(
            Self.text(
                "open class C: V {/*1*/}",
                "'required' initializer 'init(registeredClass:)' must be provided by subclass of 'V'")
                == ["open class C: V { public required init(registeredClass frame: CGRect) \(stop) }"])
        let named =
            "'required' initializer 'init(registeredClassWithIdentifier:)' must be provided by subclass of 'V'"
        #expect(
            Self.text("class C: V {/*1*/}", named)
                == ["class C: V { required init(registeredClassWithIdentifier identifier: String) \(stop) }"])
    }

    @Test("names what is left out")
    func names() {
        let reduction = Self.reduced(
            "class A {\n    class B {\n        func f() {\n            /*1*/bad()\n        }\n    }\n    /*2*/let c: Bad\n}",
            "one", "two")
        #expect(reduction.omitted.map(\.owner) == ["A.B", "A"])
        #expect(reduction.omitted.map(\.name) == ["f", "c"])
        #expect(reduction.omitted.map(\.kind) == [.statement, .declaration])
        #expect(reduction.omitted.map(\.line) == [4, 7])
    }

    @Test("takes imports of modules that are not there, and types that stubs declare")
    func imports() {
        let text = Array("import UIKit\nimport Missing\nstruct A {}\nextension A {}\n".utf8)
        let imports = SourceReduction(text, lineOffset: 0) { $0 == "UIKit" }
        #expect(
            String(decoding: imports.text, as: UTF8.self)
                == "import UIKit\n              \nstruct A {}\nextension A {}\n")
        #expect(imports.omitted.map(\.name) == ["Missing"])
        let stubs = SourceReduction(text, lineOffset: 0, replacing: ["A"])
        #expect(
            String(decoding: stubs.text, as: UTF8.self).hasSuffix("Missing\n           \nextension A {}\n"))
        #expect(SourceReduction.typeNames(in: text) == ["A"])
        #expect(SourceReduction.moduleNames(in: [text]) == ["Missing", "UIKit"])
    }

    @Test("looks at imports only where they are compiled for iOS")
    func conditionalImports() {
        let lines = [
            "#if os(iOS) || os(tvOS)", "import UIKit", "#else", "import AppKit", "#endif", "#if DEBUG",
            "import Missing",
            "#endif",
        ]
        let text = Array(lines.joined(separator: "\n").utf8)
        #expect(SourceReduction.moduleNames(in: [text]) == ["Missing", "UIKit"])
        let source = SourceFile(path: "a.swift", bytes: text)
        let ported = SourcePort.port([source]).texts.first.flatMap(\.self) ?? []
        for text in [text, ported] {
            let imports = SourceReduction(text, lineOffset: 0) { $0 == "UIKit" }
            #expect(imports.omitted.map(\.name) == ["Missing"])
        }
    }

    @Test("reads messages of the compiler")
    func messages() {
        let output =
            "/a b/c.swift:12:3: error: no: such thing\nnote\n/x.swift:1:2: warning: w\n<unknown>:0: error: e\n"
        #expect(
            CompilerMessage.all(in: output)
                == [CompilerMessage(file: "/a b/c.swift", line: 12, column: 3, text: "no: such thing")])
    }

    @Test("finds where the compiler crashes")
    func crashes() {
        let output = """
            Stack dump:
            0.\tProgram arguments: swift-frontend -c /x/a.swift
            1.\tWhile evaluating request TypeCheckFunctionBodyRequest(App.(file).f()@/x/a.swift:1:6)
            2.\tWhile type-checking statement at [/x/a.swift:1:10 - line:3:1] RangeText="{
            3.\tWhile type-checking expression at [/x/a.swift:2:5 - line:2:9] RangeText="b"
            Stack dump:
            1.\tWhile silgen emitFunction SIL function "@f" for 'f()' (at /x/b.swift:7:1)
            """
        #expect(CompilerMessage.all(in: output).map(\.file) == ["/x/a.swift", "/x/b.swift"])
        #expect(CompilerMessage.all(in: output).map(\.line) == [2, 7])
        #expect(CompilerMessage.all(in: output + "\n/x/a.swift:9:1: error: e").map(\.line) == [9])
    }

    @Test(
        "finds in the part with imports what it finds in the whole source",
        arguments: [
            "import A\nimport B\nclass C {}\n", "import A", "", "imp",
            "class C { let text = \"import X\" }\nvar a = 1\n",
            "#if os(iOS)\nimport A\n#else\nimport B\n#endif\nimport C.D\nfunc f() { g() }\n",
            "#if DEBUG\nimport A\n#endif\nstruct S {\n    // import Z\n    var a = 1\n}\nvar b = 2\n",
            "struct S { var a = 1 }\nimport Late\nfunc f() {}\n", "@testable import A; import B\nlet a = 0\n",
        ])
    func imports(text: String) {
        let whole = ImportFinder(Array(text.utf8)).moduleNames
        #expect(SourceReduction.moduleNames(in: [Array(text.utf8)]) == Set(whole).sorted())
    }
}
