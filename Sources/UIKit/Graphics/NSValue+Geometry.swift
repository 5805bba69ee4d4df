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
}
