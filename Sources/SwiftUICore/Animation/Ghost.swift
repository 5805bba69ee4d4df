import Foundation

/// The drawing of a view that has left, for as long as its transition lasts.
struct Ghost {
    /// The element that the view was in.
    weak var container: LayoutElement?
    /// What the view drew last.
    let items: [HostedItem]
    /// Where the view was, in points of the host.
    let frame: CGRect
    /// How the view leaves.
    let effects: [TransitionEffect]
    /// The node of what the view drew inside the bodies of its transition; nil for effects alone.
    let node: GhostNode?
    let direction: LayoutDirection
    let animation: Animation
    let start: TimeInterval

    var end: TimeInterval { start + animation.ownLength }

    func draw(at time: TimeInterval, in pass: inout DrawingPass) {
        guard time > start, time < end else { return }
        let share = animation.progress(at: time - start)
        let items = items, node = node
        TransitionEffect.draw(effects, share: share, in: frame, direction, &pass) { pass in
            if let node { node.draw(in: &pass) } else { pass.append(items) }
        }
    }
}
