import Foundation

/// The package that a test file belongs to.
enum PackageFolder {
    /// Returns the nearest folder that contains a package manifest; nil if there is none.
    static func root(above folder: String) -> String? {
        var parts = folder.split(separator: "/")
        while !parts.isEmpty {
            let path = "/" + parts.joined(separator: "/")
            if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
            parts.removeLast()
        }
        return nil
    }
}
