/// An animator of changes alongside the appearance or dismissal of a context menu.
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview; nil for none.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated alongside the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The styles of opening the preview of a context menu. Raw values match Apple's.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
    /// The preview is dismissed with the menu.
    case dismiss = 0
    /// The preview grows to fill the screen.
    case pop = 1
}

/// An animator of changes alongside the opening of a context menu's preview.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style of opening the preview.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The appearances of a context menu. Raw values match Apple's.
public enum UIContextMenuInteractionAppearance: Int, Hashable, Sendable {
    /// The appearance is not known, as no menu is open.
    case unknown = 0
    /// The menu has a preview.
    case rich = 1
    /// The menu has no preview.
    case compact = 2
}

/// Collects the animations and completions of a menu, and performs them immediately.
final class MenuAnimator: UIEditMenuInteractionAnimating, UIContextMenuInteractionCommitAnimating {
    private(set) weak var previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(previewViewController: UIViewController? = nil) {
        self.previewViewController = previewViewController
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        for change in animations + completions { change() }
        (animations, completions) = ([], [])
    }
}

extension UIContextMenuInteractionDelegate {
    /// The default implementation returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// The default implementation returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    /// The default implementation returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    /// The default implementation does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// The default implementation does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The default implementation does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
