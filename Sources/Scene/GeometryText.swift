public import Geometry

extension Point {
    /// `(x, y)` for dumps.
    public var dumpText: String { "(\(x.dumpText), \(y.dumpText))" }
}

extension Size {
    /// `widthxheight` for dumps.
    public var dumpText: String { "\(width.dumpText)x\(height.dumpText)" }
}

extension Rect {
    /// `(x, y) widthxheight` for dumps.
    public var dumpText: String { "\(origin.dumpText) \(size.dumpText)" }
}

extension Insets {
    /// `top,left,bottom,right` for dumps.
    public var dumpText: String {
        [top, left, bottom, right].map(\.dumpText).joined(separator: ",")
    }
}

extension AffineTransform {
    /// `[a b c d tx ty]` for dumps.
    public var dumpText: String {
        "[" + [a, b, c, d, tx, ty].map(\.dumpText).joined(separator: " ") + "]"
    }
}
