import SwiftPorting
import Testing

/// Source: "Automatic Initializer Inheritance" and "Required Initializers" in The Swift Programming Language.
@Suite("Initializers of registered classes")
struct RegisteredInitializersTests {
    private static let coder = "required init?(coder: NSCoder) { nil }"

    /// The classes that get an initializer.
    private static func lacking(_ text: String) -> [String] {
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
        let lines = String(decoding: ported.texts.first.flatMap(\.self) ?? [], as: UTF8.self).split(
            separator: "\n")
        return lines.filter { $0.contains("init(registeredClass") }.compactMap { line in
            line.split(separator: ":").first?.split(separator: " ").last.map(String.init)
        }
    }

    @Test(
        "are added where the class does not inherit them",
        arguments: [
            "class A: UICollectionViewCell { \(coder) }",
            "class A: UICollectionReusableView { init(a: Int) {}; \(coder) }",
            "class A: UIKit.UICollectionViewListCell { \(coder) }",
            "class A: UITableViewCell { override init(frame: CGRect) {}; \(coder) }",
            "class A: UITableViewHeaderFooterView { override init(style: Int, reuseIdentifier: String?) {}; \(coder) }",
            "class A: UIStoryboardSegue { init(a: Int) {} }",
            "class A: UICollectionViewLayoutInvalidationContext { init(a: Int) {} }",
        ])
    func added(text: String) {
        #expect(Self.lacking(text) == ["A"])
    }

    @Test(
        "are not added where the class inherits them",
        arguments: [
            "class A: UICollectionViewCell { override init(frame: CGRect) {}; \(coder) }",
            "class A: UICollectionViewCell { let a = 1 }",
            "class A: UITableViewCell { convenience init(a: Int) {} }",
            "class A: UITableViewCell { override init(style: B, reuseIdentifier id: String?) {}; \(coder) }",
            "class A: UITableViewHeaderFooterView { override init(reuseIdentifier: String?) {}; \(coder) }",
            "class A: UIStoryboardSegue { override func perform() {} }",
            "class A: UIStoryboardSegue { override init(identifier: S?, source: B, destination: C) {} }",
            "class A: UICollectionViewFlowLayoutInvalidationContext { override init() {} }",
            "class A: UIView { \(coder) }", "class A { init(a: Int) {} }", "class A: A { init(a: Int) {} }",
        ])
    func inherited(text: String) {
        #expect(Self.lacking(text).isEmpty)
    }

    @Test("of layers are required, and added where a class has others alone")
    func layers() throws {
        let lines = try RewritingTests.lines(
            "class A: CALayer { override init() {} }\nclass B: A { override init() {} }\n"
                + "class C: CAShapeLayer { init(a: Int) {}; override init(layer: Any) {} }\n"
                + "class D: UIView { override init() {} }")
        #expect(lines[0] == "class A: CALayer { required init() {} }")
        #expect(lines[1] == "class B: A { required init() {} }")
        #expect(lines[2].contains("; required convenience init() { self.init(layer: CALayer()) } }"))
        #expect(lines[3].contains("override init() {}"))
    }

    @Test("are inherited from a class that has them, unless it has other initializers")
    func subclasses() {
        let base = "class A: UITableViewCell { init(a: Int) {}; \(Self.coder) }\n"
        #expect(Self.lacking(base + "class B: A { override init(a: Int) {}; \(Self.coder) }") == ["A"])
        #expect(Self.lacking(base + "class B: A { init(b: Int) {}; \(Self.coder) }") == ["A", "B"])
        #expect(
            Self.lacking(base + "class B: A {}\nclass C: B { init(c: Int) {}; \(Self.coder) }") == ["A", "C"])
    }

    @Test("call the initializer that makes registered classes on iOS, if the class has it")
    func calls() throws {
        for (base, initializer, call) in [
            (
                "UICollectionViewCell", "init(frame: CGRect) {}",
                "init(registeredClass frame: CGRect) { self.init(frame: frame) }"
            ),
            (
                "UITableViewCell", "init(style: A, reuseIdentifier: String?) {}",
                "init(registeredClassWithIdentifier identifier: String) "
                    + "{ self.init(style: .default, reuseIdentifier: identifier) }"
            ),
            (
                "UITableViewHeaderFooterView", "init(reuseIdentifier: String?) {}",
                "init(registeredClassWithIdentifier identifier: String) { self.init(reuseIdentifier: identifier) }"
            ),
        ] {
            let text =
                "class A: \(base) { \(initializer); init(a: Int) {}; \(Self.coder) }\n"
                + "class B: A { override \(initializer); \(Self.coder)\n}"
            let lines = try RewritingTests.lines(text)
            #expect(lines.first?.contains("init(registeredClass") == false)
            #expect(lines.last?.hasPrefix("required convenience \(call)") == true)
        }
    }

    @Test("stand on the line of the brace, and are as visible as the class")
    func text() throws {
        let lines = try RewritingTests.lines("open class A: UICollectionViewCell {\n    \(Self.coder)\n}")
        #expect(
            lines.last
                == "public required convenience init(registeredClass frame: CGRect) { preconditionFailure("
                + "\"A has no init(frame:), which makes objects of registered classes\") } }")
        let table = try RewritingTests.lines("class A: UITableViewCell {\n    \(Self.coder)\n}")
        let name = "init(registeredClassWithIdentifier identifier: String)"
        #expect(table.last?.hasPrefix("required convenience \(name) { preconditionFailure(") ?? false)
    }
}
