import Scene

extension UIView {
    /// The adjustment modes of the tint color. Raw values match Apple's.
    public enum TintAdjustmentMode: Int, Hashable, Sendable {
        /// The mode of the superview.
        case automatic = 0
        /// The unmodified tint color.
        case normal = 1
        /// A desaturated tint color, as behind an alert.
        case dimmed = 2
    }

    /// The nearest tint color set on this view or an ancestor, gray where dimmed.
    var effectiveTintColor: UIColor {
        let tint = inheritedTint ?? RenderContext.current.accentColor ?? .systemBlue
        return isTintDimmed ? tint.dimmed : tint
    }

    private var inheritedTint: UIColor? {
        var current: UIView? = self
        while let view = current {
            if let tint = view.ownTint { return tint }
            current = view.superview
        }
        return nil
    }

    private var isTintDimmed: Bool {
        var current: UIView? = self
        while let view = current {
            if view.tintAdjustmentMode != .automatic { return view.tintAdjustmentMode == .dimmed }
            current = view.superview
        }
        return false
    }
}

extension UIColor {
    /// The color without its hue. Chosen: the gray of the same luma, since UIKit says only "desaturated".
    fileprivate var dimmed: UIColor {
        UIColor { traits in
            let color = self.color(in: traits)
            let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
            return UIColor(white: luma, alpha: color.alpha)
        }
    }
}
