import Foundation
import Testing

/// Swift 6 lets code share mutable state only by few ways: a lock or an atomic number, a promise that the compiler does not
/// check, a task-local value, or what the C library and Foundation keep for a thread. This looks for all of them.
@Suite("State of a process, a task or a thread is where this list says")
struct AmbientStateTests {
    let table = ImportTable(markdown: House.text("ARCHITECTURE.md"))

    /// The files on the path of a render that have such state, each with its reason.
    static let exceptions = [
        "Sources/RenderContext/RenderEnvironment.swift":
            "the one task-local, and what holds outside a render",
        "Sources/RenderContext/RenderThread.swift":
            "the one table by thread: code outside a render has no task-local",
        "Sources/Files/TemporaryFile.swift": "the files to remove when the process is ended by a signal",
        "Sources/Typography/Fonts/FontLibrary.swift": "the library without fonts, which opens none",
        "Sources/Assets/Installation/SymbolOutlines.swift":
            "outlines by name, a cache of files of the installation",
        "Sources/UIKitCore/Rendering/UIView+Naming.swift":
            "names by class, a cache of a function of the class",
        "Sources/UIKitCore/Images/UIImage+Animation.swift":
            "an address as a key, whose memory is not used",
        "Sources/UIKitCore/Documents/NSItemProvider.swift": "a local constant, which is called once",
    ]

    /// Types that do not change although the compiler does not know it, each with its reason.
    static let constantTypes = [
        "Lazy": "a value that is computed once of constants",
        "AttributeDefinition": "holds constants only, as its one subclass does",
    ]

    /// Types that several threads may change, or that hold one: a static constant of such a type is a table.
    struct SharedTypes {
        private(set) var names: Set<String> = []

        init(_ files: [TextFile]) {
            add(files, holding: #"(?:Mutex|Atomic)"#)
            for file in files {
                for line in file.lines where line.contains("@unchecked" + " Sendable") {
                    let name = line.firstMatch(of: /\bclass (\w+)/).map { String($0.1) }
                    if let name { names.insert(name) }
                }
            }
            names.subtract(AmbientStateTests.constantTypes.keys)
            // Those that hold one of these directly.
            add(files, holding: "(?:\(names.sorted().joined(separator: "|")))")
        }

        /// Adds the types that have a stored property of some types.
        private mutating func add(_ files: [TextFile], holding types: String) {
            let text = #"^    (?:(?:public|package|private|fileprivate) )*let \w+(?:: | = )"# + types + #"\b"#
            guard let property = try? Regex(text) else { return }
            let declaration =
                /^(?:@\w+ )*(?:(?:public|package|private|fileprivate|open|final) )*(?:class|struct) (\w+)/
            for file in files {
                var type: String?
                for line in file.lines {
                    if let match = line.firstMatch(of: declaration) { type = String(match.1) }
                    if line == "}" { type = nil }
                    if let type, line.firstMatch(of: property) != nil { names.insert(type) }
                }
            }
        }
    }

    /// The modules whose code runs in a render, and the stubs of frameworks.
    private var modules: Set<String> {
        var found: Set<String> = [], next: Set = ["ScreenBuilder", "Interaction", "MyLayout"]
        while let module = next.subtracting(found).min() {
            found.insert(module)
            next.formUnion(table.rows[module]?.modules ?? [])
        }
        return found
    }

    /// The lines that declare or use state of a process, a task or a thread.
    static func findings(in files: [TextFile]) -> [(file: TextFile, number: Int, text: String)] {
        let types = SharedTypes(files).names.union(["Mutex", "Atomic"]).sorted().joined(separator: "|")
        let constants =
            #"^\s*(?:(?:public|package|private|fileprivate) )*(?:static let|static var|let|var) \w+"#
        let value = #"(?:: (?:\[.*)?| = \[?)(?:"# + types + #")\b"#
        let words = [
            "@Task" + "Local", "nonisolated" + "(unsafe)", "thread" + "Dictionary",
            "pthread_" + "self", "pthread_" + "key", "pthread_" + "getspecific", "thread_" + "local",
        ]
        let thread = /\bThread\.current\b/
        guard let table = try? Regex(constants + value) else { return [] }
        return files.flatMap { file in
            file.numbered.compactMap { line in
                let isGlobal = line.text.contains("static ") || !line.text.hasPrefix(" ")
                let isTable = isGlobal && !line.text.hasSuffix("}") && line.text.firstMatch(of: table) != nil
                let isOfThread = line.text.firstMatch(of: thread) != nil
                guard isTable || isOfThread || words.contains(where: line.text.contains) else { return nil }
                return (file, line.number, line.text)
            }
        }
    }

    @Test("no table by process, task or thread besides the list")
    func tables() {
        let modules = modules
        let files = House.swiftFiles(under: "Sources").filter {
            modules.contains($0.module) || $0.path.hasPrefix("Sources/Frameworks/")
        }
        let findings = Self.findings(in: files)
        for finding in findings where Self.exceptions[finding.file.path] == nil {
            Issue.record(
                """
                \(finding.file.path):\(finding.number): state beyond a render; declare a RenderSlot or an \
                EnvironmentSlot, or give the reason here: \(finding.text)
                """)
        }
        let paths = Set(findings.map(\.file.path))
        for path in Self.exceptions.keys.sorted() where !paths.contains(path) {
            Issue.record("\(path): has no such state any more; remove its line here")
        }
    }

    @Test("every way to keep state is found")
    func ways() {
        let text = """
            final class Box {
                private let values = Mutex<[Int]>([])
            }
            struct Holder {
                let box: Box
            }
            enum Tables {
                private static let counts = Mutex<[String: Int]>([:])
                static let number = Atomic<Int>(0)
                static let box = Box()
                static let holders: [String: Holder] = [:]
                @Task\("Local") static var name: String?
                nonisolated\("(unsafe)") static var depth = 0
                static let color = Color.red
                static var computed: Box { Box() }
            }
            let shared = Box()
            func number() -> ObjectIdentifier { ObjectIdentifier(Thread\(".current")) }
            """
        let found = Self.findings(in: [TextFile(path: "Sources/X/Y.swift", text: text)])
        #expect(found.map(\.number) == [8, 9, 10, 11, 12, 13, 17, 18])
    }
}
