import Foundation

/// The location of evidence for failed assertions.
enum EvidenceLocation {
    /// Returns the absolute path of the folder for a test file, which no other test target uses: inside the folder that
    /// `SNAPSHOT_ARTIFACTS` specifies, otherwise inside a folder in the system's temporary folder that is specific to
    /// the user.
    static func folder(for location: TestLocation, environment: [String: String]) -> String {
        let file = "\(location.module)/\(location.fileName)"
        let package = PackageFolder.root(above: location.folder) ?? location.folder
        let name = package.split(separator: "/").last.map(String.init) ?? "tests"
        if let named = environment["SNAPSHOT_ARTIFACTS"], !named.isEmpty {
            return "\(absolute(named))/\(name)/\(file)"
        }
        let temporary = absolute(FileManager.default.temporaryDirectory.path)
        return "\(temporary)/maquette-\(getuid())/\(name)-\(String(hash(package), radix: 16))/\(file)"
    }

    /// Returns a path from the root.
    static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    }

    /// Returns the FNV-1a hash, which is the same in every run.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
