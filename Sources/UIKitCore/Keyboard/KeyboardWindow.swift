/// The window of the keyboard, above all others.
final class KeyboardWindow: UIWindow {
    private let content = KeyboardContentView()
    /// The frame of the content in the window.
    var contentFrame: CGRect {
        get { content.frame }
        set { content.frame = newValue }
    }

    convenience init() {
        self.init(frame: CGRect(origin: .zero, size: RenderEnvironment.current.screenSize))
        // Chosen: above alerts, as the keyboard's window is on devices.
        windowLevel = Level(rawValue: 10_000_000)
        addSubview(content)
    }

    /// Displays the views of an input.
    func show(_ input: KeyboardInput, at frame: CGRect) {
        // An accessory view with the field that types stays, so that the field keeps its state.
        for view in content.subviews where view !== input.accessory { view.removeFromSuperview() }
        content.frame = frame
        content.accessoryOwner = input.accessoryOwner
        if let accessory = input.accessory {
            accessory.translatesAutoresizingMaskIntoConstraints = true
            accessory.frame = CGRect(x: 0, y: 0, width: frame.width, height: input.accessoryHeight)
            if accessory.superview !== content { content.addSubview(accessory) }
        }
        guard let view = input.view else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(
            x: 0, y: input.accessoryHeight, width: frame.width, height: input.viewHeight)
        content.addSubview(view)
    }

    /// Removes the views, which belong to the responder.
    func clear() { for view in content.subviews { view.removeFromSuperview() } }

    /// Only the keyboard receives touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { content.frame.contains(point) }
}

/// The view with the keys and the accessory view, whose responders go on with the owner of the accessory view: a field in it
/// still has the accessory while it types.
private final class KeyboardContentView: UIView {
    weak var accessoryOwner: UIResponder?
    override var next: UIResponder? { accessoryOwner ?? superview }
}
