import Files
import Geometry
import Scene

/// A cache of the coverage of small rounded rectangles, such as icons, knobs and dots, which recur often.
struct ShapeMasks {
    /// All that a mask depends on: a box relative to its first pixel in 1/256 pixel, and radii in device
    /// pixels.
    struct Key: Hashable {
        var box: FixedRect
        var radii: SIMD4<Double>
        var curve: RoundedRect.Curve
    }

    private var masks = GenerationalCache<Key, GlyphMask>(byteLimit: 1 << 20)

    /// The maximum width and height of cached shapes in device pixels.
    ///
    /// Chosen: an icon in a list at scale 3 and more; the edges of larger shapes cost little in comparison.
    static let longestSide = 160

    /// Returns the mask for a key, if it is cached.
    mutating func mask(for key: Key) -> GlyphMask? { masks.value(for: key) }

    /// Caches a mask.
    mutating func insert(_ mask: GlyphMask, for key: Key) {
        masks.insert(mask, byteCount: mask.byteCount, for: key)
    }
}

extension Player {
    /// Returns the coverage of a small rounded shape from the first pixel that it touches; nil if it is too
    /// large or not aligned to 1/256 pixel.
    ///
    /// It is rasterized at the origin, so that the result does not depend on its position or on the cache.
    mutating func mask(of shape: RoundedRect, box: FixedRect) -> GlyphMask? {
        let pixels = box.pixels, t = state.transform
        guard t.isUpright, t.a == t.d, pixels.width <= ShapeMasks.longestSide,
            pixels.height <= ShapeMasks.longestSide
        else { return nil }
        guard isFixed(shape.rect.minX * t.a + t.tx), isFixed(shape.rect.minY * t.d + t.ty),
            isFixed(shape.rect.maxX * t.a + t.tx), isFixed(shape.rect.maxY * t.d + t.ty)
        else { return nil }
        let radii = shape.radii
        let key = ShapeMasks.Key(
            box: box.moved(x: -pixels.minX, y: -pixels.minY),
            radii: SIMD4(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft) * t.a,
            curve: shape.curve)
        if let known = cache.shapes.mask(for: key) { return known }
        let mask = makeMask(key)
        cache.shapes.insert(mask, for: key)
        return mask
    }

    /// Whether a length in device pixels is a multiple of 1/256 pixel, so that a translation by whole pixels
    /// changes nothing.
    private func isFixed(_ length: Double) -> Bool {
        let steps = length * 256
        return (steps - steps.rounded()).magnitude < 1e-6
    }

    private mutating func makeMask(_ key: ShapeMasks.Key) -> GlyphMask {
        let radii = RoundedRect.Radii(
            topLeft: key.radii[0], topRight: key.radii[1], bottomRight: key.radii[2],
            bottomLeft: key.radii[3])
        let box = key.box.pixels
        var mask = GlyphMask(box: box)
        converter.begin(window: box)
        converter.add(RoundedRect(key.box.rect, radii: radii, curve: key.curve).path, transform: .identity)
        converter.sweep(.nonZero, into: &mask)
        return mask
    }
}
