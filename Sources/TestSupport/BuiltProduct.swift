import Foundation

/// Executables of the package next to the test bundle.
package enum BuiltProduct {
    /// Returns the path of a product.
    package static func path(_ name: String) -> String {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let bundles = CommandLine.arguments.filter { $0.contains(".xctest") } + [executable.path]
        for bundle in bundles {
            let path = URL(fileURLWithPath: bundle).deletingLastPathComponent().path + "/" + name
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        return PackageFiles.root.path + "/.build/debug/" + name
    }

    /// Runs a product that is expected to end by itself, without input.
    ///
    /// - Parameters:
    ///   - name: The name of the product.
    ///   - arguments: The arguments.
    /// - Returns: The exit code, and what it wrote to standard error.
    /// - Throws: If it cannot be started.
    package static func run(
        _ name: String, _ arguments: [String]
    ) throws -> (status: Int32, errors: String) {
        let process = Process(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: path(name))
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
