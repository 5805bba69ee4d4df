import Geometry
import Scene

/// The wheels of pickers: the farther a row is from the selected one, the smaller and more transparent it is.
struct WheelDrawing {
    /// One component of a picker.
    struct Wheel {
        /// The number of rows.
        var count: Int
        /// The index of the row at the center.
        var selected: Int
        /// The width relative to the other wheels.
        var relativeWidth: CGFloat = 1
        /// Returns the title of a row.
        var title: (Int) -> String
    }

    let view: UIView
    let context: ContentContext

    /// Returns the selection indicator and the rows of each wheel.
    ///
    /// Chosen: rows of 32 points, an indicator of tertiary fill with a corner radius of 8, and a flat approximation
    /// of the cylinder, each row a tenth lower and a third more transparent than the one before.
    func commands(_ wheels: [Wheel], showsIndicator: Bool = true) -> [DrawCommand] {
        let bounds = view.bounds
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let mark = Self.indicator(in: bounds)
        var commands: [DrawCommand] = [.push(.clip(RoundedRect(bounds.rect)))]
        if showsIndicator {
            commands += ControlShape.filled(
                mark, radius: Self.indicatorRadius, context.color(.tertiarySystemFill))
        }
        let unit = mark.width / max(1, wheels.reduce(0) { $0 + $1.relativeWidth })
        var left = mark.minX
        for wheel in view.isRightToLeft ? wheels.reversed() : wheels {
            commands += rows(of: wheel, left: left, width: unit * wheel.relativeWidth)
            left += unit * wheel.relativeWidth
        }
        commands.append(.pop)
        return commands
    }

    /// The radius of the corners of the selection indicator, in points.
    static let indicatorRadius: CGFloat = 8

    /// Returns the rectangle of the selection indicator.
    static func indicator(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 9, y: bounds.midY - 16, width: max(0, bounds.width - 18), height: 32)
    }

    private func rows(of wheel: Wheel, left: CGFloat, width: CGFloat) -> [DrawCommand] {
        (-3...3).flatMap { offset -> [DrawCommand] in
            let row = wheel.selected + offset
            guard wheel.selected >= 0, (0..<wheel.count).contains(row) else { return [] }
            let distance = abs(offset)
            let middle = view.bounds.midY + Self.centers[distance] * (offset < 0 ? -1 : 1)
            let text = UIView.ControlText(
                text: wheel.title(row), font: .systemFont(ofSize: Self.fontSizes[distance]),
                color: UIColor.label.withAlphaComponent(Self.alphas[distance]), alignment: .center)
            let area = CGRect(x: left + 4, y: middle - 16, width: max(0, width - 8), height: 32)
            return view.commands(text, in: area, context)
        }
    }

    private static let centers: [CGFloat] = [0, 32, 61, 84]
    private static let fontSizes: [CGFloat] = [23, 21, 18, 14]
    private static let alphas: [CGFloat] = [1, 0.5, 0.3, 0.15]
}
