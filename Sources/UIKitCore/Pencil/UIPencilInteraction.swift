/// Notifies a delegate of taps and squeezes of an Apple Pencil; there is none.
open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// The delegate, notified of taps; not retained.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether gestures are reported; true by default.
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

    /// The action that the user prefers for taps: to switch to the eraser, as is standard.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// The action that the user prefers for a squeeze: to show the tools, as is standard.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether only Apple Pencil draws; false here.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether a preview of the tool is shown under a hovering Apple Pencil; false here.
    open class var prefersHoverToolPreview: Bool { false }

    /// The phase of a squeeze. Raw values match Apple's.
    public enum Phase: UInt, Hashable, Sendable {
        /// The squeeze has begun.
        case began = 0
        /// The squeeze has changed.
        case changed = 1
        /// The squeeze has ended.
        case ended = 2
        /// The squeeze was cancelled.
        case cancelled = 3
    }

    /// A tap on an Apple Pencil.
    public struct Tap: Sendable {
        /// When the tap occurred, in seconds.
        public let timestamp: TimeInterval
        /// The pose of the hovering pencil; nil far from the screen.
        public let hoverPose: UIPencilHoverPose?
    }

    /// A squeeze of an Apple Pencil.
    public struct Squeeze: Sendable {
        /// The phase of the squeeze.
        public let phase: Phase
        /// When the squeeze occurred, in seconds.
        public let timestamp: TimeInterval
        /// The pose of the hovering pencil; nil far from the screen.
        public let hoverPose: UIPencilHoverPose?
    }
}

/// The pose of an Apple Pencil that hovers above the screen.
public struct UIPencilHoverPose: Sendable {
    /// The location, in the coordinates of the view.
    public let location: CGPoint
    /// The distance from the screen, 0 to 1.
    public let zOffset: CGFloat
    /// The azimuth angle, in radians.
    public let azimuthAngle: CGFloat
    /// The altitude angle, in radians.
    public let altitudeAngle: CGFloat
    /// The roll angle about its axis, in radians.
    public let rollAngle: CGFloat
}

/// The actions that the user can prefer for an Apple Pencil. Raw values match Apple's.
public enum UIPencilPreferredAction: Int, Hashable, Sendable {
    /// The gesture is ignored.
    case ignore = 0
    /// Switches between the tool and the eraser.
    case switchEraser = 1
    /// Switches to the previous tool.
    case switchPrevious = 2
    /// Shows the color palette.
    case showColorPalette = 3
    /// Shows the attributes of the ink.
    case showInkAttributes = 4
    /// Shows the contextual palette of tools.
    case showContextualPalette = 5
    /// Runs a shortcut of the system.
    case runSystemShortcut = 6
}

/// The delegate that is notified of taps and squeezes of an Apple Pencil.
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
