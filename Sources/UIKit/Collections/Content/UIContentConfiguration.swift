/// What a content view shows, as a value: a cell makes the content view of its configuration.
public protocol UIContentConfiguration {
    /// Makes the view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state, such as that of a selected cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
public protocol UIContentView: UIView {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show another configuration in place of its own.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration has the type of the view's own.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

extension UIView {
    /// Returns the content view of a configuration in a cell: this one, if it can show it, otherwise a new one in its
    /// place; nil is an empty view.
    func showing(_ configuration: (any UIContentConfiguration)?, in cell: UIView) -> UIView {
        let own = self as? any UIContentView
        guard let configuration else { return own == nil ? self : replaced(by: UIView(), in: cell) }
        guard let own, own.supports(configuration) else {
            return replaced(by: configuration.makeContentView(), in: cell)
        }
        own.configuration = configuration
        return self
    }

    private func replaced(by view: UIView, in cell: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.insertSubview(view, aboveSubview: self)
        removeFromSuperview()
        return view
    }
}

/// The traits and states that a configuration may depend on.
public protocol UIConfigurationState {
    /// The traits.
    var traitCollection: UITraitCollection { get set }
    /// A state that the author adds.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state that the author adds.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view with a configuration, such as a header.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused.
    public var isFocused = false
    /// Whether the view is pinned to an edge.
    public var isPinned = false

    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state that the author adds.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }

    /// Creates the state of a view of these traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is focused.
    public var isFocused = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the cell shows what is inside its item.
    public var isExpanded = false
    /// Whether the actions of the cell are shown.
    public var isSwiped = false
    /// Whether the cell is being moved.
    public var isReordering = false
    /// How the cell is dragged; nothing is, here.
    public var cellDragState = DragState.none
    /// How something is dropped on the cell; nothing is, here.
    public var cellDropState = DropState.none

    /// How a cell is dragged. Raw values match Apple's.
    public enum DragState: Int, Hashable, Sendable {
        /// Not.
        case none = 0
        /// It is lifted.
        case lifting = 1
        /// It is.
        case dragging = 2
    }

    /// How something is dropped on a cell. Raw values match Apple's.
    public enum DropState: Int, Hashable, Sendable {
        /// Not.
        case none = 0
        /// It would be dropped elsewhere.
        case notTargeted = 1
        /// It would be dropped here.
        case targeted = 2
    }

    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state that the author adds.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }

    /// Creates the state of a cell of these traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
