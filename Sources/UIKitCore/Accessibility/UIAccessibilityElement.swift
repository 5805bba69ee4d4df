/// An accessible item that is no view, such as a bar of a chart.
open class UIAccessibilityElement: UIResponder {
    /// The object that contains the element; not retained.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in the coordinates of the container.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// Creates an element of a container.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }
}
