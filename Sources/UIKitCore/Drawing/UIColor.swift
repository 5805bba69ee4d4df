package import Scene

/// A color, fixed or depending on traits.
///
/// Immutable and Sendable, unlike Apple's open class, so that screens can be rendered in parallel.
public final class UIColor: NSObject, Sendable {
    private enum Storage: Sendable {
        case fixed(Color)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// A pattern, and the mean color of its image.
        case pattern(CGPattern, Color)
    }

    private let header = CoreFoundationHeader()
    private let storage: Storage

    /// Creates a color without components, which is transparent: what `UIColor()` declares is given a color later.
    public override init() { storage = .fixed(Color(white: 0, alpha: 0)) }

    /// Creates a color from one of the pipeline.
    package init(_ color: Color) { storage = .fixed(color) }

    /// Creates a color from sRGB components in 0...1; values out of range are clamped.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray, 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) { storage = .fixed(Color(white: white, alpha: alpha)) }

    /// Creates a color from hue, saturation and brightness in 0...1; a hue out of range wraps around.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let wheel = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (wheel + offset).truncatingRemainder(dividingBy: 6)
            let strength = max(0, min(position, 4 - position, 1))
            return brightness - brightness * saturation * strength
        }
        storage = .fixed(Color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        storage = cgColor.pattern.map { .pattern($0, cgColor.color) } ?? .fixed(cgColor.color)
    }

    /// Creates a dynamic color, whose provider is called for every trait collection.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    /// Creates a color that is an image, repeated. It is drawn as such where it fills an area: as the background of a view or
    /// a layer, and in contexts; elsewhere, as for text, it is the mean color of the image.
    public init(patternImage image: UIImage) {
        storage = .pattern(CGPattern(image), image.meanColor)
    }

    /// The pattern of a color that is an image; nil for others.
    var pattern: CGPattern? { if case .pattern(let pattern, _) = storage { pattern } else { nil } }

    /// Returns the color resolved for a trait collection. A provider that keeps returning dynamic colors is
    /// called eight times, and then replaced by black.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var current = self
        for _ in 0..<8 {
            guard case .dynamic(let provider) = current.storage else { return current }
            current = provider(traitCollection)
        }
        return .black
    }

    /// Returns the color with another alpha in 0...1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color):
            UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        case .pattern: self
        }
    }

    /// The Core Graphics color, resolved for the current traits.
    public var cgColor: CGColor {
        if case .fixed(let color) = storage { return CGColor(color) }
        let resolved = resolvedColor(with: .current)
        return resolved.pattern.map { CGColor($0) } ?? CGColor(resolved.color(in: .current))
    }

    /// Gets red, green, blue and alpha for the current traits, each in 0...1.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(in: .current)
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation and brightness in 0...1, and the alpha.
    ///
    /// - Returns: True: all colors can be converted.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(in: .current)
        let (red, green, blue) = (color.red, color.green, color.blue)
        let high = max(red, green, blue), span = high - min(red, green, blue)
        var sixths = 0.0
        if span > 0 {
            sixths =
                switch high {
                case red: (green - blue) / span
                case green: (blue - red) / span + 2
                default: (red - green) / span + 4
                }
        }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = high > 0 ? span / high : 0
        brightness?.pointee = high
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the gray in 0...1, and the alpha.
    ///
    /// - Returns: Whether the color is a gray; nothing is written for another one.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(in: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Returns the color of the pipeline, resolved for a trait collection.
    package func color(in traits: UITraitCollection) -> Color {
        switch resolvedColor(with: traits).storage {
        case .fixed(let color), .pattern(_, let color): color
        case .dynamic: .black
        }
    }

    /// Whether both are the same fixed color, or the same object.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let mine) = storage, case .fixed(let theirs) = other.storage else { return false }
        return mine == theirs
    }

    /// The hash of a fixed color's components; all dynamic colors have the same hash.
    public override var hash: Int {
        guard case .fixed(let color) = storage else { return 0 }
        return color.hashValue
    }
}
