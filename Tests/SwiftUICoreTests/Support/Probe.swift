import CoreGraphics
import Geometry
import Scene
import SwiftUICore

/// A name for the frame of a view.
struct Probe: ElementModification {
    let name: String
    var typeName: String? { "probe \(name)" }
}

extension View {
    /// Returns the view with a name for its frame.
    func probe(_ name: String) -> some View { modified(by: Probe(name: name)) }
}

/// Returns an image of a size in points.
func picture(_ width: Int, _ height: Int) -> Image {
    Image(
        Bitmap(name: "pic", pixmap: Pixmap(width: width, height: height, filledWith: 0xFF00_00FF), scale: 1))
}
