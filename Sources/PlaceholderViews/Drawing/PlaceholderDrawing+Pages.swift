import Geometry
import Scene
import UIKitCore

extension PlaceholderDrawing {
    /// Adds a heading, an image and lines of text.
    mutating func addWebPage() {
        fillGround(.systemBackground)
        let gap = length(0.06, 4...16)
        let page = area.inset(by: Insets(all: gap))
        guard page.width >= 16, page.height >= 8 else { return }
        var y = page.minY
        fill(
            Rect(x: page.minX, y: y, width: 0.6 * page.width, height: min(14, page.height)), radius: 3,
            .systemGray4)
        y += 26
        let picture = min(0.5 * page.width, 160)
        if y + picture < page.maxY {
            fill(Rect(x: page.minX, y: y, width: page.width, height: picture), radius: 6, .systemGray5)
            y += picture + 14
        }
        addLines(from: y, in: page, .systemGray5)
    }

    /// Adds a page on a gray background.
    mutating func addDocument() {
        fillGround(.systemGray5)
        let gap = length(0.06, 2...16)
        let room = area.inset(by: Insets(all: gap))
        guard room.width >= 12, room.height >= 12 else { return }
        // The proportions of ISO 216.
        let width = min(room.width, room.height / 1.414)
        let page = Rect(x: room.midX - width / 2, y: room.minY, width: width, height: 1.414 * width)
        fill(page, .white)
        border(page, width: 0.5, .systemGray3)
        let text = page.inset(by: Insets(all: 0.1 * width))
        let gray = UIColor(white: 0.86, alpha: 1)
        fill(
            Rect(x: text.minX, y: text.minY, width: 0.5 * text.width, height: min(12, 0.06 * width)),
            UIColor(white: 0.7, alpha: 1))
        addLines(from: text.minY + min(26, 0.14 * width), in: text, gray)
    }

    /// Adds an empty rectangle with a border.
    mutating func addAdvertisement() {
        fillGround(.systemGray6)
        border(area, width: 1, .systemGray4)
    }

    /// Adds lines of text of different lengths, at most 48.
    private mutating func addLines(from y: Double, in page: Rect, _ color: UIColor) {
        let height = max(2, min(7, page.width / 30)), step = 2.2 * height
        let shares = [1, 0.94, 0.98, 0.91, 0.58, 0]
        for line in 0..<48 {
            let top = y + Double(line) * step, share = shares[line % shares.count]
            guard top + height <= page.maxY else { return }
            fill(
                Rect(x: page.minX, y: top, width: share * page.width, height: height), radius: height / 2,
                color)
        }
    }
}
