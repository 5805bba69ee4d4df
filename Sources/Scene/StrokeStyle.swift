/// The style of a stroke.
public struct StrokeStyle: Hashable, Sendable {
    /// The shape of the ends of open subpaths.
    public enum Cap: Hashable, Sendable {
        /// Ends exactly at the end point.
        case butt
        /// A half circle beyond the end point.
        case round
        /// Half a square beyond the end point.
        case square
    }

    /// The shape of corners.
    public enum Join: Hashable, Sendable {
        /// A sharp corner, beveled beyond the miter limit.
        case miter
        /// A rounded corner.
        case round
        /// A beveled corner.
        case bevel
    }

    /// The width in points.
    public var width: Double
    /// The line cap.
    public var cap: Cap
    /// The line join.
    public var join: Join
    /// The maximum miter length in line widths; sharper corners are beveled.
    public var miterLimit: Double

    /// The dash pattern: lengths of dashes and gaps in points, in turn; empty for a solid line.
    public var dashes: [Double] = []
    /// The offset into the dash pattern at which each subpath begins, in points.
    public var dashPhase: Double = 0

    /// The fraction of the path's length at which the stroke begins, 0...1.
    public var start: Double = 0
    /// The fraction of the path's length at which the stroke ends, 0...1.
    public var end: Double = 1

    /// How far the stroke may extend from the path, in points: the tip of a miter or the corner of a square
    /// cap.
    public var reach: Double { width / 2 * max(cap == .square ? 1.415 : 1, miterLimit) }

    /// Creates a style; the defaults are Core Graphics': butt caps, miter joins, limit 10.
    public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }
}
