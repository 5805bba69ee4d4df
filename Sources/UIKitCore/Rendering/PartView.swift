import Scene

/// A part of a control that the control draws.
final class PartView: UIView {
    private let drawing: (UIView, ContentContext) -> [DrawCommand]
    /// Whether the part is dimmed; asked while drawing.
    var isDimmed: () -> Bool = { false }

    /// - Parameter drawing: Returns the content of the view that it is passed, in the coordinates of its bounds.
    init(_ drawing: @escaping (UIView, ContentContext) -> [DrawCommand] = { _, _ in [] }) {
        self.drawing = drawing
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        drawing = { _, _ in [] }
        super.init(coder: coder)
    }

    override func content(in context: ContentContext) -> [DrawCommand] { drawing(self, context) }

    override func finish(_ node: inout LayoutNode, in context: ContentContext) {
        if isDimmed() { node.opacity *= 0.5 }
    }
}

/// A part of a control that is an image view on iOS: drawn by the control until code sets another image.
final class PartImageView: UIImageView {
    private let drawing: (UIView, ContentContext) -> [DrawCommand]
    /// The image that the control has set; nil for one that is only drawn.
    private var givenImage: UIImage?

    /// - Parameter drawing: Returns the content of the view that it is passed, in the coordinates of its bounds.
    init(_ drawing: @escaping (UIView, ContentContext) -> [DrawCommand]) {
        self.drawing = drawing
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        drawing = { _, _ in [] }
        super.init(coder: coder)
    }

    /// Sets the image of the control, unless code has set another.
    func give(_ image: UIImage?) {
        guard self.image === givenImage else { return }
        givenImage = image
        self.image = image
    }

    override func content(in context: ContentContext) -> [DrawCommand] {
        image === givenImage ? drawing(self, context) : super.content(in: context)
    }
}

/// A part of a control that is a button on iOS: drawn by the control until code changes its appearance.
final class PartButton: UIButton {
    /// Returns the content of the view that it is passed, in the coordinates of its bounds.
    var drawing: (UIView, ContentContext) -> [DrawCommand] = { _, _ in [] }
    /// The title that the control has set; nil for none.
    var givenTitle: String?

    /// Whether code has given the button an image, a title or a configuration.
    private var hasOwnLook: Bool {
        image(for: .normal) != nil || title(for: .normal) != givenTitle
            || attributedTitle(for: .normal) != nil
            || configuration != nil
    }

    override func content(in context: ContentContext) -> [DrawCommand] {
        hasOwnLook ? super.content(in: context) : drawing(self, context)
    }
}

/// A part of a control that is a label on iOS; the control is what shows the text in layout output.
final class PartLabel: UILabel {
    private let drawing: ((UIView, ContentContext) -> [DrawCommand])?
    /// The text that the control has set.
    private var givenText: String?
    private var hasOwnLook = false

    /// - Parameter drawing: Returns the content of the view that it is passed, in the coordinates of its bounds, until
    ///   code sets another text, font or color; nil for that of a label.
    init(_ drawing: ((UIView, ContentContext) -> [DrawCommand])? = nil) {
        self.drawing = drawing
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        drawing = nil
        super.init(coder: coder)
    }

    /// Sets the text of the control, unless code has set another.
    func give(_ text: String?) {
        guard self.text == givenText, text != givenText else { return }
        givenText = text
        self.text = text
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var textColor: UIColor! { didSet { hasOwnLook = true } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var font: UIFont! { didSet { hasOwnLook = true } }

    override var displayedText: String? { nil }

    override func content(in context: ContentContext) -> [DrawCommand] {
        guard let drawing, !hasOwnLook, text == givenText else { return super.content(in: context) }
        return drawing(self, context)
    }
}
