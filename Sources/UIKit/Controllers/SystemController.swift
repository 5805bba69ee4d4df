/// A controller of the system whose content a render does not have, such as a share sheet: an outlined box with the name
/// of what is there on a device.
open class SystemController: UIViewController {
    /// The words in the box.
    open var standInTitle: String { "\(type(of: self))" }

    /// Shows the box.
    open override func loadView() {
        let box = UIView(frame: UIScreen.main.bounds)
        box.backgroundColor = .systemBackground
        let frame = OutlineBoxView(frame: box.bounds.insetBy(dx: 16, dy: 16))
        frame.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        frame.title = standInTitle
        box.addSubview(frame)
        view = box
    }
}

/// An outlined box with a title in its middle.
final class OutlineBoxView: UIView {
    /// The words in the box.
    var title = "" { didSet { label.text = title } }
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 1
        layer.cornerRadius = 8
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        label.frame = bounds.insetBy(dx: 8, dy: 8)
    }
}
