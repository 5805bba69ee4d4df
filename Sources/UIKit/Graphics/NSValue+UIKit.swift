extension NSValue {
    /// Creates a value of a transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(numbers: transform.numbers, objCType: NSValue.transformType)
    }
    /// Creates a value of insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            numbers: [insets.top, insets.left, insets.bottom, insets.right], objCType: NSValue.insetsType)
    }

    /// Creates a value of an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical], objCType: NSValue.pairType)
    }

    /// The offset; zero where the value is none.
    public var uiOffsetValue: UIOffset {
        numbers(ofType: NSValue.pairType).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The transform; the identity where the value is none.
    public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }
    /// The transform; nil where the value is none.
    var heldTransform: CATransform3D? { numbers(ofType: NSValue.transformType).map { CATransform3D($0) } }
    /// The insets; zero where the value is none.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        guard let n = numbers(ofType: NSValue.insetsType) else { return .zero }
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    private static let transformType = "[16d]"
    private static let insetsType = "[4d]"
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
