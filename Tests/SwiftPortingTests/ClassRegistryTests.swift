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
        return statements(source, naming: "nibOwners[\"A\"]").first.map {
            String($0.drop { $0 != "{" })
        }
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
                "struct Style { var name: String }; init(style: Style) {}", "",
                "{ A(style: A.Style(name: \"\")) }"
            ),
        ])
    func owners(initializer: String, others: String, made: String) {
        #expect(Self.owner(initializer, others) == made)
    }

    @Test("makes no owner that wants what cannot be empty, and none without end")
    func unknownValues() {
        #expect(Self.owner("init(client: Client) {}") == nil)
        #expect(Self.owner("init(loop: Loop) {}", "class Loop { init(loop: Loop) {} }") == nil)
        #expect(Self.owner("init(price: inout Int) {}") == nil)
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
                    + "{ object.store = FileStore() } }"
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
            ])
    }
}
