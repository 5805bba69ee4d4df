import Files
import Foundation

/// A package of another repository that a project uses, in one version.
struct PackagePin: Equatable {
    /// The name of the repository, as a clone of it is named.
    let repositoryName: String
    /// The name in lower case, by which package managers distinguish packages.
    var name: String { repositoryName.lowercased() }
    /// The address of the repository.
    let location: String
    /// The commit or the tag.
    let revision: String

    /// The name of the file in which the Swift package manager and Xcode list the versions of packages.
    static let packageFile = "Package.resolved"
    /// The name of the file in which Carthage lists them.
    static let carthageFile = "Cartfile.resolved"

    /// Creates a pin; nil if its parts are not what package managers write, which could name other folders or options of
    /// Git.
    init?(location: String, revision: String) {
        let last = location.split(separator: "/").last.map(String.init) ?? ""
        repositoryName = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        self.location = location
        self.revision = revision
        guard Self.isName(name), Self.isName(folderName), Self.isAddress(location), !revision.contains(".."),
            revision.first?.isLetter ?? false || revision.first?.isNumber ?? false
        else { return nil }
    }

    /// The name of the folder for it among those of all packages.
    var folderName: String { name + "-" + revision.replacing("/", with: "_") }

    /// Whether a text is a name that neither leads to another folder nor is an option: of letters, digits and some marks.
    private static func isName(_ text: String) -> Bool {
        func isLetterOrDigit(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        return text.utf8.first.map(isLetterOrDigit) ?? false && text.utf8.count <= 100
            && text.utf8.allSatisfy { isLetterOrDigit($0) || "-_.+".utf8.contains($0) }
    }

    private static func isAddress(_ text: String) -> Bool {
        ["https://", "http://", "ssh://", "git@", "file://", "/"].contains(where: text.hasPrefix)
            && !text.utf8.contains { $0 < 0x20 }
    }

    // MARK: Files

    /// Reads the pins of a file.
    ///
    /// - Parameter path: The path of a `Package.resolved` of any version, or of a `Cartfile.resolved`.
    /// - Returns: The pins, in the order of the file.
    /// - Throws: `ProjectFileError` if it cannot be read, or is not such a file.
    static func pins(in path: String) throws(ProjectFileError) -> [PackagePin] {
        let text = try projectText(path)
        if path.hasSuffix(carthageFile) { return carthagePins(text) }
        guard let pins = packagePins(text) else {
            throw ProjectFileError(path, "it is not a list of packages in JSON")
        }
        return pins
    }

    private static func packagePins(_ text: String) -> [PackagePin]? {
        guard let list = try? JSONDecoder().decode(PackageList.self, from: Data(text.utf8)) else {
            return nil
        }
        return (list.pins ?? list.object?.pins ?? []).compactMap { entry in
            guard let location = entry.location ?? entry.repositoryURL, let revision = entry.state?.revision
            else { return nil }
            return PackagePin(location: location, revision: revision)
        }
    }

    /// The content of a `Package.resolved`, whose first version has the list in an object, and another name for the
    /// address.
    private struct PackageList: Decodable {
        var pins: [Entry]?
        var object: Inner?

        struct Inner: Decodable { var pins: [Entry]? }
        struct Entry: Decodable {
            var location: String?
            var repositoryURL: String?
            var state: State?
        }
        struct State: Decodable { var revision: String? }
    }

    /// Source: the section "Cartfile.resolved" of Carthage's "Artifacts": lines such as `github "owner/name" "1.0"`.
    private static func carthagePins(_ text: String) -> [PackagePin] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: "\"").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty }
            guard parts.count == 3, ["github", "git"].contains(parts[0]) else { return nil }
            let isShort = parts[0] == "github" && !parts[1].contains(":")
            return PackagePin(
                location: isShort ? "https://github.com/" + parts[1] : parts[1], revision: parts[2])
        }
    }
}
