public import CoreGraphics
public import Foundation
package import Scene

/// The characteristics of a stroke.
public struct StrokeStyle: Hashable, Sendable, Animatable {
    /// The width in points.
    public var lineWidth: CGFloat
    /// The shape of the ends.
    public var lineCap: CGLineCap
    /// The shape of the corners.
    public var lineJoin: CGLineJoin
    /// The greatest length of a miter, in line widths.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes the stroke begins, in points.
    public var dashPhase: CGFloat

    /// Creates the characteristics of a stroke, in points.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }

    /// The style of drawings.
    package var sceneStyle: Scene.StrokeStyle {
        var style = Scene.StrokeStyle(
            width: Double(lineWidth), cap: lineCap.sceneCap, join: lineJoin.sceneJoin,
            miterLimit: Double(miterLimit))
        style.dashes = dash.map { Double($0) }
        style.dashPhase = Double(dashPhase)
        return style
    }
}

extension CGLineCap {
    fileprivate var sceneCap: Scene.StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        @unknown default: .butt
        }
    }
}

extension CGLineJoin {
    fileprivate var sceneJoin: Scene.StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        @unknown default: .miter
        }
    }
}
