import Layout

/// The base class of controls.
open class UIControl: UIView {
    /// Whether the control is enabled; it is dimmed otherwise.
    open var isEnabled = true
    /// Whether the control is selected.
    open var isSelected = false
    /// Whether the control is highlighted.
    open var isHighlighted = false
    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    /// The vertical alignment of the content.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center
    /// The state of the control.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Accepts an action for source compatibility; a render sends no events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {}

    /// The horizontal alignment of a control's content. Raw values match Apple's.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        /// Centered.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Stretched to both edges.
        case fill = 3
        /// At the leading edge.
        case leading = 4
        /// At the trailing edge.
        case trailing = 5
    }

    /// The vertical alignment of a control's content. Raw values match Apple's.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        /// Centered.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Stretched to both edges.
        case fill = 3

        /// What the baselines of content with this alignment keep their distance to.
        ///
        /// Measured: saved frames of buttons that are taller than their titles and aligned by baselines.
        var textPlacement: Layout.Measurement.TextPlacement {
            switch self {
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .fill: .edges
            }
        }
    }

    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: UInt
        /// Creates states from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The normal state.
        public static let normal: State = []
        /// Highlighted.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
    }

    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: UInt
        /// Creates events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch-down event in the control.
        public static let touchDown = Event(rawValue: 1)
        /// A touch-up event in the control.
        public static let touchUpInside = Event(rawValue: 64)
        /// A change of the control's value.
        public static let valueChanged = Event(rawValue: 4096)
        /// The primary action of the control.
        public static let primaryActionTriggered = Event(rawValue: 8192)
    }
}

/// An action of a control; stored and never called.
public final class UIAction: NSObject {
    /// The title of the action.
    public let title: String
    private let handler: (UIAction) -> Void

    /// Creates an action.
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }
}
