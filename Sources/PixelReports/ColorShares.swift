import Geometry

/// The colors that most pixels of a picture have.
struct ColorShares: Equatable, Sendable {
    /// A color and its share of the pixels.
    struct Entry: Equatable, Sendable {
        /// The color in the order of a pixmap, opaque.
        var color: UInt32
        /// From 0 to 1.
        var share: Double
    }

    /// At most twelve colors, the most frequent first. Of equally frequent ones, that of less red, then green, is first.
    let entries: [Entry]

    /// Counts the colors. Of more than a million pixels, those of every third row and column are counted.
    init(_ picture: FlatPicture) {
        let size = picture.size, step = size.width * size.height > 1_000_000 ? 3 : 1
        var counts: [UInt32: Int] = [:], total = 0
        for y in stride(from: 0, to: size.height, by: step) {
            for x in stride(from: 0, to: size.width, by: step) {
                counts[picture.pixels[y * size.width + x], default: 0] += 1
                total += 1
            }
        }
        let ordered = counts.sorted { first, second in
            first.value == second.value
                ? first.key.byteSwapped < second.key.byteSwapped : first.value > second.value
        }
        entries = ordered.prefix(12).map { Entry(color: $0.key, share: Double($0.value) / Double(total)) }
    }

    /// The most frequent color; white for a picture without pixels.
    var background: UInt32 { entries.first?.color ?? .max }

    /// Returns the fills of at least one part of a hundred that are not among the colors of another picture, within 3
    /// of 255 in every channel, and the nearest colors there.
    func fills(missingIn other: ColorShares) -> [PictureFigures.MissingFill] {
        entries.filter { $0.share >= 0.01 }.compactMap { entry in
            let distances = other.entries.map { Self.distance(entry.color, $0.color) }
            guard let least = distances.min(), least > 3, let index = distances.firstIndex(of: least) else {
                return nil
            }
            return PictureFigures.MissingFill(
                color: entry.color, share: entry.share, nearest: other.entries[index].color)
        }
    }

    private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
        [0, 8, 16].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max() ?? 0
    }
}
