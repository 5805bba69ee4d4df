public import UIKitCore

/// A line along an edge of a layout, or around it.
open class MyBorderline: NSObject {
    /// The color of the line.
    open var color: UIColor
    /// The thickness, points; by default one pixel of a screen with two pixels a point.
    open var thick: CGFloat
    /// The inset of the beginning, points.
    open var headIndent: CGFloat
    /// The inset of the end, points.
    open var tailIndent: CGFloat
    /// The length of dashes and of the spaces between them, points; 0 for a solid line.
    open var dash: CGFloat = 0
    /// The distance of the line from the edge inwards, points.
    open var offset: CGFloat

    /// Creates a line; insets and offset are points.
    public init(
        color: UIColor, thick: CGFloat = 0.5, headIndent: CGFloat = 0, tailIndent: CGFloat = 0,
        offset: CGFloat = 0
    ) {
        self.color = color
        self.thick = thick
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.offset = offset
        super.init()
    }
}
