import CoreGraphics
public import Foundation
import Geometry
import Scene

/// A view that is drawn rotated in space, without effect on layout.
struct PerspectiveModification: ElementModification, Equatable {
    var angle: Angle
    var axis: SIMD3<Double>
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat

    /// The map for a frame in points of the host.
    ///
    /// Chosen: the viewer is as far as the longer side of the view, divided by the perspective; confidence medium.
    func map(_ frame: CGRect) -> Homography {
        let center = anchor.point(in: frame), side = max(frame.width, frame.height)
        return Homography(
            angle: angle.radians, axis: axis, anchor: (Double(center.x), Double(center.y), Double(anchorZ)),
            distance: perspective == 0 ? .infinity : Double(side / perspective))
    }

    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        map(context.frame).inverse?.point(point).flatMap { child.hit($0) }
    }

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        guard context.frame.isFiniteRect else { return }
        let map = map(context.frame)
        if map.isAffine {
            return pass.scope(.transform(map.affine.transform)) { child.draw(in: &$0) }
        }
        let outer = pass
        pass.changing {
            seen($0, map, context, outer)
        } _: {
            child.draw(in: &$0)
        }
    }

    /// Drawings as they are seen: pixels, since lines that were parallel are not.
    private func seen(
        _ commands: [DrawCommand], _ map: Homography, _ context: ElementContext, _ pass: DrawingPass
    ) -> [DrawCommand] {
        guard let back = map.inverse, let (bitmap, area) = pass.bitmap(of: commands, context, growth: 0),
            !area.isEmpty
        else { return [] }
        let corners = [
            CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
            CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
        ].compactMap(map.point)
        guard corners.count == 4, let target = pass.pixelBounds(of: corners, context) else { return [] }
        let scale = bitmap.scale
        var result = Pixmap(
            width: Int((target.width * scale).rounded()), height: Int((target.height * scale).rounded()))
        for row in 0..<result.height {
            for column in 0..<result.width {
                let place = CGPoint(
                    x: target.minX + (Double(column) + 0.5) / scale,
                    y: target.minY + (Double(row) + 0.5) / scale)
                guard let source = back.point(place) else { continue }
                let value = bitmap.pixmap.components(
                    atX: (Double(source.x) - area.minX) * scale, y: (Double(source.y) - area.minY) * scale
                ).rounded(.toNearestOrAwayFromZero)
                result[column, row] =
                    UInt32(value.x) | UInt32(value.y) << 8 | UInt32(value.z) << 16 | UInt32(value.w) << 24
            }
        }
        return [
            .draw(.image(ImagePlacement(Bitmap(name: "effect", pixmap: result, scale: scale), in: target)))
        ]
    }
}

extension DrawingPass {
    /// The whole pixels around points, as far as they are near the host; nil for none.
    fileprivate func pixelBounds(of points: [CGPoint], _ context: ElementContext) -> Rect? {
        let xs = points.map { Double($0.x) }, ys = points.map { Double($0.y) }, scale = Double(scale)
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
        else { return nil }
        let host = CGRect(origin: .zero, size: context.element.node.graph.container).rect
        let bounds = Rect(
            minX: (left * scale).rounded(.down) / scale, minY: (top * scale).rounded(.down) / scale,
            maxX: (right * scale).rounded(.up) / scale, maxY: (bottom * scale).rounded(.up) / scale)
        return bounds.intersection(host.inset(by: Insets(all: -100)))
    }
}

extension View {
    /// Returns the view rotated in space about an axis; the distance of the anchor from the plane in points.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modified(
            by: PerspectiveModification(
                angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
                anchorZ: anchorZ, perspective: perspective))
    }
}
