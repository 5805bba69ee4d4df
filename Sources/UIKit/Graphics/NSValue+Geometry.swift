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
    var geometricNumbers: [Double]? {
        switch kind {
        case "Point": [pointValue.x, pointValue.y]
        case "Size": [sizeValue.width, sizeValue.height]
        case "Rect": [rectValue.minX, rectValue.minY, rectValue.width, rectValue.height]
        default: nil
        }
    }

    /// Creates a value of a transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(numbers: transform.numbers, objCType: NSValue.transformType)
    }
    /// Creates a value of a transform of the plane.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty], objCType: NSValue.affineTransformType)
    }
    /// Creates a value of insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            numbers: [insets.top, insets.left, insets.bottom, insets.right], objCType: NSValue.insetsType)
    }

    /// Creates a value of a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: [vector.dx, vector.dy], objCType: NSValue.pairType)
    }
    /// Creates a value of an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical], objCType: NSValue.pairType)
    }

    /// The vector; zero where the value is none.
    public var cgVectorValue: CGVector {
        numbers(ofType: NSValue.pairType).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The offset; zero where the value is none.
    public var uiOffsetValue: UIOffset {
        numbers(ofType: NSValue.pairType).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The transform; the identity where the value is none.
    public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }
    /// The transform; nil where the value is none.
    var heldTransform: CATransform3D? { numbers(ofType: NSValue.transformType).map { CATransform3D($0) } }
    /// The transform of the plane; the identity where the value is none.
    public var cgAffineTransformValue: CGAffineTransform {
        guard let n = numbers(ofType: NSValue.affineTransformType) else { return .identity }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    /// The insets; zero where the value is none.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        guard let n = numbers(ofType: NSValue.insetsType) else { return .zero }
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    // Foundation here stores arrays of numbers, and of structures only its own.
    private static let transformType = "[16d]"
    private static let affineTransformType = "[6d]"
    private static let insetsType = "[4d]"
    private static let pairType = "[2d]"

    private convenience init(numbers: [CGFloat], objCType: String) {
        self.init(bytes: numbers.map(Double.init), objCType: objCType)
    }

    private func numbers(ofType type: String) -> [Double]? {
        guard String(cString: objCType) == type, let count = Int(type.dropFirst().dropLast(2)) else {
            return nil
        }
        var numbers = Array(repeating: 0.0, count: count)
        getValue(&numbers)
        return numbers
    }
}

extension CATransform3D {
    /// The elements, row by row.
    fileprivate var numbers: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// Creates a transform from its elements, row by row.
    fileprivate init(_ n: [Double]) {
        self.init(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
            m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
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
