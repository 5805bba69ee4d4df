import Geometry
import Maquette
import Raster
import Scene
import Typography

/// Pictures of a film side by side with their times: a contact sheet.
struct FilmStrip {
    /// The size of every picture.
    let pictureSize: PixelSize
    /// Draws the captions.
    let text: TextEngine
    private var cells: [(picture: Pixmap, caption: String)] = []

    init(pictureSize: PixelSize, text: TextEngine) {
        self.pictureSize = pictureSize
        self.text = text
    }

    /// The greatest width of a picture in pixels. Chosen: text in it can still be recognized.
    static let thumbnailWidth = 200.0
    /// The number of pictures. Chosen: what fits a screen.
    private static let pictureLimit = 24
    private static let columns = 6
    private static let gap = 12
    private static let captionHeight = 20
    private static let background: UInt32 = 0xFFF2_F2F2

    /// Returns the moments of a film to show: all of them, or the first, the last, those of the pictures that the
    /// script takes, and some evenly between them.
    static func chosen(_ film: Film) -> [ScreenMoments.Moment] {
        let count = film.moments.count
        guard count > pictureLimit else { return film.moments }
        var chosen: Set<Int> = [0, count - 1]
        for capture in film.captures {
            let shown = film.moments.lastIndex { $0.time <= capture.time }
            if let shown, chosen.count < pictureLimit { chosen.insert(shown) }
        }
        let free = pictureLimit - chosen.count
        for number in 0..<free { chosen.insert((number + 1) * (count - 1) / (free + 1)) }
        return chosen.sorted().map { film.moments[$0] }
    }

    /// Returns the names of the script's pictures that show a moment.
    static func name(of moment: ScreenMoments.Moment, in film: Film) -> String? {
        let names = film.captures.filter { capture in
            film.moments.last { $0.time <= capture.time }?.time == moment.time
        }
        return names.isEmpty ? nil : names.map(\.name).joined(separator: ", ")
    }

    mutating func add(_ picture: Pixmap, time: Double, name: String?) {
        let caption = "\(Film.milliseconds(time).thousandths) s" + (name.map { " \($0)" } ?? "")
        cells.append((picture, caption))
    }

    /// The sheet; nil without pictures.
    var sheet: Pixmap? {
        guard !cells.isEmpty else { return nil }
        let columns = min(Self.columns, cells.count), rows = (cells.count + columns - 1) / columns
        let cell = (
            width: pictureSize.width + Self.gap,
            height: pictureSize.height + Self.captionHeight + Self.gap
        )
        var sheet = Pixmap(
            width: columns * cell.width + Self.gap, height: rows * cell.height + Self.gap,
            filledWith: Self.background)
        for (index, entry) in cells.enumerated() {
            let x = Self.gap + index % columns * cell.width, y = Self.gap + index / columns * cell.height
            sheet.copy(entry.picture, x: x, y: y)
            if let caption = drawn(entry.caption) { sheet.copy(caption, x: x, y: y + pictureSize.height) }
        }
        return sheet
    }

    private func drawn(_ caption: String) -> Pixmap? {
        let style = TextStyle(font: .system(size: 12, weight: .regular), color: .black)
        let layout = text.layout(AttributedText(caption, style: style))
        let list = DisplayList(
            size: Size(width: Double(pictureSize.width), height: Double(Self.captionHeight)),
            commands: layout.commands(at: Point(x: 0, y: 4), displayScale: 1))
        let gray = Double(Self.background & 0xFF) / 255
        return try? rasterize(
            list, scale: 1, text: text, background: Color(red: gray, green: gray, blue: gray, alpha: 1))
    }
}

extension Int {
    /// The number of thousandths with three decimals.
    var thousandths: String {
        let fraction = String(self % 1000)
        return "\(self / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }
}

extension Pixmap {
    /// Copies a picture to a position, clipped to the bounds.
    fileprivate mutating func copy(_ picture: Pixmap, x: Int, y: Int) {
        for row in 0..<min(picture.height, height - y) {
            for column in 0..<min(picture.width, width - x) {
                self[x + column, y + row] = picture[column, row]
            }
        }
    }
}
