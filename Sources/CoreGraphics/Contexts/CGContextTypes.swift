/// The shapes at the ends of open lines.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// No extension beyond the end point.
    case butt = 0
    /// A half circle beyond the end point.
    case round = 1
    /// Half a square beyond the end point.
    case square = 2
}

/// The shapes at the joints of segments.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter = 0
    /// A rounded corner, by a half circle.
    case round = 1
    /// A beveled corner, cut straight.
    case bevel = 2
}

/// The rules that determine which areas of a self-intersecting path are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Areas with a nonzero winding number.
    case winding = 0
    /// Areas with an odd winding number.
    case evenOdd = 1
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fills the path by the nonzero rule.
    case fill = 0
    /// Fills the path by the even-odd rule.
    case eoFill = 1
    /// Strokes the path, without filling it.
    case stroke = 2
    /// Fills the path, then strokes it.
    case fillStroke = 3
    /// Fills the path by the even-odd rule, then strokes it.
    case eoFillStroke = 4
}

/// How drawing (the source) is composited with existing content (the destination).
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// The source over the destination.
    case normal = 0
    /// The product of both, which darkens.
    case multiply = 1
    /// The inverse of the product of both inverses, which lightens.
    case screen = 2
    /// Multiplies or screens, depending on the destination.
    case overlay = 3
    /// The darker of both, for each component.
    case darken = 4
    /// The lighter of both, for each component.
    case lighten = 5
    /// Brightens the destination to reflect the source.
    case colorDodge = 6
    /// Darkens the destination to reflect the source.
    case colorBurn = 7
    /// A softer variant of `hardLight`.
    case softLight = 8
    /// Multiplies or screens, depending on the source.
    case hardLight = 9
    /// The absolute difference of both.
    case difference = 10
    /// `difference` with lower contrast.
    case exclusion = 11
    /// The hue of the source with the saturation and luminosity of the destination.
    case hue = 12
    /// The saturation of the source with the hue and luminosity of the destination.
    case saturation = 13
    /// The hue and saturation of the source with the luminosity of the destination.
    case color = 14
    /// The luminosity of the source with the hue and saturation of the destination.
    case luminosity = 15
    /// Neither source nor destination.
    case clear = 16
    /// The source replaces the destination.
    case copy = 17
    /// The source inside the destination.
    case sourceIn = 18
    /// The source outside the destination.
    case sourceOut = 19
    /// The source inside the destination, and the destination elsewhere.
    case sourceAtop = 20
    /// The destination over the source.
    case destinationOver = 21
    /// The destination inside the source.
    case destinationIn = 22
    /// The destination outside the source.
    case destinationOut = 23
    /// The destination inside the source, and the source elsewhere.
    case destinationAtop = 24
    /// Source and destination where they do not overlap.
    case xor = 25
    /// The sum of both, where black counts as 1.
    case plusDarker = 26
    /// The sum of both, limited to white.
    case plusLighter = 27
}

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Extends the first color before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Extends the last color beyond the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// How carefully images are scaled; here every image is scaled alike.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// The default of the context.
    case `default` = 0
    /// The pixels nearest to each point.
    case none = 1
    /// Low quality, which is fast.
    case low = 2
    /// High quality, which is slow.
    case high = 3
    /// Between low and high quality.
    case medium = 4
}

/// How text is drawn.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    /// Glyphs are filled with the fill color.
    case fill = 0
    /// Glyphs are stroked with the stroke color.
    case stroke = 1
    /// Glyphs are filled, then stroked.
    case fillStroke = 2
    /// Glyphs are not drawn, and still advance the text position.
    case invisible = 3
    /// Glyphs are filled, and added to the clip.
    case fillClip = 4
    /// Glyphs are stroked, and added to the clip.
    case strokeClip = 5
    /// Glyphs are filled and stroked, and added to the clip.
    case fillStrokeClip = 6
    /// Glyphs are added to the clip, and not drawn.
    case clip = 7
}

/// How colors that a color space lacks are replaced; here they are clamped.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    /// The default intent of the context.
    case defaultIntent = 0
    /// Preserves the colors themselves, without regard to white.
    case absoluteColorimetric = 1
    /// Preserves the colors relative to white.
    case relativeColorimetric = 2
    /// Preserves the relation of the colors to each other.
    case perceptual = 3
    /// Preserves the saturation of the colors.
    case saturation = 4
}
