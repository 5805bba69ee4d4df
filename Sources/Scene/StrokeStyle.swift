/// How a line along a path looks.
public struct StrokeStyle: Hashable, Sendable {
    /// What an open line ends with.
    public enum Cap: Hashable, Sendable {
        /// Nothing beyond the end point.
        case butt
        /// A half circle around the end point.
        case round
        /// Half a square beyond the end point.
        case square
    }

    /// What two segments meet with.
    public enum Join: Hashable, Sendable {
        /// A sharp corner, cut off past the miter limit.
        case miter
        /// A circle around the corner.
        case round
        /// A straight cut.
        case bevel
    }

    /// Points across the line.
    public var width: Double
    /// The ends of open lines.
    public var cap: Cap
    /// The corners.
    public var join: Join
    /// The longest miter in line widths; a sharper corner is bevelled.
    public var miterLimit: Double

    /// Lengths in points that are drawn and left out in turn; empty for an unbroken line.
    public var dashes: [Double] = []
    /// How far into the dashes each subpath begins, in points.
    public var dashPhase: Double = 0

    /// Where on the whole path, in 0...1 of its length, the line begins.
    public var start: Double = 0
    /// Where on the whole path it ends.
    public var end: Double = 1

    /// How far it may reach from the path, in points: a miter's tip or a square end's corner.
    public var reach: Double { width / 2 * max(cap == .square ? 1.415 : 1, miterLimit) }

    /// A style with Core Graphics' defaults: butt ends, miter joins, limit 10.
    public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }
}
