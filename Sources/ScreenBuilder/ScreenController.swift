import UIKitCore

/// The controller of a screen that was loaded from a file.
final class ScreenController: UIViewController {
    private let root: UIView
    /// The minimum side margin of the root view; nil for the system default.
    var sideMargin: CGFloat?
    /// Work that requires the root view to be in a window.
    private var inWindow: ((UIWindow) -> Void)?

    /// Creates a controller with a root view. `inWindow` is called once, when there is a window.
    init(root: UIView, inWindow: @escaping (UIWindow) -> Void) {
        self.root = root
        self.inWindow = inWindow
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        root = UIView()
        super.init(coder: coder)
    }

    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        guard let side = sideMargin else { return super.systemMinimumLayoutMargins }
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    override func loadView() { view = root }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let window = root.window else { return }
        inWindow?(window)
        inWindow = nil
    }
}
