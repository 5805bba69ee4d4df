/// A speech bubble: an image whose caps keep their size, behind a label with room around it.
///
/// Composed of an image view and a label; the bubble is as large as its text and insets,
/// and at least as large as the image's caps.
open class BubbleView: UIView {
    /// The image behind the text.
    public let imageView = UIImageView()
    /// The text.
    public let label = UILabel()
    private var labelEdges: [NSLayoutConstraint] = []
    private var minimumSize: [NSLayoutConstraint] = []

    /// The bubble's shape; nil for none.
    open var image: UIImage? { didSet { updateImage() } }
    /// What keeps its size when the image is stretched, in points of the image; nil stretches it whole.
    open var capInsets: UIEdgeInsets? { didSet { updateImage() } }
    /// The words.
    open var text: String? {
        get { label.text }
        set { label.text = newValue }
    }
    /// Room around the words.
    open var textInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12) {
        didSet { updateInsets() }
    }
    /// The words' face and size.
    open var font: UIFont {
        get { label.font }
        set { label.font = newValue }
    }
    /// The words' colour.
    open var textColor: UIColor {
        get { label.textColor }
        set { label.textColor = newValue }
    }
    /// The width the words wrap at, in points; 0 lets layout find it.
    open var preferredMaxLayoutWidth: CGFloat {
        get { label.preferredMaxLayoutWidth }
        set { label.preferredMaxLayoutWidth = newValue }
    }

    /// A bubble with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        label.numberOfLines = 0
        // The image stretches with the bubble; its own size must not decide anything.
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
        // Below required, so that a bubble given a smaller frame squeezes its caps instead of complaining.
        minimumSize = [
            widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
        ]
        for constraint in minimumSize { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(labelEdges + minimumSize)
        updateInsets()
    }

    private func updateInsets() {
        let insets = [textInsets.top, textInsets.left, textInsets.bottom, textInsets.right]
        for (constraint, inset) in zip(labelEdges, insets) { constraint.constant = inset }
    }

    private func updateImage() {
        guard let capInsets else {
            imageView.image = image
            for constraint in minimumSize { constraint.constant = 0 }
            return
        }
        imageView.image = image?.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
        minimumSize[0].constant = capInsets.left + capInsets.right
        minimumSize[1].constant = capInsets.top + capInsets.bottom
    }
}
