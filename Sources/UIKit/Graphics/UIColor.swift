package import Scene

/// A colour, or one of several depending on the traits it is shown in.
///
/// Immutable and Sendable, unlike Apple's open class, so that screens can be drawn in parallel.
public final class UIColor: NSObject, Sendable {
    private enum Storage: Sendable {
        case fixed(Color)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let header = CoreFoundationHeader()
    private let storage: Storage

    /// A colour of the pipeline.
    package init(_ color: Color) { storage = .fixed(color) }

    /// Encoded sRGB components in 0...1; others are clamped.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey in 0 (black) ... 1 (white).
    public init(white: CGFloat, alpha: CGFloat) { storage = .fixed(Color(white: white, alpha: alpha)) }

    /// Hue, saturation and brightness in 0...1; a hue beyond goes around again.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let wheel = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (wheel + offset).truncatingRemainder(dividingBy: 6)
            let strength = max(0, min(position, 4 - position, 1))
            return brightness - brightness * saturation * strength
        }
        storage = .fixed(Color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
    }

    /// A layer's colour.
    public init(cgColor: CGColor) { storage = .fixed(cgColor.color) }

    /// A colour that is asked for anew in every set of traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    /// The colour as it is in the given traits. A provider that goes on answering with dynamic colours
    /// is asked eight times, then black stands in.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var current = self
        for _ in 0..<8 {
            guard case .dynamic(let provider) = current.storage else { return current }
            current = provider(traitCollection)
        }
        return .black
    }

    /// The same colour at another opacity in 0...1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color):
            UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    /// The colour in the current traits, as layers hold it.
    public var cgColor: CGColor { CGColor(color(in: .current)) }

    /// Writes red, green, blue and alpha in the current traits, each in 0...1.
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

    /// The pipeline's colour in the given traits.
    package func color(in traits: UITraitCollection) -> Color {
        guard case .fixed(let color) = resolvedColor(with: traits).storage else { return .black }
        return color
    }

    /// Whether both are the same fixed colour, or the same object.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let mine) = storage, case .fixed(let theirs) = other.storage else { return false }
        return mine == theirs
    }

    /// Hashes a fixed colour's components; all dynamic colours hash alike.
    public override var hash: Int {
        guard case .fixed(let color) = storage else { return 0 }
        return color.hashValue
    }
}
