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
    /// Removes methods of a target from some events; nil means any target, and any method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { matches($0, target as AnyObject?, action) }
    }
    /// Performs the primary action of the control.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
    /// Returns the attachment point of the control's menu; not called.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }
    /// Returns the menu of the control at a point; not called, as `menu` is opened.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Called before the menu of the control is displayed; not called.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the menu of the control is dismissed; not called.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The tool tip on a Mac; kept, and has no effect here.
    public var toolTip: String? {
        get { Self.storedToolTip[self] }
        set { Self.storedToolTip[self] = newValue }
    }
    private static let storedToolTip = SparseProperty<String?>(nil)

    /// Called when a touch begins in the control; returns whether to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch moves; returns whether to continue tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the tracked touch is cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Sends an action message to a target; nil for the responder chain.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Calls the handler of an action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Sends the actions of some events.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    /// Whether a touch that ends inside is the control's primary action, as of a button.
    var sendsPrimaryActionOnTouchUp: Bool { false }
    /// Whether a tap opens the control's menu, in place of its actions.
    open var showsMenuAsPrimaryAction = false
    /// The menu of the control; nil for none.
    var ownMenu: UIMenu? { nil }
    /// Called when an element of the control's menu was selected.
    func didChoose(_ element: UIMenuElement) {}
    /// Called before the primary action of a control is sent.
    func primaryActionWillTrigger() {}
    /// Whether a single tap in the control takes precedence over recognizers of superviews.
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

    /// Begins tracking a touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(began: touches, with: event)
    }
    /// Continues tracking a touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(moved: touches, with: event)
    }
    /// Ends tracking and sends the actions of a touch that ended.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(ended: touches, with: event)
    }
    /// Cancels tracking of the touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(cancelled: touches, with: event)
    }

    /// The horizontal alignment of a control's content. Raw values match Apple's.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        /// Content is centered horizontally.
        case center = 0
        /// Content is at the left edge.
        case left = 1
        /// Content is at the right edge.
        case right = 2
        /// Content fills the space between both edges.
        case fill = 3
        /// Content is at the leading edge.
        case leading = 4
        /// Content is at the trailing edge.
        case trailing = 5
    }

    /// The vertical alignment of a control's content. Raw values match Apple's.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        /// Content is centered vertically.
        case center = 0
        /// Content is at the top edge.
        case top = 1
        /// Content is at the bottom edge.
        case bottom = 2
        /// Content fills the space between both edges.
        case fill = 3

        /// The reference of baselines of content with this alignment.
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
        /// The control is highlighted, as while it is touched.
        public static let highlighted = State(rawValue: 1)
        /// The control is disabled and does not respond to touches.
        public static let disabled = State(rawValue: 2)
        /// The control is selected, as set by `isSelected`.
        public static let selected = State(rawValue: 4)
        /// The control is focused.
        public static let focused = State(rawValue: 8)
        /// The bits for states of the app's own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits for states of the system's own.
        public static let reserved = State(rawValue: 0xFF00_0000)
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
        /// A touch is dragged inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch is dragged just outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch is dragged into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch is dragged out of the control.
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
        /// The menu of the control is displayed.
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
        /// All events, including those of the app and the system.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Removes an action from some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action of an identifier from some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { target in
            if case .action(let action) = target { action.identifier == actionIdentifier } else { false }
        }
    }

    /// Registers a closure for some events, called with the control and the event: the equivalent of a method given by
    /// `#selector` on iOS.
    open func addTarget(for controlEvents: Event, _ action: @escaping (UIControl, UIEvent?) -> Void) {
        targets.append(ControlTarget(action: .closure(action), events: controlEvents))
    }

    /// The targets of selectors.
    open var allTargets: [AnyObject] {
        targets.compactMap { target in
            if case .selector(_, let holder) = target.action { holder?.object } else { nil }
        }
    }

    /// The events that have actions.
    open var allControlEvents: Event { targets.reduce([]) { $0.union($1.events) } }
}
