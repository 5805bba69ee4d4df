public import UIKitCore

/// What has settings of a float layout.
public protocol MyFloatLayoutTraits: MySequentLayoutTraits {}

/// A layout whose subviews move up and to the leading side as far as others let them, as floats of CSS do; those with
/// `isReverseFloat` to the trailing side.
///
/// In a vertical layout lines run from leading to trailing, in a horizontal one from top to bottom. A weight is a part
/// of what is left in the line where the subview is placed. A layout as long as its contents along its lines has no
/// end to float to and nothing left to share.
/// Source: MyLayout 2.0.
open class MyFloatLayout: MyBaseLayout, MyFloatLayoutTraits {
    /// The line between subviews that are layouts; nil for none.
    open var intelligentBorderline: MyBorderline? { didSet { setNeedsLayout() } }
    private var reported: Set<ObjectIdentifier> = []

    /// Creates a layout of an orientation.
    public convenience init(orientation: MyOrientation) { self.init(frame: .zero, orientation: orientation) }

    /// Creates a layout with a frame in its superview's coordinates, points.
    public init(frame: CGRect, orientation: MyOrientation) {
        super.init(frame: frame)
        layoutTraits.container.orientation = orientation
    }

    /// Creates a vertical layout with a frame in its superview's coordinates, points.
    public convenience override init(frame: CGRect) { self.init(frame: frame, orientation: .vert) }

    /// Creates a layout from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func arrange(_ arrangement: inout Arrangement) {
        var float = FloatArrangement(arrangement)
        float.arrange()
        arrangement = float.arrangement
        for item in float.withoutLine where reported.insert(ObjectIdentifier(item.view)).inserted {
            reportMissingLine(item)
        }
        if let intelligentBorderline, !arrangement.isEstimate { setBorderlines(intelligentBorderline, float) }
    }

    /// Gives the subviews lines at their ends, except at those of the layout.
    private func setBorderlines(_ line: MyBorderline, _ float: FloatArrangement) {
        for item in float.arrangement.items {
            guard let layout = item.layout, !layout.notUseIntelligentBorderline else { continue }
            for axis in Axis.allCases {
                layout.borderlines[axis, .start] = float.hasGapBefore(item, axis) ? line : nil
                layout.borderlines[axis, .end] = float.isBeforeEnd(item, axis) ? line : nil
            }
        }
    }
}
