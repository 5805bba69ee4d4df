package import Geometry
package import Scene

/// The former content of a layer in a transition, and how its new content replaces it.
package struct TransitionSnapshot {
    /// How one state replaces the other.
    package enum Kind {
        /// One fades out while the other fades in.
        case dissolve
        /// Both sides of a card that turns about its horizontal or vertical middle.
        case flip(about: Axis)
    }

    /// The drawing, in the layer's coordinates.
    let commands: [DrawCommand]
    let kind: Kind
    /// Whether the drawing covers the layer: what fades out over it then shows nothing of what is below.
    let isOpaque: Bool

    /// Records what a layer shows now.
    package init(of layer: CALayer, kind: Kind) {
        commands = layer.renderCommands(of: layer.bounds.origin)
        self.kind = kind
        isOpaque = layer.backgroundColor?.alpha == 1 && layer.opacity == 1
    }

    /// How much of the old and the new state is shown at a share of the transition.
    func opacities(at share: Double) -> (before: Double, after: Double) {
        switch kind {
        case .dissolve: (1 - share, isOpaque ? 1 : share)
        case .flip: share < 0.5 ? (1, 0) : (0, 1)
        }
    }

    /// The transform about the middle at a share of the transition; perspective is left out.
    func transform(at share: Double) -> Geometry.AffineTransform {
        guard case .flip(let axis) = kind else { return .identity }
        let width = Trigonometry.sineAndCosine(share * Trigonometry.pi).cosine.magnitude
        return axis == .vertical ? .scale(x: width, y: 1) : .scale(x: 1, y: width)
    }
}

extension CALayer {
    /// The transition under way, with its share; nil for none.
    package var shownTransition: (snapshot: TransitionSnapshot, share: Double)? {
        guard let running = storedAnimations?.running else { return nil }
        let time = convertedTime(from: CACurrentMediaTime())
        for entry in running.reversed() {
            guard let transition = entry.animation as? CATransition, let snapshot = transition.before,
                let progress = transition.timing.progress(at: time)
            else { continue }
            return (snapshot, max(0, min(transition.share(at: progress), 1)))
        }
        return nil
    }
}

extension LayoutNode {
    /// Shows a transition in the node; what it gives to the nodes below is returned.
    ///
    /// - Returns: The opacity of the nodes below, and a node for the state before, to be put above them.
    package mutating func show(
        _ transition: (snapshot: TransitionSnapshot, share: Double), at index: Int
    ) -> (opacity: Double, before: LayoutNode) {
        let opacities = transition.snapshot.opacities(at: transition.share)
        let rotation = transition.snapshot.transform(at: transition.share)
        if rotation != .identity { transform = rotation.concatenating(transform) }
        if opacities.after < 1 {
            background = background?.multipliedAlpha(by: opacities.after)
            border = border.map {
                Border(width: $0.width, color: $0.color.multipliedAlpha(by: opacities.after))
            }
            if !content.isEmpty {
                content = [.push(.layer(opacity: opacities.after, bounds: bounds))] + content + [.pop]
            }
        }
        var before = LayoutNode(
            id: "\(id)/transition", className: "CATransition", parent: index, subtreeEnd: index + 1,
            frame: bounds)
        before.boundsOrigin = boundsOrigin
        before.opacity = opacities.before
        before.content = opacities.before > 0 ? transition.snapshot.commands : []
        return (opacities.after, before)
    }
}
