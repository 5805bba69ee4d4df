import Files

/// Why a picture is folded.
enum GalleryFold: Hashable, Sendable {
    /// All pixels have one color.
    case blank
    /// It equals the picture with these numbers: of the scene, and in the scene.
    case duplicate(of: [Int])
    /// Nothing is drawn but bars.
    case shell

    /// The name in the data of the page.
    var name: String {
        switch self {
        case .blank: "blank"
        case .duplicate: "duplicate"
        case .shell: "shell"
        }
    }
}
