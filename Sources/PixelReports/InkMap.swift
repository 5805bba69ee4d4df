import Geometry

/// Which pixels of a picture are ink, and how much.
struct InkMap: Equatable, Sendable {
    /// The least distance from the background that is ink, of 255.
    private static let leastDistance: UInt8 = 25

    /// The size in pixels.
    let size: PixelSize
    /// How far each pixel is from the background.
    let distances: [UInt8]

    /// Finds the ink of a picture on a background.
    init(_ picture: FlatPicture, on background: UInt32) {
        size = picture.size
        distances = picture.distances(from: background)
    }

    /// Whether each pixel is ink.
    var mask: [Bool] { distances.map { $0 >= Self.leastDistance } }

    /// The sum of the distances.
    var weight: Int { distances.reduce(0) { $0 + Int($1) } }

    /// The sums of the columns, and of the rows.
    var profiles: (columns: [Int], rows: [Int]) {
        var columns = Array(repeating: 0, count: size.width)
        var rows = Array(repeating: 0, count: size.height)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let distance = Int(distances[y * size.width + x])
                columns[x] += distance
                rows[y] += distance
            }
        }
        return (columns, rows)
    }

    /// The pixels that hold all ink; nil without ink.
    var box: PixelRect? {
        let mask = mask
        let rows = (0..<size.height).filter { y in mask[y * size.width..<(y + 1) * size.width].contains(true)
        }
        let columns = (0..<size.width).filter { x in rows.contains { mask[$0 * size.width + x] } }
        guard let minX = columns.first, let maxX = columns.last, let minY = rows.first, let maxY = rows.last
        else { return nil }
        return PixelRect(minX: minX, minY: minY, maxX: maxX + 1, maxY: maxY + 1)
    }

    /// The runs of rows with ink, such as lines of text.
    var rows: [Range<Int>] {
        var result: [Range<Int>] = []
        for y in 0..<size.height
        where distances[y * size.width..<(y + 1) * size.width].contains(where: { $0 >= Self.leastDistance }) {
            if let last = result.last, last.upperBound == y {
                result[result.count - 1] = last.lowerBound..<y + 1
            } else {
                result.append(y..<y + 1)
            }
        }
        return result
    }

    /// Returns how far a profile must move to fit another of the same length best, at most by a limit; 0 if one is empty.
    ///
    /// Of equally good moves the shortest is chosen, of equally short ones the one to the left or up.
    static func shift(of profile: [Int], to other: [Int], limit: Int) -> Int {
        guard profile.contains(where: { $0 > 0 }), other.contains(where: { $0 > 0 }), limit >= 0 else {
            return 0
        }
        var best: (error: Int, move: Int)?
        for move in -limit...limit {
            var error = 0
            for (index, value) in other.enumerated() {
                let source = index - move
                error += abs(value - (profile.indices.contains(source) ? profile[source] : 0))
            }
            if let known = best, error > known.error || error == known.error && abs(move) >= abs(known.move) {
                continue
            }
            best = (error, move)
        }
        return best?.move ?? 0
    }

    /// Returns a mask grown by four steps to the sides, up and down.
    static func grown(_ mask: [Bool], _ size: PixelSize) -> [Bool] {
        var result = mask
        for _ in 0..<4 {
            let last = result
            for y in 0..<size.height {
                for x in 0..<size.width where last[y * size.width + x] {
                    let index = y * size.width + x
                    if x > 0 { result[index - 1] = true }
                    if x + 1 < size.width { result[index + 1] = true }
                    if y > 0 { result[index - size.width] = true }
                    if y + 1 < size.height { result[index + size.width] = true }
                }
            }
        }
        return result
    }
}
