import Foundation
import SeededRandom

/// A random app, determined by a seed, whose files ask who builds it to run a program, to read a secret, or to write over a
/// file of the project.
package struct HostileApp {
    /// Descriptions of the hostile changes.
    package private(set) var changes: [String] = []

    /// The folder of the project.
    package let project: String
    /// The folder beside it, with what the project must not run or read.
    let outside: String
    private var numbers: SeededNumbers

    /// The word that imports a module, which in this file would be taken for an import of it.
    private static let load = "import"

    /// What stands in the files outside the project, and must not come into what is built.
    static let secret = "hostile-secret-5f21"

    /// The program that nobody may run; it leaves a file.
    private var trap: String { outside + "/trap.sh" }
    /// The file that the program leaves.
    var mark: String { outside + "/ran" }

    /// Writes an app.
    ///
    /// - Parameters:
    ///   - seed: The seed.
    ///   - folder: An empty folder for the project and for what is beside it.
    package init(seed: UInt64, in folder: String) {
        project = folder + "/project"
        outside = folder + "/outside"
        numbers = SeededNumbers(seed: seed)
        let script = "#!/bin/sh\necho ran >> '\(outside)/ran'\n"
        Self.write(script, to: trap)
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap)
        Self.write("let secret = \"\(Self.secret)\"\n", to: outside + "/Secret.swift")
        Self.write("TOKEN = \(Self.secret)\n", to: outside + "/Secret.xcconfig")
        Self.write("{ Token = \"\(Self.secret)\"; }\n", to: outside + "/Secret.plist")
        Self.write(Self.screen, to: project + "/App/Screen.swift")
        for _ in 0..<numbers.number(2...5) { changes.append(makeChange()) }
        writeDescription()
    }

    /// A controller that compiles, so that the program is linked.
    private static let screen = """
        \(load) UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
        final class Screen: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemTeal }
        }

        """

    private static func write(_ text: String, to path: String) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// A text that makes some program run another, if it is taken for arguments.
    private mutating func arguments() -> [String] {
        numbers.pick(
            ["-load-plugin-executable", trap + "#Evil"], ["-tools-directory", outside], ["--ld-path=" + trap],
            ["-use-ld=" + trap], ["-Xfrontend", "-load-plugin-library", "-Xfrontend", trap],
            ["-Xcc", "-fplugin=" + trap], ["-driver-use-frontend-path", trap],
            ["-Xclang-linker", "-B" + outside])
    }

    // MARK: Changes

    private mutating func makeChange() -> String {
        switch numbers.number(0...9) {
        case 0, 1: addSource(linkerSource(), "a source that gives the linker arguments")
        case 2: addSource(macroSource(), "macros and functions of C")
        case 3: addNamedSource()
        case 4, 5: addLink()
        case 6: addOptionFiles()
        case 7: addModuleMap()
        case 8: addSource(deepSource(), "deep expressions")
        default: addHooks()
        }
    }

    private mutating func addSource(_ text: String, _ change: String) -> String {
        Self.write(text, to: project + "/App/Source\(numbers.number(0...999)).swift")
        return change
    }

    /// A source whose object has arguments in the section that the linker's are taken from.
    private mutating func linkerSource() -> String {
        let bytes = arguments().flatMap { Array($0.utf8) + [0] }
        let type = bytes.map { _ in "UInt8" }.joined(separator: ", ")
        let value = bytes.map { "\($0)" }.joined(separator: ", ")
        let attribute = numbers.pick(
            "@section(\".swift1_autolink_entries\") @used", "@_section(\".swift1_autolink_entries\") @_used")
        return "\(attribute)\nlet entries\(numbers.number(0...999)): (\(type)) = (\(value))\n"
    }

    private mutating func macroSource() -> String {
        """
        \(Self.load) UIKit
        @freestanding(expression) macro run\(numbers.number(0...99))() -> Int = #externalMacro(module: "\(trap)", type: "Evil")
        @_silgen_name("\(numbers.pick("@" + outside + "/Secret.swift", "-help", "$s3App"))") func missing\(numbers.number(0...99))()
        @_cdecl("system") func system\(numbers.number(0...99))(_ text: UnsafePointer<CChar>) -> Int32 { 0 }
        #sourceLocation(file: "\(outside)/Secret.swift", line: 1)
        func call\(numbers.number(0...99))() { #run(); missing() }
        #sourceLocation()

        """
    }

    private mutating func deepSource() -> String {
        let count = numbers.pick(50, 300, 5000)
        return "let deep\(numbers.number(0...99)) = " + String(repeating: "(", count: count) + "1"
            + String(repeating: ")", count: count) + "\n"
    }

    private mutating func addNamedSource() -> String {
        let flags = arguments().joined(separator: numbers.pick("\" \"", "\n", "' '", " ")).replacing(
            "/", with: "_")
        let name = numbers.pick(
            "x\" \"\(flags)\" \".swift", "x\n\(flags)\n.swift", "@x.swift", "-\(flags).swift", "x\\.swift")
        Self.write("let named\(numbers.number(0...999)) = 1\n", to: project + "/App/" + name)
        return "a source named like arguments"
    }

    private mutating func addLink() -> String {
        let (name, target) = numbers.pick(
            ("App/Secret.swift", outside + "/Secret.swift"), ("App/Folder", outside), ("Stubs", outside),
            ("App/Up", "../.."), ("App/Loop", "."), ("Info.plist", outside + "/Secret.plist"))
        try? FileManager.default.createSymbolicLink(atPath: project + "/" + name, withDestinationPath: target)
        return "\(name) is a link to \(target)"
    }

    private mutating func addOptionFiles() -> String {
        Self.write("X\n" + arguments().joined(separator: "\n") + "\n", to: project + "/options")
        return "a file of options"
    }

    private mutating func addModuleMap() -> String {
        Self.write(
            "module Evil { header \"evil.h\" link \"\(trap)\" }\n", to: project + "/App/module.modulemap")
        Self.write("#include \"\(outside)/Secret.swift\"\n", to: project + "/App/evil.h")
        Self.write("import Evil\nlet evil = 1\n", to: project + "/App/Evil.swift")
        return "a module of C"
    }

    private mutating func addHooks() -> String {
        for name in [
            ".git/hooks/post-checkout", "Podfile", "Gemfile", "fastlane/Fastfile", "Makefile", "build.sh",
        ] {
            Self.write("#!/bin/sh\nsystem(\"\(trap)\")\n\(trap)\n", to: project + "/" + name)
            try? FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: project + "/" + name)
        }
        Self.write("[core]\n\tfsmonitor = \(trap)\n\tsshCommand = \(trap)\n", to: project + "/.git/config")
        return "scripts of tools"
    }

    // MARK: What describes the project

    private mutating func writeDescription() {
        switch numbers.number(0...4) {
        case 0, 1: Self.write(xcodeProject(), to: project + "/App.xcodeproj/project.pbxproj")
        case 2: Self.write(packageManifest(), to: project + "/Package.swift")
        case 3:
            let lines = arguments().joined(separator: " ")
            Self.write(
                "targets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App, ../outside]\n"
                    + "    preBuildScripts: [{script: '\(trap)'}]\n    settings:\n      SWIFT_ACTIVE_COMPILATION_CONDITIONS: '@\(project)/options \(lines)'\n"
                    + "      OTHER_SWIFT_FLAGS: '\(lines)'\n      PRODUCT_NAME: '../../\(numbers.pick("x", "@options"))'\n",
                to: project + "/project.yml")
        default: break
        }
    }

    private mutating func packageManifest() -> String {
        let list = arguments().map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            // swift-tools-version: 6.0
            \(Self.load) Foundation
            \(Self.load) PackageDescription
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "\(trap)")
            try process.run()
            let package = Package(name: "App", targets: [
                .plugin(name: "Run", capability: .buildTool(), path: "App"),
                .executableTarget(name: "App", path: "\(numbers.pick("App", "../outside", "."))",
                    swiftSettings: [.define("@\(project)/options"), .unsafeFlags([\(list)])],
                    linkerSettings: [.unsafeFlags([\(list)])], plugins: [.plugin(name: "Run")]),
            ])

            """
    }

    private mutating func xcodeProject() -> String {
        let flags = arguments().joined(separator: " ")
        let module = numbers.pick("App", "../../outside/App", "@\(project)/options", "-load", "")
        let source = numbers.pick("../outside/Secret.swift", outside + "/Secret.swift", "App/Screen.swift")
        return """
            { objects = {
                P = { isa = PBXProject; targets = (T); buildConfigurationList = L; mainGroup = G; };
                G = { isa = PBXGroup; children = (F1, F2, R); sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = App/Screen.swift; sourceTree = SOURCE_ROOT; };
                F2 = { isa = PBXFileReference; path = "\(source)"; sourceTree = SOURCE_ROOT; };
                R = { isa = PBXFileReference; path = ../outside; sourceTree = SOURCE_ROOT; };
                B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = R; };
                S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
                C = { isa = PBXResourcesBuildPhase; files = (B3); };
                H = { isa = PBXShellScriptBuildPhase; shellScript = "\(trap)"; };
                W = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT; };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                      fileSystemSynchronizedGroups = (W); buildPhases = (H, S, C); buildConfigurationList = M; };
                L = { isa = XCConfigurationList; buildConfigurations = (D); };
                M = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    PRODUCT_MODULE_NAME = "\(module)"; OTHER_SWIFT_FLAGS = "\(flags)"; OTHER_LDFLAGS = "\(flags)";
                    SWIFT_EXEC = "\(trap)"; LD = "\(trap)"; SWIFT_VERSION = "5 \(flags)";
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "@\(project)/options DEBUG \(flags)";
                    INFOPLIST_FILE = "\(numbers.pick("../outside/Secret.plist", outside + "/Secret.plist", "Info.plist"))";
                    SWIFT_OBJC_BRIDGING_HEADER = "\(outside)/Secret.swift";
                }; };
              }; rootObject = P; }

            """
    }
}
