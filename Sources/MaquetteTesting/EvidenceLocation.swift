import Foundation

/// The location of evidence for failed assertions.
enum EvidenceLocation {
    /// Returns the folder for a test file: inside the folder that `SNAPSHOT_ARTIFACTS` specifies, otherwise
    /// inside a folder in the system's temporary folder that is specific to the user and the package.
    static func folder(for location: TestLocation, environment: [String: String]) -> String {
        let file = "\(location.module)/\(location.fileName)"
        if let named = environment["SNAPSHOT_ARTIFACTS"], !named.isEmpty { return "\(named)/\(file)" }
        let package = packageRoot(above: location.folder)
        let name = package.split(separator: "/").last.map(String.init) ?? "tests"
        let temporary = FileManager.default.temporaryDirectory.path
        return "\(temporary)/maquette-\(getuid())/\(name)-\(String(hash(package), radix: 16))/\(file)"
    }

    /// Returns the nearest folder that contains a package manifest; the folder itself if there is none.
    private static func packageRoot(above folder: String) -> String {
        var parts = folder.split(separator: "/")
        while !parts.isEmpty {
            let path = "/" + parts.joined(separator: "/")
            if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
            parts.removeLast()
        }
        return folder
    }

    /// Returns the FNV-1a hash, which is the same in every run.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
