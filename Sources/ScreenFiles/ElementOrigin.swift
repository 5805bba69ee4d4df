public import Geometry

/// What an Interface Builder file knows of a view beyond its class and attributes.
public struct ElementOrigin: Hashable, Sendable {
    /// The tag of the view's element, such as `imageView`.
    public var tag: String
    /// What the view is to the one around it where it is more than a subview: `contentView`, `cell`, …
    public var slot: String?
    /// The author's own class, for which its superclass stands in.
    public var customClass: String?
    /// The name by which the system restores its state.
    public var restorationID: String?
    /// The name in the outline.
    public var userLabel: String?
    /// The outlets that lead to it, in the file's order.
    public var outletNames: [String] = []
    /// The extent that subviews without constraints were placed in; nil where there are none.
    /// Never the view's own place.
    public var designSize: Size?

    /// A view of a tag.
    public init(tag: String) { self.tag = tag }
}
