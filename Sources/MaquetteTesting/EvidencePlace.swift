import Foundation

/// Where evidence of failed assertions goes.
enum EvidencePlace {
    /// The folder for a test file: below the one that `SNAPSHOT_ARTIFACTS` names, else below one in the system's
    /// temporary folder that no other user and no other package shares.
    static func folder(for location: TestLocation, environment: [String: String]) -> String {
        let file = "\(location.module)/\(location.fileName)"
        if let named = environment["SNAPSHOT_ARTIFACTS"], !named.isEmpty { return "\(named)/\(file)" }
        let package = packageRoot(above: location.folder)
        let name = package.split(separator: "/").last.map(String.init) ?? "tests"
        let temporary = FileManager.default.temporaryDirectory.path
        return "\(temporary)/maquette-\(getuid())/\(name)-\(String(hash(package), radix: 16))/\(file)"
    }

    /// The nearest folder that holds a package; the folder itself where there is none.
    private static func packageRoot(above folder: String) -> String {
        var parts = folder.split(separator: "/")
        while !parts.isEmpty {
            let path = "/" + parts.joined(separator: "/")
            if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
            parts.removeLast()
        }
        return folder
    }

    /// FNV-1a, which is the same in every run.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
