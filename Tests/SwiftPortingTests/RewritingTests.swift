import Diagnostics
import Foundation
import SwiftPorting
import Testing

@Suite("Rewriting of sources")
struct RewritingTests {
    /// A line of a source and what it becomes.
    struct Row: Sendable {
        var input: String
        var output: String

        init(_ input: String, _ output: String) {
            self.input = input
            self.output = output
        }
    }

    /// Ports one source, and returns its lines without those around it.
    static func lines(_ text: String) throws -> [String] {
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
        let bytes = try #require(ported.texts.first ?? nil)
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let end = try #require(lines.firstIndex(of: "#sourceLocation()"))
        #expect(lines[1] == "#sourceLocation(file: \"A.swift\", line: 1)")
        return lines[2..<end].map(String.init)
    }

    static let rows = [
        Row(
            "struct O: OptionSet { let rawValue: Int; init(rawValue: O.RawValue) { self.rawValue = rawValue } }",
            "struct O: OptionSet { let rawValue: Int; init(rawValue: Int) { self.rawValue = rawValue } }"),
        Row("let a = 1", "let a = 1"),
        Row("@objc func f() {}", "      func f() {}"),
        Row("@objc(name:) func f(_ a: Int) {}", "             func f(_ a: Int) {}"),
        Row("@nonobjc var a = 1", "         var a = 1"),
        Row("@IBDesignable struct A {}", "              struct A {}"),
        Row("@UIApplicationMain enum A {}", "                   enum A {}"),
        Row("@main enum A {}", "      enum A {}"),
        Row("dynamic func f() {}", "        func f() {}"),
        Row(
            "class A { @objc dynamic var a = 1 }",
            "class A {               var a = 1 { didSet { (self as AnyObject as? NSObject)?.didChangeValue(forKey: \"a\") } } }"
        ),
        Row("class A { @objc dynamic var a: Int { 1 } }", "class A {               var a: Int { 1 } }"),
        Row(
            "class A { @objc dynamic var a: Int { get { 1 } set { b = 2 } } }",
            "class A {               var a: Int { get { 1 } set { defer { (self as AnyObject as? NSObject)?.didChangeValue(forKey: \"a\") }; b = 2 } } }"
        ),
        Row(
            "class A { @objc dynamic var a = 1 { didSet { b() } } }",
            "class A {               var a = 1 { didSet { defer { (self as AnyObject as? NSObject)?.didChangeValue(forKey: \"a\") }; b() } } }"
        ),
        Row("@available(iOS 13, *) func f() {}", "@available(iOS 13, *) func f() {}"),
        Row("typealias A = @convention(block) () -> Void", "typealias A =                    () -> Void"),
        Row("import Foundation", "import UIKit"),
        Row("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
        Row("import struct CoreGraphics.CGFloat", "import CoreGraphics"),
        Row("import CoreGraphics", "import CoreGraphics"),
        Row("@_exported import QuartzCore", "@_exported import QuartzCore"),
        Row("import CoreImage.CIFilterBuiltins", "import CoreImage"),
        Row("import Darwin", "import Glibc"),
        Row(
            "typealias A = @convention(c) (AnyObject, Selector) -> Void",
            "typealias A =                (AnyObject, Selector) -> Void"),
        Row("typealias A = @convention(c) (Int32) -> Void", "typealias A = @convention(c) (Int32) -> Void"),
        Row("import SnapshotTesting", "import MaquetteTesting"),
        Row("import os.log", "import MaquetteOS"), Row("import struct os.Logger", "import MaquetteOS"),
        Row("import OSLog", "import MaquetteOS"),
        Row("import UniformTypeIdentifiers", "import MaquetteUniformTypeIdentifiers"),
        Row("let a = os.Logger()", "let a = MaquetteOS.Logger()"),
        Row("let a = os.version", "let a = os.version"),
        Row("import Combine", "import MaquetteCombine"),
        Row("import CryptoKit", "import MaquetteCryptoKit"),
        Row("import CommonCrypto.CommonHMAC", "import MaquetteCommonCrypto"),
        Row("import struct Combine.Just", "import MaquetteCombine"),
        Row("let a: Combine.Just<Int>", "let a: MaquetteCombine.Just<Int>"),
        Row("let a = b.Combine.c", "let a = b.Combine.c"),
        Row("let a: Foundation.URLRequest", "let a: FoundationNetworking.URLRequest"),
        Row("@MainActor class A { isolated deinit {} }", "           class A {          deinit {} }"),
        Row("@MainActor struct A { @Test func f() {} }", "@MainActor struct A { @Test func f() {} }"),
        Row("@MainActor @Suite struct A {}", "@MainActor @Suite struct A {}"),
        Row("@Test @MainActor func f() {}", "@Test @MainActor func f() {}"),
        Row("Task { @MainActor in f() }", "Task { @MainActor in f() }"),
        Row("let a: @MainActor () -> Void = f", "let a:            () -> Void = f"),
        Row("type(of: a).description()", "type(of: a).description()"),
        Row(
            "import XCTest; let a = type(of: b).description()",
            "import XCTest; let a = String(describing: type(of: b))"),
        Row("Bundle(for: self.classForCoder)", "Bundle(for: type(of: self))"),
        Row("a.delegate!.window!!.b", "a.delegate!.window!.b"),
        Row("a.delegate?.window??.b", "a.delegate?.window?.b"),
        Row("if let a = b.delegate!.window! {}", "if let a = b.delegate!.window {}"),
        Row("a.window?.b!.c", "a.window?.b!.c"),
        Row("#Preview { A() }", "                "),
        Row("let a = NSMutableAttributedString()", "let a = NSMutableAttributedString(string: \"\")"),
        Row("let a = NSAttributedString(string: b)", "let a = NSAttributedString(string: b)"),
        Row("let a = #imageLiteral(resourceName: \"b\")", "let a = #imageLiteral(resourceName: \"b\")"),
        Row("@available (iOS 13, *) func f() {}", "@available (iOS 13, *) func f() {}"),
        Row("let a = #keyPath(A.b.c)", "let a = \"b.c\""),
        Row("let a = #keyPath(b.c)", "let a = \"b.c\""),
        Row("delegate?.scrollViewDidScroll?(a)", "delegate?.scrollViewDidScroll(a)"),
        Row("handler?(a)", "handler?(a)"), Row("self.onTap?(a)", "self.onTap?(a)"),
        Row("@objc protocol A {}", "      protocol A: AnyObject {}"),
        Row("@objc protocol A: B {}", "      protocol A: B, AnyObject {}"),
        Row("protocol A {}", "protocol A {}"),
        Row("struct A { @NSManaged var a: String? }", "struct A {            var a: String? }"),
        Row("struct A { @NSManaged var a: Int }", "struct A {            var a: Int = 0 }"),
        Row(
            "import CoreData; extension A { @NSManaged var a: Int }",
            "import CoreData; extension A {            var a: Int "
                + "{ get { value(forKey: \"a\") as? Int ?? 0 } set { setValue(newValue, forKey: \"a\") } } }"),
        Row(
            "import CoreData; extension A { @NSManaged var b: C? }",
            "import CoreData; extension A {            var b: C? "
                + "{ get { value(forKey: \"b\") as? C } set { setValue(newValue, forKey: \"b\") } } }"),
        Row(
            "import CoreData; extension A { @NSManaged func addToSeeds(_ values: NSSet) }",
            "import CoreData; extension A {            func addToSeeds(_ values: NSSet) "
                + "{ add(values, toRelationship: \"seeds\") } }"),
        Row(
            "import CoreData; extension A { @NSManaged func replaceSeeds(at idx: Int, with value: B) }",
            "import CoreData; extension A {            func replaceSeeds(at idx: Int, with value: B) "
                + "{ replace(inRelationship: \"seeds\", at: idx, with: value) } }"),
    ]

    @Test("a line", arguments: rows)
    func line(row: Row) throws {
        #expect(try Self.lines(row.input) == [row.output])
    }

    @Test(
        "a selector",
        arguments: [
            Row("tap", "tap"), Row("tap(_:)", "tap:"), Row("self.tap(_:for:)", "tap:for:"),
            Row("A.move(from:to:)", "moveFrom:to:"), Row("A.paint(color:)", "paintWithColor:"),
            Row("A.B.paintWith(color:)", "paintWithColor:"), Row("named", "other:"),
            Row(
                "image(_:didFinishSavingWithError:contextInfo:)",
                "image:didFinishSavingWithError:contextInfo:"),
            Row("getter: level", "level"), Row("setter: level", "setLevel:"), Row("copy", "copy:"),
            Row("counted", "counted:"), Row("tap as () -> (Int) -> Void", "tap:"),
        ])
    func selector(row: Row) throws {
        let known = "class A { @objc(other:) func named(_ a: Int) {}\n@objc func counted(_ a: Int) {} }\n"
        #expect(
            try Self.lines(known + "let a = #selector(\(row.input))").last
                == "let a = Selector(\"\(row.output)\")")
    }

    @Test("a selector that an object is asked for names the class with the method")
    func askedSelectors() throws {
        let rows = [
            Row(
                "view.responds(to: #selector(getter: UIView.safeAreaLayoutGuide))",
                "view.responds(to: Selector(\"safeAreaLayoutGuide\"), of: UIView.self)"),
            Row(
                "UIView.instancesRespond(to: #selector(UIView.layoutSubviews))",
                "UIView.instancesRespond(to: Selector(\"layoutSubviews\"), of: UIView.self)"),
            Row(
                "class A { func f() -> Bool { responds(to: #selector(tap)) } }",
                "class A { func f() -> Bool { responds(to: Selector(\"tap\"), of: A.self) } }"),
            Row("f(to: #selector(A.tap))", "f(to: Selector(\"tap\"))"),
        ]
        for row in rows { #expect(try Self.lines(row.input).last == row.output) }
    }

    @Test(
        "a condition",
        arguments: [
            Row("os(iOS)", "true"), Row("os(macOS)", "false"), Row("os(Linux)", "false"),
            Row("!os(macOS)", "!false"), Row("os(iOS) || os(tvOS)", "true || false"),
            Row("canImport(UIKit)", "true"), Row("canImport(AppKit)", "false"),
            Row("canImport(QuartzCore)", "true"), Row("canImport(Combine)", "canImport(MaquetteCombine)"),
            Row("targetEnvironment(simulator)", "true"), Row("targetEnvironment(macCatalyst)", "false"),
            Row("DEBUG && os(iOS)", "DEBUG && true"), Row("swift(>=5.0)", "swift(>=5.0)"),
        ])
    func condition(row: Row) throws {
        #expect(
            try Self.lines("#if \(row.input)\nlet a = 1\n#endif") == [
                "#if \(row.output)", "let a = 1", "#endif",
            ])
    }

    @Test("a selector over several lines keeps them")
    func lineBreaks() throws {
        #expect(
            try Self.lines("f(#selector(\n    A.tap(_:)\n), b)\nlet c = 1") == [
                "f(Selector(\"tap:\")", "", ", b)", "let c = 1",
            ])
    }

    @Test("a qualified name of a module that is not there is one of UIKit")
    func qualifiedNames() throws {
        #expect(
            try Self.lines(
                "import CoreFoundation.CFBase\nlet a = CoreFoundation.CFAbsoluteTimeGetCurrent() + b.CoreFoundation.c"
            )
                == [
                    "import UIKit", "let a = UIKit.CFAbsoluteTimeGetCurrent() + b.CoreFoundation.c",
                ])
    }

    @Test(
        "modules that others show on iOS are imported where they are there",
        arguments: [
            Row("import UIKit\nlet a: UNNotification?", "UserNotifications"),
            Row("import UIKit\nlet a = kSecClass", "Security"),
            Row("import UIKit\nlet a = SecRandomCopyBytes(nil, 1, b)", "Security"),
            Row("import Foundation\nlet a: SecAccessControl?", "Security"),
            Row("import SwiftUI\nimport UIKit", "MaquetteCombine"),
            Row("import Foundation\nlet a: AnyCancellable", "MaquetteCombine"),
            Row("import UIKit\nlet a: NSManagedObjectContext", "CoreData"),
        ])
    func shownModules(row: Row) throws {
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(row.input.utf8))])
        let text = String(decoding: try #require(ported.texts.first ?? nil), as: UTF8.self)
        #expect(
            text.contains("#sourceLocation()\n#if canImport(\(row.output))\nimport \(row.output)\n#endif\n"))
        let own =
            "import UIKit\nimport UserNotifications\nimport Combine\nimport SwiftUI\nlet a: UNNotification?"
        let imports = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(own.utf8))])
        let second = String(decoding: try #require(imports.texts.first ?? nil), as: UTF8.self)
        #expect(!second.contains("#if"))
    }

    @Test("observable classes and their import stay, for the macros of the toolchain")
    func observableClasses() throws {
        let source =
            "import Observation\n@Observable @MainActor final class A { var a = 1; @ObservationIgnored var b = 2 }"
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(source.utf8))])
        let text = String(decoding: try #require(ported.texts.first ?? nil), as: UTF8.self)
        #expect(text.contains("import Observation\n@Observable"))
        #expect(text.contains("final class A { var a = 1; @ObservationIgnored var b = 2"))
        #expect(!text.contains("@MainActor"))
    }

    @Test("every source keeps its number of lines")
    func lineCount() throws {
        let text = try String(contentsOf: EndToEndTests.input, encoding: .utf8)
        #expect(
            try Self.lines(text).count == text.split(separator: "\n", omittingEmptySubsequences: false).count
                - 1)
    }

    @Test("a method of an extension of UIKit calls those of others that override it")
    func dispatch() throws {
        let text = """
            extension UIView { func add(_ a: A) -> Int { 1 } }
            extension UIControl { override func add(_ a: A) -> Int { 3 } }
            extension UIButton { override func add(_ a: A) -> Int { 2 } }
            extension UILabel { override func add(_ a: A) -> Int { super.add(a) } }
            """
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
        let lines = String(decoding: try #require(ported.texts.first ?? nil), as: UTF8.self)
            .split(separator: "\n").dropFirst(2).map(String.init)
        let names = ["View", "Control", "Button", "Label"].map { "addInExtensionOfUI\($0)" }
        #expect(lines[0] == "extension UIView { func \(names[0])(_ a: A) -> Int { 1 } }")
        #expect(lines[1].contains(" func \(names[1])(_ a: A) -> Int { 3 }"))
        #expect(lines[3].contains(" func \(names[3])(_ a: A) -> Int { self.\(names[0])(a) }"))
        #expect(!lines.joined().contains("override") && ported.diagnostics.isEmpty)
        let calls = ["Button", "Control", "Label"].map {
            "if let object = self as? UI\($0) { return object.addInExtensionOfUI\($0)(a) }; "
        }
        #expect(
            lines.last
                == "extension UIView { func add(_ a: A) -> Int { \(calls.joined())return \(names[0])(a) } }")
    }

    @Test("a property of an extension of layers asks those of others that override it")
    func dispatchedProperties() throws {
        let text = """
            public extension CALayer { @objc var a: Int { get { 1 } set {} } }
            extension CAGradientLayer { override var a: Int { get { super.a + 1 } set { super.a = newValue } } }
            extension UIView { @objc var a: Int { 2 } }
            extension CGRect { var a: Int { 3 } }
            """
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
        let lines = String(decoding: try #require(ported.texts.first ?? nil), as: UTF8.self)
            .split(separator: "\n").dropFirst(2).map(String.init)
        let names = ["aInExtensionOfCALayer", "aInExtensionOfCAGradientLayer"]
        #expect(lines[0].contains("var \(names[0]): Int { get { 1 } set {} }"))
        #expect(
            lines[1].contains(
                "var \(names[1]): Int { get { self.\(names[0]) + 1 } set { self.\(names[0]) = newValue } }"))
        #expect(ported.diagnostics.isEmpty)
        #expect(
            lines.last
                == "extension CALayer { public var a: Int { get { if let object = self as? CAGradientLayer "
                + "{ return object.\(names[1]) }; return \(names[0]) } set { if let object = self as? CAGradientLayer "
                + "{ object.\(names[1]) = newValue; return }; \(names[0]) = newValue; return } } }")
    }

    @Test("classes in types that other files do not see are not listed")
    func hiddenClasses() {
        let text =
            "fileprivate struct A { class B {} }\nfileprivate class C { class D {} }\nstruct E { class F {} }"
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
        #expect(ported.registry.contains("E.F.self"))
        #expect(!ported.registry.contains("A.B") && !ported.registry.contains("C.D"))
    }

    @Test("what looks up a member of any object is left out")
    func anyObject() throws {
        let text = """
            class A { var all: [AnyObject] { [] }
              func f() { print(all.first?.priority) }
              func g() { print(all.first?.description, all.count) } }
            """
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
        #expect(ported.diagnostics.map(\.code.name) == ["port.omitted"])
        #expect(ported.diagnostics.first?.place?.line == 2)
    }

    @Test(
        "a member of any object that one class has is looked up in that class",
        arguments: [
            Row("(a as AnyObject).cgRectValue", "memberOfAnyObject(a , \\NSValue.cgRectValue)"),
            Row("(a as AnyObject).cgRectValue.size", "memberOfAnyObject(a , \\NSValue.cgRectValue).size"),
            Row("(a as! AnyObject).integerValue", "memberOfAnyObject(a , \\NSNumber.intValue)"),
            Row(
                "(a?[b] as AnyObject?)?.doubleValue ?? 0",
                "memberOfAnyObject(a?[b] , \\NSNumber.doubleValue) ?? 0"),
            Row("(a as? AnyObject)?.cgRectValue.size", "memberOfAnyObject(a , \\NSValue.cgRectValue)?.size"),
            Row("(a as AnyObject?)!.boolValue", "memberOfAnyObject(a , \\NSNumber.boolValue)"),
            Row("(a as AnyObject?).map(f)", "(a as AnyObject?).map(f)"),
            Row("(a as NSNumber).boolValue", "(a as NSNumber).boolValue"),
            Row("a.boolValue", "a.boolValue"),
        ])
    func lookup(row: Row) throws {
        #expect(try Self.lines("let x = " + row.input) == ["let x = " + row.output])
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(row.input.utf8))])
        #expect(ported.diagnostics.isEmpty)
    }

    @Test(
        "a member of any object that several classes may have is reported",
        arguments: [
            "(a as AnyObject).b", "(a as! AnyObject).b", "(a as AnyObject?)?.b", "(a as? AnyObject)?.b",
        ])
    func undecidedLookup(text: String) throws {
        #expect(try Self.lines(text) == [text])
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
        #expect(ported.diagnostics.map(\.code.name) == ["port.changed"])
    }

    @Test("an override in an extension is called by one in the class")
    func override() throws {
        let lines = try Self.lines(
            "class A: B {\n}\nextension A {\n    override func f(_ a: Int, to b: Int) {}\n}")
        #expect(
            lines == [
                "class A: B {",
                "override func f(_ a: Int, to b: Int) { fInExtensionOfA(a, to: b) } }",
                "extension A {", "             func fInExtensionOfA(_ a: Int, to b: Int) {}", "}",
            ])
    }

    @Test("the member of the class gives names to parameters without one")
    func unnamedParameters() throws {
        let lines = try Self.lines(
            "open class A: B {\n}\nextension A {\n    open func f(_: Int, to _: B, _ c: C) throws -> D { d }\n}"
        )
        #expect(
            lines[1]
                == "open func f(_ unnamed1: Int, to unnamed2: B, _ c: C) throws -> D "
                + "{ try fInExtensionOfA(unnamed1, to: unnamed2, c) } }")
        #expect(lines[3] == "    open func fInExtensionOfA(_: Int, to _: B, _ c: C) throws -> D { d }")
    }

    @Test("an observer that is no responder has the method itself, and its subclasses override it")
    func observer() throws {
        let method =
            "override func observeValue(forKeyPath a: String?, of b: Any?, change c: [NSKeyValueChangeKey: Any]?, context d: UnsafeMutableRawPointer?) {}"
        let own = "         func observeValue"
        let one = try Self.lines("class A: NSObject { \(method) }")[0]
        #expect(one.hasPrefix("class A: NSObject, KeyPathObserver { \(own)"))
        let two = try Self.lines("class A: NSObject { \(method) }\nclass B: A { \(method) }")
        #expect(two[0].hasPrefix("class A: NSObject, KeyPathObserver { \(own)"))
        #expect(two[1].hasPrefix("class B: A { override func observeValue"))
        let below = try Self.lines("class A: NSObject {}\nclass B: A { \(method) }")
        #expect(below[0].hasPrefix("class A: NSObject {"))
        #expect(below[1].hasPrefix("class B: A, KeyPathObserver { \(own)"))
        let view = try Self.lines("class A: UIView { \(method) }")[0]
        #expect(view.hasPrefix("class A: UIView { override func observeValue"))
    }

    @Test("views and view controllers are told from other classes")
    func shownClasses() {
        let text =
            "class A: UIView {}\nclass B: A {}\nclass C: UIViewController {}\nclass D: NSObject {}\nclass E {}"
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
        #expect(ported.classes.filter(\.isShown).map(\.name) == ["A", "B", "C"])
    }

    @Test("an exposed method of an extension can be overridden")
    func overridden() throws {
        let lines = try Self.lines(
            "class A {\n}\nextension A {\n    @objc func f() {}\n}\nclass B: A {\n    override func f() {}\n}"
        )
        #expect(lines[1].hasPrefix("func f() { fInExtensionOfA() }"))
        #expect(lines[3] == "          func fInExtensionOfA() {}")
        #expect(lines[6] == "    override func f() {}")
    }

    @Test("a method of an extension that a protocol exposes can be overridden by a subclass")
    func overriddenRequirement() throws {
        let lines = try Self.lines(
            "class A: B {\n}\nextension A: C {\n    func f() {}\n    func g() {}\n}\nclass D: A {\n    override func f() {}\n}"
                + "\nclass E: B {\n    override func g() {}\n}"
        )
        #expect(lines[1].hasPrefix("func f() { fInExtensionOfA() }"))
        #expect(lines[3] == "    func fInExtensionOfA() {}")
        // A class that is no subclass of it overrides another.
        #expect(lines[4] == "    func g() {}")
    }

    @Test("what cannot be carried over is left out and reported at its place")
    func omitted() throws {
        let text = "extension UIView {\n    override var a: Int {\n        1\n    }\n    var b: Int { 2 }\n}"
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
        let diagnostic = try #require(ported.diagnostics.first)
        #expect(ported.diagnostics.count == 1 && diagnostic.code.name == "port.omitted")
        #expect(diagnostic.place?.description == "A.swift:2:5")
        let omitted = try #require(ported.omitted.first?.first)
        #expect(omitted.kind == .declaration && omitted.owner == "UIView" && omitted.name == "a")
        #expect(omitted.line == 2 && omitted.reason == diagnostic.message)
        #expect(
            try Self.lines(text) == [
                "extension UIView {", "                         ", "         ", "     ",
                "    var b: Int { 2 }", "}",
            ])
    }

    @Test("a source that cannot be parsed is left out")
    func unparsable() throws {
        let sources = ["let a = 1", "class {"].map { SourceFile(path: "A.swift", bytes: Array($0.utf8)) }
        let ported = SourcePort.port(sources)
        #expect(ported.texts[0] != nil && ported.texts[1] == nil)
        #expect(ported.diagnostics.map(\.code.name) == ["port.syntax"])
        #expect(ported.diagnostics.first?.place?.line == 1)
    }
}
