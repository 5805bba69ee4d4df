/// Displays a SwiftUI view in UIKit; drawn as a placeholder with the name of its type.
open class UIHostingController<Content: View>: PlaceholderViewController {
    /// The root of the view hierarchy.
    open var rootView: Content
    /// How the controller's size follows the view.
    open var sizingOptions = UIHostingControllerSizingOptions()

    /// Creates a controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a view, for subclasses that a storyboard instantiates.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Declared for subclasses to override: the program stops, as on iOS, where a storyboard provides no root view.
    public required init?(coder aDecoder: NSCoder) {
        preconditionFailure("init(coder:) must be overridden to call init(coder:rootView:)")
    }

    /// A description for the placeholder: the type of the view.
    open override var placeholderContent: String { "the SwiftUI view \(Content.self)" }

    /// Returns the size offered: what the view would take of it is not known here.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// How a hosting controller's size follows its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bit mask of the set.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Its preferred content size follows.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The intrinsic size of its view follows.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
