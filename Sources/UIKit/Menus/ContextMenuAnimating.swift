/// Makes changes as a context menu comes and goes.
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview; nil for none.
    var previewViewController: UIViewController? { get }
    /// Makes changes along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Does something afterwards.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How the preview of a context menu is opened. Raw values match Apple's.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
    /// It goes with the menu.
    case dismiss = 0
    /// It grows to fill the screen.
    case pop = 1
}

/// Makes changes as the preview of a context menu is opened.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview is opened.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The looks of a context menu. Raw values match Apple's.
public enum UIContextMenuInteractionAppearance: Int, Hashable, Sendable {
    /// Not known, as no menu is open.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// The menu alone.
    case compact = 2
}

/// Collects what code does as a menu comes and goes, and does it at once.
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
    /// Returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    /// Returns nil.
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
