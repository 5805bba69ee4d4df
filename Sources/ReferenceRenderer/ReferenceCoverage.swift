import Geometry
import Raster
import Scene

/// Returns a length in 1/256 pixel, rounded to the nearest.
func fixed(_ length: Double) -> Int {
    Int((max(-4_194_304, min(4_194_304, length)) * 256 + 0.5).rounded(.down))
}

/// An axis-aligned rectangle on the device, in 1/256 pixel.
struct ReferenceBox {
    var minX: Int, minY: Int, maxX: Int, maxY: Int

    /// Creates the bounding box of a transformed rectangle.
    init(_ rect: Rect, _ t: AffineTransform) {
        let isUpright = t.b == 0 && t.c == 0 && t.a > 0 && t.d > 0
        let box = t.boundingBox(of: rect)
        minX = fixed(isUpright ? t.a * rect.minX + t.tx : box.minX)
        minY = fixed(isUpright ? t.d * rect.minY + t.ty : box.minY)
        maxX = fixed(isUpright ? t.a * rect.maxX + t.tx : box.maxX)
        maxY = fixed(isUpright ? t.d * rect.maxY + t.ty : box.maxY)
    }

    /// The pixels that the rectangle touches.
    var pixels: PixelRect {
        PixelRect(minX: minX >> 8, minY: minY >> 8, maxX: (maxX + 255) >> 8, maxY: (maxY + 255) >> 8)
    }

    /// Returns the coverage of each pixel, 0...255, rounded to the nearest.
    func coverage(in area: PixelRect) -> ReferenceCoverage {
        var plane = ReferenceCoverage(area, 0)
        func overlap(_ low: Int, _ high: Int, _ cell: Int) -> Int {
            max(0, min(high, (cell + 1) * 256) - max(low, cell * 256))
        }
        plane.forEachPixel { x, y in
            let part = overlap(minX, maxX, x) * overlap(minY, maxY, y)
            plane[x, y] = UInt32((part * 255 + 32_768) / 65_536)
        }
        return plane
    }
}

/// Flattened outlines with points in 1/256 pixel.
struct ReferenceOutline {
    private var lines: [(x0: Int, y0: Int, x1: Int, y1: Int, sign: Int)] = []

    /// Adds an outline, translated by whole pixels after rounding; a reversed one has the opposite winding.
    /// The flattening is the optimized renderer's.
    mutating func add(
        _ path: Path, _ transform: AffineTransform, movedBy move: (x: Int, y: Int) = (0, 0),
        reversed: Bool = false
    ) {
        path.forEachLine(transform) { from, to in
            let (x0, y0) = (fixed(from.x) + move.x << 8, fixed(from.y) + move.y << 8)
            let (x1, y1) = (fixed(to.x) + move.x << 8, fixed(to.y) + move.y << 8)
            if y0 < y1 { lines.append((x0, y0, x1, y1, reversed ? -1 : 1)) }
            if y0 > y1 { lines.append((x1, y1, x0, y0, reversed ? 1 : -1)) }
        }
    }

    /// Returns the coverage of each pixel, 0...255: the sum of the signed areas of all lines, each as the
    /// area to its right. Where a line crosses the edge of a row, x is rounded down to 1/256 pixel; where it
    /// crosses the edge of a column, so is y, from the left.
    func coverage(_ rule: FillRule, in area: PixelRect) -> ReferenceCoverage {
        // In 1/131072 pixel: what each pixel adds to the one to its left.
        var steps = ReferencePlane<Int>(
            PixelRect(minX: area.minX, minY: area.minY, maxX: area.maxX + 2, maxY: area.maxY), 0)
        for line in lines {
            for row in max(
                area.minY, line.y0 >> 8)..<max(area.minY, line.y0 >> 8, min(area.maxY, (line.y1 + 255) >> 8))
            {
                let top = max(line.y0, row << 8), bottom = min(line.y1, (row + 1) << 8)
                func x(_ y: Int) -> Int {
                    let product = (line.x1 - line.x0) * (y - line.y0), height = line.y1 - line.y0
                    return line.x0 + (product >= 0 ? product / height : -((-product + height - 1) / height))
                }
                let left = min(x(top), x(bottom)), right = max(x(top), x(bottom)), height = bottom - top
                var done = 0
                for cell in (left >> 8)...(right >> 8) {
                    let entry = max(left, cell << 8), exit = min(right, (cell + 1) << 8)
                    let reached = exit == right ? height : (exit - left) * height / (right - left)
                    let cover = (reached - done) * line.sign
                    let open = cover * ((entry - cell << 8) + (exit - cell << 8))
                    done = reached
                    let column = max(area.minX, min(area.maxX, cell)), isLeft = cell < area.minX
                    steps[column, row] += cover * 512 - (isLeft ? 0 : open)
                    steps[column + 1, row] += isLeft ? 0 : open
                }
            }
        }
        var plane = ReferenceCoverage(area, 0)
        for y in area.minY..<area.maxY {
            var sum = 0
            for x in area.minX..<area.maxX {
                sum += steps[x, y]
                plane[x, y] = ReferenceOutline.coverage(sum, rule)
            }
        }
        return plane
    }

    private static func coverage(_ sum: Int, _ rule: FillRule) -> UInt32 {
        let whole = 131_072
        var area = abs(sum)
        switch rule {
        case .nonZero: area = min(area, whole)
        case .evenOdd:
            area %= 2 * whole
            if area > whole { area = 2 * whole - area }
        }
        return UInt32((area * 255 + whole / 2) / whole)
    }
}
