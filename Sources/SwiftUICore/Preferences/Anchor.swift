public import Foundation

/// A value that is a place of a view, which other views convert to their own coordinates.
public struct Anchor<Value> {
    /// Returns the value in coordinates whose origin is a point of the host.
    let value: (CGPoint) -> Value

    init(value: @escaping (CGPoint) -> Value) { self.value = value }

    /// What of a view an anchor is.
    public struct Source {
        /// Returns the value for a frame in points of the host, in coordinates with an origin.
        let value: (CGRect, CGPoint) -> Value
    }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
    }

    /// Returns a rectangle of the view, in its coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX - $1.x, dy: $0.minY - $1.y) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point of the view, in its coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: point.x + $0.minX - $1.x, y: point.y + $0.minY - $1.y) }
    }

    /// Returns a point of the view, in its widths and heights.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frame, origin in
            let place = point.point(in: frame)
            return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
        }
    }

    /// The middle of the view's top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The middle of the view's bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The center of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the view's leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle of the view's trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The top leading corner of the view.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The bottom trailing corner of the view.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
