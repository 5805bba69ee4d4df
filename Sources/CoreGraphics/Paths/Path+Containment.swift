package import Geometry
import Raster
package import Scene

extension Path {
    /// Returns whether a point is in the area that filling paints; open subpaths count as closed. Of the edges,
    /// those at the left and top belong to the area.
    package func contains(_ point: Point, rule: FillRule) -> Bool {
        guard point.isFinite, let bounds = controlBounds, bounds.isFinite else { return false }
        guard point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY, point.y <= bounds.maxY
        else { return false }
        // Curves become chords that deviate by 1/64 in these coordinates: 1/4096 of a point, or less of a small path.
        let extent = max(bounds.width, bounds.height)
        let scale = extent > 0 ? max(64, 4096 / extent) : 64
        let target = point * scale
        var winding = 0
        forEachLine(.scale(x: scale, y: scale)) { start, end in
            guard (start.y <= target.y) != (end.y <= target.y) else { return }
            let side =
                (end.x - start.x) * (target.y - start.y) - (end.y - start.y) * (target.x - start.x)
            if end.y > start.y {
                if side > 0 { winding += 1 }
            } else if side < 0 {
                winding -= 1
            }
        }
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }
}
