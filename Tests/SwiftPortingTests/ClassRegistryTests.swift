import SwiftPorting
import Testing

/// What the list of classes says of objects that no storyboard makes.
@Suite("The list of classes")
struct ClassRegistryTests {
    /// Ports a source, and returns the statements of the list that name something.
    private static func statements(_ text: String, naming name: String) -> [String] {
        let ported = SourcePort.port(
            [SourceFile(path: "A.swift", bytes: Array(text.utf8))], makesValues: true)
        return ported.registry.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
            .filter { $0.hasPrefix("ported.") && $0.contains(name) }.map(String.init)
    }

    private static func owner(_ initializer: String, _ others: String = "") -> String? {
        let source = """
            class A: UIViewController { \(initializer); required init?(coder: NSCoder) { fatalError() } }
            \(others)
            """
        return statements(source, naming: "nibOwners[\"A\"]").last.map {
            String($0.drop { $0 != "{" })
        }
    }

    /// The lines of the ported source.
    private static func lines(_ text: String) -> [String] {
        let ported = SourcePort.port(
            [SourceFile(path: "a.swift", bytes: Array(text.utf8))], makesValues: true)
        let bytes = ported.texts.first.flatMap(\.self) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test(
        "makes the owner of a nib with the fewest and with empty arguments",
        arguments: [
            ("init(model: Model?) {}", "", "{ A(model: nil) }"),
            ("init(_ names: [String], by index: [Int: String], count: Int = 3) {}", "", "{ A([], by: [:]) }"),
            ("init(text: String) {}; convenience init() {}", "", "{ A() }"),
            ("init(done: @escaping (Int, String) -> Void) {}", "", "{ A(done: { _, _ in }) }"),
            ("init(make: () -> String?) {}", "", "{ A(make: { nil }) }"),
            ("private init() {}; init(isOn: Bool) {}", "", "{ A(isOn: false) }"),
            (
                "init(season: Season) {}", "enum Season { case spring(Int), summer }",
                "{ A(season: Season.summer) }"
            ),
            (
                "init(tip: Tip) {}",
                "struct Tip { let text: String; var size = 3; var link: URL?; var twice: Int { 2 } }",
                "{ A(tip: Tip(text: \"\")) }"
            ),
            (
                "init(client: any Client) {}",
                "protocol Client {} \n final class Remote: Client { static let shared = Remote(); private init() {} }",
                "{ A(client: Remote.shared) }"
            ),
            (
                "init(items: Box<[Int]>) {}",
                "final class Box<V> { var value: V; init(_ value: V) { self.value = value } }",
                "{ A(items: Box<[Int]>([])) }"
            ),
            (
                "init(pair: Pair<Int, String?>) {}", "struct Pair<T, U> { var first: T; let second: U }",
                "{ A(pair: Pair<Int, String?>(first: 0, second: nil)) }"
            ),
            (
                "struct Style { var name: String }; init(style: Style) {}", "",
                "{ A(style: A.Style(name: \"\")) }"
            ),
        ])
    func owners(initializer: String, others: String, made: String) {
        #expect(Self.owner(initializer, others) == made)
    }

    @Test("asks for values of other types when the program runs, and makes no owner without end")
    func unknownValues() {
        #expect(Self.owner("init(client: Client, size: Int) {}") == "{ A(client: stubbedValue(), size: 0) }")
        #expect(
            Self.owner("init(loop: Loop) {}", "class Loop { init(loop: Loop) {} }")
                == "{ A(loop: Loop(loop: Loop(loop: stubbedValue()))) }")
        #expect(Self.owner("init(price: inout Int) {}") == nil)
    }

    @Test("makes values of the generic types that protocols ask for")
    func genericValues() {
        let source = """
            final class Box<V> { var value: V; init(_ value: V) { self.value = value } }
            protocol Model { var items: Box<[Int]> { get }; func title() -> Box<String>; var other: Other<Int> { get } }
            """
        #expect(
            Self.statements(source, naming: "valuesByType[ObjectIdentifier(Box") == [
                "ported.valuesByType[ObjectIdentifier(Box<String>.self)] = { Box<String>(\"\") }",
                "ported.valuesByType[ObjectIdentifier(Box<[Int]>.self)] = { Box<[Int]>([]) }",
            ])
    }

    @Test("calls no initializer that a structure with one of its own does not have")
    func ownInitializers() {
        let maker = Self.owner("init(s: S) {}", "struct S { let a: Int; init(a: Int) throws { self.a = a } }")
        #expect(maker?.contains("S(a:") != true)
    }

    @Test("tries other initializers where the best does not compile")
    func otherOwners() {
        let source = """
            class A: UIViewController {
                init(client: Client, size: Int) {}
                convenience init(size: Int) {}
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        #expect(
            Self.statements(source, naming: "nibOwners[\"A\"]") == [
                "ported.nibOwners[\"A\"] = { A(client: stubbedValue(), size: 0) }",
                "ported.nibOwners[\"A\"] = { A(size: 0) }",
            ])
    }

    @Test("makes values of protocols and of other names of types")
    func protocolsAndAliases() {
        let source = """
            protocol Service {}
            struct Remote: Service { var address: String }
            private protocol Hidden {}
            class A: UIViewController { typealias Done = (Int) -> Void; init(done: @escaping Done) {} }
            """
        #expect(
            Self.statements(source, naming: "valuesByType[ObjectIdentifier((any") == [
                "ported.valuesByType[ObjectIdentifier((any Service).self)] = { PortedStub_Service() }",
                "ported.valuesByType[ObjectIdentifier((any Service).self)] = { Remote(address: \"\") }",
            ])
        #expect(
            Self.statements(source, naming: "nibOwners") == [
                "ported.nibOwners[\"A\"] = { A(done: { _ in }) }"
            ])
    }

    @Test("takes another name of several protocols for a protocol, and asks for values of own protocols")
    func compositions() {
        let source = """
            protocol Input { func start() }
            protocol Output { var title: String { get } }
            typealias Model = Input & Output
            protocol Service {}
            final class HomeModel: Model {
                init(service: Service) {}
                func start() {}
                var title: String { "Home" }
            }
            class A: UIViewController { private var model: Model! }
            """
        let made = "HomeModel(service: stubbedValue())"
        #expect(
            Self.statements(source, naming: "(any Model)") == [
                "ported.valuesByType[ObjectIdentifier((any Model).self)] = { PortedStub_Model() }",
                "ported.valuesByType[ObjectIdentifier((any Model).self)] = { \(made) }",
            ])
        let lines = Self.lines(source)
        #expect(
            lines.contains(
                "extension A { func portedGive_model() { if model == nil { model = \(made) } } }"))
        #expect(
            lines.contains {
                $0.hasPrefix("final class PortedStub_Model: Model { ") && $0.contains("func start() {}")
                    && $0.contains("var title: String")
            })
    }

    @Test("declares classes that conform to protocols and do nothing")
    func protocolStubs() {
        let source = """
            @objc protocol View: Base { func show(_ rows: [Row], in list: List); @objc optional func end() }
            protocol Base: NSObjectProtocol { var count: Int { get set }; static func make() throws -> Row }
            protocol Made { init(_ a: Int); subscript(a: Int) -> String { get } }
            protocol Store { associatedtype Value }
            protocol Copied { func copied() -> Self }
            """
        let stubs = Self.lines(source).filter { $0.contains("PortedStub_") }
        let base =
            "var count: Int { get { stubbedValue() } set {} }; static func make() throws -> Row { stubbedValue() }"
        let expected = [
            "final class PortedStub_View: NSObject, View { func show(_ rows: [Row], in list: List) {}; \(base) }",
            "final class PortedStub_Base: NSObject, Base { \(base) }",
            "final class PortedStub_Made: Made { init(_ a: Int) {}; subscript(a: Int) -> String { get { stubbedValue() } }; init() {} }",
        ]
        #expect(stubs == expected)
    }

    @Test("declares the initializer without arguments of a class that stands for a protocol once")
    func plainInitializers() {
        let source = """
            protocol Makeable { init() }
            protocol Loaded { init() throws; init(name: String) }
            protocol Both: Makeable, Loaded {}
            @objc protocol Kept: NSObjectProtocol { init() }
            @objc protocol Named: NSObjectProtocol { init(name: String) }
            """
        #expect(
            Self.lines(source).filter { $0.contains("PortedStub_") } == [
                "final class PortedStub_Makeable: Makeable { init() {} }",
                "final class PortedStub_Loaded: Loaded { init(name: String) {}; init() {} }",
                "final class PortedStub_Both: Both { init(name: String) {}; init() {} }",
                "final class PortedStub_Kept: NSObject, Kept {  }",
                "final class PortedStub_Named: NSObject, Named { init(name: String) {}; override init() {} }",
            ])
    }

    @Test("prefers the initializer of a file to values of other types, unless it does nothing but stop")
    func refusingInitializers() {
        let works = "required init?(coder: NSCoder) { super.init(coder: coder) }"
        let refuses = "required init?(coder: NSCoder) { fatalError(\"not for files\") }"
        #expect(Self.owner("init(client: Client) {}; \(works)") == nil)
        #expect(Self.owner("init(client: Client) {}; \(refuses)") == "{ A(client: stubbedValue()) }")
        #expect(
            Self.owner("init() { fatalError() }; init(client: Client) {}") == "{ A(client: stubbedValue()) }")
    }

    @Test("takes the initializers of the superclass where a class has none")
    func inheritance() {
        let source = """
            class Base: UIViewController { init(title: String) {}; required init?(coder: NSCoder) { nil } }
            class Page: Base { var other = 1 }
            class Cell: UITableViewCell {}
            """
        #expect(
            Self.statements(source, naming: "nibOwners") == [
                "ported.nibOwners[\"Base\"] = { Base(title: \"\") }",
                "ported.nibOwners[\"Page\"] = { Page(title: \"\") }",
            ])
    }

    @Test("finds the app delegate")
    func delegate() {
        let marked =
            "class Other: UIApplicationDelegate {}\n@main class App: UIResponder, UIApplicationDelegate {}"
        #expect(
            Self.statements(marked, naming: "Delegate") == [
                "ported.setApplicationDelegate(named: \"App\") { App() }"
            ])
        let extended = "class App: UIResponder {}\nextension App: UIApplicationDelegate {}"
        #expect(Self.statements(extended, naming: "Delegate").count == 1)
        #expect(Self.statements("class App: UIResponder {}", naming: "Delegate").isEmpty)
    }

    @Test("gives empty values to implicitly unwrapped properties that other code sets")
    func givenProperties() {
        let source = """
            protocol Store {}
            struct FileStore: Store {}
            class A: UIViewController {
                var store: Store!
                private var own: FileStore!
                weak var other: FileStore!
                @IBOutlet var label: UILabel!
                var unknown: Missing!
            }
            """
        #expect(
            Self.statements(source, naming: "emptyValues") == [
                "ported.emptyValues.append { if let object = $0 as? A, object.store == nil "
                    + "{ object.store = FileStore() } }",
                "ported.emptyValues.append { ($0 as? A)?.portedGive_own() }",
                "ported.emptyValues.append { if let object = $0 as? A, object.unknown == nil "
                    + "{ object.unknown = InterfaceClasses.emptyValue(of: Missing.self) } }",
            ])
    }

    @Test("gives empty values to optional properties that their source unwraps")
    func unwrappedProperties() {
        let source = """
            struct Store {}
            class A: UIViewController {
                var store: Store?
                var other: Store?
                var own: Store?
                func load() {
                    print(store!, self.own!.name, model.other!, other as Any)
                }
            }
            """
        #expect(
            Self.statements(source, naming: "emptyValues") == [
                "ported.emptyValues.append { if let object = $0 as? A, object.store == nil "
                    + "{ object.store = Store() } }",
                "ported.emptyValues.append { if let object = $0 as? A, object.own == nil "
                    + "{ object.own = Store() } }",
            ])
    }

    @Test("gives what others would set to values that are given themselves")
    func nestedValues() {
        let source = """
            class Database {}
            class Store { var database: Database! }
            class A: UIViewController { var store: Store! }
            """
        #expect(
            Self.statements(source, naming: "emptyValues") == [
                "ported.emptyValues.append { if let object = $0 as? A, object.store == nil "
                    + "{ object.store = InterfaceClasses.prepared(Store()) } }",
                "ported.emptyValues.append { if let object = $0 as? Store, object.database == nil "
                    + "{ object.database = Database() } }",
            ])
    }

    @Test("makes values of types that code which is left out would have given")
    func valuesByType() {
        let source = """
            enum Mode { case on(Int), off }
            struct Settings { static let usual = Settings(mode: .off); var mode: Mode }
            class Manager { static let shared = Manager(); private init() {} }
            class Model { static let first = Model(); init(mode: Mode) {} }
            class Unknown { init(_ value: Missing) {} }
            private class Hidden {}
            """
        #expect(
            Self.statements(source, naming: "valuesByType") == [
                "ported.valuesByType[ObjectIdentifier(Mode.self)] = { Mode.off }",
                "ported.valuesByType[ObjectIdentifier(Model.self)] = { Model(mode: Mode.off) }",
                "ported.valuesByType[ObjectIdentifier(Settings.self)] = { Settings.usual }",
                "ported.valuesByType[ObjectIdentifier(Unknown.self)] = { Unknown(stubbedValue()) }",
            ])
    }

    @Test("lists the methods of extensions of UIKit's classes, by condition")
    func extensionMethods() {
        let source = """
            extension UIView {
                @objc func later(_ timer: Timer) {}
                @objc private func tapped() {}
                #if SLOW
                @objc func wait() {}
                #endif
                func plain() {}
            }
            extension NSObject { @objc func note(_ a: Any?, b: Any?) {} }
            extension Own { @objc func own() {} }
            class Own {}
            """
        #expect(
            Self.statements(source, naming: "addExtensionMethods") == [
                "ported.addExtensionMethods(of: NSObject.self, [\"note:b:\"]) "
                    + "{ $0.performActionOfNSObject($1, sender: $2, event: $3) }",
                "ported.addExtensionMethods(of: UIView.self, [\"later:\", \"tapped\"]) "
                    + "{ $0.performActionOfUIView($1, sender: $2, event: $3) }",
                "ported.addExtensionMethods(of: UIView.self, [\"wait\"]) "
                    + "{ $0.performActionOfUIView($1, sender: $2, event: $3) }",
            ])
        let registry = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(source.utf8))]).registry
        #expect(
            registry.contains("#if (SLOW)\n        ported.addExtensionMethods(of: UIView.self, [\"wait\"])"))
    }

    @Test("makes no presentation controller, which is given its controllers")
    func presentationControllers() {
        #expect(Self.statements("class A: UIPresentationController {}", naming: "nibOwners").isEmpty)
    }

    /// XCTest shows Foundation, whose types UIKit replaces here.
    @Test("says which of two types a test means")
    func replacedTypes() {
        func registry(_ text: String) -> String {
            SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))]).registry
        }
        let choice = "typealias DispatchQueue = UIKit.DispatchQueue\n"
        #expect(registry("import XCTest\nclass A: XCTestCase {}").contains(choice))
        #expect(!registry("import UIKit\nclass A: UIView {}").contains(choice))
        #expect(!registry("import XCTest\nprivate struct DispatchQueue {}").contains(choice))
        // So that `.current` is that of the module itself, which hides those of both.
        let member = "extension Calendar { static var current: Calendar { .ofRender }"
        #expect(registry("import XCTest\nclass A: XCTestCase {}").contains(member))
        #expect(!registry("import UIKit\nclass A: UIView {}").contains(member))
    }

    @Test("sets no property that code must not use")
    func unavailableProperties() {
        let source = """
            class A: UIView {
                @available(*, unavailable, message: "for Interface Builder") @IBInspectable var kind: String = ""
                @IBInspectable var size: Double = 0
            }
            """
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(source.utf8))])
        let text = ported.texts.compactMap(\.self).map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(text.contains("\"size\""))
        #expect(!text.contains("\"kind\""))
    }
}
