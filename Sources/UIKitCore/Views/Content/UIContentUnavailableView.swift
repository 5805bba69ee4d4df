/// A view that displays a placeholder for content that is unavailable.
open class UIContentUnavailableView: UIView, UIContentView {
    /// The configuration that the view displays; a `UIContentUnavailableConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            shown = newValue
            configurationDidChange()
        }
    }
    /// Whether the content can be scrolled; kept, and has no effect here.
    open var isScrollEnabled = true

    private var shown: UIContentUnavailableConfiguration
    private let stack = UIStackView()

    /// Creates a view for a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        assemble()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
        ])
        configurationDidChange()
    }

    private func configurationDidChange() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        backgroundColor = shown.background.backgroundColor
        directionalLayoutMargins = shown.directionalLayoutMargins
        stack.alignment = shown.alignment == .center ? .center : .leading
        add(imageView, after: 0)
        add(
            label(shown.text, shown.attributedText, shown.textProperties), after: shown.imageToTextPadding)
        add(
            label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
            after: shown.textToSecondaryTextPadding)
        add(button(shown.button, shown.buttonProperties), after: shown.textToButtonPadding)
        add(
            button(shown.secondaryButton, shown.secondaryButtonProperties),
            after: shown.buttonToSecondaryButtonPadding)
    }

    private func add(_ view: UIView?, after distance: CGFloat) {
        guard let view else { return }
        if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(distance, after: last) }
        stack.addArrangedSubview(view)
    }

    private var imageView: UIView? {
        if shown.isLoading {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            return wheel
        }
        guard let image = shown.image else { return nil }
        let properties = shown.imageProperties, view = UIImageView(image: image)
        if let symbol = properties.preferredSymbolConfiguration {
            view.image = image.applyingSymbolConfiguration(symbol)
        }
        view.tintColor = properties.tintColor
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        for (length, anchor) in [
            (properties.maximumSize.width, view.widthAnchor),
            (properties.maximumSize.height, view.heightAnchor),
        ] where length > 0 {
            anchor.constraint(lessThanOrEqualToConstant: length).isActive = true
            view.contentMode = .scaleAspectFit
        }
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard attributed != nil || text?.isEmpty == false else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let isEmpty =
            configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil
        guard !isEmpty || properties.primaryAction != nil else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        if let menu = properties.menu {
            button.menu = menu
            button.showsMenuAsPrimaryAction = properties.primaryAction == nil
        }
        return button
    }
}
