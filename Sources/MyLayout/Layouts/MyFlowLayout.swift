public import UIKitCore

/// A layout whose subviews fill line after line: rows from top to bottom, or columns from leading to trailing.
///
/// A line has a fixed number of subviews, or as many as fit. In a scroll view, pages have a fixed number, too.
/// Source: MyLayout 2.0.
open class MyFlowLayout: MyBaseLayout, MyFlowLayoutTraits {
    /// Returns the gravity of a line, or `none` for that of the layout: by the layout, the line's index, the number of
    /// its subviews, and whether it is the last one.
    open var lineGravity: ((MyFlowLayout, Int, Int, Bool) -> MyGravity)? { didSet { setNeedsLayout() } }
    /// The line between subviews that are layouts; nil for none.
    open var intelligentBorderline: MyBorderline? { didSet { setNeedsLayout() } }
    /// The number of lines of the last layout.
    public private(set) var arrangedLines = 0

    /// Creates a layout of an orientation with a number of subviews in a line; 0 for as many as fit.
    public convenience init(orientation: MyOrientation, arrangedCount: Int) {
        self.init(frame: .zero, orientation: orientation, arrangedCount: arrangedCount)
    }

    /// Creates a layout with a frame in its superview's coordinates, points.
    public init(frame: CGRect, orientation: MyOrientation, arrangedCount: Int) {
        super.init(frame: frame)
        layoutTraits.container.orientation = orientation
        layoutTraits.container.flow.arrangedCount = max(0, arrangedCount)
    }

    /// Creates a layout of rows, with a frame in its superview's coordinates, points.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, orientation: .vert, arrangedCount: 0)
    }

    /// Creates a layout from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func arrange(_ arrangement: inout Arrangement) {
        var flow = FlowArrangement(arrangement, layout: self)
        flow.arrange()
        arrangement = flow.arrangement
        if !arrangement.isEstimate {
            arrangedLines = flow.lines.count
            setBorderlines(flow)
        }
    }

    private func setBorderlines(_ flow: FlowArrangement) {
        guard let line = intelligentBorderline else { return }
        let items = flow.arrangement.items, spacing = flow.arrangement.spacing
        for (number, range) in flow.lines.map(\.range).enumerated() {
            for index in range {
                guard let layout = items[index].layout, !layout.notUseIntelligentBorderline else { continue }
                let isLastOfAll = index == items.count - 1 && range.count != flow.settings.arrangedCount
                var lines = Borderlines()
                lines[flow.across, .start] = spacing[flow.across] != 0 && number > 0 ? line : nil
                lines[flow.across, .end] = number < flow.lines.count - 1 ? line : nil
                lines[flow.along, .start] = spacing[flow.along] != 0 && index > range.lowerBound ? line : nil
                lines[flow.along, .end] = index < range.upperBound - 1 || isLastOfAll ? line : nil
                layout.borderlines = lines
            }
        }
    }
}
