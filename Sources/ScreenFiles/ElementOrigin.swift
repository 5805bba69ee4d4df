public import Geometry

/// Information about a view from an Interface Builder document, in addition to its class and attributes.
public struct ElementOrigin: Hashable, Sendable {
    /// The XML tag of the view, such as `imageView`.
    public var tag: String
    /// The role of the view in its superview, if it is not an ordinary subview: `contentView`, `cell`, …
    public var slot: String?
    /// The custom class, which is rendered as its superclass.
    public var customClass: String?
    /// The restoration identifier.
    public var restorationID: String?
    /// The label in the document outline.
    public var userLabel: String?
    /// The names of the outlets that refer to the view, in the order of the file.
    public var outletNames: [String] = []
    /// The size that subviews without constraints were laid out in; nil if there are none. Never the frame of
    /// the view itself.
    public var designSize: Size?

    /// Creates the origin of a view with a tag.
    public init(tag: String) { self.tag = tag }
}
