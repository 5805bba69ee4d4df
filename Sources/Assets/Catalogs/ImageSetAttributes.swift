package import Geometry
import Scene

/// The slicing, alignment and rendering intent of an image set.
package struct ImageSetAttributes: Sendable {
    /// Whether an image is drawn in its own colors.
    package enum Rendering: Sendable {
        /// As the view determines.
        case automatic
        /// In the tint color.
        case template
        /// In its own colors.
        case original
    }

    /// The cap insets in points; nil where the whole image is stretched.
    package var capInsets: Insets?
    /// Whether the center is tiled instead of stretched.
    package var tiles = false
    /// The alignment insets, in points.
    package var alignmentInsets = Insets.zero
    /// The rendering mode; `automatic` by default.
    package var renderingMode = Rendering.automatic

    init(_ entry: ImageSet.Entry, intent: String?) {
        switch intent {
        case "template": renderingMode = .template
        case "original": renderingMode = .original
        default: break
        }
        let scale = entry.pixelsPerPoint
        alignmentInsets = entry.alignmentInsets.map { Insets($0, scale: scale) } ?? Insets.zero
        guard let caps = entry.resizing?.capInsets else { return }
        capInsets = Insets(caps, scale: scale)
        tiles = entry.resizing?.center?.mode == "tile"
    }

    /// With left and right exchanged.
    var mirrored: ImageSetAttributes {
        var look = self
        look.capInsets = capInsets?.mirrored
        look.alignmentInsets = alignmentInsets.mirrored
        return look
    }
}

extension Insets {
    fileprivate init(_ caps: ImageSet.Caps, scale: Double) {
        func points(_ pixels: Double?) -> Double {
            guard let pixels, pixels.isFinite else { return 0 }
            return max(0, pixels / scale)
        }
        self.init(
            top: points(caps.top), left: points(caps.left), bottom: points(caps.bottom),
            right: points(caps.right))
    }

    fileprivate var mirrored: Insets {
        Insets(top: top, left: right, bottom: bottom, right: left)
    }
}

extension ImageSet.Resizing {
    /// The image without what lies between the center and the caps after it, which is never shown.
    func cut(_ pixmap: Pixmap) -> Pixmap {
        let columns = kept(of: pixmap.width, before: capInsets?.left, center?.width, after: capInsets?.right)
        let rows = kept(of: pixmap.height, before: capInsets?.top, center?.height, after: capInsets?.bottom)
        guard columns.count < pixmap.width || rows.count < pixmap.height else { return pixmap }
        var result = Pixmap(width: columns.count, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, column) in columns.enumerated() { result[x, y] = pixmap[column, row] }
        }
        return result
    }

    /// The lines that are shown: the cap before with the center, and the cap after. All, where a length is
    /// missing or they do not fit.
    private func kept(of count: Int, before: Double?, _ center: Double?, after: Double?) -> [Int] {
        func whole(_ length: Double?) -> Int? { length.flatMap { Int(exactly: $0.rounded()) } }
        let all = Array(0..<count)
        guard let before = whole(before ?? 0), let center = whole(center), let after = whole(after ?? 0),
            before >= 0, center > 0, after >= 0, count > center, before <= count - center,
            after < count - center - before
        else { return all }
        return Array(0..<before + center) + Array(count - after..<count)
    }
}

extension Pixmap {
    /// With left and right exchanged.
    var mirrored: Pixmap {
        var result = self
        for y in 0..<height {
            for x in 0..<width { result[width - 1 - x, y] = self[x, y] }
        }
        return result
    }
}
