/// A view that displays a map; here a placeholder.
open class MKMapView: PicturePlaceholderView {
    /// The drawing that fills the view: a map.
    open override var placeholderPicture: PlaceholderPicture { .map }
}
