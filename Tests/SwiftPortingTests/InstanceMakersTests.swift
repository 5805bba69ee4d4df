import Testing

@testable import SwiftPorting

/// Source: "Initialization" in The Swift Programming Language, and how Objective-C initializes objects: any class method
/// and initializer is found by the class that the program has.
@Suite("Objects of classes that are known only when the program runs")
struct InstanceMakersTests {
    private static let coder = "required init?(coder: NSCoder) { nil }"

    @Test(
        "are made by a call that finds the class",
        arguments: [
            ("class A<V: UIView> { let a = V() }", "let a = V.instance()"),
            ("struct A<V> where V: UIView { func f() -> V { V.init(frame: b) } }", "V.instance(frame: b)"),
            ("func f<V: UILabel & P>(_ a: V.Type) -> V { V.self.init() }", "V.instance()"),
            (
                "func f<C: UIViewController>() -> C { C(nibName: a, bundle: nil) }",
                "C.instance(nibName: a, bundle: nil)"
            ),
            ("func lend<T>(_ f: (T) -> Void) -> T where T: NSObject { let a = T() }", "let a = T.instance()"),
            (
                "class A<V: UIView> { let type: V.Type\nfunc f() -> UIView { type.init() } }",
                "type.instance()"
            ),
            ("class A<B: UIButton> { func f() -> UIView { B(type: .system) } }", "B.instance(type: .system)"),
            ("func f(of type: UIView.Type) { let a = type.init(frame: b) }", "type.instance(frame: b)"),
            ("func f() { let kind = UIViewController.self; g(kind.init()) }", "g(kind.instance())"),
            (
                "protocol P { var kind: UITableViewCell.Type { get } }\nlet a = p.kind.init(style: .b, reuseIdentifier: c)",
                "p.kind.instance(style: .b, reuseIdentifier: c)"
            ),
            (
                "class A { let kind = UIView.self; func f() { self.kind.init(frame: a) } }",
                "kind.instance(frame: a)"
            ),
            (
                "enum E { case a(Int, UIView.Type) }\nfunc f() { switch e { case .a(_, let b)?: b.init() } }",
                "b.instance()"
            ),
            (
                "enum E { case a(UIView.Type) }\nfunc f() { if case let .a(b) = e { b.init() } }",
                "b.instance()"
            ),
            ("class B: UIView {}\nfunc f(_ type: B.Type) { type.init() }", "type.instance()"),
            ("typealias Box = UIView\nclass A<V: Box> { let a = V() }", "V.instance()"),
            ("class Base: UIControl {}\nfunc f<V: Base>() -> V { V() }", "V.instance()"),
            ("protocol Tile: UIView {}\nfunc f<V: Tile>() -> V { V() }", "V.instance()"),
            ("class A<V: UIView> {}\nextension A { func f() -> V { V() } }", "V.instance()"),
            (
                "protocol P { associatedtype V: UIView }\nextension P { func f() -> V { V() } }",
                "V.instance()"
            ),
            (
                "extension UIView { static func f() -> Self { self.init(frame: a) } }",
                "self.instance(frame: a)"
            ),
            ("extension UIView { class func f() -> Self { Self() } }", "Self.instance()"),
            ("extension P where Self: UIView { static func f() -> Self { Self() } }", "Self.instance()"),
        ])
    func rewritten(text: String, call: String) throws {
        let lines = try RewritingTests.lines(text)
        #expect(lines.joined().contains(call))
    }

    @Test(
        "are left alone where Swift finds the class, or it is none of UIKit's",
        arguments: [
            "class A<V: P> { let a = V() }", "class A<V> { let a = V() }", "class A { let a = V() }",
            "class A<V: UIView> { let a = V(style: .b) }",
            "class A<V: UIView> { let a = V(nibName: a, bundle: b) }",
            "func f<C: UIViewController>() -> C { C(frame: a) }",
            "func f(_ type: P.Type) { type.init() }", "func f(_ type: UIView) { type.init() }",
            "extension UIView { convenience init(a: Int) { self.init(frame: a) } }",
            "typealias A = B\ntypealias B = A\nfunc f<V: A>() -> V { V() }",
            "class A { let a: UIView.Type }\nclass B { let a: C.Type; func f() { x.a.init() } }",
            "enum E { case a(UIView.Type) }\nenum F { case a(C.Type) }\nfunc f() { if case .a(let b) = e { b.init() } }",
        ])
    func unchanged(text: String) throws {
        #expect(try RewritingTests.lines(text).joined(separator: "\n").hasPrefix(text))
    }

    @Test(
        "are left alone where a constant holds a class of the sources with an initializer that Swift checks",
        arguments: [("required init() {}", "()"), ("required init(frame: CGRect) {}", "(frame: a)")])
    func heldClass(initializer: String, arguments: String) throws {
        let call = "func f(_ type: C.Type) { type.init\(arguments) }"
        let lines = try RewritingTests.lines("class B: UIView { \(initializer) }; class C: B {}\n" + call)
        #expect(lines.last == call)
    }

    /// The cases of the method that the last class of a source gets.
    private static func cases(_ text: String) throws -> [String] {
        let line = try RewritingTests.lines(text).last { $0.contains("class ") } ?? ""
        return ["none", "frame", "nib"].filter { line.contains("case .\($0)") }
    }

    @Test(
        "come from the initializers that the class has or inherits",
        arguments: [
            ("class A: UIView {}", "none frame"), ("class A<V>: UIView { let a = 1 }", "none frame"),
            ("class A: UIViewController {}", "none nib"), ("class A {}", ""), ("class A: Unknown {}", ""),
            ("class A: UIView { override init(frame: CGRect) {}; \(coder) }", "none frame"),
            ("class A: UIView { init(a: Int) {}; \(coder) }", ""),
            ("class A: UIView { init() {}; \(coder) }", "none"),
            ("class A: UIView { convenience init(a: Int) {} }", "none frame"),
            ("class A: UIView { private override init(frame: CGRect) {}; \(coder) }", "none"),
            (
                "class A: UIView { @available(*, unavailable) override init(frame: CGRect) {}; init() {} }",
                "none"
            ),
            (
                "class A: UITableViewCell { override init(style: B, reuseIdentifier c: String?) {}; \(coder) }",
                "none frame"
            ),
            ("class A: UITableViewController { override init(nibName: A?, bundle: B?) {}; \(coder) }", "nib"),
            (
                "class B: UIView { init(b: Int) {}; override init(frame: CGRect) {}; \(coder) }\n"
                    + "class A: B { override init(frame: CGRect) {}; \(coder) }", "frame"
            ),
            ("class B: UIView { init(b: Int) {}; \(coder) }\nclass A: B {}", ""),
        ])
    func makers(text: String, cases: String) throws {
        #expect(try Self.cases(text).joined(separator: " ") == cases)
    }

    @Test("have the access that the class needs")
    func access() throws {
        let line = try #require(try RewritingTests.lines("public class A: UIView {}").first)
        #expect(line.contains("override public class func makeInstance"))
    }

    @Test("are made where the compiler reports a class that it does not know")
    func messages() {
        for (text, result) in [
            ("let a = /*1*/V()", "let a = V.instance()"), ("let a = b/*1*/.init()", "let a = b.instance()"),
            ("let a = type(of: b)/*1*/.init(frame: c)", "let a = type(of: b).instance(frame: c)"),
            (
                "let a = row.cellType/*1*/.init(style: .value1, reuseIdentifier: b)",
                "let a = row.cellType.instance(style: .value1, reuseIdentifier: b)"
            ),
            (
                "let a = types[b]/*1*/.init(reuseIdentifier: c)",
                "let a = types[b].instance(reuseIdentifier: c)"
            ),
            (
                "let a = kind/*1*/.init(identifier: b, source: c, destination: d)",
                "let a = kind.instance(identifier: b, source: c, destination: d)"
            ),
        ] {
            let lines = SourceReductionTests.text(
                text,
                "constructing an object of class type 'V' with a metatype value must use a 'required' initializer"
            )
            #expect(lines.first == result)
        }
    }

    @Test("are made with nothing left out where the compiler reports the class")
    func messageKind() throws {
        let text = "func f() { a.b.init(style: c, reuseIdentifier: d) }"
        let message = CompilerMessage(
            file: "a.swift", line: 1, column: 15,
            text:
                "constructing an object of class type 'V' with a metatype value must use a 'required' initializer"
        )
        let reduction = SourceReduction(Array(text.utf8), [message], lineOffset: 0)
        #expect(reduction.omitted.map(\.isLoss) == [false])
    }

    @Test(
        "come from the initializers of single classes of UIKit too",
        arguments: [
            (
                "UITableViewCell",
                "case .cell(let style, let identifier): A(style: style, reuseIdentifier: identifier)"
            ),
            ("UITableViewHeaderFooterView", "case .header(let identifier): A(reuseIdentifier: identifier)"),
            ("UITableView", "case .table(let frame, let style): A(frame: frame, style: style)"),
            (
                "UICollectionView",
                "case .collection(let frame, let layout): A(frame: frame, collectionViewLayout: layout)"
            ),
            ("UINavigationController", "case .root(let controller): A(rootViewController: controller)"),
            ("UITableViewController", "case .tableController(let style): A(style: style)"),
            (
                "UICollectionViewController",
                "case .collectionController(let layout): A(collectionViewLayout: layout)"
            ),
        ])
    func ownMakers(base: String, text: String) throws {
        #expect(try RewritingTests.lines("class A: \(base) {}").joined().contains(text))
    }

    @Test("are not made by an initializer of the same labels and other types")
    func otherTypes() throws {
        let text = "class A: UITableViewCell { init(style: B, reuseIdentifier c: C) {}; \(Self.coder) }"
        #expect(try !RewritingTests.lines(text).joined().contains("case .cell"))
    }
}
