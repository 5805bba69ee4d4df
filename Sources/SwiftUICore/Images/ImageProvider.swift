package import Foundation
package import Geometry
package import Scene

/// An image of another framework, such as UIKit's.
package protocol ImageProvider: Hashable, Sendable {
    /// The size in points.
    var size: CGSize { get }
    /// Whether the image is drawn in the foreground style where the view does not say.
    var isTemplate: Bool { get }
    /// Returns the drawing that fills a rectangle, in a tint where the image is a template.
    func commands(in rect: Rect, tint: SceneColor?) -> [DrawCommand]
}

/// An image of another framework of any type.
struct ProvidedImage: Equatable, Sendable {
    let provider: any ImageProvider

    static func == (lhs: ProvidedImage, rhs: ProvidedImage) -> Bool {
        AnyHashable(lhs.provider) == AnyHashable(rhs.provider)
    }
}
