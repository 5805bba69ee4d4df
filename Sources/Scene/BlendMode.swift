/// How a group's pixels meet those beneath. Source: W3C, Compositing and Blending Level 1, whose names and
/// formulas these are, but for the two sums, which are Core Graphics'.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
    /// Over what lies beneath.
    case normal
    /// The product: darker.
    case multiply
    /// The product of what is missing to white: lighter.
    case screen
    /// Multiplies what is dark beneath and screens what is light.
    case overlay
    /// The darker of the two, channel by channel.
    case darken
    /// The lighter of the two, channel by channel.
    case lighten
    /// Brightens what lies beneath.
    case colorDodge
    /// Darkens what lies beneath.
    case colorBurn
    /// A mild `hardLight`.
    case softLight
    /// Multiplies where the group is dark and screens where it is light.
    case hardLight
    /// How far apart the two are.
    case difference
    /// The same with less contrast.
    case exclusion
    /// The group's hue, with the saturation and luminosity beneath.
    case hue
    /// The group's saturation, with the hue and luminosity beneath.
    case saturation
    /// The group's hue and saturation, with the luminosity beneath.
    case color
    /// The group's luminosity, with the hue and saturation beneath.
    case luminosity
    /// Nothing.
    case clear
    /// The group alone.
    case copy
    /// The group where something lies beneath.
    case sourceIn
    /// The group where nothing lies beneath.
    case sourceOut
    /// The group where something lies beneath, and that.
    case sourceAtop
    /// What lies beneath, over the group.
    case destinationOver
    /// What lies beneath, where the group is.
    case destinationIn
    /// What lies beneath, where the group is not.
    case destinationOut
    /// What lies beneath where the group is, and the group.
    case destinationAtop
    /// Each where the other is not.
    case xor
    /// The sum, black counting as 1.
    case plusDarker
    /// The sum, up to white.
    case plusLighter

    /// Whether it changes what lies beneath even where the group is clear.
    public var reachesBeyondSource: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
