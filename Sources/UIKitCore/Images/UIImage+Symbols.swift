import Geometry
import Scene

extension UIImage {
    /// Creates an image of a system symbol, drawn with the outlines of an open icon set that is included.
    ///
    /// A name without an outline produces a placeholder of the same size and a diagnostic.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates an image of a system symbol with a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard !name.isEmpty else { return nil }
        self.init(SymbolContent(name: name, configuration ?? .unspecified))
    }

    private convenience init(_ symbol: SymbolContent) {
        var attributes = DisplayAttributes(alignmentRectInsets: symbol.alignmentRectInsets)
        if let color = symbol.configuration.colors?.first {
            attributes.tint = color
            attributes.renderingMode = .alwaysOriginal
        }
        self.init(.symbol(symbol), displayAttributes: attributes)
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    /// The configuration of a symbol; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(let symbol) = content { symbol.configuration } else { nil }
    }

    /// Returns the symbol with the specified values of a configuration applied; other images are unchanged.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol) = content else { return self }
        let combined = symbol.configuration.applying(configuration)
        let changed = UIImage(SymbolContent(name: symbol.name, combined))
        return configuration.colors == nil ? changed.withRenderingMode(renderingMode) : changed
    }

    /// Returns the symbol with the specified values of a configuration applied.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        applyingSymbolConfiguration(configuration) ?? self
    }
}

extension SymbolContent {
    /// Creates a symbol of a name, and reports one without an outline.
    init(name: String, _ configuration: UIImage.SymbolConfiguration) {
        let environment = RenderEnvironment.current
        let displayScale = max(1, environment.traits.displayScale)
        let factor = configuration.effectivePointSize * configuration.scale.factor / SymbolTable.pointSize
        let glyph = SymbolTable.glyph(named: name, weight: configuration.weight)
        if glyph == nil { environment.sink.append(missingSymbol: name) }
        let drawn = glyph?.size ?? SymbolTable.standardSize
        // Thicker strokes extend further outward.
        let growth = configuration.weight.growth
        let base = CGSize(width: drawn.width + growth, height: drawn.height + growth)
        func length(_ points: CGFloat) -> CGFloat {
            (points * factor * displayScale).rounded() / displayScale
        }
        let size = CGSize(width: length(base.width), height: length(base.height))
        // The size is whole pixels; the outline keeps its size and is centered.
        let left: CGFloat = (size.width - drawn.width * factor) / 2
        let top: CGFloat = (size.height - drawn.height * factor) / 2
        let move = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: left, ty: top)
        self.init(
            name: name, size: size, displayScale: displayScale, outline: glyph?.outline.applying(move),
            lineHeight: UIFont.systemFont(ofSize: configuration.effectivePointSize).lineHeight,
            configuration: configuration)
    }
}
