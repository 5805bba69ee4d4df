package import Geometry
package import Scene

/// Writes an animated PNG, which viewers without animation show as its first frame.
///
/// Source: PNG specification, third edition, W3C, chunks acTL, fcTL and fdAT. Every picture after the first is
/// written as the rectangle that differs from the one before, which it replaces; one that does not differ makes the
/// one before last longer.
package struct AnimatedPNG {
    /// A part of the file.
    private struct Frame {
        var area: PixelArea
        /// The compressed data, as in image data chunks.
        var data: [UInt8]
        /// When it begins to be shown, in thousandths of a second.
        var start: Int
    }

    private let size: PixelSize
    private let isOpaque: Bool
    private let options: PNGOptions
    private var frames: [Frame] = []
    private var last: Pixmap?
    /// Whether a pixel is not opaque although all were expected to be; the file is then invalid.
    package private(set) var foundTransparency = false

    /// Creates a file that repeats without end.
    ///
    /// - Parameters:
    ///   - size: The size of every frame in pixels.
    ///   - isOpaque: Whether every pixel is expected to be opaque; the file is then RGB, otherwise RGBA.
    ///   - options: The options of the encoder.
    package init(size: PixelSize, isOpaque: Bool, options: PNGOptions = .standard) {
        self.size = size
        self.isOpaque = isOpaque
        self.options = options
    }

    /// The number of different frames.
    package var count: Int { frames.count }

    /// The number of bytes of the frames so far.
    package var byteCount: Int { frames.reduce(0) { $0 + $1.data.count } }

    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - picture: The frame; one of another size is left out.
    ///   - start: When it begins to be shown, in thousandths of a second; later than the one before.
    package mutating func add(_ picture: Pixmap, at start: Int) {
        guard picture.size == size, size.width > 0, size.height > 0 else { return }
        var area = PixelArea(x: 0, y: 0, width: size.width, height: size.height)
        if let last {
            guard let changed = picture.area(differingFrom: last) else { return }
            area = changed
        }
        last = picture
        let part = picture.cropped(to: area)
        var encoder = PNGBandEncoder(size: part.size, isOpaque: isOpaque, options: options)
        let file = encoder.add(part)
        if encoder.foundTransparency { foundTransparency = true }
        frames.append(Frame(area: area, data: PNGChunks.imageData(inFile: file), start: start))
    }

    /// Returns the file.
    ///
    /// - Parameter end: When the last frame ends, in thousandths of a second.
    /// - Returns: The bytes; none without frames.
    package func file(endingAt end: Int) -> [UInt8] {
        guard !frames.isEmpty else { return [] }
        var file = PNGChunks.head(width: size.width, height: size.height, isOpaque: isOpaque)
        // Repeated without end.
        file += PNGChunks.chunk("acTL", Self.words([frames.count, 0]))
        var number = 0
        for (index, frame) in frames.enumerated() {
            let next = index + 1 < frames.count ? frames[index + 1].start : end
            file += PNGChunks.chunk("fcTL", Self.control(frame.area, number, delay: next - frame.start))
            number += 1
            if index == 0 {
                file += PNGChunks.chunk("IDAT", frame.data)
            } else {
                file += PNGChunks.chunk("fdAT", Self.words([number]) + frame.data)
                number += 1
            }
        }
        return file + PNGChunks.chunk("IEND", [])
    }

    /// The content of a frame control chunk: the frame stays until the next, and replaces what is there.
    private static func control(_ area: PixelArea, _ number: Int, delay: Int) -> [UInt8] {
        let delay = UInt16(clamping: delay)
        let duration = [UInt8(truncatingIfNeeded: delay >> 8), UInt8(truncatingIfNeeded: delay)]
        let thousand: [UInt8] = [0x03, 0xE8]
        return words([number, area.width, area.height, area.x, area.y]) + duration + thousand + [0, 0]
    }

    private static func words(_ values: [Int]) -> [UInt8] {
        values.flatMap { PNGChunks.bigEndian(UInt32(clamping: $0)) }
    }
}

/// A rectangle of pixels.
private struct PixelArea {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
}

extension Pixmap {
    /// Returns the smallest area outside of which two frames of one size are the same; nil if they are the same
    /// everywhere.
    fileprivate func area(differingFrom other: Pixmap) -> PixelArea? {
        var left = width, right = -1, top = height, bottom = -1
        for y in 0..<height {
            let row = y * width..<(y + 1) * width
            guard pixels[row] != other.pixels[row] else { continue }
            top = min(top, y)
            bottom = y
            let first = row.first { pixels[$0] != other.pixels[$0] } ?? row.lowerBound
            let last = row.last { pixels[$0] != other.pixels[$0] } ?? row.lowerBound
            left = min(left, first - row.lowerBound)
            right = max(right, last - row.lowerBound)
        }
        guard bottom >= top else { return nil }
        return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    fileprivate func cropped(to area: PixelArea) -> Pixmap {
        guard area.width != width || area.height != height else { return self }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(area.width * area.height)
        for y in area.y..<area.y + area.height {
            let start = y * width + area.x
            pixels += self.pixels[start..<start + area.width]
        }
        return Pixmap(width: area.width, height: area.height, pixels: pixels) ?? self
    }
}
