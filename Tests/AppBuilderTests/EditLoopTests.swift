import Diagnostics
import Files
import Foundation
import Processes
import TestSupport
import Testing

@testable import AppBuilder

/// What is compiled again after a change, with the release build beside the tests, where there is one.
@Suite(
    "Edit loop of apps",
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: ReleaseBuild.builder)
            && FileManager.default.fileExists(atPath: ReleaseBuild.folder + "/libMaquetteRuntime.a"),
        "maquette-app-builder is not built"))
struct EditLoopTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try save(
            "Model", "struct Model {\n    var name = \"one\"\n    func text() -> String { \"short\" }\n}\n")
        try save(
            "First",
            """
            class First: UIViewController {
                let model = Model()
                override func viewDidLoad() { title = model.text() }
            }

            """)
        try save("Other", "class Other: UIViewController {\n    func show() { title = \"x\" }\n}\n")
    }

    /// Saves a source of the project.
    private func save(_ name: String, _ text: String) throws {
        _ = try directory.write("import UIKit\n" + text, to: "project/\(name).swift")
    }

    private func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: directory.path + "/project/\(name).swift")
    }

    /// A build, and the names of the sources that it has compiled.
    private struct Result {
        var build: AppBuild
        var compiled: Set<String>

        var module: BuiltModule? { build.modules.last }
        var classes: [String] { module?.classes.map(\.name) ?? [] }
    }

    private func build() throws -> Result {
        let before = objects
        var build = AppBuild(
            AppBuild.Options(
                project: directory.path + "/project", buildFolder: directory.path + "/build"),
            try Installation(buildFolder: ReleaseBuild.folder))
        build.run()
        #expect(build.program != nil, "\(build.diagnostics)")
        let compiled = objects.filter { before[$0.key] != $0.value }.keys
        return Result(build: build, compiled: Set(compiled))
    }

    /// The versions of the object files by the names of the sources.
    private var objects: [String: FileVersion] {
        let paths = directory.files.filter { $0.hasPrefix("build/project.build/") && $0.hasSuffix(".o") }
        let pairs = paths.compactMap { path -> (String, FileVersion)? in
            let name = path.split(separator: "/").last?.dropLast(2).split(separator: "-").last
            return FileVersion(of: directory.path + "/" + path).map { (String(name ?? ""), $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private func programHas(_ text: String) throws -> Bool {
        try directory.data("build/App.app/program").range(of: Data(text.utf8)) != nil
    }

    @Test("compiles a file whose bodies change, and nothing if nothing changes") func bodies() throws {
        #expect(try build().compiled.isSuperset(of: ["Model", "First", "Other"]))
        let same = try build()
        #expect(same.build.isUpToDate && same.compiled.isEmpty)
        try save(
            "Model",
            "struct Model {\n    var name = \"one\"\n    func text() -> String { \"another text of it\" }\n}\n"
        )
        let changed = try build()
        #expect(changed.compiled == ["Model"])
        #expect(changed.module?.roundCount == 1)
        #expect(try programHas("another text of it"))
    }

    @Test("compiles what depends on a declaration that changes") func declarations() throws {
        _ = try build()
        try save(
            "Model",
            "struct Model {\n    var name = 1\n    var size = 2.0\n    func text() -> String { \"short\" }\n}\n"
        )
        let changed = try build()
        #expect(changed.compiled.isSuperset(of: ["Model", "First"]) && !changed.compiled.contains("Other"))
        #expect(changed.module?.roundCount == 1)
    }

    @Test("compiles no other file when one is added, renamed or removed") func files() throws {
        _ = try build()
        try save("New", "class New: UIViewController {}\n")
        let added = try build()
        #expect(
            added.compiled.contains("New") && added.compiled.isDisjoint(with: ["Model", "First", "Other"]))
        #expect(added.classes == ["First", "New", "Other"])
        try remove("New")
        try save("Renamed", "class New: UIViewController {}\n")
        let renamed = try build()
        #expect(renamed.compiled.contains("Renamed") && !renamed.compiled.contains("Other"))
        try remove("Other")
        let removed = try build()
        #expect(removed.classes == ["First", "New"])
        // Neither what was ported of it, nor what was compiled of that.
        #expect(!directory.files.contains { $0.hasSuffix("-Other.swift") || $0.hasSuffix("-Other.o") })
        #expect(removed.compiled.isDisjoint(with: ["Model", "First"]))
    }

    @Test("builds nothing while a source that was saved cannot be parsed") func syntax() throws {
        let program = try build().build.program
        func parse(_ saved: String...) throws -> AppBuild {
            var options = AppBuild.Options(
                project: directory.path + "/project", buildFolder: directory.path + "/build")
            options.savedSources = saved.map { "\(directory.path)/project/\($0).swift" }
            var build = AppBuild(options, try Installation(buildFolder: ReleaseBuild.folder))
            build.run()
            return build
        }
        let before = objects
        try save("Model", "struct Model {\n    func text() -> String { \"short\" }}\n}\n")
        let refused = try parse("Model", "First")
        #expect(refused.program == nil && objects == before)
        let place = try #require(refused.syntaxProblems.first?.place)
        #expect(place.file.hasSuffix("Model.swift") && place.line == 4 && refused.syntaxProblems.count == 1)
        // The file that cannot be parsed is left out if it is not one of those.
        #expect(try parse("First").modules.last?.omitted.isEmpty == false)
        try save("Model", "struct Model {\n    func text() -> String { \"mended\" }\n}\n")
        #expect(try parse("Model").program == program)
    }

    @Test("takes a stub for a type as soon as it is there") func stubs() throws {
        _ = try build()
        _ = try directory.write(
            "import UIKit\nstruct Model {\n    func text() -> String { \"text of the stub\" }\n}\n",
            to: "project/Stubs/Stub.swift")
        #expect(try !build().build.isUpToDate)
        #expect(try programHas("text of the stub"))
        _ = try directory.write(
            "import UIKit\nstruct Model {\n    func text() -> String { \"second text of the stub\" }\n}\n",
            to: "project/Stubs/Stub.swift")
        #expect(try build().compiled == ["Stub"])
        #expect(try programHas("second text of the stub"))
    }

    @Test("sees a change that leaves the size and the time of a file as they were") func sameTime() throws {
        _ = try build()
        let path = directory.path + "/project/Model.swift"
        let time = try #require(
            try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
        let text = try String(contentsOfFile: path, encoding: .utf8).replacing("short", with: "small")
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
        #expect(try build().compiled == ["Model"])
    }

    @Test("leaves out and takes back code as a build from the start does") func errors() throws {
        _ = try build()
        let model = "struct Model {\n    var name = \"one\"\n    func text() -> String { \"short\" }\n}\n"
        try save("Model", model.replacing("\"short\"", with: "unknownText()"))
        let broken = try build()
        #expect(broken.module?.omitted.count == 1, "\(broken.module?.omitted ?? [])")
        try save("Model", model)
        let mended = try build()
        #expect(mended.module?.omitted.isEmpty ?? false)
        // A member that is gone takes with it what asks for it, and comes back with it.
        try save("Model", model.replacing("text()", with: "text(of: Unknown)"))
        #expect(try build().module?.omitted.map(\.file.last).count ?? 0 > 1)
        try save("Model", model)
        #expect(try build().module?.omitted.isEmpty ?? false)
    }

    @Test("finds what code calls and extends of Swift's libraries") func libraries() throws {
        try save(
            "Other",
            """
            class Value: NSObject {}
            class Decoder: JSONDecoder {}
            class Number: NumberFormatter {}
            class Cache: URLCache {}
            class Reader: XMLParser {}
            class Other: UIViewController {
                let queue = DispatchQueue(label: "queue"), group = DispatchGroup()
                override func viewDidLoad() {
                    queue.sync(flags: .barrier) { dispatchPrecondition(condition: .onQueue(queue)) }
                    group.notify(queue: .main) {}
                    Task { await Task.yield() }
                    title = "\\([2, 1].sorted())".replacing(#/a/#, with: "b")
                }
                func never() -> Never { dispatchMain() }
            }

            """)
        let build = try build().build
        #expect(build.modules.last?.omitted.isEmpty ?? false, "\(build.modules.last?.omitted ?? [])")
        #expect(!build.diagnostics.contains { $0.code == .appSymbol }, "\(build.diagnostics)")
    }

    /// The output of the builder, which is killed after some seconds, if any.
    private func runBuilder(timeout: Double? = nil) throws -> String {
        var program = Program(
            ReleaseBuild.builder, [directory.path + "/project", "--build-path", directory.path + "/build"])
        program.output = .captured(atMost: 1 << 16)
        program.timeout = timeout
        return try program.run().text
    }

    @Test("is done by one of two builders, while the other waits") func twoBuilders() async throws {
        async let first = runBuilder()
        async let second = runBuilder()
        let program = directory.path + "/build/App.app/program\n"
        #expect(try await [first, second] == [program, program])
        #expect(FileManager.default.isExecutableFile(atPath: String(program.dropLast())))
    }

    @Test("is taken up after a builder that was killed", arguments: [0.05, 0.2, 0.5, 1.0])
    func killed(after seconds: Double) throws {
        _ = try runBuilder()
        try save(
            "Model", "struct Model {\n    let name = 1\n    func text() -> String { \"long after it\" }\n}\n")
        _ = try runBuilder(timeout: seconds)
        #expect(try !runBuilder().isEmpty)
        #expect(try programHas("long after it"))
        try save(
            "Model",
            "struct Model {\n    let name = 1\n    func text() -> String { \"longer after it\" }\n}\n")
        _ = try runBuilder(timeout: seconds / 2)
        #expect(try !runBuilder().isEmpty)
        #expect(try programHas("longer after it"))
    }
}

/// The release build of this package, with what apps are compiled with.
enum ReleaseBuild {
    static let folder = PackageFiles.url(".build/release").path
    static let builder = folder + "/maquette-app-builder"
}
