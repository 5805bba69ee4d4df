import Geometry
package import Scene
package import UIKitCore

/// A view of a framework that is not drawn, such as a volume slider: a dashed border with the name of its class, which
/// a note reports.
open class UndrawnView: PlaceholderBase {
    /// The content of the view on a device, as in "a volume slider".
    open var placeholderContent: String { "content of the system" }

    package override func placeholder(in context: ContentContext) -> [DrawCommand] {
        guard bounds.width > 1, bounds.height > 1, bounds.rect.isFinite else { return [] }
        reportPlaceholder(className, showing: placeholderContent)
        return outline(named: className, in: context)
    }
}
