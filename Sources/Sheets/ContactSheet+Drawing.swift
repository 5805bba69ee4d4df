import ImageCodec
import Maquette
import Scene
import SceneMap
import Typography

extension ContactSheet {
    /// Returns the commands that draw a row.
    func list(of row: [Place], _ text: TextEngine) -> DisplayList {
        var list = DisplayList(size: Size(width: width, height: height(of: row)))
        draw(row, below: 0, in: &list, text)
        return list
    }

    /// Draws a row whose upper edge is at a height.
    func draw(_ row: [Place], below top: Double, in list: inout DisplayList, _ text: TextEngine) {
        let bottom = top + height(of: row)
        for place in row { draw(place, from: top, to: bottom, in: &list, text) }
    }

    /// Draws a picture with its caption and perhaps a heading, between the edges of its row.
    private func draw(
        _ place: Place, from top: Double, to bottom: Double, in list: inout DisplayList, _ text: TextEngine
    ) {
        let cell = cells[place.cell], size = pictureSize(of: place.cell)
        let x = metrics.gap + Double(place.column) * metrics.columnWidth
        let caption = bottom - metrics.gap - metrics.captionHeight
        let frame = Rect(origin: Point(x: x, y: caption - size.height), size: size)
        let outline = RoundedRect(frame.inset(by: Insets(all: -0.5)))
        if let thumbnail = cell.thumbnail, let picture = try? decodeImage(thumbnail.png) {
            let bitmap = Bitmap(name: cell.name, pixmap: picture.onWhite, scale: metrics.scale)
            list.commands.append(.draw(.image(ImagePlacement(bitmap, in: frame))))
        }
        let edge = Color(red: 0.8, green: 0.8, blue: 0.83, alpha: 1)
        list.commands.append(.draw(.fillBorder(outline, width: 0.5, .color(edge))))
        let fonts = metrics.fontSizes, width = metrics.pictureLimit.width
        if let columns = place.headingColumns {
            let room = Double(columns) * metrics.columnWidth - metrics.gap
            let y = top + metrics.headingHeight * 5 / 24
            let end = place.continues ? " (continued)" : ""
            var heading = heading(of: place.cell) + end
            if MapText.width(heading, size: fonts.heading) > room {
                heading = fileName(of: place.cell) + end
            }
            write(heading, fonts.heading, .semibold, .black, at: Point(x: x, y: y), room, in: &list, text)
        }
        let name = Point(x: x, y: caption + metrics.captionHeight / 8)
        write(cell.name, fonts.name, .semibold, .black, at: name, width, in: &list, text)
        let detail = Point(x: x, y: caption + metrics.captionHeight * 17 / 32)
        write(cell.detail, fonts.detail, .regular, Self.gray, at: detail, width, in: &list, text)
    }

    /// The color of what is less important.
    static let gray = Color(red: 0.4, green: 0.4, blue: 0.45, alpha: 1)

    /// Writes a line, shortened to a width.
    func write(
        _ line: String, _ size: Double, _ weight: FontWeight, _ color: Color, at point: Point,
        _ width: Double,
        in list: inout DisplayList, _ text: TextEngine
    ) {
        let style = TextStyle(font: .system(size: size, weight: weight), color: color)
        let shown = MapText.fitted(line, size: size, width: width)
        list.commands += text.layout(AttributedText(shown, style: style))
            .commands(at: point, displayScale: metrics.scale)
    }
}

extension Pixmap {
    /// The picture on the white of a sheet.
    fileprivate var onWhite: Pixmap {
        guard !isOpaque else { return self }
        var result = self
        for index in pixels.indices {
            let pixel = pixels[index], rest = 255 - pixel >> 24
            // Channels are premultiplied, so that no sum is above 255.
            result.pixels[index] = pixel + (rest << 24 | rest << 16 | rest << 8 | rest)
        }
        return result
    }
}
