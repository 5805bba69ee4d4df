import Geometry
import Scene

/// Draws boxes, numbers, circles and magnified pixels over a picture.
struct DifferenceMarks {
    private(set) var picture: Pixmap
    /// The part of the picture that is drawn on; its corner is the origin of all coordinates.
    var panel: PixelRect
    /// The width of lines in device pixels.
    private let line: Int

    /// The largest number of magnified places, so that they do not hide the picture.
    private static let magnifiedLimit = 4
    /// How many times larger pixels are in a magnified place, for each pixel of a point.
    private static let magnification = 6
    /// The points of each of the cells that digits are made of.
    private static let digitCell = 2
    /// The number of pixels at each side of the middle of a magnified place.
    private static let surroundings = 4

    /// Creates marks over a picture at `scale` pixels per point.
    init(picture: Pixmap, scale: Double) {
        self.picture = picture
        panel = PixelRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
        line = max(1, Int(scale.rounded()))
    }

    /// Hatches parts that were not compared.
    mutating func cover(_ masks: [PixelRect]) {
        for mask in masks.map(bounds.intersection) where !mask.isEmpty {
            for y in mask.minY..<mask.maxY {
                for x in mask.minX..<mask.maxX {
                    picture[panel.minX + x, panel.minY + y] =
                        (x + y) / line % 4 == 0 ? DifferenceColor.surround : DifferenceColor.mask
                }
            }
        }
    }

    /// Draws a numbered box around each group; small ones get a circle instead. A group inside the box of a larger
    /// one has none.
    mutating func add(_ groups: [PixelDifference.Group]) {
        for (index, group) in groups.enumerated()
        where !groups[..<index].contains(where: { $0.box.contains(group.box) }) {
            let gap = 2 * line
            let box = PixelRect(
                minX: group.box.minX - gap, minY: group.box.minY - gap, maxX: group.box.maxX + gap,
                maxY: group.box.maxY + gap)
            if isSmall(group) { circle(around: group.box) } else { stroke(box) }
            number(index + 1, at: box)
        }
    }

    /// Shows small groups magnified, the expected pixels and the actual ones next to each other.
    mutating func magnifySmall(_ groups: [PixelDifference.Group], expected: Pixmap, actual: Pixmap) {
        for group in groups.filter(isSmall).prefix(DifferenceMarks.magnifiedLimit) {
            let middle = (
                x: (group.box.minX + group.box.maxX - 1) / 2, y: (group.box.minY + group.box.maxY - 1) / 2
            )
            let cell = DifferenceMarks.magnification * line
            let reach = DifferenceMarks.surroundings, side = (2 * reach + 1) * cell
            let size = PixelSize(width: 2 * side + line, height: side)
            guard let (left, top) = place(for: size, beside: middle) else { continue }
            fill(
                PixelRect(
                    minX: left - line, minY: top - line, maxX: left + size.width + line,
                    maxY: top + side + line),
                DifferenceColor.mark)
            magnify(expected, around: middle, at: (left, top))
            magnify(actual, around: middle, at: (left + side + line, top))
        }
    }

    /// Draws the pixels around a point magnified.
    private mutating func magnify(
        _ source: Pixmap, around middle: (x: Int, y: Int), at corner: (x: Int, y: Int)
    ) {
        let cell = DifferenceMarks.magnification * line, reach = DifferenceMarks.surroundings
        for row in -reach...reach {
            for column in -reach...reach {
                let (x, y) = (middle.x + column, middle.y + row)
                let isInside = (0..<source.width).contains(x) && (0..<source.height).contains(y)
                let (left, top) = (corner.x + (column + reach) * cell, corner.y + (row + reach) * cell)
                fill(
                    PixelRect(minX: left, minY: top, maxX: left + cell, maxY: top + cell),
                    isInside ? source[x, y] : DifferenceColor.surround)
            }
        }
    }

    /// Returns the left top corner of a place beside the circle around a point: on the right, on the left, below or
    /// above; nil if there is no room.
    private func place(for size: PixelSize, beside middle: (x: Int, y: Int)) -> (Int, Int)? {
        let gap = radius + 3 * line
        let (width, height) = (panel.width - size.width - line, panel.height - size.height - line)
        guard width >= line, height >= line else { return nil }
        let (x, y) = (
            max(line, min(middle.x - size.width / 2, width)),
            max(line, min(middle.y - size.height / 2, height))
        )
        if middle.x + gap <= width { return (middle.x + gap, y) }
        if middle.x - gap - size.width >= line { return (middle.x - gap - size.width, y) }
        if middle.y + gap <= height { return (x, middle.y + gap) }
        if middle.y - gap - size.height >= line { return (x, middle.y - gap - size.height) }
        return nil
    }

    /// Whether a group is so small that a box around it would be overlooked: at most two points in each direction.
    private func isSmall(_ group: PixelDifference.Group) -> Bool {
        group.box.width <= 2 * line && group.box.height <= 2 * line
    }

    /// The panel in its own coordinates.
    private var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: panel.width, maxY: panel.height) }

    /// The radius of circles in device pixels.
    private var radius: Int { 12 * line }

    mutating func fill(_ rect: PixelRect, _ color: UInt32) {
        let common = rect.intersection(bounds)
        guard !common.isEmpty else { return }
        for y in common.minY..<common.maxY {
            let start = (panel.minY + y) * picture.width + panel.minX
            for place in start + common.minX..<start + common.maxX { picture.pixels[place] = color }
        }
    }

    /// Draws a line along the outside of a rectangle.
    private mutating func stroke(_ rect: PixelRect) {
        let outer = PixelRect(
            minX: rect.minX - line, minY: rect.minY - line, maxX: rect.maxX + line, maxY: rect.maxY + line)
        let sides = [
            PixelRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: rect.minY),
            PixelRect(minX: outer.minX, minY: rect.maxY, maxX: outer.maxX, maxY: outer.maxY),
            PixelRect(minX: outer.minX, minY: rect.minY, maxX: rect.minX, maxY: rect.maxY),
            PixelRect(minX: rect.maxX, minY: rect.minY, maxX: outer.maxX, maxY: rect.maxY),
        ]
        for side in sides { fill(side, DifferenceColor.mark) }
    }

    private mutating func circle(around box: PixelRect) {
        let (x, y) = ((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
        let inner = radius * radius, outer = (radius + line) * (radius + line)
        for row in -radius - line...radius + line {
            for column in -radius - line...radius + line
            where (inner..<outer).contains(row * row + column * column) {
                fill(
                    PixelRect(minX: x + column, minY: y + row, maxX: x + column + 1, maxY: y + row + 1),
                    DifferenceColor.mark)
            }
        }
    }

    /// Draws a number on a plate above the top left corner of a box; inside the box if there is no room above.
    private mutating func number(_ number: Int, at box: PixelRect) {
        let digits = String(number).utf8.map { Int($0) - 48 }
        let cell = DifferenceMarks.digitCell * line
        let height = 7 * cell, width = (digits.count * 4 + 1) * cell
        let left = max(0, min(box.minX - line, panel.width - width))
        let above = box.minY - line - height
        let top = above >= 0 ? above : max(0, box.minY)
        fill(
            PixelRect(minX: left, minY: top, maxX: left + width, maxY: top + height), DifferenceColor.mark)
        for (index, digit) in digits.enumerated() {
            for (row, bits) in DifferenceMarks.digits[digit].enumerated() {
                for column in 0..<3 where bits & (4 >> column) != 0 {
                    let x = left + (1 + index * 4 + column) * cell, y = top + (1 + row) * cell
                    fill(
                        PixelRect(minX: x, minY: y, maxX: x + cell, maxY: y + cell), DifferenceColor.paper)
                }
            }
        }
    }

    /// The digits 0 to 9 in cells of three columns and five rows, the left column in the highest bit.
    private static let digits = [
        [7, 5, 5, 5, 7], [2, 6, 2, 2, 7], [7, 1, 7, 4, 7], [7, 1, 7, 1, 7], [5, 5, 7, 1, 1],
        [7, 4, 7, 1, 7], [7, 4, 7, 5, 7], [7, 1, 1, 1, 1], [7, 5, 7, 5, 7], [7, 5, 7, 1, 7],
    ]
}
