/// The content of a content view, as a value: a cell creates the content view of its configuration.
public protocol UIContentConfiguration {
    /// Creates the view that displays the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state, such as that of a selected cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
public protocol UIContentView: UIView {
    /// The configuration that the view displays.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can display another configuration in place of its own.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the configuration has the type of the view's own.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

extension UIView {
    /// Returns the content view of a configuration in a cell: this one, if it supports it, otherwise a new one in its
    /// place; nil is an empty view.
    func showing(_ configuration: (any UIContentConfiguration)?, in cell: UIView) -> UIView {
        // Most cells have a plain view, for which the program's conformances need not be searched.
        let own = type(of: self) == UIView.self ? nil : self as? any UIContentView
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
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A custom state of the app; nil if it was not set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state of the app.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view with a configuration, such as a header.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused.
    public var isFocused = false
    /// Whether the view is pinned to an edge of the list.
    public var isPinned = false

    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A custom state of the app; nil if it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }

    /// Creates the state of a view of these traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
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
    /// Whether the cell is expanded, and the items inside its own are shown.
    public var isExpanded = false
    /// Whether the cell is swiped, and its actions are shown.
    public var isSwiped = false
    /// Whether the cell is being reordered.
    public var isReordering = false
    /// The state of a drag of the cell; always `none` here.
    public var cellDragState = DragState.none
    /// The state of a drop on the cell; always `none` here.
    public var cellDropState = DropState.none

    /// The state of a drag of a cell. Raw values match Apple's.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// The state of a drop on a cell. Raw values match Apple's.
    public enum DropState: Int, Hashable, Sendable {
        /// Nothing is being dropped.
        case none = 0
        /// Something may be dropped elsewhere.
        case notTargeted = 1
        /// Something may be dropped on this cell.
        case targeted = 2
    }

    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A custom state of the app; nil if it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }

    /// Creates the state of a cell of these traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
