import Gallery
import Maquette

/// A scene as it was rendered, for the page.
struct PreviewScene: Sendable {
    /// How often its file had changed.
    var version: Int
    /// Whether its pictures and data were wanted; otherwise only its entry.
    var isWhole: Bool
    /// Its data and its entry in the list.
    var served: ServedScene
    /// Its shots, of which pages show the last that succeeded; empty if only its entry was wanted.
    var shots: [GalleryShot]
    /// The size of its first picture in points; nil for none.
    var size: Size?
    /// How long the parts of the work took, in milliseconds.
    var timings: [(name: String, milliseconds: Double)] = []

    /// The digests of its pictures.
    var digests: [String] { shots.compactMap { $0.picture?.digest } }
}
