/// The controllers of a storyboard and the segues between them.
package struct StoryboardFlow: Hashable, Sendable {
    /// The controllers and storyboard references in the order of the file.
    package var controllers: [Controller] = []
    /// The segues in the order of the file.
    package var segues: [Segue] = []

    /// Creates a flow from its controllers and segues.
    package init(controllers: [Controller] = [], segues: [Segue] = []) {
        self.controllers = controllers
        self.segues = segues
    }

    /// A controller, or a reference to one in another storyboard.
    package struct Controller: Hashable, Sendable {
        /// The object id.
        package var id: String
        /// The index in the document's scenes; nil for a controller without views and for a reference.
        package var scene: Int?
        /// The scene's name.
        package var name: String
        /// The custom class, otherwise that of UIKit.
        package var className: String
        /// The title of the controller or of its navigation item.
        package var title: String?
        /// The storyboard identifier.
        package var identifier: String?
        /// Whether the storyboard starts with the controller.
        package var isInitial: Bool
        /// Where a storyboard reference leads; nil for a controller.
        package var reference: Reference?

        /// Creates a controller, or a reference.
        package init(
            id: String, scene: Int? = nil, name: String, className: String, title: String? = nil,
            identifier: String? = nil, isInitial: Bool, reference: Reference? = nil
        ) {
            self.id = id
            self.scene = scene
            self.name = name
            self.className = className
            self.title = title
            self.identifier = identifier
            self.isInitial = isInitial
            self.reference = reference
        }
    }

    /// Where a storyboard reference leads.
    package struct Reference: Hashable, Sendable {
        /// The name of the storyboard; nil for the same one.
        package var storyboard: String?
        /// The storyboard identifier of the controller; nil for the initial one.
        package var identifier: String?

        /// Creates a reference to a controller of a storyboard.
        package init(storyboard: String? = nil, identifier: String? = nil) {
            self.storyboard = storyboard
            self.identifier = identifier
        }
    }

    /// A segue, or the relationship of a container to a controller in it.
    package struct Segue: Hashable, Sendable {
        /// The id of the controller that has the segue.
        package var source: String
        /// The id of the controller that it leads to; nil for an unwind segue, whose destination code decides, and
        /// for an object that the file does not have.
        package var destination: String?
        /// What it does.
        package var kind: Kind
        /// The segue's identifier.
        package var identifier: String?
        /// The object id of the view, item or gesture recognizer that triggers it; nil for the controller.
        package var view: String?
        /// The label, text or class of that object.
        package var viewName: String?
        /// The class of a custom segue.
        package var customClass: String?
        /// The action of an unwind segue.
        package var action: String?

        /// Creates a segue, or a relationship.
        package init(
            source: String, destination: String? = nil, kind: Kind, identifier: String? = nil,
            view: String? = nil, viewName: String? = nil, customClass: String? = nil, action: String? = nil
        ) {
            self.source = source
            self.destination = destination
            self.kind = kind
            self.identifier = identifier
            self.view = view
            self.viewName = viewName
            self.customClass = customClass
            self.action = action
        }
    }

    /// What a segue does.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The root of a navigation controller.
        case root
        /// A tab of a tab bar controller.
        case tab
        /// A column of a split view, or any other relationship.
        case child
        /// Embeds a controller in a container view.
        case embed
        /// Shows or pushes.
        case show
        /// Shows as the detail of a split view.
        case showDetail
        /// Presents the destination modally.
        case present
        /// Presents the destination in a popover.
        case popover
        /// Unwinds to an earlier controller.
        case unwind
        /// A class of the project, or a kind that is not known.
        case custom
    }
}
