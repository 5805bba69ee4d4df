import Files

/// The storyboards next to one that refers to them, each opened once.
final class IBLibrary {
    /// Opens a storyboard by its name without extension, and adds the paths where it was looked for; nil if there is
    /// none.
    typealias Opener = (String, inout [String]) -> IBFile?

    private let opener: Opener
    private var files: [String: IBFile?] = [:]
    /// The paths where storyboards were looked for, whether they are there or not.
    private(set) var paths: [String] = []

    /// The maximum number of storyboards that are opened for one document. Chosen: more than large apps have.
    private static let limit = 64

    /// Creates a library with a function that opens files.
    init(opener: @escaping Opener) { self.opener = opener }

    /// Returns the storyboard with a name.
    func file(named name: String) -> IBFile? {
        if let known = files[name] { return known }
        guard files.count < IBLibrary.limit else { return nil }
        let file = opener(name, &paths)
        files[name] = .some(file)
        return file
    }
}

extension IBLibrary {
    /// Creates a library for the storyboards in the folder of a file, in its language folders, and next to
    /// these.
    convenience init(nextToFile path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let folder = parts.isEmpty ? "." : parts.joined(separator: "/")
        self.init { name, paths in
            guard !name.contains("/") else { return nil }
            for place in [folder, "\(folder)/Base.lproj", "\(folder)/..", "\(folder)/../Base.lproj"] {
                let path = "\(place)/\(name).storyboard"
                paths.append(path)
                guard
                    case .success(let bytes) = fileBytes(atPath: path, file: path, as: .interfaceBuilder),
                    let root = try? readInterfaceBuilderXML(bytes), IBHeader.problem(of: root) == nil
                else { continue }
                return IBFile(root: root, name: path)
            }
            return nil
        }
    }
}
