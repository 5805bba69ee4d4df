/// What a render asks for by name.
package enum AssetRequest: Hashable, Sendable {
    /// An image, for a display of `scale` pixels per point.
    case image(String, scale: Double)
    /// An image file.
    case file(String)
    /// A color set.
    case color(String)
    /// The names of all color sets.
    case colorNames
    /// Other screens, which are read while the render goes on: what it depends on is not known beforehand.
    case screens
}

extension AssetRequest {
    /// The request as one line that `init(line:)` reads; nil if its name has a line break.
    package var line: String? {
        switch self {
        case .image(let name, let scale): name.contains("\n") ? nil : "image \(scale) \(name)"
        case .file(let path): path.contains("\n") ? nil : "file \(path)"
        case .color(let name): name.contains("\n") ? nil : "color \(name)"
        case .colorNames: "colors"
        case .screens: nil
        }
    }

    /// Reads a line; nil if it is not a request.
    package init?(line: some StringProtocol) {
        let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = words.count > 1 ? words[1] : ""
        switch words.first {
        case "image":
            let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let scale = Double(parts[0]) else { return nil }
            self = .image(String(parts[1]), scale: scale)
        case "file": self = .file(String(rest))
        case "color": self = .color(String(rest))
        case "colors" where words.count == 1: self = .colorNames
        default: return nil
        }
    }
}
