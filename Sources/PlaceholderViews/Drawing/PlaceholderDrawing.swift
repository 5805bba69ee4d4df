import Geometry
import Scene
import UIKitCore

/// Draws placeholders: simple drawings of the purpose of a view, the project's own artwork.
///
/// The number of commands does not grow with the area.
struct PlaceholderDrawing {
    /// The bounds of the view, in points.
    let area: Rect
    /// The traits of the view.
    let context: ContentContext
    /// The commands drawn so far.
    private(set) var commands: [DrawCommand] = []

    /// Creates a drawing without content.
    init(area: Rect, context: ContentContext) { (self.area, self.context) = (area, context) }

    /// The shorter side of the area.
    var side: Double { min(area.width, area.height) }

    /// The center of the area.
    var center: Point { Point(x: area.midX, y: area.midY) }

    /// Adds the drawing of a placeholder.
    mutating func add(_ placeholder: PlaceholderPicture) {
        switch placeholder {
        case .map: addMap()
        case .lineChart: addLineChart()
        case .barChart: addBarChart()
        case .pieChart: addPieChart()
        case .player: addPlayer()
        case .camera: addCamera()
        case .scanner: addScanner()
        case .animation: addAnimation()
        case .graphics: addCube()
        case .webPage: addWebPage()
        case .document: addDocument()
        case .advertisement: addAdvertisement()
        }
    }

    // MARK: Shapes

    /// Fills the whole area.
    mutating func fillGround(_ color: UIColor) { fill(area, color) }

    /// Fills a rectangle with round corners.
    mutating func fill(_ rect: Rect, radius: Double = 0, _ color: UIColor) {
        guard rect.width > 0, rect.height > 0 else { return }
        commands.append(
            .draw(.fillRoundedRect(RoundedRect(rect, radius: radius), .color(context.color(color)))))
    }

    /// Fills a circle.
    mutating func fillCircle(_ center: Point, radius: Double, _ color: UIColor) {
        fill(square(around: center, side: 2 * radius), radius: radius, color)
    }

    /// Draws a border inside the edge of a rectangle with round corners.
    mutating func border(_ rect: Rect, radius: Double = 0, width: Double, _ color: UIColor) {
        guard rect.width > 0, rect.height > 0 else { return }
        commands.append(
            .draw(
                .fillBorder(
                    RoundedRect(rect, radius: radius), width: width, .color(context.color(color)))))
    }

    /// Fills a path.
    mutating func fill(_ elements: [Path.Element], _ color: UIColor) {
        commands.append(.draw(.fillPath(Path(elements), .nonZero, .color(context.color(color)))))
    }

    /// Strokes a path with round ends and joins.
    mutating func stroke(_ elements: [Path.Element], width: Double, _ color: UIColor) {
        let style = StrokeStyle(width: width, cap: .round, join: .round)
        commands.append(.draw(.strokePath(Path(elements), style, .color(context.color(color)))))
    }

    /// Returns a square around a point.
    func square(around center: Point, side: Double) -> Rect {
        Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }

    /// Returns a length that is a share of the shorter side, within bounds in points.
    func length(_ share: Double, _ bounds: ClosedRange<Double>) -> Double {
        max(bounds.lowerBound, min(bounds.upperBound, share * side))
    }

    /// Returns the elements of a line through some points.
    static func line(_ points: [Point]) -> [Path.Element] {
        points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    }

    /// Returns a color with a light and a dark form, each as 0xRRGGBB.
    static func color(light: Int, dark: Int) -> UIColor {
        func color(_ code: Int) -> UIColor {
            func part(_ shift: Int) -> Double { Double(code >> shift & 0xFF) / 255 }
            return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }
        let (light, dark) = (color(light), color(dark))
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
