import Geometry
import UIKitCore

/// Equal lengths of subviews whose spaces may vary between two limits; the lengths give way where those do not
/// suffice.
///
/// Source: MyLayout 2.0, `setSubviewsSize:minSpacing:maxSpacing:centered:`.
struct FlexSpacing {
    /// The length of each subview, points.
    var length: CGFloat
    /// The smallest space, points.
    var minimum: CGFloat
    /// The largest space, points.
    var maximum: CGFloat
    /// Whether there is a space before the first and after the last, too.
    var isCentered: Bool

    /// What it comes to.
    struct Result {
        var length: CGFloat
        var spacing: CGFloat
        /// What to add to the padding on both sides.
        var margin: CGFloat
    }

    /// Returns the lengths of `count` subviews in `available` points between the paddings.
    func fit(count: Int, available: CGFloat) -> Result? {
        let gaps = count - 1 + (isCentered ? 2 : 0)
        guard count > 0, gaps > 0 else { return nil }
        var spacing = (available - length * CGFloat(count)) / CGFloat(gaps), fitted = length
        if spacing > maximum || spacing < minimum {
            spacing = Swift.max(minimum, Swift.min(maximum, spacing))
            fitted = (available - spacing * CGFloat(gaps)) / CGFloat(count)
        }
        return Result(length: fitted, spacing: spacing, margin: isCentered ? spacing : 0)
    }

    /// Returns the lengths of as many subviews as `available` points between the paddings hold.
    func fit(available: CGFloat) -> Result {
        let extra = isCentered ? -minimum : minimum
        let count = Swift.max(((available + extra) / (length + minimum)).rounded(.down), 1)
        let gaps = count - 1 + (isCentered ? 2 : 0)
        guard gaps > 0 else { return Result(length: length, spacing: minimum, margin: 0) }
        var spacing = (available - length * count) / gaps, fitted = length
        if spacing > maximum {
            spacing = maximum
            fitted = (available - spacing * gaps) / count
        }
        return Result(length: fitted, spacing: spacing, margin: isCentered ? spacing : 0)
    }
}
