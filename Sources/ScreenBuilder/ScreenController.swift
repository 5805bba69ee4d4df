import UIKit

/// Owns the root view of a screen that came from a file.
final class ScreenController: UIViewController {
    private let root: UIView
    /// The least margin at the sides of the root view; nil for the system's.
    var sideMargin: CGFloat?
    /// What has to wait until the root view lies in a window.
    private var inWindow: ((UIWindow) -> Void)?

    /// A controller of a root view; `inWindow` runs once, when there is a window.
    init(root: UIView, inWindow: @escaping (UIWindow) -> Void) {
        self.root = root
        self.inWindow = inWindow
        super.init()
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
