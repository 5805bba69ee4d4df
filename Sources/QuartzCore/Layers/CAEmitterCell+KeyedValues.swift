extension CAEmitterCell: KeyedValueOwner {
    /// Sets a property by its name; other names change nothing.
    package func setOwnValue(_ value: Any?, forKeyPath key: String) {
        switch key {
        case "name": name = value as? String
        case "contents": contents = value
        case "color": color = value as? CGColor
        case "enabled", "isEnabled":
            isEnabled = value as? Bool ?? (value as? NSNumber)?.boolValue ?? isEnabled
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        default:
            guard let number = AnimatedValue(value, like: AnimatedValue(0))?.number else { return }
            if let property = Self.lengths(key) { return self[keyPath: property] = number }
            if let property = Self.shares(key) { self[keyPath: property] = Float(number) }
        }
    }

    private static func lengths(_ key: String) -> ReferenceWritableKeyPath<CAEmitterCell, CGFloat>? {
        switch key {
        case "emissionLatitude": \.emissionLatitude
        case "emissionLongitude": \.emissionLongitude
        case "emissionRange": \.emissionRange
        case "velocity": \.velocity
        case "velocityRange": \.velocityRange
        case "xAcceleration": \.xAcceleration
        case "yAcceleration": \.yAcceleration
        case "zAcceleration": \.zAcceleration
        case "scale": \.scale
        case "scaleRange": \.scaleRange
        case "scaleSpeed": \.scaleSpeed
        case "spin": \.spin
        case "spinRange": \.spinRange
        case "contentsScale": \.contentsScale
        default: nil
        }
    }

    private static func shares(_ key: String) -> ReferenceWritableKeyPath<CAEmitterCell, Float>? {
        switch key {
        case "birthRate": \.birthRate
        case "lifetime": \.lifetime
        case "lifetimeRange": \.lifetimeRange
        case "redRange": \.redRange
        case "greenRange": \.greenRange
        case "blueRange": \.blueRange
        case "alphaRange": \.alphaRange
        case "redSpeed": \.redSpeed
        case "greenSpeed": \.greenSpeed
        case "blueSpeed": \.blueSpeed
        case "alphaSpeed": \.alphaSpeed
        case "speed": \.speed
        default: nil
        }
    }
}
