package import Geometry

extension WireWriter {
    /// Writes a point.
    package mutating func write(_ point: Point) {
        write(point.x)
        write(point.y)
    }

    /// Writes a size.
    package mutating func write(_ size: Size) {
        write(size.width)
        write(size.height)
    }

    /// Writes a rectangle.
    package mutating func write(_ rect: Rect) {
        write(rect.origin)
        write(rect.size)
    }

    /// Writes insets, from the top counterclockwise.
    mutating func write(_ insets: Insets) {
        write(insets.top)
        write(insets.left)
        write(insets.bottom)
        write(insets.right)
    }

    /// Writes a transform.
    mutating func write(_ transform: AffineTransform) {
        write(transform.a)
        write(transform.b)
        write(transform.c)
        write(transform.d)
        write(transform.tx)
        write(transform.ty)
    }
}

extension WireReader {
    /// Reads a point.
    package mutating func point() throws(WireError) -> Point { Point(x: try number(), y: try number()) }

    /// Reads a size.
    package mutating func size() throws(WireError) -> Size {
        Size(width: try number(), height: try number())
    }

    /// Reads a size without negative lengths.
    package mutating func nonNegativeSize() throws(WireError) -> Size {
        let size = try size()
        guard size.width >= 0, size.height >= 0 else { throw error(.range) }
        return size
    }

    /// Reads a rectangle, whose lengths may be negative.
    package mutating func rect() throws(WireError) -> Rect {
        Rect(origin: try point(), size: try size())
    }

    /// Reads insets, from the top counterclockwise.
    mutating func insets() throws(WireError) -> Insets {
        Insets(top: try number(), left: try number(), bottom: try number(), right: try number())
    }

    /// Reads a transform.
    mutating func transform() throws(WireError) -> AffineTransform {
        AffineTransform(
            a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(),
            ty: try number())
    }
}
