// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A place in a texture, in pixels.
public struct MTLOrigin: Hashable, Sendable {
    /// From the left, from the top and from the front.
    public var x, y, z: Int
    /// Creates a place.
    public init(x: Int = 0, y: Int = 0, z: Int = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The size of a texture in pixels, or of a group of threads.
public struct MTLSize: Hashable, Sendable {
    /// From left to right, from top to bottom and from front to back.
    public var width, height, depth: Int
    /// Creates a size.
    public init(width: Int = 0, height: Int = 0, depth: Int = 0) {
        (self.width, self.height, self.depth) = (width, height, depth)
    }
}

/// A part of a texture.
public struct MTLRegion: Hashable, Sendable {
    /// The corner of the part.
    public var origin: MTLOrigin
    /// The size of the part.
    public var size: MTLSize
    /// Creates a region.
    public init(origin: MTLOrigin = MTLOrigin(), size: MTLSize = MTLSize()) {
        (self.origin, self.size) = (origin, size)
    }
}

/// The part of a target that is rendered to, in pixels.
public struct MTLViewport: Hashable, Sendable {
    /// The left edge, the top edge and the size.
    public var originX, originY, width, height: Double
    /// The depths nearest and farthest.
    public var znear, zfar: Double
    /// Creates a viewport.
    public init(
        originX: Double = 0, originY: Double = 0, width: Double = 0, height: Double = 0, znear: Double = 0,
        zfar: Double = 1
    ) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}

/// A color that a target begins with.
public struct MTLClearColor: Hashable, Sendable {
    /// The components from 0 to 1.
    public var red, green, blue, alpha: Double
    /// Creates a color.
    public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// Returns a size.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}
/// Returns a place.
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
/// Returns a part of a plane.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y), size: MTLSize(width: width, height: height, depth: 1))
}
/// Returns a color from components of 0 to 1.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
    -> MTLClearColor
{ MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
