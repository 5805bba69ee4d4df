/// The delegate that is notified of taps on a pencil; there is none.
open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// The delegate, notified of taps; not retained.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether taps are reported.
    open var isEnabled = true

    /// Creates an interaction without a delegate.
    public override init() { super.init() }
    /// Creates an interaction.
    public init(delegate: any UIPencilInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }

    /// What the user wants taps to do: to switch to the eraser, as is standard.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// What the user wants a squeeze to do: to show the tools, as is standard.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether only the pencil draws.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether a tool is shown under a pencil above the screen.
    open class var prefersHoverToolPreview: Bool { false }

    /// How far a squeeze has come. Raw values match Apple's.
    public enum Phase: UInt, Hashable, Sendable {
        /// It has begun.
        case began = 0
        /// It has changed.
        case changed = 1
        /// It has ended.
        case ended = 2
        /// It was interrupted.
        case cancelled = 3
    }

    /// A tap on a pencil.
    public struct Tap: Sendable {
        /// When, in seconds.
        public let timestamp: TimeInterval
        /// Where the pencil was; nil far from the screen.
        public let hoverPose: UIPencilHoverPose?
    }

    /// A squeeze of a pencil.
    public struct Squeeze: Sendable {
        /// How far it has come.
        public let phase: Phase
        /// When, in seconds.
        public let timestamp: TimeInterval
        /// Where the pencil was; nil far from the screen.
        public let hoverPose: UIPencilHoverPose?
    }
}

/// Where a pencil is above the screen.
public struct UIPencilHoverPose: Sendable {
    /// The place, in points of the view.
    public let location: CGPoint
    /// The distance, 0 to 1.
    public let zOffset: CGFloat
    /// The direction, in radians.
    public let azimuthAngle: CGFloat
    /// The angle with the screen, in radians.
    public let altitudeAngle: CGFloat
    /// The turn about its axis, in radians.
    public let rollAngle: CGFloat
}

/// What the user wants a pencil to do. Raw values match Apple's.
public enum UIPencilPreferredAction: Int, Hashable, Sendable {
    /// The gesture is ignored.
    case ignore = 0
    /// To switch to the eraser.
    case switchEraser = 1
    /// To switch to the former tool.
    case switchPrevious = 2
    /// To show the colors.
    case showColorPalette = 3
    /// To show the attributes of the ink.
    case showInkAttributes = 4
    /// To show the tools.
    case showContextualPalette = 5
    /// To run a shortcut.
    case runSystemShortcut = 6
}

/// The delegate that is notified of taps on a pencil.
public protocol UIPencilInteractionDelegate: AnyObject {
    /// Called for a tap, as before iOS 17.5.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// Called for a tap.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// Called for a squeeze.
    func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    /// The default implementation does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    /// The default implementation does nothing.
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
    ) {}
    /// The default implementation does nothing.
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}
