/// A property that an animator has animated, with its values at the ends.
struct AnimatorEnds {
    let layer: CALayer
    let path: AnimatedKeyPath
    let start: AnimatedValue
    let current: AnimatedValue
    let end: AnimatedValue

    /// Sets the property to its value at a position, without animation.
    func move(to position: UIViewAnimatingPosition) {
        let value =
            switch position {
            case .start: start
            case .current: current
            case .end: end
            }
        var values = PresentedValues(of: layer)
        guard values[path] != value else { return }
        values[path] = value
        guard let whole = values.changed[path.property] else { return }
        layer.store(whole, as: path.property)
        (layer.owner as? UIView)?.setNeedsLayout()
    }
}

extension AnimationState {
    /// Removes the animations of an animator from their layers, and returns the properties that they have animated.
    func detach(_ motion: AnimatorMotion) -> [AnimatorEnds] {
        var ends: [AnimatorEnds] = []
        for layer in layers {
            for entry in layer.animations.running {
                guard let control = entry.animation.control, control.motion === motion,
                    let animation = entry.animation as? CAPropertyAnimation, let path = animation.target
                else { continue }
                var values = PresentedValues(of: layer)
                guard let end = values[path] else { continue }
                animation.apply(0, to: &values)
                let current = layer.presentedValue(of: path, model: end, at: now)
                ends.append(
                    AnimatorEnds(
                        layer: layer, path: path, start: values[path] ?? end, current: current, end: end))
                remove(entry, from: layer, finished: true)
            }
        }
        return ends
    }
}
