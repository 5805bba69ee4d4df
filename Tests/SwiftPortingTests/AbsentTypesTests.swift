import Testing

@testable import SwiftPorting

@Suite("Declaring types of modules that are not there")
struct AbsentTypesTests {
    private static func types(_ names: Set<String>, _ texts: String...) -> AbsentTypes {
        let texts = texts.map { Array($0.utf8) }
        return AbsentTypes(
            names, in: texts, besides: DeclaredTypes(in: texts), lineOffset: 0, where: { $0 == "UIKit" })
    }

    private static func text(_ types: AbsentTypes) -> String {
        String(decoding: types.added(to: Array("let list = 1\n".utf8)), as: UTF8.self)
    }

    private static func declares(_ line: String, _ types: AbsentTypes) -> Bool {
        text(types).split(separator: "\n").contains { $0.contains(line) }
    }

    @Test("reads the name of a type in what the compiler says")
    func names() {
        func name(_ text: String) -> String? {
            CompilerMessage(file: "a", line: 1, column: 1, text: text).missingTypeName
        }
        #expect(name("cannot find type 'Rendition' in scope") == "Rendition")
        #expect(name("cannot find 'Task4' in scope") == "Task4")
        // Constants, variables and functions are no types, and names of UIKit are missing in it.
        for other in ["O_EVTONLY", "rendition", "kCFNull", "UIPrinter", "CGImageSource"] {
            #expect(name("cannot find '\(other)' in scope") == nil)
        }
        #expect(name("value of type 'A' has no member 'B'") == nil)
    }

    @Test("declares a class with the initializers, generic parameters and inner types that sources use")
    func classes() {
        let types = Self.types(
            ["Player", "Box", "Kept"],
            """
            import Absent
            class Kept {}
            let a = Player(url: x, 3) { value, error in print(value) }
            let b: Box<Int, Player.Item>? = nil
            let c = Player.Mode(rawValue: 1)
            """)
        #expect(types.names == ["Player", "Box"])
        #expect(Self.declares("open class Player: AbsentModuleValue {", types))
        #expect(
            Self.declares(
                "public convenience init<A0, A1, R2>(url p0: A0, _ p1: A1, "
                    + "@_implicitSelfCapture _ p2: @escaping (AbsentModuleValue, (any Error)?) throws -> R2)",
                types))
        #expect(Self.declares("open class Box<T0, T1>: AbsentModuleValue {", types))
        #expect(Self.declares("    open class Item: AbsentModuleValue {", types))
        #expect(Self.declares("        public convenience init<A0>(rawValue p0: A0)", types))
    }

    @Test("finds the arguments of a generic type where they are not written")
    func inferredArguments() {
        let types = Self.types(["Box"], "var a: Box<Int>\nlet b = Box(value: 3)\nlet c = Box.just(1)")
        #expect(Self.declares("public convenience init<A0>(value p0: A0)", types))
        #expect(Self.declares("public convenience init(value p0: T0)", types))
        let text = Self.text(types)
        #expect(
            text.contains("extension Box where T0 == Any {\n    @discardableResult public static func `just`")
        )
    }

    @Test("makes the value of an initializer optional where it is unwrapped")
    func failableInitializers() {
        let types = Self.types(["Player"], "if let a = Player(url: x) {}\nlet b = Player(name: x)")
        #expect(Self.declares("public convenience init?<A0>(url p0: A0)", types))
        #expect(Self.declares("public convenience init<A0>(name p0: A0)", types))
    }

    @Test("declares members of a type and those that are written without it")
    func members() {
        let types = Self.types(
            ["Player"],
            "import Absent\nPlayer.shared.set(.loud, for: 2)\nPlayer.play(at: nil)\nx.mode = .default")
        #expect(Self.declares("public static var `shared`: AbsentModuleValue", types))
        #expect(Self.declares("public static func `play`(at p0: Any?) -> AbsentModuleValue", types))
        #expect(Self.declares("public static func `play`<T>(at p0: Any?) -> T", types))
        #expect(Self.declares("public static var `loud`: Self", types))
        #expect(Self.declares("public static var `default`: Self", types))
        #expect(
            Self.declares(
                "public final func callAsFunction<A1>(_ p0: AbsentModuleValue, for p1: A1) -> AbsentModuleValue",
                types))
    }

    @Test("declares an empty protocol for a type that is only conformed to")
    func protocols() {
        let types = Self.types(
            ["PlayerDelegate", "Themed", "Base"],
            """
            class A: UIView, PlayerDelegate {}
            struct B: Themed {}
            class C: Base {}
            var base: Base
            weak var delegate: PlayerDelegate?
            """)
        // What may be a superclass is replaced by a class of UIKit, as before.
        #expect(types.names == ["PlayerDelegate", "Themed"])
        #expect(Self.declares("public protocol PlayerDelegate: AnyObject {}", types))
        #expect(Self.declares("public protocol Themed {}", types))
    }

    @Test("extends the class of UIKit that a name ends with")
    func viewsOfUIKit() {
        let types = Self.types(["BadgeLabel"], "let a = BadgeLabel(count: 3)")
        #expect(Self.declares("open class BadgeLabel: UILabel {", types))
        #expect(
            Self.declares(
                "@_disfavoredOverload public convenience init<A0>(count p0: A0) { self.init() }", types))
    }

    @Test("declares nothing for functions of C")
    func functions() {
        #expect(Self.types(["XMLReadFile"], "let a = XMLReadFile(path, nil)").names.isEmpty)
        #expect(Self.types(["Reader"], "let a = Reader(path, nil)").names == ["Reader"])
    }

    @Test("notes each line that uses a type, with what is around it")
    func uses() {
        let types = Self.types(
            ["Player"], "class A {\n    var a: Player?\n    func f() { Player.play(Player()) }\n}",
            "let b = 1")
        #expect(types.uses.keys.sorted() == [0])
        let uses = types.uses[0] ?? []
        #expect(uses.map(\.line) == [2, 3])
        #expect(uses.map(\.name) == ["a", "f"])
        #expect(uses.allSatisfy { $0.owner == "A" && $0.placeholderName == "Player" && !$0.isLoss })
    }

    @Test("writes its declarations once")
    func repeats() {
        let types = Self.types(["Player"], "let a: Player")
        let once = types.added(to: Array("let list = 1\n".utf8))
        #expect(types.added(to: once) == once)
        #expect(AbsentTypes().added(to: once) == Array("let list = 1\n".utf8))
    }

    @Test("asks for the value that is wanted in place of one of which nothing is known")
    func neededValues() {
        let types = Self.types(["Player"], "let a: Player = b")
        let reason = "cannot convert value of type 'Player' to expected argument type 'String'"
        let unified = types.unified(reason)
        #expect(unified == reason.replacing("Player", with: "AbsentModuleValue"))
        let text = SourceReductionTests.text("show(a./*1*/title(1), 2)", unified)
        #expect(text == ["show(a.title(1).asNeeded(), 2)"])
        let binding = "initializer for conditional binding must have Optional type, not 'AbsentModuleValue'"
        #expect(
            SourceReductionTests.text("if /*1*/let a = b.c {}", binding)
                == ["if let a = b.c as AbsentModuleValue? {}"])
        #expect(
            SourceReductionTests.text("func f() { guard /*1*/let a = b.c else { return } }", binding)
                == ["func f() { guard let a = Optional(b.c) else { return } }"])
    }
}
