import Geometry
import Scene

/// A rounded group of an alert: title, message and text fields above buttons.
final class AlertGroupView: UIView {
    /// Called with the action whose button was tapped.
    var wasTapped: (UIAlertAction) -> Void = { _ in }

    private let isSheet: Bool
    private let hasBackground: Bool
    private let ground: AlertBackgroundView
    private let clip = UIView()
    private let header = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var boxes: [AlertFieldBox] = []
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []

    // Source: the reference of control figures: insets, fonts and heights of alerts and action sheets. Chosen: the
    // insets of an action sheet's title, and the distances around text fields.
    private static let insets = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    private static let sheetInset: CGFloat = 14
    private static let gap: CGFloat = 2
    private static let fieldGap: CGFloat = 8
    private static let buttonHeight: CGFloat = 44, sheetButtonHeight: CGFloat = 57

    init(isSheet: Bool, isOpaque: Bool, hasBackground: Bool) {
        self.isSheet = isSheet
        self.hasBackground = hasBackground
        ground = AlertBackgroundView(isSheet: isSheet, isOpaque: isOpaque)
        super.init(frame: .zero)
        ground.isHidden = !hasBackground
        ground.isUserInteractionEnabled = false
        clip.clipsToBounds = hasBackground
        clip.layer.cornerRadius = hasBackground ? AlertBackgroundView.cornerRadius : 0
        clip.layer.cornerCurve = .continuous
        titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            // Source: the reference of control figures: 143 of 255.
            if isSheet { label.textColor = UIColor(white: 143.0 / 255, alpha: 1) }
            header.addSubview(label)
        }
        clip.addSubview(header)
        addSubview(ground)
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ contents: AlertContents) {
        titleLabel.text = contents.title
        messageLabel.text = contents.message
        for view in buttons + lines + boxes { view.removeFromSuperview() }
        boxes = contents.textFields.map { AlertFieldBox($0) }
        for box in boxes { header.addSubview(box) }
        buttons = contents.actions.map { action in
            let button = AlertButton(
                action, fontSize: isSheet ? 20 : 17, isBold: action === contents.preferred)
            button.addTarget(for: .touchUpInside) { [weak self] _, _ in self?.wasTapped(action) }
            clip.addSubview(button)
            return button
        }
        lines = contents.actions.map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            clip.addSubview(line)
            return line
        }
        setNeedsLayout()
    }

    // MARK: Layout

    private var texts: [UILabel] { [titleLabel, messageLabel].filter { $0.text?.isEmpty == false } }
    private var rowHeight: CGFloat { isSheet ? Self.sheetButtonHeight : Self.buttonHeight }

    /// Whether the buttons are side by side: two that fit into half of the width each.
    private func isRow(width: CGFloat) -> Bool {
        !isSheet && buttons.count == 2
            && buttons.allSatisfy { $0.label.intrinsicContentSize.width + 16 <= width / 2 }
    }

    private var isEmpty: Bool { texts.isEmpty && boxes.isEmpty }

    /// Lays out the header if `places`, and returns its height.
    private func headerHeight(width: CGFloat, places: Bool = false) -> CGFloat {
        guard !isEmpty else { return 0 }
        let top = isSheet ? Self.sheetInset : Self.insets.top
        let bottom = isSheet ? Self.sheetInset : Self.insets.bottom
        let inner = width - Self.insets.left - Self.insets.right
        var y = top
        for (index, label) in texts.enumerated() {
            if index > 0 { y += isSheet ? Self.fieldGap : Self.gap }
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            if places { label.frame = CGRect(x: Self.insets.left, y: y, width: inner, height: height) }
            y += height
        }
        for box in boxes {
            if y > top { y += Self.fieldGap }
            if places {
                box.frame = CGRect(x: Self.insets.left, y: y, width: inner, height: AlertFieldBox.height)
            }
            y += AlertFieldBox.height
        }
        return (y + bottom).rounded(.up)
    }

    private func buttonsHeight(width: CGFloat) -> CGFloat {
        CGFloat(isRow(width: width) ? 1 : buttons.count) * rowHeight
    }

    /// Returns the total height in points.
    func height(forWidth width: CGFloat) -> CGFloat {
        headerHeight(width: width) + buttonsHeight(width: width)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        clip.frame = bounds
        let width = bounds.width, below = buttonsHeight(width: width)
        let content = headerHeight(width: width, places: true)
        header.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - below))
        header.contentSize = CGSize(width: width, height: content)
        titleLabel.isHidden = titleLabel.text?.isEmpty ?? true
        messageLabel.isHidden = messageLabel.text?.isEmpty ?? true
        let pixel = 1 / traitCollection.displayScale
        let isRow = isRow(width: width)
        for (index, button) in buttons.enumerated() {
            let position = CGFloat(index)
            let half = (width / 2).rounded()
            button.frame =
                isRow
                ? CGRect(
                    x: index == 0 ? 0 : half, y: header.frame.maxY, width: index == 0 ? half : width - half,
                    height: rowHeight)
                : CGRect(
                    x: 0, y: header.frame.maxY + position * rowHeight, width: width, height: rowHeight)
            let isUpright = isRow && index == 1
            lines[index].frame = CGRect(
                x: button.frame.minX, y: button.frame.minY, width: isUpright ? pixel : width,
                height: isUpright ? rowHeight : pixel)
            lines[index].isHidden = index == 0 && isEmpty
        }
    }
}

/// The blurred and tinted background of an alert.
final class AlertBackgroundView: UIView {
    private let isSheet: Bool
    private let isSolid: Bool

    // Source: the reference of control figures.
    static let cornerRadius: CGFloat = 14
    private static let blurRadius: CGFloat = 20

    init(isSheet: Bool, isOpaque: Bool) {
        self.isSheet = isSheet
        isSolid = isOpaque
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Source: the reference of control figures. Chosen: the button that cancels an action sheet is opaque.
    private func color(isDark: Bool) -> UIColor {
        if isSolid { return .secondarySystemGroupedBackground }
        if isDark { return UIColor(white: 30.0 / 255, alpha: 0.75) }
        return isSheet ? UIColor(white: 252.0 / 255, alpha: 0.78) : UIColor(white: 242.0 / 255, alpha: 0.8)
    }

    override func content(in context: ContentContext) -> [DrawCommand] {
        let radius = Double(Self.cornerRadius)
        let shape = RoundedRect(bounds.rect, radius: radius, curve: .continuous)
        let isDark = context.traits.userInterfaceStyle == .dark
        let fill = DrawCommand.draw(
            .fillRoundedRect(shape, .color(context.color(color(isDark: isDark)))))
        return isSolid ? [fill] : [.draw(.blurBackdrop(shape, radius: Double(Self.blurRadius))), fill]
    }
}

/// A button of an alert.
final class AlertButton: UIControl {
    let label = UILabel()
    private let action: UIAlertAction

    init(_ action: UIAlertAction, fontSize: CGFloat, isBold: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        // Measured: titles that are too long are shrunk in pictures of alerts. Chosen: by half at most.
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.isUserInteractionEnabled = false
        isEnabled = action.isEnabled
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Chosen: the fill of a pressed button.
    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }

    override var displayedText: String? { action.title }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
        label.textColor =
            !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor ?? .systemBlue
    }
}

/// The background of a text field in an alert.
final class AlertFieldBox: UIView {
    private let field: UITextField

    /// Source: the reference of control figures: about 26 to 28 points. Chosen: 28.
    static let height: CGFloat = 28

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 6
        layer.borderWidth = 0.5
        if field.font == UITextField().font { field.font = .systemFont(ofSize: 13) }
        field.borderStyle = .none
        field.translatesAutoresizingMaskIntoConstraints = true
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        field.frame = bounds.insetBy(dx: 6, dy: 2)
    }
}
