import Foundation
import TestSupport
import Testing

/// Apps whose code attacks before it is asked for anything, if the program that compiles apps is beside the tool.
@Suite(
    "maquette app", .serialized,
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: AppBuilderTool.path),
        "maquette-app-builder is not built"))
struct HostileAppTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// The program's own functions come before those of the C library, also for the code that answers the tool.
    @Test("is not harmed by code that takes the place of functions of the C library")
    func interposition() throws {
        try directory.write(ClassStoryboard.text(["Attack", "Fine"]), to: "project/Main.storyboard")
        try directory.write("secret", to: "target/secret.txt")
        try directory.write(Self.attack(on: directory.path + "/target"), to: "project/Attack.swift")
        let run = try Tool.run(
            ["app", "project", "--build-path", "build", "-o", "out"], in: directory.path)
        #expect(run.status == 0, "\(run.errors)")
        // It has come to be called, and nothing of what it tried has succeeded.
        let fine = try directory.data("out/Main.Fine.iphone-16.png")
        #expect(try directory.data("out/Main.Attack.iphone-16.png") == fine)
        #expect(directory.files.filter { $0.hasPrefix("target/") } == ["target/secret.txt"])
        #expect(try directory.data("target/secret.txt") == Data("secret".utf8))
        #expect(!directory.files.contains { $0.hasPrefix("project/written") })
    }

    /// A controller that is green if the attacks were made and all of them were refused.
    private static func attack(on folder: String) -> String {
        """
        import Foundation
        import UIKit
        nonisolated(unsafe) var attacks: Set<String> = []
        nonisolated(unsafe) var successes: Set<String> = []
        func attack(_ name: String) {
            guard attacks.insert(name).inserted else { return }
            for path in ["\(folder)/written", "written", "/tmp/maquette-written"] {
                if let file = fopen(path, "w") { fclose(file); successes.insert("write") }
            }
            if fopen("\(folder)/secret.txt", "r") != nil { successes.insert("read") }
            if system("id > \(folder)/executed") == 0 { successes.insert("execute") }
            if socket(2, 1, 0) >= 0 || socket(1, 1, 0) >= 0 { successes.insert("connect") }
            if kill(getppid(), 0) == 0 { successes.insert("signal") }
        }
        func original<Function>(_ name: String, as type: Function.Type) -> Function {
            unsafeBitCast(dlsym(UnsafeMutableRawPointer(bitPattern: -1), name), to: type)
        }
        @_cdecl("setrlimit") public func ownLimit(_ resource: Int32, _ limits: UnsafeRawPointer) -> Int32 {
            attack("setrlimit")
            return 0
        }
        @_cdecl("prctl") public func ownOption(_ option: Int32, _ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int32 {
            attack("prctl")
            return 0
        }
        @_cdecl("setenv") public func ownVariable(
            _ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>, _ replaces: Int32
        ) -> Int32 {
            attack("setenv")
            typealias Function =
                @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, Int32) -> Int32
            return original("setenv", as: Function.self)(name, value, replaces)
        }
        @_cdecl("fork") public func ownFork() -> Int32 {
            attack("fork")
            return original("fork", as: (@convention(c) () -> Int32).self)()
        }
        class Attack: UIViewController {
            override func viewDidLoad() {
                view.backgroundColor = attacks.contains("setenv") && successes.isEmpty ? .systemGreen : .systemRed
                print(attacks, successes)
            }
        }
        class Fine: UIViewController { override func viewDidLoad() { view.backgroundColor = .systemGreen } }
        """
    }
}
