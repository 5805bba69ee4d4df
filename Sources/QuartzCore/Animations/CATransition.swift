import Diagnostics
import RenderContext
import Scene

/// An animation from the former content of a layer to its new content: a fade.
///
/// The former content is recorded when the animation is added, so that changes follow that call.
open class CATransition: CAAnimation {
    /// The kind of transition; all but a fade are reported, and end at once.
    open var type: CATransitionType = .fade
    /// The direction of the transition; has no effect on a fade.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins, in 0...1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, in 0...1.
    open var endProgress: Float = 1
    /// The filter that performs the transition; kept and not applied, as in iOS.
    open var filter: Any?
    /// The former content of the layer.
    package var before: TransitionSnapshot?

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CATransition else { return }
        (copy.type, copy.subtype, copy.before) = (type, subtype, before)
        copy.filter = filter
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    }

    /// The share of the transition at a share of a run.
    func share(at progress: Double) -> Double {
        Double(startProgress) + Double(endProgress - startProgress) * paced(progress)
    }

    override func reportUnknownProperties(of layer: CALayer) {
        guard type != .fade else { return before = TransitionSnapshot(of: layer, kind: .dissolve) }
        RenderEnvironment.current.report(
            Diagnostic(
                .animationUnsupported, "the transition '\(type.rawValue)' is not shown",
                view: layer.owner?.displayName, hints: ["use a fade"]))
    }
}

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content appears as the old one disappears.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a direction from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The transition begins at the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The transition begins at the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The transition begins at the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The transition begins at the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
