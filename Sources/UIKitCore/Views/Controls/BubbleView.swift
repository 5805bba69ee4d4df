/// A speech bubble: a stretchable image behind a label with insets.
///
/// It is composed of an image view and a label; the bubble is as large as its text and insets, and at least
/// as large as the image's caps.
open class BubbleView: UIView {
    /// The image view of the bubble's shape, behind the text.
    public let imageView = UIImageView()
    /// The label of the text.
    public let label = UILabel()
    private var labelEdges: [NSLayoutConstraint] = []
    private var minimumSize: [NSLayoutConstraint] = []

    /// The image of the bubble's shape; nil for none.
    open var image: UIImage? { didSet { updateImage() } }
    /// The caps that keep their size when the image is stretched, in points of the image; nil stretches the
    /// whole image.
    open var imageCapInsets: UIEdgeInsets? { didSet { updateImage() } }
    /// The text of the bubble; nil for none.
    open var text: String? {
        get { label.text }
        set { label.text = newValue }
    }
    /// The insets around the text, in points.
    open var textEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12) {
        didSet { updateInsets() }
    }
    /// The font of the text.
    open var font: UIFont {
        get { label.font }
        set { label.font = newValue }
    }
    /// The color of the text.
    open var textColor: UIColor {
        get { label.textColor }
        set { label.textColor = newValue }
    }
    /// The maximum width of the text in points; 0 lets layout determine it.
    open var preferredMaxLayoutWidth: CGFloat {
        get { label.preferredMaxLayoutWidth }
        set { label.preferredMaxLayoutWidth = newValue }
    }

    /// Creates a bubble with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        label.numberOfLines = 0
        // The image stretches with the bubble; its own size must not affect layout.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            imageView.setContentHuggingPriority(UILayoutPriority(1), for: axis)
            imageView.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
        }
        for view in [imageView, label] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
            imageView.topAnchor.constraint(equalTo: topAnchor),
            imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        labelEdges = [
            label.topAnchor.constraint(equalTo: topAnchor),
            label.leftAnchor.constraint(equalTo: leftAnchor),
            bottomAnchor.constraint(equalTo: label.bottomAnchor),
            rightAnchor.constraint(equalTo: label.rightAnchor),
        ]
        // Below required, so that a bubble with a smaller frame squeezes its caps instead of reporting a
        // conflict.
        minimumSize = [
            widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
        ]
        for constraint in minimumSize { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(labelEdges + minimumSize)
        updateInsets()
    }

    private func updateInsets() {
        let insets = [textEdgeInsets.top, textEdgeInsets.left, textEdgeInsets.bottom, textEdgeInsets.right]
        for (constraint, inset) in zip(labelEdges, insets) { constraint.constant = inset }
    }

    private func updateImage() {
        guard let imageCapInsets else {
            imageView.image = image
            for constraint in minimumSize { constraint.constant = 0 }
            return
        }
        imageView.image = image?.resizableImage(withCapInsets: imageCapInsets, resizingMode: .stretch)
        minimumSize[0].constant = imageCapInsets.left + imageCapInsets.right
        minimumSize[1].constant = imageCapInsets.top + imageCapInsets.bottom
    }
}
