package import Geometry

/// A view that displays a list content configuration: an image, a text, and a secondary text below or beside it.
open class UIListContentView: UIView, UIContentView {
    /// The configuration that the view displays; a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else { return }
            list = newValue
            configurationDidChange()
        }
    }

    private var list: UIListContentConfiguration
    /// The leading and trailing margins of the cell that contains the view; nil outside a cell.
    var cellMargins: (leading: CGFloat, trailing: CGFloat)? {
        didSet { if cellMargins ?? (0, 0) != oldValue ?? (0, 0) { setNeedsLayout() } }
    }
    private let image = UIImageView()
    private let text = UILabel()
    private let secondaryText = UILabel()

    /// Creates a view for a configuration.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [image, text, secondaryText] { addSubview(view) }
        configurationDidChange()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        for view in [image, text, secondaryText] { addSubview(view) }
    }

    /// The guide of the text's frame; nil if there is none.
    public var textLayoutGuide: UILayoutGuide? { guide(of: text) }
    /// The guide of the secondary text's frame; nil if there is none.
    public var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: secondaryText) }
    /// The guide of the image's frame; nil if there is none.
    public var imageLayoutGuide: UILayoutGuide? { guide(of: image) }

    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// Returns the guide of a part, which is created and pinned to the part on first access.
    private func guide(of part: UIView) -> UILayoutGuide? {
        guard !part.isHidden else { return nil }
        if let guide = guides[ObjectIdentifier(part)] { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        guides[ObjectIdentifier(part)] = guide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        return guide
    }

    private func configurationDidChange() {
        image.image = list.image
        image.isHidden = list.image == nil
        image.preferredSymbolConfiguration =
            list.imageProperties.preferredSymbolConfiguration ?? .init(font: list.textProperties.font)
        image.tintColor = list.imageProperties.tintColor
        image.layer.cornerRadius = list.imageProperties.cornerRadius
        image.clipsToBounds = list.imageProperties.cornerRadius > 0
        list.textProperties.apply(to: text, list.text, list.attributedText)
        list.secondaryTextProperties.apply(
            to: secondaryText, list.secondaryText, list.secondaryAttributedText)
        for label in [text, secondaryText] { label.isHidden = isEmpty(label) }
        setNeedsLayout()
    }

    private func isEmpty(_ label: UILabel) -> Bool { label.text?.isEmpty ?? true }

    // MARK: Layout

    /// The margins of the configuration and of the superview, as insets of the content.
    private var contentInsets: UIEdgeInsets {
        var margins = list.directionalLayoutMargins
        if list.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let outer = outerMargins {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if list.axesPreservingSuperviewLayoutMargins.contains(.vertical), let outer = superview {
            margins.top = max(margins.top, outer.layoutMargins.top)
            margins.bottom = max(margins.bottom, outer.layoutMargins.bottom)
        }
        let (left, right) =
            isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
        return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
    }

    private var outerMargins: (leading: CGFloat, trailing: CGFloat)? {
        cellMargins
            ?? superview.map {
                ($0.directionalLayoutMargins.leading, $0.directionalLayoutMargins.trailing)
            }
    }

    /// The size of the image: its own, reduced to the largest allowed with its proportions.
    private var imageSize: CGSize {
        guard list.image != nil else { return .zero }
        let own = image.sizeThatFits(.zero), limit = list.imageProperties.maximumSize
        var factor: CGFloat = 1
        if limit.width > 0, own.width > 0 { factor = min(factor, limit.width / own.width) }
        if limit.height > 0, own.height > 0 { factor = min(factor, limit.height / own.height) }
        return CGSize(width: own.width * factor, height: own.height * factor)
    }

    /// The space that is reserved for the image.
    private var imageSpace: CGSize {
        guard list.image != nil else { return .zero }
        let size = imageSize, reserved = list.imageProperties.reservedLayoutSize
        let isSymbol = list.image?.isSymbolImage ?? false
        func length(_ reserved: CGFloat, _ own: CGFloat, standard: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            return reserved > 0 ? reserved : isSymbol ? max(own, standard) : own
        }
        return CGSize(
            width: length(reserved.width, size.width, standard: Self.standardDimension),
            height: length(reserved.height, size.height, standard: size.height))
    }

    /// The width in which symbols are centered, so that the texts of all rows begin at one position.
    ///
    /// Source: that there is one, which grows with the text size: `reservedLayoutSize` in Apple's documentation.
    /// Chosen: 28 points for text of 17.
    private static var standardDimension: CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: 28).rounded()
    }

    /// The frames of the texts in a width, from its leading edge and top.
    private struct TextFrames {
        var text: CGRect = .zero
        var secondary: CGRect = .zero

        var size: CGSize {
            CGSize(width: max(text.maxX, secondary.maxX), height: max(text.maxY, secondary.maxY))
        }
    }

    private func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
        guard !isEmpty(label) else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func textFrames(width: CGFloat) -> TextFrames {
        var frames = TextFrames()
        let first = fitting(text, .infinity), second = fitting(secondaryText, .infinity)
        let both = first.width + list.textToSecondaryTextHorizontalPadding + second.width
        if list.prefersSideBySideTextAndSecondaryText, first.width > 0, second.width > 0, both <= width {
            let height = max(first.height, second.height)
            frames.text = CGRect(origin: .zero, size: CGSize(width: first.width, height: height))
            // In unlimited width they are as close as they may be.
            let end = width.isFinite ? width : both
            frames.secondary = CGRect(x: end - second.width, y: 0, width: second.width, height: height)
            return frames
        }
        frames.text = CGRect(origin: .zero, size: fitting(text, width))
        frames.secondary = CGRect(origin: .zero, size: fitting(secondaryText, width))
        if frames.text.height > 0, frames.secondary.height > 0 {
            frames.secondary.origin.y = frames.text.height + list.textToSecondaryTextVerticalPadding
        }
        for label in [text, secondaryText] where label.textAlignment != .natural && width.isFinite {
            if label === text { frames.text.size.width = width } else { frames.secondary.size.width = width }
        }
        return frames
    }

    /// The insets of the content, and the width that the image and its padding take from the texts.
    private var surroundings: (insets: UIEdgeInsets, lead: CGFloat) {
        (contentInsets, list.image == nil ? 0 : imageSpace.width + list.imageToTextPadding)
    }

    /// The distance of the texts from the leading edge.
    var textStart: CGFloat {
        let (insets, lead) = surroundings
        return (isRightToLeft ? insets.right : insets.left) + lead
    }

    /// Returns the size of the content in a width; nil is unlimited.
    private func contentSize(width: CGFloat?) -> CGSize {
        let (insets, lead) = surroundings
        let taken = insets.left + insets.right + lead
        let texts = textFrames(width: width.map { max(0, $0 - taken) } ?? .infinity).size
        let scale = traitCollection.displayScale
        let height = max(texts.height, imageSpace.height) + insets.top + insets.bottom
        return CGSize(
            width: Double(texts.width + taken).roundedUp(toScale: scale),
            height: max(list.style.minimumHeight, Double(height).roundedUp(toScale: scale)))
    }

    /// The size of the content.
    open override var intrinsicContentSize: CGSize { contentSize(width: layoutState.proposedWidth) }

    /// Returns the size of the content, wrapped at a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(width: size.width > 0 ? size.width : nil)
    }

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        ContentMeasurement(size: overriddenSize(width: width), wraps: true)
    }

    /// Returns the size of the content in the target width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard horizontalFittingPriority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue else {
            return contentSize(width: nil)
        }
        return CGSize(width: targetSize.width, height: contentSize(width: targetSize.width).height)
    }

    /// Lays out image and texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let (insets, lead) = surroundings
        let area = bounds.inset(by: insets)
        let middle = area.minY + area.height / 2
        let size = imageSize, space = imageSpace
        place(
            image, x: (space.width - size.width) / 2, y: middle - size.height / 2, size, in: area)
        let frames = textFrames(width: max(0, area.width - lead))
        let top = max(area.minY, middle - frames.size.height / 2)
        for (label, frame) in [(text, frames.text), (secondaryText, frames.secondary)] {
            place(label, x: lead + frame.minX, y: top + frame.minY, frame.size, in: area)
        }
    }

    /// Places a view from the leading edge of the content, at whole pixels.
    private func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize, in area: CGRect) {
        let scale = traitCollection.displayScale
        let left = isRightToLeft ? area.maxX - x - size.width : area.minX + x
        view.frame = CGRect(
            x: (left * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width,
            height: size.height)
    }
}
