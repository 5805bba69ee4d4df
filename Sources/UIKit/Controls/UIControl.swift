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

    /// The actions by event, in the order in which they were added.
    var targets: [ControlTarget] = []
    /// Whether a touch that began in the control is under way.
    open internal(set) var isTracking = false
    /// Whether that touch is inside the control.
    open internal(set) var isTouchInside = false

    /// Adds an action for some events; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        targets.append(ControlTarget(action: .action(action), events: controlEvents))
    }
    /// Registers a method of a target for some events; a nil target is the first in the responder chain that
    /// has it. The target is not retained.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { WeakTarget(object: $0 as AnyObject) }
        remove(controlEvents) { matches($0, target as AnyObject?, action) }
        targets.append(ControlTarget(action: .selector(action, target: object), events: controlEvents))
    }
    /// Removes methods of a target from some events; nil stands for any target, and for any method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { matches($0, target as AnyObject?, action) }
    }
    /// Performs the primary action of the control.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
    /// Returns where the menu of the control is attached; not asked.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }
    /// Returns the menu of the control at a point; not asked, as `menu` is opened.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Called before the menu of the control is shown; not called.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the menu of the control is closed; not called.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The text that a pointer shows, on a Mac; kept and not shown.
    public var toolTip: String? {
        get { Self.storedToolTip[self] }
        set { Self.storedToolTip[self] = newValue }
    }
    private static let storedToolTip = SparseProperty<String?>(nil)

    /// Called when a touch comes down in the control; returns whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when that touch moves; returns whether to follow it further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when that touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when that touch is cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Sends an action on behalf of an event.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Sends an action on behalf of an event.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Sends the actions of some events.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    /// Whether a touch that ends inside is the control's primary action, as of a button.
    var sendsPrimaryActionOnTouchUp: Bool { false }
    /// Whether a tap opens the control's menu, in place of its actions.
    open var showsMenuAsPrimaryAction = false
    /// The menu of the control; nil for none.
    var ownMenu: UIMenu? { nil }
    /// Called when an entry of the control's menu was chosen.
    func didChoose(_ element: UIMenuElement) {}
    /// Called before the primary action of a control is sent.
    func primaryActionWillTrigger() {}
    /// Whether a single tap in the control is its own, and not that of a recognizer of a superview.
    var handlesSingleTaps: Bool { false }

    /// Creates a control with a frame that performs an action as its primary action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Keeps a single tap from the recognizers of superviews, in the controls that act on one.
    ///
    /// Source: "Interacting with other UIKit controls" in `UIGestureRecognizer`'s programming guide of Apple.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(handlesSingleTaps && isEnabled && gestureRecognizer.isSingleTap && gestureRecognizer.view !== self)
    }

    /// Follows a touch that comes down in the control.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(began: touches, with: event)
    }
    /// Follows a touch that moves.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(moved: touches, with: event)
    }
    /// Sends the actions of a touch that is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(ended: touches, with: event)
    }
    /// Ends following a touch that the system ends.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(cancelled: touches, with: event)
    }

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
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated touch-down event in the control, whose tap count is above one.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger is dragged inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger is dragged just outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger is dragged into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger is dragged out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch-up event in the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch-up event outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system has cancelled the touches.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A change of the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control is shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing has begun in a text field.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a text field has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended in a text field.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing has ended in a text field with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events of text fields.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
