import Files
import Foundation

/// The programs and libraries of a Swift toolchain, besides `swiftc`, that compile and link programs.
struct Toolchain {
    /// The folder with `bin` and `lib`.
    let folder: String

    /// Finds the toolchain of a compiler.
    ///
    /// - Parameter compiler: The path of `swiftc`, which may be a link, or a program that starts another.
    /// - Throws: `AppBuildError` if the compiler does not say where its toolchain is, or that has no static libraries.
    init(of compiler: String) throws(AppBuildError) {
        let near = directoryName(of: directoryName(of: realPath(of: compiler) ?? compiler))
        if Self.isComplete(near) {
            folder = near
            return
        }
        let run = ToolRun(compiler, ["-print-target-info"])
        guard let resources = Self.resourceFolder(in: run.output) else {
            throw AppBuildError("'\(compiler)' does not say where its toolchain is")
        }
        folder = directoryName(of: directoryName(of: resources))
        guard Self.isComplete(folder) else {
            throw AppBuildError(
                "the Swift toolchain in '\(folder)' has no static libraries",
                hints: ["install a toolchain of swift.org, and put its 'swiftc' first on the PATH"])
        }
    }

    /// The compiler proper, which `swiftc` starts for a part of the sources.
    var frontend: String { folder + "/bin/swift-frontend" }
    /// Where the frontend finds the macros of Swift's own libraries.
    var pluginFlags: [String] {
        let host = folder + "/lib/swift/host"
        return [
            "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so", "-plugin-path",
            host + "/plugins",
        ]
    }
    /// The program that links, by way of LLD.
    var linker: String { folder + "/bin/clang" }
    /// The program that changes the attributes of symbols.
    var objectCopier: String { folder + "/bin/llvm-objcopy" }
    /// The folder of the static libraries of Swift.
    var staticLibraries: String { folder + "/lib/swift_static/linux" }

    /// The object that registers the types and conformances of a library or a program with the runtime of Swift.
    var registration: String { "\(staticLibraries)/\(Self.architecture)/swiftrt.o" }

    /// The path of a static library.
    func staticLibrary(_ name: String) -> String { "\(staticLibraries)/lib\(name).a" }

    /// The name of the target that programs are compiled for.
    static let triple = architecture + "-unknown-linux-gnu"

    private static let architecture: String = {
        #if arch(arm64)
        return "aarch64"
        #else
        return "x86_64"
        #endif
    }()

    private static func isComplete(_ folder: String) -> Bool {
        ["bin/swift-frontend", "bin/clang", "lib/swift_static/linux/libswiftCore.a"].allSatisfy {
            FileType(at: "\(folder)/\($0)") == .file
        }
    }

    /// Finds the folder of the compiler's resources, such as `/opt/swift/usr/lib/swift`.
    ///
    /// - Parameter text: What `swiftc -print-target-info` prints.
    /// - Returns: The path of the folder; nil if the text does not say.
    static func resourceFolder(in text: String) -> String? {
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let paths = object?["paths"] as? [String: Any]
        return paths?["runtimeResourcePath"] as? String
    }
}
