public import Foundation

/// A material of iOS 26 that refracts what is behind.
///
/// Drawn as the thin system material with the tint over it; confidence low.
public struct Glass: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case regular, clear, identity }

    private let kind: Kind
    private var tintColor: Color?

    private init(_ kind: Kind) { self.kind = kind }

    /// The standard glass.
    public static let regular = Glass(.regular)
    /// A clearer glass.
    public static let clear = Glass(.clear)
    /// No glass at all.
    public static let identity = Glass(.identity)

    /// Returns the glass with a tint.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tintColor = color
        return glass
    }

    /// Returns the glass that reacts to touches, or not; has no effect here, where nothing touches it.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// The styles that are drawn, the first behind the others.
    fileprivate var styles: [AnyShapeStyle] {
        switch kind {
        case .identity: []
        case .clear: [AnyShapeStyle(Material.ultraThin)] + tint
        case .regular: [AnyShapeStyle(Material.thin)] + tint
        }
    }

    private var tint: [AnyShapeStyle] { tintColor.map { [AnyShapeStyle($0.opacity(0.6))] } ?? [] }
}

/// The shape of glass where none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    private let capsule = Capsule()

    /// Creates the shape.
    public init() {}
    /// Returns the outline in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { capsule.path(in: rect) }
}

/// A container whose glass views are blended; here each is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container; the spacing in points decides when glass blends, which it does not here.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views of the container.
    public var body: some View { content }
}

extension View {
    /// Returns the view with glass behind it, in a shape.
    public func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
    ) -> some View {
        background { ForEach(glass.styles.indices, id: \.self) { shape.fill(glass.styles[$0]) } }
    }
}
