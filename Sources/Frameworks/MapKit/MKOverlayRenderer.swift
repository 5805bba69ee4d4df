// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// Draws an overlay; never asked here.
open class MKOverlayRenderer: NSObject {
    /// The overlay that is drawn.
    public let overlay: any MKOverlay
    /// The opacity, 0 to 1.
    open var alpha: CGFloat = 1
    /// Creates a renderer.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }
    /// Marks the content as needing a redraw; has no effect here.
    open func setNeedsDisplay() {}
    /// Marks a part of the content as needing a redraw; has no effect here.
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    /// Marks a part of the content at a zoom scale as needing a redraw; has no effect here.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
    /// Returns whether a part can be drawn.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// Called to draw a part of the overlay, which never happens here.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    /// Returns the point of the drawing for a point of the map: the distance from the overlay's corner.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
    /// Returns the point of the map for a point of the drawing.
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
    }
    /// Returns the rectangle of the drawing for one of the map.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    /// Returns the rectangle of the map for one of the drawing.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            origin: mapPoint(for: rect.origin),
            size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }
}

/// Draws lines and areas; never asked here.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The color of areas.
    open var fillColor: UIColor?
    /// The color of lines.
    open var strokeColor: UIColor?
    /// The width of lines.
    open var lineWidth: CGFloat = 0
    /// The lengths of dashes and gaps.
    open var lineDashPattern: [NSNumber]?
    /// The offset of the first dash.
    open var lineDashPhase: CGFloat = 0
    /// The ends of lines.
    open var lineCap = CGLineCap.round
    /// The corners of lines.
    open var lineJoin = CGLineJoin.round
    /// How far corners may reach.
    open var miterLimit: CGFloat = 10
    /// Whether it is drawn as pixels.
    open var shouldRasterize = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The lines and areas in the drawing.
    open var path: CGPath!
    /// Called to create the path, which never happens here.
    open func createPath() {}
    /// Discards the path, so that it has to be created again.
    open func invalidatePath() { path = nil }
    /// Applies the stroke properties to a context; has no effect here.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
    /// Applies the fill properties to a context; has no effect here.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
}

/// Draws a line; never asked here.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Where the line begins, as a share of its length.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, as a share of its length.
    open var strokeEnd: CGFloat = 1
    /// The polyline that is drawn.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(points: [], count: 0) }
    /// Creates a renderer.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws an area; never asked here.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The polygon that is drawn.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(points: [], count: 0) }
    /// Creates a renderer.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle; never asked here.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The circle that is drawn.
    open var circle: MKCircle {
        overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
    }
    /// Creates a renderer.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Draws pictures of the ground; never asked here.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates a renderer.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    /// Reloads the tiles; has no effect here.
    open func reloadData() {}
}

/// Draws a line in several colors; never asked here.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The colors of the gradient.
    open private(set) var colors: [UIColor] = []
    /// Where they are, as shares of the length.
    open private(set) var locations: [CGFloat] = []
    /// Sets the colors and where they are.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
    }
}

/// Draws several lines; never asked here.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}

/// Draws several areas; never asked here.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}
