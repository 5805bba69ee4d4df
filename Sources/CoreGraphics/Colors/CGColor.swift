public import Foundation
package import Scene

/// A fixed color for layers and contexts, drawn in sRGB.
public final class CGColor: Sendable, Hashable {
    package let color: Color
    /// The space and the components in it; nil for sRGB.
    private let origin: (space: CGColorSpace, components: [CGFloat])?
    /// The pattern that is drawn instead of the color; nil for none.
    public let pattern: CGPattern?

    private init(
        _ color: Color, origin: (space: CGColorSpace, components: [CGFloat])?, pattern: CGPattern? = nil
    ) {
        (self.color, self.origin, self.pattern) = (color, origin, pattern)
    }

    /// Creates a color that is a pattern with colors of its own; where it cannot be drawn, it is the opaque mean color of its
    /// image.
    package convenience init(_ pattern: CGPattern) {
        let space = CGColorSpace("kCGColorSpacePattern", .pattern)
        let mean = pattern.meanColor ?? .black
        self.init(
            Color(red: mean.red, green: mean.green, blue: mean.blue), origin: (space, [1]), pattern: pattern)
    }

    package convenience init(_ color: Color) { self.init(color, origin: nil) }

    /// Creates a color from sRGB components in 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from sRGB components in 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray in 0...1, of two components.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        let color = Color(white: gray, alpha: alpha)
        self.init(color, origin: (CGColor.graySpace, [CGFloat(color.red), CGFloat(color.alpha)]))
    }

    /// Creates a gray in 0...1, of two components.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a color from the components of printing inks in 0...1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let space = CGColorSpaceCreateDeviceCMYK(), components = [cyan, magenta, yellow, black, alpha]
        self.init(space.color(components.map { Double($0) }), origin: (space, components))
    }

    /// Creates a color from the components of a space, followed by an alpha; nil for a space of patterns.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        let values = (0...space.numberOfComponents).map { components[$0] }
        self.init(space.color(values.map { Double($0) }), origin: (space, values))
    }

    /// Creates a color that is a pattern; nil for another space than that of patterns. The components, followed by an
    /// alpha, are those of a pattern without colors of its own; for another one they are the alpha alone.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern else { return nil }
        let values = (0...space.numberOfComponents).map { components[$0] }
        self.init(
            space.color(values.map { Double($0) }), origin: (space, values), pattern: pattern)
    }

    private static let graySpace = CGColorSpace("kCGColorSpaceGenericGrayGamma2_2", .monochrome)
    private static let sRGBSpace = CGColorSpace("kCGColorSpaceSRGB")

    /// White in a gray color space, with an alpha of 1.
    public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
    /// Black in a gray color space, with an alpha of 1.
    public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
    /// Black in a gray color space, with an alpha of 0.
    public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }

    /// The space of the components.
    public var colorSpace: CGColorSpace? { origin?.space ?? CGColor.sRGBSpace }
    /// The number of `components`.
    public var numberOfComponents: Int { components?.count ?? 0 }
    /// The components in the color's space, then the alpha, each in 0...1: red, green, blue and alpha for colors of
    /// `UIColor`.
    public var components: [CGFloat]? {
        origin?.components ?? [color.red, color.green, color.blue, color.alpha]
    }

    /// The alpha, 0 (transparent) to 1 (opaque).
    public var alpha: CGFloat { color.alpha }

    /// Returns the color itself, which cannot change.
    public func copy() -> CGColor? { self }

    /// Returns the color with another alpha in 0...1.
    public func copy(alpha: CGFloat) -> CGColor? {
        let changed = Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        return CGColor(
            changed, origin: origin.map { ($0.space, $0.components.dropLast() + [CGFloat(changed.alpha)]) },
            pattern: pattern)
    }

    /// Returns the color in another space; nil for spaces of patterns and others without a conversion.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard pattern == nil, let components = colorSpace.components(of: color) else { return nil }
        return CGColor(color, origin: (colorSpace, components))
    }

    /// Whether both colors are the same.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.color == rhs.color && lhs.pattern === rhs.pattern
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
