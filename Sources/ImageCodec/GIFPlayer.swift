package import Scene

/// The frames of a GIF, each as it is seen: over what the frames before it have left.
package struct GIFPlayer: Sendable {
    private let decoder: GIFDecoder
    private let structure: GIFStructure
    /// What the frames before the next one have left.
    private var canvas: Pixmap
    /// The index of the next frame.
    private var next = 0

    /// Reads the structure of a file.
    package init(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
        decoder = GIFDecoder(bytes, limits: limits)
        structure = try GIFStructure(decoder)
        try limits.check(width: structure.width, height: structure.height, of: "GIF")
        canvas = Pixmap(width: structure.width, height: structure.height)
    }

    /// Returns a frame by its index; those before it are decoded where they are not, in order.
    package mutating func frame(at index: Int) throws(ImageError) -> Pixmap? {
        guard structure.frames.indices.contains(index) else { return nil }
        if index < next {
            canvas = Pixmap(width: structure.width, height: structure.height)
            next = 0
        }
        while next < index { canvas = left(by: next, of: try seen(next)); next += 1 }
        return try seen(index)
    }

    /// Returns a frame over the canvas.
    private func seen(_ index: Int) throws(ImageError) -> Pixmap {
        let frame = structure.frames[index]
        let picture = try decoder.frame(
            at: frame.offset, canvas: (structure.width, structure.height), structure.palette,
            frame.clearIndex)
        var result = canvas
        for index in result.pixels.indices where picture.pixels[index] >> 24 != 0 {
            result.pixels[index] = picture.pixels[index]
        }
        return result
    }

    /// Returns what a frame leaves of what was seen.
    private func left(by index: Int, of seen: Pixmap) -> Pixmap {
        let frame = structure.frames[index]
        switch frame.disposal {
        case 2:
            var result = seen
            for y in frame.y..<max(frame.y, min(result.height, frame.y + frame.height)) {
                for x in frame.x..<max(frame.x, min(result.width, frame.x + frame.width)) { result[x, y] = 0 }
            }
            return result
        case 3: return canvas
        default: return seen
        }
    }
}
