import Scene

/// The views of which a button consists, made where they are asked for.
struct ButtonParts {
    /// The places of the views, the lowest first.
    enum Kind: CaseIterable {
        case background, image, title, subtitle
    }

    /// The background: an image view, or with a configuration a `ButtonBackgroundView`.
    var background: UIView?
    /// The view of the image.
    var image: ButtonImageView?
    /// The label of the title, which is also what the title is measured by before it is a subview.
    var title: ButtonLabel?
    /// The label of the subtitle of a configuration.
    var subtitle: ButtonLabel?
    /// Whether there are views that are subviews, or were and have been taken out since.
    var hasAttached = false
    /// Whether the views have nodes of their own in layout and drawing, instead of resting in the button.
    var areNodes = false
    /// Whether the frames are those of an earlier content.
    var areStale = true
    /// Whether frames are being calculated, for which overrides may ask for the views.
    var arePlacing = false
    /// The size of the button for which the frames were calculated.
    var placedSize = CGSize.zero

    /// The view of a place, if it was made.
    subscript(kind: Kind) -> UIView? {
        switch kind {
        case .background: background
        case .image: image
        case .title: title
        case .subtitle: subtitle
        }
    }

    /// Whether a view is drawn in another way than a button at rest draws it.
    var areChanged: Bool {
        Kind.allCases.contains { kind in
            guard let view = self[kind], view.layoutState.part != nil else { return false }
            return !view.restsAsPlaced || (view as? ButtonLabel)?.drawsDifferently == true
        }
    }
}

/// The label of a button's title or subtitle.
final class ButtonLabel: UILabel {
    /// The content that the button has given the label.
    private var given: LabelText?
    /// Whether the button is setting properties.
    private var isBeingSet = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Chosen: no offset, as the shadows of titles that only have a color are not seen.
        shadowOffset = .zero
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var isPlain: Bool { true }

    /// The maximum number of lines: as many as the title needs if the label wraps it.
    ///
    /// Measured: frames that Xcode saved, where the size of the button is that of the title in one line all the same.
    override var numberOfLines: Int {
        get { super.numberOfLines == 1 && lineBreakMode.wraps ? 0 : super.numberOfLines }
        set { super.numberOfLines = newValue }
    }

    /// None: the text is the button's in outlines, scripts and reports.
    override var displayedText: String? { nil }
    override var truncatesText: Bool { false }

    /// Changes of the font and the like measure and place the title again.
    override func textDidChange() {
        guard isBeingSet else {
            super.textDidChange()
            (superview as? UIButton)?.partDidChange()
            return
        }
        if layoutState.part?.isConstrained == true { super.textDidChange() }
    }

    /// Sets properties by which the button does not have to be laid out again.
    func set(_ change: (ButtonLabel) -> Void) {
        isBeingSet = true
        change(self)
        isBeingSet = false
    }

    /// Sets the text and its color.
    func show(_ content: LabelText, color: UIColor) {
        set { label in
            if label.plainTextColor != color { label.plainTextColor = color }
            guard content != given || content.attributed == nil && content != labelText else { return }
            given = content
            label.labelText = content
        }
    }

    /// Whether the label draws its text in another way than a button at rest.
    var drawsDifferently: Bool {
        adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation
            || shadowColor != nil && shadowOffset != .zero
    }
}

/// The view of a button's image or background image.
final class ButtonImageView: UIImageView {
    override func content(in context: ContentContext) -> [DrawCommand] {
        guard let button = superview as? UIButton, layoutState.part != nil else {
            return super.content(in: context)
        }
        return button.parts.image === self
            ? button.imageCommands(in: bounds, mode: contentMode, tint: tintColor, context)
            : button.backgroundImageCommands(in: bounds, mode: contentMode, tint: tintColor, context)
    }
}
