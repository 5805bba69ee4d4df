import Foundation

/// The content of `PortSwift.json`.
struct PortConfiguration {
    /// The name of the file in the target's folder.
    static let name = "PortSwift.json"

    /// Swift files, and folders that contain them, relative to the target's folder.
    let sources: [String]
    /// Files and folders among them that are not ported.
    let exclude: [String]

    /// Reads a configuration.
    ///
    /// - Throws: `PortedSources.Problem` if it is missing or wrong.
    init(_ file: URL) throws {
        func problem(_ message: String) -> PortedSources.Problem {
            PortedSources.Problem(message: message, file: file.path)
        }
        guard let data = try? Data(contentsOf: file) else {
            throw problem("PortSwift needs this file: {\"sources\": [\"../Views\"]} names folders to port")
        }
        guard let members = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw problem("the file is not a JSON object")
        }
        for name in members.keys.sorted() where name != "sources" && name != "exclude" {
            throw problem("unknown key '\(name)'; 'sources' and 'exclude' are known")
        }
        guard let sources = members["sources"] as? [String],
            let exclude = (members["exclude"] ?? [String]()) as? [String]
        else { throw problem("'sources', and 'exclude' if it is there, are lists of paths") }
        (self.sources, self.exclude) = (sources, exclude)
    }
}
