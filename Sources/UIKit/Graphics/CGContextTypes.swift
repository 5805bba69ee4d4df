/// What an open line ends with.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Nothing.
    case butt = 0
    /// A half circle.
    case round = 1
    /// Half a square.
    case square = 2
}

/// What two segments meet with.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A straight cut.
    case bevel = 2
}

/// Which areas of a self-crossing outline are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Where the outline winds around at all.
    case winding = 0
    /// Where it winds around an odd number of times.
    case evenOdd = 1
}

/// What is drawn of an outline.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// The inside.
    case fill = 0
    /// The inside, by the even-odd rule.
    case eoFill = 1
    /// A line along it.
    case stroke = 2
    /// The inside, then the line.
    case fillStroke = 3
    /// The inside by the even-odd rule, then the line.
    case eoFillStroke = 4
}

/// How new pixels meet those beneath.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Over what lies beneath.
    case normal = 0
    /// The product: darker.
    case multiply = 1
    /// The product of what is missing to white: lighter.
    case screen = 2
    /// Multiplies what is dark beneath and screens what is light.
    case overlay = 3
    /// The darker of the two, channel by channel.
    case darken = 4
    /// The lighter of the two, channel by channel.
    case lighten = 5
    /// Brightens what lies beneath.
    case colorDodge = 6
    /// Darkens what lies beneath.
    case colorBurn = 7
    /// A mild `hardLight`.
    case softLight = 8
    /// Multiplies where the drawing is dark and screens where it is light.
    case hardLight = 9
    /// How far apart the two are.
    case difference = 10
    /// The same with less contrast.
    case exclusion = 11
    /// The drawing's hue, with the saturation and luminosity beneath.
    case hue = 12
    /// The drawing's saturation, with the hue and luminosity beneath.
    case saturation = 13
    /// The drawing's hue and saturation, with the luminosity beneath.
    case color = 14
    /// The drawing's luminosity, with the hue and saturation beneath.
    case luminosity = 15
    /// Nothing.
    case clear = 16
    /// The drawing alone.
    case copy = 17
    /// The drawing where something lies beneath.
    case sourceIn = 18
    /// The drawing where nothing lies beneath.
    case sourceOut = 19
    /// The drawing where something lies beneath, and that.
    case sourceAtop = 20
    /// What lies beneath, over the drawing.
    case destinationOver = 21
    /// What lies beneath, where the drawing is.
    case destinationIn = 22
    /// What lies beneath, where the drawing is not.
    case destinationOut = 23
    /// What lies beneath where the drawing is, and the drawing.
    case destinationAtop = 24
    /// Each where the other is not.
    case xor = 25
    /// The sum, black counting as 1.
    case plusDarker = 26
    /// The sum, up to white.
    case plusLighter = 27
}

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt32

    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A space of colours; all that is drawn here is sRGB.
public final class CGColorSpace: Sendable {
    /// The name asked for.
    public let name: String

    init(_ name: String) { self.name = name }

    /// The space of a name.
    public convenience init?(name: String) { self.init(name) }

    /// sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// Display P3, taken for sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device's colours: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceGray") }
