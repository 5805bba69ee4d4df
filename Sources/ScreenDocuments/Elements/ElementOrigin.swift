package import Geometry

/// Information about a view from an Interface Builder document, in addition to its class and attributes.
package struct ElementOrigin: Hashable, Sendable {
    /// The XML tag of the view, such as `imageView`.
    package var tag: String
    /// The role of the view in its superview, if it is not an ordinary subview: `contentView`, `cell`, …
    package var slot: String?
    /// The custom class, which is rendered as its superclass.
    package var customClass: String?
    /// The restoration identifier.
    package var restorationID: String?
    /// The label in the document outline.
    package var userLabel: String?
    /// The names of the outlets that refer to the view, in the order of the file.
    package var outletNames: [String] = []
    /// The frame that the file saved.
    package var savedFrame: Rect?
    /// The flexible parts of the autoresizing mask that the file saved for a root view, by their names in the
    /// vocabulary.
    package var rootMask: [String] = []
    /// Whether constraints alone position a root view.
    package var isConstrainedRoot = false
    /// The size that subviews without constraints were laid out in; nil if there are none. Never the frame of
    /// the view itself.
    package var designSize: Size?
    /// The size of its own that the view's class had when Interface Builder last drew it; nil if it was not drawn.
    package var designableSize: Size?
    /// The connections of the object, in the order of the file.
    package var connections: [InterfaceConnection] = []
    /// The user-defined runtime attributes of an object of a custom class, in the order of the file.
    package var runtimeAttributes: [RuntimeAttribute] = []
    /// What user-defined runtime attributes set on the object that is made, in the order of the file.
    package var liveAttributes: [LiveAttribute] = []
    /// The names of the attributes that user-defined runtime attributes set, which no translation changes.
    package var runtimeNames: Set<String> = []
    /// The attributes of these names that the file has besides, which Interface Builder's canvas shows.
    package var canvasAttributes: [Attribute] = []
    /// Whether the cells of a table or collection are its rows or items rather than prototypes.
    package var hasStaticContent = false
    /// The id of the controller in its document; of controllers only.
    package var controllerID: String?
    /// Whether a component draws the view.
    package var hasComponent = false
    /// The name of what the view replaces, which was not found; drawn as a marked placeholder. Nil for other views.
    package var missingContent: String?
    /// Whether the empty view is outlined, with the name of its class.
    package var isOutlined = false
    /// Whether the view stands for one that its controller loads from a XIB file of its own.
    package var isLoadedFromNib = false

    /// Whether the view is in the component of a custom class around it.
    package var isInComponent = false

    /// Creates the origin of a view with a tag.
    package init(tag: String) { self.tag = tag }
}
