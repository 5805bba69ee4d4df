/// The view at the top of a tree, as large as the screen.
open class UIWindow: UIView {
    /// The controller whose view fills the window.
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

    /// A window as large as the screen of the render.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Of no effect: there is one window, and it is shown.
    open func makeKeyAndVisible() {}
}

extension UIView {
    /// The safe area that comes from outside: a window's, from the device.
    var rootSafeArea: UIEdgeInsets { self is UIWindow ? RenderEnvironment.current.deviceSafeArea : .zero }
}
