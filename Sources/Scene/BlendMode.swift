/// How a group is composited with its backdrop. Names and formulas are those of W3C, Compositing and Blending
/// Level 1, except for the last two, which are Core Graphics'.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
    /// Source over backdrop.
    case normal
    /// The product of both; darkens.
    case multiply
    /// The product of the complements; lightens.
    case screen
    /// Multiplies dark backdrop colors and screens light ones.
    case overlay
    /// The darker of both, per channel.
    case darken
    /// The lighter of both, per channel.
    case lighten
    /// Brightens the backdrop to reflect the source.
    case colorDodge
    /// Darkens the backdrop to reflect the source.
    case colorBurn
    /// A softer `hardLight`.
    case softLight
    /// Multiplies where the source is dark and screens where it is light.
    case hardLight
    /// The absolute difference.
    case difference
    /// The difference with lower contrast.
    case exclusion
    /// The source's hue with the backdrop's saturation and luminosity.
    case hue
    /// The source's saturation with the backdrop's hue and luminosity.
    case saturation
    /// The source's hue and saturation with the backdrop's luminosity.
    case color
    /// The source's luminosity with the backdrop's hue and saturation.
    case luminosity
    /// Transparent, whatever the source and the backdrop.
    case clear
    /// The source only, without the backdrop.
    case copy
    /// The source where the backdrop is opaque.
    case sourceIn
    /// The source where the backdrop is transparent.
    case sourceOut
    /// The source where the backdrop is opaque, over the backdrop.
    case sourceAtop
    /// Backdrop over source.
    case destinationOver
    /// The backdrop where the source is opaque.
    case destinationIn
    /// The backdrop where the source is transparent.
    case destinationOut
    /// The backdrop where the source is opaque, over the source.
    case destinationAtop
    /// Each where the other is transparent.
    case xor
    /// The sum of the complements' colors, clamped to black.
    case plusDarker
    /// The sum, clamped to white.
    case plusLighter

    /// Whether what is opaque below a group stays opaque, whatever the group's alpha.
    public var keepsOpaqueBackdrop: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor:
            false
        default: true
        }
    }

    /// Whether the mode changes the backdrop where the group is transparent.
    public var reachesBeyondSource: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
