import Files
import Geometry
import ImageCodec
package import Raster
import Scene
package import Typography

/// Pairs below one another: Apple's picture, ours, and where they differ, dark.
package struct PairSheet {
    /// The greatest size of a picture. Chosen: three are as wide as a screen.
    private static let pictureLimit = Size(width: 520, height: 260)
    /// The most that a picture is enlarged by.
    private static let greatestScale = 4.0
    private static let gap = 8.0
    private static let captionHeight = 22.0

    /// A pair with its pictures.
    private struct Row {
        var caption: String
        var pictures: [Pixmap]
        var sizes: [Size]

        var height: Double { (sizes.map(\.height).max() ?? 0) + captionHeight + 4 }
    }

    private let text: TextEngine
    private var rows: [Row] = []

    /// Creates an empty sheet, whose captions are drawn with the fonts of a text engine.
    package init(text: TextEngine) { self.text = text }

    /// Adds a pair below the others.
    package mutating func add(_ entry: PixelReport.Entry, apple: FlatPicture, ours: FlatPicture) {
        let pictures = [apple.pixmap, ours.pixmap, Self.difference(apple, ours)]
        rows.append(
            Row(caption: Self.caption(of: entry), pictures: pictures, sizes: pictures.map(Self.shownSize)))
    }

    private static func caption(of entry: PixelReport.Entry) -> String {
        let figures = entry.figures
        var texts = [
            "\(entry.pair.repository): \(entry.pair.name)",
            "equal \(PixelReport.text(figures.equalWithin8 * 100, 1)) %",
            "ink \(PixelReport.text(figures.equalInk * 100, 1)) %",
            "SSIM \(PixelReport.text(figures.similarity, 3))",
            "ink ratio \(PixelReport.text(figures.inkRatio, 2))",
            "moved \(figures.shift.first), \(figures.shift.second)",
        ]
        if !entry.pair.cause.isEmpty { texts.insert(entry.pair.cause, at: 1) }
        if !figures.hasSameSize {
            let sizes = figures.sizes
            texts.append(
                "\(sizes.first.width)x\(sizes.first.height) against \(sizes.second.width)x\(sizes.second.height)"
            )
        }
        return texts.joined(separator: "  ")
    }

    /// Returns the common part: white where the pictures are equal, black where a channel differs by half or more.
    static func difference(_ apple: FlatPicture, _ ours: FlatPicture) -> Pixmap {
        let size = PixelSize(
            width: min(apple.size.width, ours.size.width), height: min(apple.size.height, ours.size.height))
        let pixels = apple.part(of: size).distances(from: ours.part(of: size)).map { distance in
            let gray = 255 - UInt32(min(distance, 127)) * 2
            return 0xFF00_0000 | gray << 16 | gray << 8 | gray
        }
        return Pixmap(width: size.width, height: size.height, pixels: pixels) ?? Pixmap(width: 0, height: 0)
    }

    private static func shownSize(of picture: Pixmap) -> Size {
        guard picture.width > 0, picture.height > 0 else { return .zero }
        let width = Double(picture.width), height = Double(picture.height)
        let scale = min(pictureLimit.height / height, pictureLimit.width / width, greatestScale)
        return Size(
            width: max(1, (width * scale).rounded()), height: max(1, (height * scale).rounded()))
    }

    /// The commands that draw the sheet.
    private var list: DisplayList {
        let step = Self.pictureLimit.width + Self.gap
        let height = rows.reduce(0) { $0 + $1.height }
        var list = DisplayList(size: Size(width: 3 * step, height: height)), top = 0.0
        for row in rows {
            let style = TextStyle(font: .system(size: 12), color: .black)
            list.commands += text.layout(AttributedText(row.caption, style: style))
                .commands(at: Point(x: 4, y: top + 3), displayScale: 1)
            for (column, picture) in row.pictures.enumerated() where picture.width > 0 {
                let frame = Rect(
                    origin: Point(x: Double(column) * step, y: top + Self.captionHeight),
                    size: row.sizes[column])
                let bitmap = Bitmap(name: row.caption, pixmap: picture, scale: 1)
                list.commands.append(.draw(.image(ImagePlacement(bitmap, in: frame))))
            }
            top += row.height
        }
        return list
    }

    /// Returns the sheet as a PNG file.
    ///
    /// - Throws: If it would have too many pixels.
    package func png() throws(RasterError) -> [UInt8] {
        let background = Color(red: 170 / 255.0, green: 170 / 255.0, blue: 190 / 255.0, alpha: 1)
        return encodePNG(try rasterize(list, scale: 1, text: text, background: background))
    }
}
