package import Scene

/// The orientation of an image, with the values of the EXIF standard.
package enum EXIFOrientation: Int, Hashable, Sendable {
    /// The image is stored upright.
    case up = 1
    /// The image is mirrored horizontally.
    case upMirrored = 2
    /// The image is rotated by 180°.
    case down = 3
    /// The image is mirrored vertically.
    case downMirrored = 4
    /// Mirrored along the diagonal from the top left.
    case leftMirrored = 5
    /// To be rotated by 90° clockwise.
    case right = 6
    /// Mirrored along the diagonal from the top right.
    case rightMirrored = 7
    /// To be rotated by 90° counterclockwise.
    case left = 8

    /// Reads the orientation from the first directory of EXIF data; nil if it has none.
    init?(tiff: ArraySlice<UInt8>) {
        let data = ByteReader(tiff)
        guard let order = data.word(0, 2), order == "II" || order == "MM" else { return nil }
        let isBigEndian = order == "MM"
        guard let directory = data.number(4, 4, isBigEndian: isBigEndian),
            let count = data.number(directory, 2, isBigEndian: isBigEndian)
        else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = data.number(entry, 2, isBigEndian: isBigEndian) else { return nil }
            guard tag == 0x0112 else { continue }
            guard let value = data.number(entry + 8, 2, isBigEndian: isBigEndian) else { return nil }
            self.init(rawValue: value)
            return
        }
        return nil
    }

    /// The orientation that leads back: applied to upright pixels, it gives the stored ones.
    package var inverse: EXIFOrientation {
        switch self {
        case .left: .right
        case .right: .left
        default: self
        }
    }

    /// Whether width and height are swapped.
    package var swapsSides: Bool { rawValue >= 5 }
}

extension Pixmap {
    /// Returns the upright image.
    package func upright(from orientation: EXIFOrientation) -> Pixmap {
        guard orientation != .up else { return self }
        let swaps = orientation.swapsSides
        var result = Pixmap(width: swaps ? height : width, height: swaps ? width : height)
        for y in 0..<result.height {
            for x in 0..<result.width {
                let right = result.width - 1 - x, below = result.height - 1 - y
                switch orientation {
                case .up: break
                case .down: result[x, y] = self[right, below]
                case .left: result[x, y] = self[below, x]
                case .right: result[x, y] = self[y, right]
                case .upMirrored: result[x, y] = self[right, y]
                case .downMirrored: result[x, y] = self[x, below]
                case .leftMirrored: result[x, y] = self[y, x]
                case .rightMirrored: result[x, y] = self[below, right]
                }
            }
        }
        return result
    }
}
