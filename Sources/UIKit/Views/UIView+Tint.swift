import Scene

extension UIView {
    /// Whether the tint is shown in colour.
    public enum TintAdjustmentMode: Int, Hashable, Sendable {
        /// As the superview has it.
        case automatic = 0
        /// In colour.
        case normal = 1
        /// In grey, as behind an alert.
        case dimmed = 2
    }

    /// The nearest tint set here or above, grey where dimmed.
    var shownTint: UIColor {
        let tint = inheritedTint ?? .systemBlue
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
    /// The colour without its hue. Chosen: the grey of the same luma, as UIKit says "desaturated" only.
    fileprivate var dimmed: UIColor {
        UIColor { traits in
            let color = self.color(in: traits)
            let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
            return UIColor(white: luma, alpha: color.alpha)
        }
    }
}
