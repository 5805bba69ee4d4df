import UIKit

/// A bubble composed of views: a picture that is stretched in its middle, and a label above it.
class BubbleView: UIView {
    /// The picture.
    var image: UIImage? { didSet { updateImage() } }
    /// The insets of the picture outside of which it keeps its shape.
    var imageCapInsets = UIEdgeInsets.zero { didSet { updateImage() } }
    /// The insets of the text from the bubble's edges.
    var textEdgeInsets = UIEdgeInsets.zero { didSet { updateInsets() } }
    /// The largest width of the bubble.
    var maximumWidth: CGFloat {
        get { widthLimit.constant }
        set { widthLimit.constant = newValue }
    }
    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }
    var font: UIFont {
        get { label.font }
        set { label.font = newValue }
    }
    var textColor: UIColor {
        get { label.textColor }
        set { label.textColor = newValue }
    }

    private let imageView = UIImageView()
    private let label = UILabel()
    private lazy var widthLimit = widthAnchor.constraint(lessThanOrEqualToConstant: 253)
    private lazy var insets = [
        label.topAnchor.constraint(equalTo: topAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        bottomAnchor.constraint(equalTo: label.bottomAnchor),
        trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        addViews()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addViews()
    }

    private func addViews() {
        label.numberOfLines = 0
        for view in [imageView, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate(
            insets + [
                widthLimit,
                imageView.topAnchor.constraint(equalTo: topAnchor),
                imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
                imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
                imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        // The picture never makes the bubble larger than its text does.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            imageView.setContentHuggingPriority(.defaultLow - 1, for: axis)
            imageView.setContentCompressionResistancePriority(.defaultLow - 1, for: axis)
        }
        NSLayoutConstraint.activate(smallestSize)
    }

    private lazy var smallestSize = [
        widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
        heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
    ]

    private func updateImage() {
        imageView.image = image?.resizableImage(withCapInsets: imageCapInsets, resizingMode: .stretch)
        smallestSize[0].constant = imageCapInsets.left + imageCapInsets.right
        smallestSize[1].constant = imageCapInsets.top + imageCapInsets.bottom
    }

    private func updateInsets() {
        let lengths = [textEdgeInsets.top, textEdgeInsets.left, textEdgeInsets.bottom, textEdgeInsets.right]
        for (constraint, length) in zip(insets, lengths) { constraint.constant = length }
    }
}
