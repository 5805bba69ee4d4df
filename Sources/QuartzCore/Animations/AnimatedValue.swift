import Geometry
package import Scene

/// A value of an animated property.
package enum AnimatedValue: Equatable {
    /// A number, a point, a size or a rectangle.
    case numbers([Double])
    case transform(CATransform3D)
    /// Nil where there is no color.
    case color(Color?)
    case path(Path?)
    case colors([Color])
    case image(LayerImage)

    /// The image that a layer shows as its contents.
    package struct LayerImage: Equatable {
        var contents: Any?

        package static func == (left: LayerImage, right: LayerImage) -> Bool {
            (left.contents as AnyObject?) === (right.contents as AnyObject?)
        }
    }

    /// Creates the value of a number.
    package init(_ number: Double) { self = .numbers([number]) }
    /// Creates the value of a point.
    package init(_ point: CGPoint) { self = .numbers([point.x, point.y]) }
    /// Creates the value of a size.
    package init(_ size: CGSize) { self = .numbers([size.width, size.height]) }
    init(_ rect: CGRect) { self = .numbers([rect.minX, rect.minY, rect.width, rect.height]) }

    /// Reads a value that code set for a property of the kind of another value; nil for none.
    init?(_ value: Any?, like other: AnimatedValue) {
        guard let value else { return nil }
        switch other {
        case .numbers(let numbers):
            guard let read = AnimatedValue.numbers(in: value), read.count == numbers.count else { return nil }
            self = .numbers(read)
        case .transform:
            if let transform = value as? CATransform3D {
                self = .transform(transform)
            } else if let transform = value as? CGAffineTransform {
                self = .transform(CATransform3D(transform))
            } else if let transform = (value as? NSValue)?.heldTransform {
                self = .transform(transform)
            } else {
                return nil
            }
        case .color:
            guard let color = AnimatedValue.color(in: value) else { return nil }
            self = .color(color)
        case .path:
            guard let path = value as? CGPath else { return nil }
            self = .path(path.path)
        case .colors:
            guard let list = value as? [Any] else { return nil }
            self = .colors(list.compactMap(AnimatedValue.color))
        case .image: self = .image(LayerImage(contents: value))
        }
    }

    private static func color(in value: Any) -> Color? {
        (value as? CGColor)?.color ?? (value as? any AnimatedColor)?.animatedColor
    }

    private static func numbers(in value: Any) -> [Double]? {
        switch value {
        case let value as CGPoint: [value.x, value.y]
        case let value as CGSize: [value.width, value.height]
        case let value as [NSNumber]: value.map(\.doubleValue)
        case let value as Double: [value]
        case let value as CGFloat: [value]
        case let value as Float: [Double(value)]
        case let value as Int: [Double(value)]
        case let value as NSNumber: [value.doubleValue]
        // A rectangle as well.
        case let value as NSValue: value.geometricNumbers
        default: nil
        }
    }

    /// The value as code sets it.
    var boxed: Any? {
        switch self {
        case .numbers(let numbers):
            if numbers.count == 1 { return numbers[0] }
            if let point { return point }
            if let rect { return rect }
            return numbers.map { NSNumber(value: $0) }
        case .transform(let transform): return transform
        case .color(let color): return CGColor(color ?? .clear)
        case .path(let path): return path.map { CGPath($0) }
        case .colors(let colors): return colors.map { CGColor($0) }
        case .image(let image): return image.contents
        }
    }

    /// The number; nil for other values.
    var number: Double? { if case .numbers(let numbers) = self { numbers.first } else { nil } }
    /// The point; nil for other values.
    var point: CGPoint? {
        guard case .numbers(let numbers) = self, numbers.count == 2 else { return nil }
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    /// The rectangle; nil for other values.
    var rect: CGRect? {
        guard case .numbers(let numbers) = self, numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// The color; nil for none and for other values.
    package var color: Color? { if case .color(let color) = self { color } else { nil } }

    /// The value that changes nothing when it is added.
    var zero: AnimatedValue {
        switch self {
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .transform: .transform(.identity)
        default: self
        }
    }

    /// The value that cancels this one when it is added.
    var negated: AnimatedValue {
        switch self {
        case .numbers(let numbers): .numbers(numbers.map { -$0 })
        case .transform(let transform): .transform(transform.inverse ?? transform)
        default: self
        }
    }

    /// Returns the sum with another value of the same kind; for values without a sum the other value.
    func adding(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.numbers(let mine), .numbers(let others)) where mine.count == others.count:
            .numbers(zip(mine, others).map(+))
        case (.transform(let mine), .transform(let others)): .transform(others.concatenating(mine))
        default: other
        }
    }
}
