public import UIKitCore

/// A view controller of the system whose content is not drawn, such as a share sheet: a border with the name of its
/// class and a description of its content on a device, which a note reports.
open class PlaceholderViewController: UIViewController {
    /// The name at the center: that of the controller's class by default.
    open var placeholderName: String { "\(type(of: self))" }

    /// The content of the controller on a device, as in "a share sheet".
    open var placeholderContent: String { "a view controller of the system" }

    /// The drawing behind the name; nil, the default, for none.
    open var placeholderPicture: PlaceholderPicture? { nil }

    /// Creates the placeholder, as large as the screen less margins of 16 points.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        let box = PlaceholderBox(placeholderName, showing: placeholderContent, picture: placeholderPicture)
        box.frame = view.bounds.insetBy(dx: 16, dy: 16)
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(box)
        self.view = view
    }
}

/// The content of a navigation controller of the system that is not drawn, such as a mail composer.
package final class PlaceholderContentController: PlaceholderViewController {
    private let name: String, content: String, picture: PlaceholderPicture?

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - name: The name of the navigation controller's class.
    ///   - content: The content on a device, as in "a mail to write".
    ///   - picture: The drawing behind the name; nil for none.
    package init(_ name: String, showing content: String, picture: PlaceholderPicture? = nil) {
        (self.name, self.content, self.picture) = (name, content, picture)
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    public override var placeholderName: String { name }
    public override var placeholderContent: String { content }
    public override var placeholderPicture: PlaceholderPicture? { picture }
}
