/// A transition between two view controllers of a storyboard.
open class UIStoryboardSegue: NSObject {
    /// The identifier; nil for none.
    open var identifier: String? { storedIdentifier }
    /// The controller that the segue starts from.
    open var source: UIViewController { storedSource }
    /// The controller that the segue leads to.
    open var destination: UIViewController { storedDestination }
    private let storedIdentifier: String?
    private let storedSource: UIViewController
    private let storedDestination: UIViewController
    /// Performs a segue without a class of its own.
    private var handler: (() -> Void)?
    /// The properties of the segue in the storyboard.
    var template: SegueTemplate?

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        storedIdentifier = identifier
        storedSource = source
        storedDestination = destination
    }

    /// Creates a segue of a class that a storyboard names; calls `init(identifier:source:destination:)`.
    public required convenience init(
        registeredClassWithIdentifier identifier: String?, source: UIViewController,
        destination: UIViewController
    ) { self.init(identifier: identifier, source: source, destination: destination) }

    /// Creates a segue that is performed by a function.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Performs the transition; of an unwind segue, goes back to the destination.
    open func perform() {
        if let handler { return handler() }
        template?.perform(self)
    }
}

/// Where an unwind segue starts.
public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue starts from.
    public let source: UIViewController
    /// The method that the segue goes back to.
    public let unwindAction: Selector
    /// What triggered the segue.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}

/// The properties of a segue in a storyboard.
package struct SegueTemplate {
    /// The kinds of transitions.
    package enum Kind: Hashable {
        /// Pushed, or presented where nothing can push.
        case show
        /// Shown beside what is shown.
        case showDetail
        /// Presented modally, over the source controller.
        case present
        /// Presented in a popover.
        case popover
        /// Performed by the segue's class.
        case custom
        /// Goes back to the controller that has the method.
        case unwind(Selector)
    }

    /// The id in the file.
    package var id: String
    /// The identifier; nil for none.
    package var identifier: String?
    /// The kind of transition, as the storyboard names it.
    package var kind: Kind
    /// The class; nil for that of the kind.
    package var segueClass: UIStoryboardSegue.Type?
    /// The presentation style; nil for that of the destination.
    package var presentationStyle: UIModalPresentationStyle?
    /// The transition style; nil for that of the destination.
    package var transitionStyle: UIModalTransitionStyle?
    /// Whether the transition is animated.
    package var isAnimated = true
    /// The directions that the arrow of a popover may have.
    package var arrowDirections = UIPopoverArrowDirection.any
    /// The view or bar item that a popover points to.
    package weak var anchor: AnyObject?
    /// Makes the destination of a segue that starts from a controller and is started by a sender.
    package var makeDestination: (_ source: UIViewController, _ sender: Any?) -> UIViewController? = { _, _ in
        nil
    }

    /// Creates a template.
    package init(id: String, kind: Kind) {
        self.id = id
        self.kind = kind
    }

    func perform(_ segue: UIStoryboardSegue) {
        let source = segue.source, destination = segue.destination
        switch kind {
        case .show: source.display(destination, animated: isAnimated)
        case .showDetail: source.showDetailViewController(destination, sender: source)
        case .present, .popover:
            if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
            if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
            if kind == .popover { preparePopover(of: destination) }
            source.present(destination, animated: isAnimated)
        case .unwind: source.goBack(to: destination, animated: isAnimated)
        case .custom: break
        }
    }

    private func preparePopover(of destination: UIViewController) {
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        popover.permittedArrowDirections = arrowDirections
        if popover.sourceView == nil, popover.barButtonItem == nil {
            popover.sourceView = anchor as? UIView
            popover.barButtonItem = anchor as? UIBarButtonItem
        }
    }
}
