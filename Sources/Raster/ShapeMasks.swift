import Geometry
import Scene

/// The coverage of small rounded rectangles that were drawn before: icons, knobs, dots come again and again.
struct ShapeMasks {
    /// What a mask depends on: a box from the corner of its first pixel in 1/256 pixel, radii in device pixels.
    struct Key: Hashable {
        var box: FixedRect
        var radii: SIMD4<Double>
        var curve: RoundedRect.Curve
    }

    private var masks = GenerationalCache<Key, GlyphMask>(byteLimit: 1 << 20)

    /// The longest side of what is kept, in device pixels.
    ///
    /// Chosen: an icon of a list at three pixels a point and more; of larger shapes the edges cost little.
    static let longestSide = 160

    /// The mask for `key`, if it was drawn before.
    mutating func mask(for key: Key) -> GlyphMask? { masks.value(for: key) }

    /// Keeps a mask.
    mutating func insert(_ mask: GlyphMask, for key: Key) {
        masks.insert(mask, byteCount: mask.byteCount, for: key)
    }
}

extension Player {
    /// The coverage of a small round shape, from the first pixel it touches; nil where it is not one, or
    /// lies between the steps of 1/256 pixel.
    ///
    /// It is drawn at the corner of the device, so that it is the same wherever it goes and whatever is kept.
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

    /// Whether a length in device pixels is one in 1/256 pixel, so that moving it by whole pixels changes nothing.
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
