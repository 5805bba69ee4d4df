/// Recognizes a gesture in the touches that begin in a view and its descendants.
///
/// Subclasses follow the touches they are given and set `state`; whether a gesture is recognized then also depends
/// on other recognizers, see `GestureArena`.
open class UIGestureRecognizer: NSObject {
    /// The objects that are associated with this one; nil for none.
    package var attachedObjects: AttachedObjects?
    /// The states of a gesture. Raw values match Apple's.
    public enum State: Int, Hashable, Sendable {
        /// The gesture is not recognized yet; the state at the start.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture has ended; a discrete one is recognized.
        case ended = 3
        /// A continuous gesture was cancelled.
        case cancelled = 4
        /// The touches do not match the gesture.
        case failed = 5
        /// The gesture is recognized: the name of `ended` for discrete gestures.
        public static let recognized = State.ended
    }

    /// The state; a subclass that sets it requests the change, which takes effect unless another recognizer
    /// or a delegate prevents it.
    open var state: State {
        get { currentState }
        set { request(newValue) }
    }
    /// The view that the recognizer belongs to.
    open internal(set) weak var view: UIView?
    /// The delegate; not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recognizer receives touches; disabling it cancels a gesture that is under way.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { cancelGesture() } }
    }
    /// Whether touches are cancelled in their view when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether touches are withheld from their view until the gesture fails.
    open var delaysTouchesBegan = false
    /// Whether the end of touches is withheld from their view until the gesture fails.
    open var delaysTouchesEnded = true
    /// The name in diagnostics; nil for that of the class.
    open var name: String?
    /// The types of touches that are received, as raw values of `UITouch.TouchType`: all by default.
    open var allowedTouchTypes: [NSNumber] {
        get { ownTouchTypes ?? [0, 1, 2, 3] }
        set { ownTouchTypes = newValue }
    }
    private var ownTouchTypes: [NSNumber]?
    /// The types of buttons that are received, as raw values of `UIPress.PressType`; they are not pressed here.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether only touches of one type are received at a time; true by default.
    open var requiresExclusiveTouchType = true

    /// The targets that are called when the gesture is recognized or changes.
    private enum Target {
        case selector(Selector, WeakTarget)
        case closure((UIGestureRecognizer) -> Void)
    }
    private var targets: [Target] = []
    /// The recognizers that have to fail before this one is recognized.
    private var failureRequirements: [WeakTarget] = []

    /// The state that others see.
    private(set) var currentState = State.possible
    /// Whether the recognizer has followed a touch since it was last made ready.
    var isFollowingGesture = false
    /// The states that were requested and not decided yet.
    var requestedStates: [State] = []
    /// The touches on the screen that the recognizer follows, in the order in which they began.
    private(set) var liveTouches: [UITouch] = []
    /// The touches it followed last.
    private(set) var lastTouches: [UITouch] = []
    /// Touches that it ignores.
    private var ignoredTouches: [UITouch] = []

    /// Creates a recognizer that calls a method of a target, which is not retained.
    public init(target: Any? = nil, action: Selector? = nil) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without targets.
    public convenience override init() { self.init(target: nil, action: nil) }

    // MARK: Targets

    /// Adds a method of a target, which is not retained.
    open func addTarget(_ target: Any, action: Selector) {
        removeTarget(target, action: action)
        targets.append(.selector(action, WeakTarget(object: target as AnyObject)))
    }

    /// Adds a closure that gets the recognizer: what a method given by `#selector` is on iOS.
    public func addTarget(_ action: @escaping (UIGestureRecognizer) -> Void) {
        targets.append(.closure(action))
    }

    /// Removes methods of a target; nil is for any target, and for any method.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            guard case .selector(let name, let holder) = entry else { return false }
            return (target == nil || holder.object === target as AnyObject)
                && (action == nil || action == name)
        }
    }

    // MARK: Touches

    /// The number of touches.
    open var numberOfTouches: Int { currentTouches.count }

    private var currentTouches: [UITouch] { liveTouches.isEmpty ? lastTouches : liveTouches }

    /// Returns the centroid of the touches in a view's coordinates; nil for the window's.
    open func location(in view: UIView?) -> CGPoint { middle(of: currentTouches, in: view) }

    /// Returns the location of a touch in a view's coordinates; zero for an index out of range.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        currentTouches.indices.contains(touchIndex) ? currentTouches[touchIndex].location(in: view) : .zero
    }

    /// Makes this recognizer wait until another one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.append(WeakTarget(object: otherGestureRecognizer))
    }

    /// Makes the recognizer ignore a touch from now on.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        ignoredTouches.append(touch)
        drop([touch])
    }

    // MARK: Subclasses

    /// Called when touches begin.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches end.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system ends touches; the gesture is cancelled unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelGesture() }
    /// Called when estimated properties of touches are known, as of pencils; never here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when buttons are pressed, which they are not here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the force of buttons changes.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when buttons are released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the system ends presses.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Makes the recognizer ignore a press from now on.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
    /// Returns whether the recognizer receives an event; true unless overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Called when the recognizer is ready for another gesture.
    open func reset() {}

    /// Returns whether the recognition of this gesture has another fail; true unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another gesture may have this one fail; true unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another recognizer has to fail first; false unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether this recognizer has to fail before another; false unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Called before the recognizer takes on a state.
    func willEnter(_ state: State) {}
    /// Whether controls prevent the gesture where it begins in them and belongs to a superview.
    var isSingleTap: Bool { false }
    /// How far the touches moved before the gesture begins, for views that decide by it, in points.
    var initialMovement: CGPoint { .zero }

    /// The modifier keys that are pressed: none.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// The buttons of a pointer that are pressed: none.
    open var buttonMask: UIEvent.ButtonMask { [] }
}

// The arena's side of a recognizer.
extension UIGestureRecognizer {
    /// Whether the gesture is over and the recognizer waits for the touches to end.
    var isFinished: Bool { [.ended, .cancelled, .failed].contains(currentState) }
    /// Whether the gesture is recognized.
    var isRecognized: Bool { [.began, .changed, .ended].contains(currentState) }
    /// The touches that the recognizer follows, or followed last.
    var touches: [UITouch] { currentTouches }

    /// The name in the log.
    var displayName: String { name ?? String(describing: type(of: self)) }

    private func request(_ state: State) {
        guard !isFinished, state != .possible else { return }
        if currentState == .possible, state == .failed || state == .cancelled {
            fail()
        } else {
            requestedStates.append(state)
        }
        RenderContext.current.gestures.recognizerDidChange(self)
    }

    /// Fails the gesture, or cancels it if it has begun.
    func cancelGesture() {
        if currentState == .possible {
            if isFollowingGesture { state = .failed }
        } else if !isFinished {
            state = .cancelled
        }
    }

    func fail() {
        requestedStates = []
        currentState = .failed
    }

    /// Changes the state and calls the targets.
    func enter(_ state: State) {
        willEnter(state)
        currentState = state
        RenderContext.record(.action, "\(displayName) \(state)")
        for target in targets {
            switch target {
            case .closure(let action): action(self)
            case .selector(let selector, let holder):
                guard let object = holder.object else { continue }
                UIApplication.shared.sendAction(selector, to: object, from: self, for: nil)
            }
        }
    }

    /// Makes the recognizer ready for another gesture.
    func becomeReady() {
        currentState = .possible
        isFollowingGesture = false
        requestedStates = []
        liveTouches = []
        ignoredTouches = []
        reset()
    }

    /// Passes the touches of one phase to the recognizer, unless its gesture is over.
    func receive(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        let touches = touches.filter { touch in !ignoredTouches.contains { $0 === touch } }
        guard !touches.isEmpty else { return }
        if phase == .began { liveTouches += touches }
        lastTouches = liveTouches
        if !isFinished {
            switch phase {
            case .began: touchesBegan(Set(touches), with: event)
            case .moved: touchesMoved(Set(touches), with: event)
            case .ended: touchesEnded(Set(touches), with: event)
            case .cancelled: touchesCancelled(Set(touches), with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
        if phase == .ended || phase == .cancelled { drop(touches) }
    }

    /// Returns whether the recognizer follows what has touched the screen.
    func allows(_ type: UITouch.TouchType) -> Bool {
        ownTouchTypes?.contains { $0.intValue == type.rawValue } ?? true
    }

    private func drop(_ touches: [UITouch]) {
        liveTouches.removeAll { touch in touches.contains { $0 === touch } }
    }

    /// Returns whether another recognizer has to fail before this one is recognized.
    func mustWait(for other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.object === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Returns whether the recognition of another gesture has this one fail.
    func isPrevented(by other: UIGestureRecognizer) -> Bool {
        guard touches.contains(where: { touch in other.touches.contains { $0 === touch } }),
            other.canPrevent(self), canBePrevented(by: other)
        else { return false }
        return !mayAccompany(other) && !other.mayAccompany(self)
    }

    /// Returns whether the delegate lets this gesture and another be recognized at once.
    private func mayAccompany(_ other: UIGestureRecognizer) -> Bool {
        guard let delegate else { return false }
        let answer = delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
        note("shouldRecognizeSimultaneouslyWith: \(other.displayName)", answer)
        return answer
    }

    /// Records the answer of the delegate.
    func note(_ question: String, _ answer: Bool) {
        RenderContext.record(.delegate, "\(displayName) \(question) \(answer)")
    }

    /// Returns whether the delegate and the views from the one touched up to the recognizer's let it begin.
    var mayBegin: Bool {
        var current = touches.first?.view ?? view
        while let view = current {
            guard view.gestureRecognizerShouldBegin(self) else { return false }
            current = view === self.view ? nil : view.superview
        }
        guard let delegate else { return true }
        let answer = delegate.gestureRecognizerShouldBegin(self)
        note("gestureRecognizerShouldBegin", answer)
        return answer
    }

    /// Returns the centroid of some touches in a view's coordinates; nil for the window's.
    func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let points = touches.map { $0.location(in: view) }, count = CGFloat(points.count)
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }
}

extension UIGestureRecognizer: AttachmentOwner {}
