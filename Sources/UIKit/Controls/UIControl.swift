import Layout

/// A view that can be touched.
open class UIControl: UIView {
    /// Whether it can be touched; shown paler else.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether it is being touched.
    open var isHighlighted = false
    /// Where its content lies between left and right.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    /// Where its content lies between top and bottom.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center
    /// What it is doing.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Kept for source compatibility: nothing happens in a picture.
    open func addAction(_ action: UIAction, for controlEvents: Event) {}

    /// Where a control's content lies between left and right. Raw values as Apple has them.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From edge to edge.
        case fill = 3
        /// Where reading begins.
        case leading = 4
        /// Where reading ends.
        case trailing = 5
    }

    /// Where a control's content lies between top and bottom. Raw values as Apple has them.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From edge to edge.
        case fill = 3

        /// What the baselines of a content so aligned keep their distance to.
        ///
        /// Measured: saved frames of buttons that are higher than their titles and aligned by baselines.
        var textPlacement: Layout.Measurement.TextPlacement {
            switch self {
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .fill: .edges
            }
        }
    }

    /// What a control is doing.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, as Apple has them.
        public let rawValue: UInt
        /// States from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing in particular.
        public static let normal: State = []
        /// Being touched.
        public static let highlighted = State(rawValue: 1)
        /// Not to be touched.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }

    /// What may happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, as Apple has them.
        public let rawValue: UInt
        /// Events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger came down.
        public static let touchDown = Event(rawValue: 1)
        /// A finger left inside.
        public static let touchUpInside = Event(rawValue: 64)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 4096)
        /// The main thing a control is for.
        public static let primaryActionTriggered = Event(rawValue: 8192)
    }
}

/// Something to do when a control is used; kept, never called.
public final class UIAction: NSObject {
    /// A title for menus.
    public let title: String
    private let handler: (UIAction) -> Void

    /// An action.
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }
}
