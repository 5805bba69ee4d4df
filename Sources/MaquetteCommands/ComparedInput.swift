import Files
import Foundation
import Maquette

/// One side of `maquette diff`: a file, also one of a revision of Git.
struct ComparedInput {
    /// The kind of content.
    enum Kind: Equatable {
        case texts, pictures, screens

        /// The kind of a path.
        init(of path: String) {
            let name = path.lowercased()
            self = name.hasSuffix(".txt") ? .texts : name.hasSuffix(".png") ? .pictures : .screens
        }
    }

    /// The input as the user named it.
    let name: String
    /// The path of the file.
    private(set) var path: String
    /// The kind of content.
    let kind: Kind
    /// The files of its revision; nil for a file as it is.
    private(set) var tree: RevisionTree?
    private let revised: (path: RevisionPath, location: RevisionPath.Location)?

    /// The path of the file in the working tree, which need not exist.
    var file: String {
        revised.map { joinedPath($0.location.repository, $0.location.path) } ?? name
    }

    /// Finds an input; its revision, if it has one, is read by `open()`.
    ///
    /// - Throws: `CommandFailure` if it names a revision, and there is no repository or no such file in it.
    init(_ name: String, in context: ToolContext) throws {
        self.name = name
        guard context.screens == nil, let named = RevisionPath(name) else {
            (path, kind, revised) = (name, Kind(of: name), nil)
            return
        }
        let location = try named.location()
        try named.require(location)
        (path, kind, revised) = (name, Kind(of: location.path), (named, location))
    }

    /// Writes the files of its revision into a temporary folder, which `close()` removes: all of them for a screen, so
    /// that its components, images and strings are those of the revision.
    mutating func open() throws {
        guard let file = revised, tree == nil else { return }
        let tree = try RevisionTree(
            of: file.path.revision, in: file.location.repository,
            file: kind == .screens ? nil : file.location.path)
        self.tree = tree
        path = joinedPath(tree.folder, file.location.path)
    }

    /// Removes the files of its revision.
    func close() { tree?.remove() }

    /// Returns a text with the paths of its temporary files as the user names them: `REV:path`.
    func named(_ text: String) -> String {
        guard let tree else { return text }
        return text.replacingOccurrences(of: tree.folder + "/", with: tree.revision + ":")
    }

    /// Returns a folder as it is in the revision, if it is one of the repository and the revision has it.
    func folder(_ folder: String) -> String {
        guard let tree, let real = realPath(of: folder), let top = realPath(of: tree.repository) else {
            return folder
        }
        if real == top { return tree.folder }
        guard real.hasPrefix(top + "/") else { return folder }
        let inside = joinedPath(tree.folder, String(real.dropFirst(top.count + 1)))
        return InputFinder.isDirectory(inside) ? inside : folder
    }
}
