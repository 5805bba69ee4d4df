package import Scene

/// A view that displays a map; here a placeholder.
open class MKMapView: UIView {
    package override func content(in context: ContentContext) -> [DrawCommand] {
        labeledPlaceholder("Map", in: context)
    }
}
