import Geometry
import Scene

extension UIView {
    /// The space between a bar at the bottom of the window's safe area and the edge of the window, in points; 0 for a
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
    var appearance: (Presentation) -> UIBarAppearance? = { _ in nil }
    /// Whether the hairline is at the top edge.
    var hasLineAtTop = false
    /// Whether the material is dark also in a light interface.
    var isDark = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func content(in context: ContentContext) -> [DrawCommand] {
        guard let barAppearance = appearance(context.presentation) else { return [] }
        return backgroundCommands(barAppearance, context) + edgeCommands(barAppearance, context)
    }

    private func backgroundCommands(_ look: UIBarAppearance, _ context: ContentContext) -> [DrawCommand] {
        let material = look.backgroundEffect.map { _ in isDark ? .darkBarBackground : UIColor.barBackground }
        var commands = [material, look.backgroundColor].compactMap { $0 }.map {
            DrawCommand.draw(.fillRect(bounds.rect, .color(context.color($0))))
        }
        if let image = look.backgroundImage, !image.isBlank {
            commands += image.commands(in: bounds, mode: look.backgroundImageContentMode, tint: nil)
        }
        return commands
    }

    /// The hairline, or the image in its place, outside of the bar, since it is over the content.
    private func edgeCommands(_ look: UIBarAppearance, _ context: ContentContext) -> [DrawCommand] {
        func area(height: CGFloat) -> CGRect {
            CGRect(
                x: 0, y: hasLineAtTop ? -height : bounds.height, width: bounds.width, height: height)
        }
        let line = look.shadowColor.map(context.color)
        if let image = look.shadowImage {
            guard !image.isBlank else { return [] }
            let tint = image.renderingMode == .alwaysTemplate ? line : nil
            return image.commands(in: area(height: image.size.height), mode: .scaleToFill, tint: tint)
        }
        guard let line else { return [] }
        return [.draw(.fillRect(area(height: 1 / context.traits.displayScale).rect, .color(line)))]
    }
}

extension UIImage {
    /// Whether the image has no extent, as the empty one that means "none".
    fileprivate var isBlank: Bool { size.width <= 0 || size.height <= 0 }
}

extension UIViewController {
    /// The scroll view whose content may be under bars: the root view, or the lowest subview of it.
    private var barContent: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Returns whether no scrolled content is shown under a bar at the top.
    func isContentAtTop(in presentation: Presentation) -> Bool {
        guard let content = barContent else { return true }
        return content.shownOffset(in: presentation).y <= -content.adjustedContentInset.top
    }

    /// Returns whether no scrolled content is shown under a bar at the bottom.
    func isContentAtBottom(in presentation: Presentation) -> Bool {
        guard let content = barContent else { return true }
        let end = content.contentSize.height + content.adjustedContentInset.bottom
        let height = presentation.values(of: content.layer).bounds.height
        return content.shownOffset(in: presentation).y + height >= end
    }
}

extension UIScrollView {
    /// Returns the presented content offset.
    fileprivate func shownOffset(in presentation: Presentation) -> CGPoint {
        let shown = presentation.values(of: layer)
        return shown.isModel ? contentOffset : shown.bounds.origin
    }
}
