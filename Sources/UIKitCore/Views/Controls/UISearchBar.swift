import Geometry
package import Scene

/// A field for entering search text.
open class UISearchBar: UIView {
    /// The styles of a search bar.
    public enum Style: UInt, Hashable, Sendable {
        /// The prominent style.
        case `default` = 0
        /// A background with hairlines.
        case prominent = 1
        /// No background; only the field is drawn.
        case minimal = 2
    }

    /// The text field, which the bar lays out.
    public let searchTextField = UISearchTextField()
    /// The style of the search bar.
    open var searchBarStyle: Style = .default { didSet { setNeedsDisplay() } }
    /// The style of the bar; has no effect since iOS 13, where the traits decide.
    open var barStyle: UIBarStyle = .default
    /// Whether the bar is translucent; has no effect here.
    open var isTranslucent = true
    /// The color of the background; nil for the system's.
    open var barTintColor: UIColor?
    /// The prompt above the text field.
    open var prompt: String? { didSet { setNeedsLayout() } }
    /// Whether the cancel button is displayed.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// The image of the background, stretched; one without an extent leaves the background out, and nil stands for the
    /// system's.
    open var backgroundImage: UIImage? {
        didSet {
            backgroundView.image = backgroundImage
            if backgroundView.superview == nil { insertSubview(backgroundView, at: 0) }
            setNeedsDisplay()
        }
    }
    /// The titles of the scopes of the search.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopeControl?.removeFromSuperview()
            scopeControl = scopeButtonTitles.map { makeScopeControl($0) }
            scopesDidChange()
        }
    }
    /// The index of the selected scope, from 0.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
    }
    /// Whether the scopes are displayed below the field.
    open var showsScopeBar = false { didSet { scopesDidChange() } }
    /// The delegate, which decides on and is notified of editing; not retained.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The controller that shows the results; nil for a bar on its own.
    weak var searchController: UISearchController?
    /// Whether a navigation bar displays the search bar below its title, without a background.
    var isIntegrated = false {
        didSet {
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    private let backgroundView = UIImageView()
    /// Chooses among the scopes; nil without scopes.
    private var scopeControl: UISegmentedControl?
    private lazy var editing = SearchBarEditing(self)

    // Source: 56 points since iOS 11; the field 36 points, 8 from the sides, corners 10.
    private static let height: CGFloat = 56
    private static let fieldHeight: CGFloat = 36
    private static let promptHeight: CGFloat = 19
    /// Chosen: a segmented control of 32 points with 12 below it.
    static let scopeHeight: CGFloat = 44
    /// The height below the title of a navigation bar. Source: bars with a search bar are 96 points high, and 148 with a
    /// large title.
    static let integratedHeight: CGFloat = 52

    /// Creates a search bar with a frame.
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
        searchTextField.clearButtonMode = .always
        searchTextField.leftView = MagnifierView(frame: CGRect(x: 0, y: 0, width: 30, height: 36))
        searchTextField.leftViewMode = .always
        // Measured: as dark as the magnifying glass, in a snapshot of iOS 15.
        searchTextField.placeholderColor = .secondaryLabel
        searchTextField.backgroundColor = .tertiarySystemFill
        searchTextField.layer.cornerRadius = 10
        searchTextField.returnKeyType = .search
        searchTextField.delegate = editing
        searchTextField.addTarget(for: .editingChanged) { [weak self] _, _ in self?.editing.textDidChange() }
        addSubview(searchTextField)
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    private func makeScopeControl(_ titles: [String]) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = selectedScopeButtonIndex
        control.addTarget(for: .valueChanged) { [weak self] _, _ in self?.scopeWasTapped() }
        addSubview(control)
        return control
    }

    private func scopesDidChange() {
        scopeControl?.isHidden = !displaysScopes
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searchController?.searchBarDidChange()
    }

    /// Whether there are scopes that are displayed.
    var displaysScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    private func scopeWasTapped() {
        guard let scopeControl else { return }
        selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
        editing.scopeDidChange()
    }

    /// The view shown above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// Begins editing in the text field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Ends editing in the text field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Notifies the delegate of a tap on the cancel button.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard showsCancelButton, let x = touches.first?.location(in: self).x,
            isRightToLeft ? x < cancelWidth + side : x > bounds.maxX - cancelWidth - side
        else {
            return super.touchesEnded(touches, with: event)
        }
        editing.cancel()
    }

    /// The search text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// The placeholder, displayed in gray while there is no search text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// 56 points high, more with a prompt; no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: Self.height + (prompt?.isEmpty == false ? Self.promptHeight : 0)
                + (displaysScopes ? Self.scopeHeight : 0))
    }

    /// Returns the given width at the intrinsic height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    private var cancelText: ControlText {
        ControlText(text: "Cancel", font: .systemFont(ofSize: 17), color: tintColor ?? .systemBlue)
    }

    private var cancelWidth: CGFloat { showsCancelButton ? block(cancelText).size.width + 8 : 0 }

    /// Centers the field vertically, next to the button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = side
        let availableWidth = max(0, bounds.width - 2 * side - cancelWidth)
        searchTextField.frame = CGRect(
            x: bounds.minX + side + (isRightToLeft ? cancelWidth : 0),
            y: fieldCenterY - Self.fieldHeight / 2, width: availableWidth, height: Self.fieldHeight)
        backgroundView.frame = bounds
        scopeControl?.frame = CGRect(
            x: bounds.minX + side, y: bounds.maxY - Self.scopeHeight,
            width: max(0, bounds.width - 2 * side), height: 32)
    }

    /// The distance of the field from the sides: below a title, that of the title.
    private var side: CGFloat { isIntegrated ? RenderEnvironment.current.systemMargin : 8 }

    private var fieldCenterY: CGFloat {
        // Below a title, the field begins a point below the upper edge.
        if isIntegrated, searchController?.isActive != true { return bounds.minY + 1 + Self.fieldHeight / 2 }
        let scopes: CGFloat = displaysScopes ? Self.scopeHeight : 0
        return bounds.midY + (prompt?.isEmpty == false ? Self.promptHeight / 2 : 0) - scopes / 2
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        var result: [DrawCommand] = []
        if searchBarStyle != .minimal, !isIntegrated, backgroundImage == nil {
            // Chosen: the translucent chrome as an opaque background. Measured: hairlines inside both edges, in a
            // snapshot of iOS 15.
            let background = barTintColor ?? .secondarySystemBackground
            let hairlineWidth = 1 / max(1, context.traits.displayScale)
            result = [.draw(.fillRect(bounds.rect, .color(context.color(background))))]
            for y in [bounds.minY, bounds.maxY - hairlineWidth] {
                let line = CGRect(x: bounds.minX, y: y, width: bounds.width, height: hairlineWidth)
                result.append(.draw(.fillRect(line.rect, .color(context.color(.separator)))))
            }
        }
        if let prompt, !prompt.isEmpty {
            let text = ControlText(
                text: prompt, font: .systemFont(ofSize: 13), color: .secondaryLabel, alignment: .center)
            let area = CGRect(x: bounds.minX, y: bounds.minY + 4, width: bounds.width, height: 16)
            result += commands(text, in: area, context)
        }
        guard showsCancelButton else { return result }
        let left = isRightToLeft ? bounds.minX + side : bounds.maxX - cancelWidth - (side - 8)
        let area = CGRect(x: left, y: fieldCenterY - 18, width: cancelWidth, height: 36)
        return result + commands(cancelText, in: area, context)
    }
}

/// The magnifying glass of the search field. Measured: 16.8 points across and 7 from the edge for text of 17, scaled
/// from a search bar of iOS 15 with text of 11 points.
private final class MagnifierView: UIView {
    override func content(in context: ContentContext) -> [DrawCommand] {
        ControlGlyph.magnifier.commands(
            at: Point(x: bounds.minX + 15.4, y: bounds.midY), side: 16.8, width: 1.5,
            color: context.color(.secondaryLabel))
    }
}
