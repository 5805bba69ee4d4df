extension NSValue {
    /// Creates a value of a transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(numbers: transform.numbers, objCType: NSValue.transformType)
    }

    /// The transform; the identity where the value is none.
    public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }
    /// The transform; nil where the value is none.
    var heldTransform: CATransform3D? { numbers(ofType: NSValue.transformType).map { CATransform3D($0) } }

    private static let transformType = "[16d]"
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
