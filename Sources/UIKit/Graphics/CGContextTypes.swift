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

/// How new pixels meet those beneath; only `normal` and `clear`'s absence are known here.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Over what lies beneath.
    case normal = 0
    /// Darkens.
    case multiply = 1
    /// Lightens.
    case screen = 2
    /// Darkens or lightens.
    case overlay = 3
    /// Takes away.
    case clear = 16
    /// Replaces.
    case copy = 17
    /// Where something lies beneath.
    case sourceIn = 18
    /// Where something lies beneath, over it.
    case sourceAtop = 20
    /// Keeps what lies beneath where there is something new.
    case destinationIn = 22
}

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, as Apple has them.
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
