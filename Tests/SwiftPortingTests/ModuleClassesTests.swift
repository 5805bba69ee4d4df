import SwiftPorting
import Testing

@Suite("Classes that extend those of other modules")
struct ModuleClassesTests {
    private static let base = SourceFile(
        path: "Base.swift",
        bytes: Array(
            """
            import UIKit
            open class Base: UIViewController { @IBOutlet public var label: UILabel! }
            open class Middle: Base { public init(number: Int) { super.init(nibName: nil, bundle: nil) } }
            open class Plain: UIView {}
            """.utf8))

    private func text(_ source: String, _ dependencies: ModuleClasses) throws -> String {
        let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
        let ported = SourcePort.port([file], dependencies: dependencies)
        return String(decoding: try #require(ported.texts.first ?? nil), as: UTF8.self)
    }

    @Test("override the members that were written for these, which are open")
    func overrides() throws {
        let classes = SourcePort.classes(of: [Self.base])
        for superclass in ["Base", "Middle", "Core.Base"] {
            let text = try text(
                "import Core\nclass A: \(superclass) { @IBOutlet var button: UIButton! }", classes)
            #expect(text.contains("override func setOutlet("), "\(superclass)")
            #expect(!text.contains("InterfaceBuilderConnectable"), "\(superclass)")
        }
        let own = SourcePort.port([Self.base]).texts.first.flatMap(\.self) ?? []
        let written = String(decoding: own, as: UTF8.self)
        for member in ["func setOutlet(", "func performAction(", "func performSegueAction("] {
            #expect(written.contains("open \(member)"), "\(member)")
        }
        #expect(written.contains("override open class func makeInstance("))
    }

    @Test("are connectable on their own where these are not")
    func roots() throws {
        let classes = SourcePort.classes(of: [Self.base])
        let text = try text("import Core\nclass A: Plain { @IBOutlet var button: UIButton! }", classes)
        #expect(text.contains("class A: Plain, InterfaceBuilderConnectable {"))
        // Its superclass shows that it is a view.
        #expect(text.contains("case .frame(let frame): A(frame: frame)"))
    }

    @Test("override what is open in extensions, which becomes a member of the class")
    func extensions() throws {
        let text = try text(
            "open class A: NSObject {}\nextension A: UITableViewDataSource { open func f(_ a: Int) -> Int { a } }",
            ModuleClasses())
        #expect(text.contains("open func f(_ a: Int) -> Int { fInExtensionOfA(a) }"))
    }

    @Test("leave out overrides that the Objective-C runtime alone calls")
    func runtimeMethods() throws {
        let source = SourceFile(
            path: "A.swift",
            bytes: Array(
                "class A: NSObject { override func responds(to a: Selector!) -> Bool { true }; func f() {} }"
                    .utf8))
        let ported = SourcePort.port([source])
        let text = String(decoding: try #require(ported.texts.first ?? nil), as: UTF8.self)
        #expect(!text.contains("responds") && text.contains("func f() {}"))
        #expect(ported.diagnostics.map(\.code.name) == ["port.omitted"])
    }

    @Test("are made by the initializers that they inherit from these")
    func inheritedInitializers() throws {
        let stop = "required public init?(coder: NSCoder) { fatalError() }"
        let base = SourceFile(
            path: "Base.swift",
            bytes: Array(
                """
                open class Rows: UIViewController {
                    public init() { super.init(nibName: nil, bundle: nil) }
                    init(hidden: Int) { super.init(nibName: nil, bundle: nil) }
                    \(stop)
                }
                open class Hidden: UIViewController { init() { super.init(nibName: nil, bundle: nil) }; \(stop) }
                """.utf8))
        let own = SourceFile(
            path: "A.swift", bytes: Array("import Core\nclass A: Rows {}\nclass B: Hidden {}".utf8))
        let ported = SourcePort.port([own], dependencies: SourcePort.classes(of: [base]))
        #expect(ported.registry.contains("ported.nibOwners[\"A\"] = { A() }"))
        #expect(!ported.registry.contains("hidden") && !ported.registry.contains("B()"))
    }

    @Test("are asked for what they forward their messages to")
    func forwarding() throws {
        let text = try text(
            """
            class A: NSObject { override func forwardingTarget(for aSelector: Selector!) -> Any? { b } }
            class B: A { override func forwardingTarget(for a: Selector!) -> Any? { super.forwardingTarget(for: a) } }
            extension UIView { override func forwardingTarget(for aSelector: Selector!) -> Any? { nil } }
            """, ModuleClasses())
        let name = "forwardingTargetOfMessage"
        #expect(text.contains("class A: NSObject, MessageForwarder {"))
        #expect(text.contains("  func \(name)(for aSelector: Selector!) -> Any? { b }"))
        #expect(text.contains("override func \(name)(for a: Selector!) -> Any? { super.\(name)(for: a) }"))
        #expect(!text.contains("forwardingTarget("))
    }

    @Test("pass on what their own superclasses are")
    func chains() throws {
        let middle = SourceFile(path: "M.swift", bytes: Array("open class M: Base {}".utf8))
        let classes = SourcePort.classes(of: [middle], dependencies: SourcePort.classes(of: [Self.base]))
        #expect(
            try text("class A: M { @IBAction func f() {} }", classes).contains("override func performAction(")
        )
    }
}
