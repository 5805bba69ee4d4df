package import Scene

/// A view that displays a map; here a placeholder.
open class MKMapView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .map, in: context)
    }
}
