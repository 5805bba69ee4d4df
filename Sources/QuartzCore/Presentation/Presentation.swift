/// What layers show at a moment: the values of their animations, and those of their models where nothing is animated.
///
/// Reading it changes no model.
package struct Presentation {
    /// The moment on the virtual clock; nil where the models are shown.
    private let now: TimeInterval?
    /// Whether animations without end are left out.
    private let isAtRest: Bool
    /// The values of the layers that show others than those of their models.
    private var changed: [ObjectIdentifier: PresentedValues] = [:]

    private init(now: TimeInterval?, isAtRest: Bool) {
        self.now = now
        self.isAtRest = isAtRest
    }

    /// The models themselves, as `CALayer.render(in:)` draws them.
    package static var model: Presentation { Presentation(now: nil, isAtRest: true) }

    /// What layers show at a moment.
    ///
    /// - Parameters:
    ///   - layers: The layers with animations.
    ///   - now: The moment on the virtual clock.
    ///   - atRest: Whether animations without end are left out, with a note.
    init(of layers: [CALayer], at now: TimeInterval, atRest: Bool) {
        self.init(now: now, isAtRest: atRest)
        for layer in layers { add(layer, at: now) }
    }

    private mutating func add(_ layer: CALayer, at time: TimeInterval) {
        let values = layer.presentedValues(at: time, atRest: isAtRest)
        changed[ObjectIdentifier(layer)] = values.isModel ? nil : values
    }

    /// Returns the values that a layer shows.
    package func values(of layer: CALayer) -> PresentedValues {
        // Most layers have no animations.
        guard layer.storedAnimations != nil, let values = changed[ObjectIdentifier(layer)] else {
            return PresentedValues(of: layer)
        }
        return values
    }

    /// Returns a presentation in which some layers show what they did a time before.
    ///
    /// - Parameters:
    ///   - seconds: The time in seconds.
    ///   - layers: The layers.
    /// - Returns: The presentation; nil in a render at rest and where none of the layers is animated.
    func delayed(by seconds: TimeInterval, of layers: [CALayer]) -> Presentation? {
        let animated = layers.filter { $0.storedAnimations?.running.isEmpty == false }
        guard let now, !isAtRest, !changed.isEmpty, !animated.isEmpty else { return nil }
        var delayed = self
        for layer in animated { delayed.add(layer, at: now - seconds) }
        return delayed
    }
}
