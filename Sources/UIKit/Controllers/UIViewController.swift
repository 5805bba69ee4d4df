/// What fills a screen or a part of it, and owns the view that shows it.
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// A controller whose view is made by `loadView()`.
    public override init() { super.init() }

    /// A controller that would read its view from a file of that name; nil for none.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// For subclasses that declare it; nothing here decodes archives.
    public required init?(coder: NSCoder) { super.init() }

    /// The root view, loaded when first asked for.
    ///
    /// Not an implicitly unwrapped optional as Apple has it, since it is never nil.
    open var view: UIView {
        get {
            loadViewIfNeeded()
            return loadedView ?? UIView()
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue.viewController = self
        }
    }

    /// The root view if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the root view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the root view unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// Makes the root view: here, an empty one as large as the screen.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Called once the root view is there.
    open func viewDidLoad() {}
    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the root view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the root view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Changes constraints before they are solved. Overriders call super last.
    open func updateViewConstraints() {}
    /// Called after the root view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// A title for bars.
    open var title: String?

    // MARK: Insets

    /// Added to the root view's safe area.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
    }
    /// Whether the root view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.setNeedsLayout() }
    }
    /// The system's least margins: 16 points at the sides, 20 on wide screens.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = RenderEnvironment.current.systemMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    // MARK: Traits

    /// The conditions the controller is shown under.
    open var traitCollection: UITraitCollection {
        if let loadedView { return loadedView.traitCollection }
        let inherited = UITraitOverrides(parent?.traitCollection ?? .current)
        return UITraitCollection(
            inherited.overridden(by: parent?.overrides(for: self)).overridden(by: traitOverrides))
    }
    /// Conditions that the controller sets for its views.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { loadedView?.updateTraits() } }
    }
    /// Called after the conditions the controller is shown under changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Conditions set for controllers in this one.
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

    // MARK: Containment

    /// The controllers whose views lie in this one's.
    open private(set) var children: [UIViewController] = []
    /// The controller this one is in.
    open private(set) weak var parent: UIViewController?

    /// Takes in a controller; its view is added by the caller.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.parent?.children.removeAll { $0 === childController }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Leaves the parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {}
}
