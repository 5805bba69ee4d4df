package import Geometry
import Scene

extension TextLayout {
    /// The bounds of what the glyphs mark, in points from the layout's top-left corner; nil without ink.
    package var inkBounds: Rect? {
        var bounds: Rect?
        for run in lines.flatMap(\.runs) {
            let box = run.inkBounds
            bounds = bounds?.union(box) ?? box
        }
        return bounds
    }
}
