import Geometry
import Scene

extension UIView {
    /// The room between a bar at the bottom of the window's safe area and the edge of the window, in points; 0 for a
    /// bar elsewhere. Source: the background of a toolbar that is pinned to the safe area reaches the edge since iOS 11.
    var roomBelowSafeArea: CGFloat {
        guard let window, !(superview is LayoutContainerView) else { return 0 }
        let room = window.safeAreaInsets.bottom
        let bottom = convert(bounds, to: window).maxY
        return abs(bottom - (window.bounds.maxY - room)) < 0.5 ? room : 0
    }
}

/// The background of a bar, which extends to the edge of the screen, and the hairline along its inner edge.
final class BarBackgroundView: UIView {
    /// The effective appearance, queried while drawing because it depends on the position of the content.
    var appearance: () -> UIBarAppearance? = { nil }
    /// Whether the hairline is at the top edge.
    var hasLineAtTop = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func content(in context: ContentContext) -> [DrawCommand] {
        guard let barAppearance = appearance() else { return [] }
        var commands: [DrawCommand] = []
        if let fillColor = barAppearance.backgroundColor {
            commands.append(.draw(.fillRect(bounds.rect, .color(context.color(fillColor)))))
        }
        if let line = barAppearance.shadowColor {
            // One pixel outside of the bar, since the hairline is over the content.
            let pixel = 1 / context.traits.displayScale
            let rect = Rect(
                x: 0, y: hasLineAtTop ? -pixel : bounds.height, width: bounds.width, height: pixel)
            commands.append(.draw(.fillRect(rect, .color(context.color(line)))))
        }
        return commands
    }
}

extension UIViewController {
    /// The scroll view whose content may be under bars: the root view, or the lowest subview of it.
    private var barContent: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Whether no scrolled content is under a bar at the top.
    var isContentAtTop: Bool {
        guard let content = barContent else { return true }
        return content.contentOffset.y <= -content.adjustedContentInset.top
    }

    /// Whether no scrolled content is under a bar at the bottom.
    var isContentAtBottom: Bool {
        guard let content = barContent else { return true }
        let end = content.contentSize.height + content.adjustedContentInset.bottom
        return content.contentOffset.y + content.bounds.height >= end
    }
}

extension UIBarAppearance {
    /// Returns the appearance of a bar: at the edge of the content the scroll edge appearance, which by
    /// default is none (iOS 15 on).
    ///
    /// A bar that is not translucent or has a `barTintColor` keeps its background everywhere.
    static func effective(
        standard: UIBarAppearance, scrollEdge: UIBarAppearance?, isAtEdge: Bool, isTranslucent: Bool,
        barTint: UIColor?
    ) -> UIBarAppearance? {
        if isAtEdge, let scrollEdge { return scrollEdge }
        guard barTint != nil || !isTranslucent else { return isAtEdge ? nil : standard }
        let barAppearance = UIBarAppearance()
        barAppearance.backgroundColor =
            barTint ?? (isTranslucent ? standard.backgroundColor : .systemBackground)
        barAppearance.shadowColor = standard.shadowColor
        return barAppearance
    }
}
