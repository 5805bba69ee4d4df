import Geometry
import Scene

extension UITextField {
    /// Returns the rectangle of an overlay view: at an end of the bounds, centered vertically.
    func overlayRect(of view: UIView?, in bounds: CGRect, isAtStart: Bool) -> CGRect {
        guard let size = view?.frame.size else { return .zero }
        return CGRect(
            x: isAtStart != isRightToLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Places the overlay views as overrides determine, and shows those that the modes show.
    func placeOverlays() {
        for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
            guard let view else { continue }
            let rect = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
            show(view, isShown(mode))
            guard view.transform.isIdentity, view.translatesAutoresizingMaskIntoConstraints else {
                // Its size is that of constraints, or before the transform.
                var frame = view.storedFrame
                frame.origin = CGPoint(x: rect.midX - frame.width / 2, y: rect.midY - frame.height / 2)
                move(view, to: frame)
                continue
            }
            place(view, asPart: rect)
        }
    }

    /// Hides a view or shows it where that changes, so that what code has set meanwhile stays.
    private func show(_ view: UIView, _ isShown: Bool) {
        guard view.partState?.isShown != isShown else { return }
        if view.partState?.isShown != nil || !isShown { view.isHidden = !isShown }
        view.partState?.isShown = isShown
    }

    /// Whether an x coordinate is over the clear button or between it and the edge.
    func isOverClearButton(_ x: CGFloat) -> Bool {
        let rect = clearButtonRect(forBounds: bounds)
        return isRightToLeft ? x < rect.maxX : x > rect.minX
    }
}

/// The views of the parts of a text field, beside its overlay views.
///
/// Source: public prints of iOS 16 to 18: the label of the placeholder, as high as its line, and the canvas of the text,
/// of the whole field; of earlier versions: the border, the left view and the label, in this order. Public code finds
/// the clear button as the one button. Chosen: the clear button last.
final class TextFieldParts {
    private let border: PartView
    /// The label of the placeholder, while it is shown.
    let placeholder: PlaceholderLabel
    private let canvas: PartView
    private let clearButton: PartButton

    init(_ field: UITextField) {
        border = PartView { [weak field] view, context in
            field?.borderCommands(in: view.bounds, context) ?? []
        }
        placeholder = PlaceholderLabel(field)
        canvas = PartView { [weak field] _, context in field?.markedTextCommands(in: context) ?? [] }
        clearButton = PartButton(frame: .zero)
        clearButton.drawing = { [weak field] view, context in
            field?.clearButtonCommands(in: view.bounds, context) ?? []
        }
        clearButton.addTarget(for: .touchUpInside) { [weak field] _, _ in field?.clearByUser() }
        field.addPart(canvas)
    }

    func place(in field: UITextField) {
        let bounds = field.bounds
        show(border, field.borderStyle != .none || field.background != nil, at: 0, in: field)
        show(
            placeholder, !field.hasText && field.placeholder?.isEmpty == false,
            at: field.children.firstIndex { $0 === canvas } ?? 0, in: field)
        show(clearButton, field.drawsClearButton, at: nil, in: field)
        field.place(border, asPart: field.borderRect(forBounds: bounds))
        placeholder.give(field)
        field.place(placeholder, asPart: placeholder.frame(in: field))
        field.place(canvas, asPart: bounds)
        field.place(clearButton, asPart: field.clearButtonRect(forBounds: bounds))
    }

    /// Adds a part at an index where it is shown and was not, and removes it where it was and is not.
    private func show(_ view: UIView, _ isShown: Bool, at index: Int?, in field: UITextField) {
        guard view.partState?.isShown ?? false != isShown else { return }
        if isShown {
            field.addPart(view, at: index)
        } else if view.superview === field {
            view.removeFromSuperview()
        }
        view.partState?.isShown = isShown
    }
}

/// The label of a text field's placeholder.
final class PlaceholderLabel: UILabel {
    private weak var field: UITextField?
    private var given: UIView.ControlText?

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var displayedText: String? { nil }

    /// Sets what has changed at the field, so that what code has set at the label stays.
    func give(_ field: UITextField) {
        guard !field.hasText else { return }
        let shown = field.controlText(in: field.traitCollection), known = given
        given = shown
        if font != shown.font, known?.font != shown.font { font = shown.font }
        if known?.color != shown.color { textColor = shown.color }
        if known?.alignment != shown.alignment { textAlignment = shown.alignment }
        if known?.text != shown.text { text = shown.text }
        if let attributed = shown.attributed, known?.attributed != attributed { styledText = attributed }
    }

    /// Returns the frame: as high as the line, where the field draws it.
    func frame(in field: UITextField) -> CGRect {
        let area = field.placeholderRect(forBounds: field.bounds)
        let block = field.block(
            field.controlText(in: field.traitCollection), width: area.width,
            height: max(area.height, field.effectiveFont.lineHeight))
        let height = block.size.height
        let own = CGRect(x: 0, y: 0, width: area.width, height: height)
        let top = block.top(in: area.rect) - block.top(in: own.rect)
        return CGRect(x: area.minX, y: top, width: area.width, height: height)
    }

    override func content(in context: ContentContext) -> [DrawCommand] {
        guard let field, !field.isPlain else { return commands(in: bounds, context) }
        let area = field.placeholderRect(forBounds: field.bounds)
        return field.recording(context) { field.drawPlaceholder(in: area) }.map {
            $0.offset(by: Point(x: -storedFrame.minX, y: -storedFrame.minY))
        }
    }
}
