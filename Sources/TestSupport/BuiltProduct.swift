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
}
