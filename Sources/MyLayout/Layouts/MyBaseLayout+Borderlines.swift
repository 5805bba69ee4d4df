import UIKitCore

/// The lines at the edges of a layout.
struct Borderlines {
    private var lines: [MyBorderline?] = [nil, nil, nil, nil]

    /// The line at an edge by reading direction.
    subscript(axis: Axis, edge: Edge) -> MyBorderline? {
        get { lines[Borderlines.index(axis, edge)] }
        set { lines[Borderlines.index(axis, edge)] = newValue }
    }

    /// An end of an axis.
    enum Edge: CaseIterable {
        case start, end
    }

    private static func index(_ axis: Axis, _ edge: Edge) -> Int {
        (axis == .horizontal ? 0 : 2) + (edge == .start ? 0 : 1)
    }

    /// Whether the lines are the same objects.
    func isSame(as other: Borderlines) -> Bool { zip(lines, other.lines).allSatisfy { $0 === $1 } }

    /// Whether there are no lines.
    var isEmpty: Bool { lines.allSatisfy { $0 == nil } }
}

extension MyBaseLayout {
    /// The line at the top; nil for none.
    public var topBorderline: MyBorderline? {
        get { borderlines[.vertical, .start] }
        set { borderlines[.vertical, .start] = newValue }
    }
    /// The line at the bottom; nil for none.
    public var bottomBorderline: MyBorderline? {
        get { borderlines[.vertical, .end] }
        set { borderlines[.vertical, .end] = newValue }
    }
    /// The line at the leading edge; nil for none.
    public var leadingBorderline: MyBorderline? {
        get { borderlines[.horizontal, .start] }
        set { borderlines[.horizontal, .start] = newValue }
    }
    /// The line at the trailing edge; nil for none.
    public var trailingBorderline: MyBorderline? {
        get { borderlines[.horizontal, .end] }
        set { borderlines[.horizontal, .end] = newValue }
    }
    /// The line at the left; nil for none.
    public var leftBorderline: MyBorderline? {
        get { MyBaseLayout.isRTL ? trailingBorderline : leadingBorderline }
        set { if MyBaseLayout.isRTL { trailingBorderline = newValue } else { leadingBorderline = newValue } }
    }
    /// The line at the right; nil for none.
    public var rightBorderline: MyBorderline? {
        get { MyBaseLayout.isRTL ? leadingBorderline : trailingBorderline }
        set { if MyBaseLayout.isRTL { leadingBorderline = newValue } else { trailingBorderline = newValue } }
    }
    /// The line on all four edges; nil for none.
    public var boundBorderline: MyBorderline? {
        get { bottomBorderline }
        set {
            (topBorderline, bottomBorderline) = (newValue, newValue)
            (leadingBorderline, trailingBorderline) = (newValue, newValue)
        }
    }
}

/// The layer that draws a line of a layout, above its subviews' layers.
final class BorderlineLayer: CAShapeLayer {}

extension MyBaseLayout {
    /// Puts the layers of the lines where they belong.
    func drawBorderlines() {
        for layer in borderlineLayers { layer.removeFromSuperlayer() }
        borderlineLayers = []
        addBorderlines(borderlines, in: bounds)
    }

    /// Adds the layers of lines at the edges of a rectangle.
    func addBorderlines(_ lines: Borderlines, in rect: CGRect) {
        guard !lines.isEmpty else { return }
        for axis in Axis.allCases {
            for edge in Borderlines.Edge.allCases {
                guard let line = lines[axis, edge] else { continue }
                let shape = makeLayer(line, axis, edge, in: rect)
                borderlineLayers.append(shape)
                layer.addSublayer(shape)
            }
        }
    }

    private func makeLayer(
        _ line: MyBorderline, _ axis: Axis, _ edge: Borderlines.Edge, in rect: CGRect
    ) -> BorderlineLayer {
        let shape = BorderlineLayer()
        let isFirst = (edge == .start) != (axis == .horizontal && MyBaseLayout.isRTL)
        let middle = line.offset + line.thick / 2, path = CGMutablePath()
        switch axis {
        case .vertical:
            let y = isFirst ? middle : rect.height - middle
            let head = MyBaseLayout.isRTL ? line.tailIndent : line.headIndent
            let tail = MyBaseLayout.isRTL ? line.headIndent : line.tailIndent
            path.move(to: CGPoint(x: head, y: y))
            path.addLine(to: CGPoint(x: rect.width - tail, y: y))
        case .horizontal:
            let x = isFirst ? middle : rect.width - middle
            path.move(to: CGPoint(x: x, y: line.headIndent))
            path.addLine(to: CGPoint(x: x, y: rect.height - line.tailIndent))
        }
        shape.frame = rect
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = line.color.cgColor
        shape.lineWidth = line.thick
        if line.dash > 0 {
            shape.lineDashPattern = [NSNumber(value: Double(line.dash)), NSNumber(value: Double(line.dash))]
        }
        return shape
    }
}
