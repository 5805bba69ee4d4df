package import Diagnostics
package import Files

/// A scene of a gallery that is served: its data and its entry in the list, made again whenever it changes.
package struct ServedScene: Sendable {
    /// The data of its page as JSON: those of a gallery on disk, `problems`, and whether it
    /// is `stale`.
    package let data: String
    /// The entry in the list of scenes.
    package let entry: JSONValue
    /// The digest of the picture that stands for it; nil without pictures.
    package let cover: String?

    /// Describes a scene.
    ///
    /// - Parameters:
    ///   - shots: Its shots, at least one. None is folded on its page, where pictures come and go while one works.
    ///   - problems: The errors in its files.
    ///   - isStale: Whether the pictures are of an earlier content, since the newest cannot be shown.
    package init(_ shots: [GalleryShot], problems: [Diagnostic] = [], isStale: Bool = false) {
        let first = shots.first ?? GalleryShot(input: "", diagnostics: [])
        var builder = GallerySceneBuilder(number: 0, first)
        var counts = GalleryCounts()
        for shot in shots { builder.add(shot, nil, &counts) }
        let reported = JSONValue.array(problems.map(GallerySceneBuilder.value)).text
        data = builder.json.dropLast() + ",\"problems\":\(reported),\"stale\":\(isStale)}"
        let folds = shots.map(ServedScene.fold)
        let fold = folds.contains(nil) ? nil : folds.first ?? nil
        cover = shots.lazy.compactMap { $0.picture?.digest }.first
        entry = builder.entry.setting("fold", to: .optional(fold))
    }

    /// Why a picture is folded where scenes are listed; nil if it is not.
    private static func fold(of shot: GalleryShot) -> String? {
        guard let picture = shot.picture else { return nil }
        if picture.isBlank { return GalleryFold.blank.name }
        return shot.tree.isShell ? GalleryFold.shell.name : nil
    }
}

extension JSONValue {
    /// Returns an object with another value for a name, which is added if there is none.
    package func setting(_ name: String, to value: JSONValue) -> JSONValue {
        guard case .object(var members) = self else { return self }
        let member = Member(name: name, value: value)
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index] = member
        } else {
            members.append(member)
        }
        return .object(members)
    }
}
