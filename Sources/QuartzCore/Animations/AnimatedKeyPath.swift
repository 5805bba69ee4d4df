/// A property of layers that can be animated.
package enum AnimatedProperty: String, CaseIterable, Hashable, Sendable {
    case position, bounds, transform, opacity, backgroundColor, cornerRadius, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, zPosition, contents
    case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
    case colors, locations, startPoint, endPoint
}

/// A property of layers, or a part of one, as in `transform.scale.x`.
package struct AnimatedKeyPath: Hashable, Sendable {
    /// A part of a property.
    enum Part: Hashable, Sendable {
        /// One of the numbers of a point, a size or a rectangle.
        case number(Int)
        /// Two of the numbers of a rectangle, from an index on.
        case pair(Int)
        /// A factor of a transform, about these axes.
        case scale([Int])
        /// A rotation about an axis, in radians.
        case rotation(Int)
        /// A translation along these axes.
        case translation([Int])
    }

    /// The property that the path begins with.
    package let property: AnimatedProperty
    let part: Part?
    /// The key path as code writes it.
    let text: String

    /// Reads a key path; nil for one that is not animated.
    init?(_ text: String) {
        let names = text.split(separator: ".", maxSplits: 1).map(String.init)
        guard let property = names.first.flatMap(AnimatedProperty.init) else { return nil }
        self.property = property
        self.text = text
        guard names.count > 1 else {
            part = nil
            return
        }
        guard let part = AnimatedKeyPath.parts(of: property)[names[1]] else { return nil }
        self.part = part
    }

    private init(_ property: AnimatedProperty, _ part: Part? = nil, _ text: String) {
        (self.property, self.part, self.text) = (property, part, text)
    }

    /// A whole property.
    package init(_ property: AnimatedProperty) { self.init(property, nil, property.rawValue) }

    /// The origin of the bounds.
    package static let boundsOrigin = AnimatedKeyPath(.bounds, .pair(0), "bounds.origin")
    /// The size of the bounds.
    package static let boundsSize = AnimatedKeyPath(.bounds, .pair(2), "bounds.size")

    private static func parts(of property: AnimatedProperty) -> [String: Part] {
        switch property {
        case .position, .startPoint, .endPoint: ["x": .number(0), "y": .number(1)]
        case .shadowOffset: ["width": .number(0), "height": .number(1)]
        case .bounds:
            [
                "origin": .pair(0), "size": .pair(2), "origin.x": .number(0), "origin.y": .number(1),
                "size.width": .number(2), "size.height": .number(3),
            ]
        case .transform: transformParts
        default: [:]
        }
    }

    /// Source: "Core Animation Extensions to Key-Value Coding" (Apple's Core Animation Programming Guide).
    private static let transformParts: [String: Part] = [
        "scale": .scale([0, 1, 2]), "scale.x": .scale([0]), "scale.y": .scale([1]), "scale.z": .scale([2]),
        "rotation": .rotation(2), "rotation.x": .rotation(0), "rotation.y": .rotation(1),
        "rotation.z": .rotation(2), "translation": .translation([0, 1]), "translation.x": .translation([0]),
        "translation.y": .translation([1]), "translation.z": .translation([2]),
    ]
}
