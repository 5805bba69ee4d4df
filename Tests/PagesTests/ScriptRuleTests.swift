import Pages
import Testing

/// Rules for the programs of pages, as a linter has them.
@Suite("Programs of pages") struct ScriptRuleTests {
    /// A whole program, with the names that it expects to be there.
    struct Program: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        /// What the page that contains it declares.
        var given: Set<String> = []
        var testDescription: String { name }
    }

    static let programs = [
        Program(name: "gallery", text: GalleryFiles.program),
        Program(name: "served gallery", text: GalleryFiles.servedProgram),
        Program(name: "report", text: ReportFiles.program),
        Program(name: "served report", text: ReportFiles.servedProgram),
        Program(name: "film", text: FilmFiles.program, given: ["frames", "end"]),
    ]

    /// What browsers provide, as far as programs use it.
    static let browser: Set<String> = [
        "Array", "Error", "EventSource", "Infinity", "JSON", "Map", "Math", "Number", "Object", "Option",
        "Promise", "Set", "String", "URLSearchParams", "addEventListener", "clearTimeout", "document",
        "fetch", "history", "localStorage", "location", "matchMedia", "navigator", "performance",
        "requestAnimationFrame", "scrollTo", "sessionStorage", "setInterval", "setTimeout", "window",
    ]

    @Test("every name is declared", arguments: programs) func names(program: Program) {
        let names = ScriptNames(of: program.text)
        #expect(names.declared.count > 5)
        for (name, line) in names.used.sorted(by: { $0.value < $1.value })
        where names.declared[name] == nil && !Self.browser.contains(name) && !program.given.contains(name) {
            Issue.record("\(program.name):\(line): \(name) is not declared")
        }
    }

    @Test("every function and variable of a program is used", arguments: programs)
    func uses(program: Program) {
        let names = ScriptNames(of: program.text)
        for (name, line) in names.global.sorted(by: { $0.value < $1.value })
        where names.occurrences[name] == 1 {
            Issue.record("\(program.name):\(line): \(name) is never used")
        }
    }

    @Test("nothing is compared with a conversion, declared with var, or made of markup", arguments: programs)
    func constructs(program: Program) {
        let forbidden: Set<String> = [
            "==", "!=", "var", "eval", "Function", "innerHTML", "outerHTML", "insertAdjacentHTML",
            "DOMParser",
        ]
        for token in ScriptToken.all(in: program.text)
        where token.kind != .text && forbidden.contains(token.text) {
            Issue.record("\(program.name):\(token.line): \(token.text)")
        }
    }

    @Test("programs with functions of their own are strict")
    func strictness() {
        for program in Self.programs where program.given.isEmpty {
            #expect(ScriptToken.all(in: program.text).first?.text == "use strict", "\(program.name)")
        }
    }

    @Test("the rules find what they are for") func rules() {
        let names = ScriptNames(
            of: #"""
                "use strict";
                // unseen
                const [first, { key: second, third = other }] = list.map(item => item.name), fourth = `a ${fifth} b`;
                function unused(one, ...rest) { return one / rest.length / 2 + /[/"]unseen/.source; }
                for (const sixth of first) second({ first, seventh: sixth, eighth });
                """#)
        #expect(
            Set(names.declared.keys) == [
                "first", "second", "third", "item", "fourth", "unused", "one", "rest", "sixth",
            ])
        #expect(
            Set(names.used.keys).subtracting(names.declared.keys) == ["list", "other", "fifth", "eighth"])
        #expect(
            names.global.keys.filter { names.occurrences[$0] == 1 }.sorted() == ["fourth", "third", "unused"])
    }
}
