import Scene

extension BlendMode {
    /// The CSS name; nil for the normal mode and modes that CSS lacks.
    var cssName: String? {
        switch self {
        case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation,
            .color, .luminosity:
            rawValue
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
            .destinationOut, .destinationAtop, .xor, .plusDarker:
            nil
        }
    }

    /// The PDF name; nil for the normal mode and modes that PDF lacks.
    var pdfName: String? {
        guard cssName != nil, self != .plusLighter else { return nil }
        return rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
}
