/// The root of a view tree, of the screen's size.
open class UIWindow: UIView {
    /// The view controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
        }
    }

    /// Creates a window of the rendered screen's size.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Shows the window and lays it out.
    open func makeKeyAndVisible() {
        isHidden = false
        layoutIfNeeded()
    }
}

extension UIView {
    /// The safe area of the root of a tree: the device's for a window, otherwise zero.
    var rootSafeArea: UIEdgeInsets { self is UIWindow ? RenderEnvironment.current.deviceSafeArea : .zero }
}
