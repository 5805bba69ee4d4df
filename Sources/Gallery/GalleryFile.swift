/// A file of a gallery. All names are digests and numbers; nothing from a project becomes part of one.
package enum GalleryFile: Hashable, Sendable {
    case page
    /// What a gallery is known by.
    case marker
    /// The list of scenes.
    case list
    case map
    /// The data of a scene.
    case scene(Int)
    /// A picture, by its digest.
    case picture(String)
    /// A reduced picture, by the digest of the whole one.
    case thumbnail(String)

    /// The folders in a gallery.
    static let folders = ["data", "pictures", "thumbnails"]

    /// The path in the gallery.
    package var path: String {
        switch self {
        case .page: "index.html"
        case .marker: "maquette-gallery.txt"
        case .list: "data/scenes.js"
        case .map: "data/map.js"
        case .scene(let number): "data/scene-\(number).js"
        case .picture(let digest): "pictures/\(digest).png"
        case .thumbnail(let digest): "thumbnails/\(digest).png"
        }
    }

    /// Recognizes a file by its name in a folder of the gallery, or in the gallery itself; nil for a foreign one.
    init?(_ name: String, in folder: String?) {
        let path = folder.map { "\($0)/\(name)" } ?? name
        let stem = name.prefix { $0 != "." }
        let candidates: [GalleryFile] = [
            .page, .marker, .list, .map, .scene(Int(stem.drop { !$0.isNumber }) ?? 0),
            .picture(String(stem)), .thumbnail(String(stem)),
        ]
        guard let file = candidates.first(where: { $0.path == path }), file.hasOwnDigest else { return nil }
        self = file
    }

    /// Whether the digest, if there is one, is one of 32 hexadecimal digits.
    private var hasOwnDigest: Bool {
        switch self {
        case .picture(let digest), .thumbnail(let digest):
            digest.utf8.count == 32 && digest.allSatisfy(\.isHexDigit)
        default: true
        }
    }
}
