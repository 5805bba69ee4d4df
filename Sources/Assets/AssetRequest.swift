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
    /// The request as one line that `init(line:)` reads; nil if its name is one that a line does not keep, such as one
    /// with a line break.
    package var line: String? {
        let text: String
        switch self {
        case .image(let name, let scale): text = "image \(scale) \(name)"
        case .file(let path): text = "file \(path)"
        case .color(let name): text = "color \(name)"
        case .colorNames: text = "colors"
        case .screens: return nil
        }
        return !text.utf8.contains(0x0A) && AssetRequest(line: text) == self ? text : nil
    }

    /// The pixels per point of the displays that there are. Chosen: more than any device has, and no number that is none.
    private static let scales = 0.01...100.0

    /// Reads a line; nil if it is not a request.
    package init?(line: some StringProtocol) {
        let fields = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = fields.count > 1 ? fields[1] : ""
        switch fields.first {
        case "image":
            let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let scale = Double(parts[0]), AssetRequest.scales.contains(scale) else {
                return nil
            }
            self = .image(String(parts[1]), scale: scale)
        case "file": self = .file(String(rest))
        case "color": self = .color(String(rest))
        case "colors" where fields.count == 1: self = .colorNames
        default: return nil
        }
    }
}
