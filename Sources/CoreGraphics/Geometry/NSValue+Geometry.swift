public import Foundation

extension NSValue {
    /// Creates a value of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The point; zero where the value is none.
    public var cgPointValue: CGPoint { kind == "Point" ? pointValue : .zero }
    /// The size; zero where the value is none.
    public var cgSizeValue: CGSize { kind == "Size" ? sizeValue : .zero }

    /// The name of the structure without its prefix, as in `{CGPoint=dd}`; reading another one would trap.
    private var kind: String { String(String(cString: objCType).dropFirst(3).prefix { $0 != "=" }) }

    /// The numbers of a point, a size or a rectangle; nil for other values.
    package var geometricNumbers: [Double]? {
        switch kind {
        case "Point": [pointValue.x, pointValue.y]
        case "Size": [sizeValue.width, sizeValue.height]
        case "Rect": [rectValue.minX, rectValue.minY, rectValue.width, rectValue.height]
        default: nil
        }
    }

    /// Creates a value of a transform of the plane.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty], objCType: NSValue.affineTransformType)
    }
    /// Creates a value of a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: [vector.dx, vector.dy], objCType: NSValue.pairType)
    }
    /// The vector; zero where the value is none.
    public var cgVectorValue: CGVector {
        numbers(ofType: NSValue.pairType).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The transform of the plane; the identity where the value is none.
    public var cgAffineTransformValue: CGAffineTransform {
        guard let n = numbers(ofType: NSValue.affineTransformType) else { return .identity }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    // Foundation here stores arrays of numbers, and of structures only its own.
    private static let affineTransformType = "[6d]"
    package static let pairType = "[2d]"

    /// Creates a value of numbers, of an encoding such as "[2d]".
    package convenience init(numbers: [CGFloat], objCType: String) {
        self.init(bytes: numbers.map(Double.init), objCType: objCType)
    }

    /// Returns the numbers of a value of an encoding such as "[2d]"; nil for a value of another.
    package func numbers(ofType type: String) -> [Double]? {
        guard String(cString: objCType) == type, let count = Int(type.dropFirst().dropLast(2)) else {
            return nil
        }
        var numbers = Array(repeating: 0.0, count: count)
        getValue(&numbers)
        return numbers
    }
}

// As on Apple's systems, where `"\(rect)"` says the numbers alone.
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, as in `(1.0, 2.0)`.
    public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}
extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The lengths, as in `(1.0, 2.0)`.
    public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The coordinates and the lengths, as in `(1.0, 2.0, 3.0, 4.0)`.
    public var debugDescription: String {
        "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))"
    }
}
