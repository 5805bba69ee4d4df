/// What fills a screen or a part of it, and owns the view that shows it.
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// A controller whose view is made by `loadView()`.
    public override init() { super.init() }

    /// A controller that would read its view from a file of that name; nil for none.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: View

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
    /// Called before the view is hidden; in a picture, of controllers that another one replaced.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view was hidden; in a picture, of controllers that another one replaced.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the root view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the root view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Changes constraints before they are solved. Overriders call super last.
    open func updateViewConstraints() {}
    /// Called after the root view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the root view's margins changed.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Status bar

    /// The colour of the status bar's signs over the controller.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is left out over the controller.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that decides on the status bar's colour; nil for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether there is a status bar; nil for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Asks for a new status bar; every render asks the controllers anew.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// How far `viewWillAppear` and `viewDidAppear` have been called.
    var appearance = Appearance.hidden

    // MARK: Bars

    /// A title for bars.
    open var title: String? {
        didSet {
            navigationItem.title = title
            if tabBarItem.title == nil || tabBarItem.title == oldValue { tabBarItem.title = title }
        }
    }
    /// What a navigation bar shows while this controller is on top.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What a tab bar shows for this controller.
    open lazy var tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
    /// What a navigation controller's toolbar shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.barsDidChange() } }
    /// Sets the toolbar's items.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    /// Whether a tab bar leaves when a navigation controller shows this controller above its first one.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view lies under translucent bars.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerNeedsLayout() } }
    /// Whether the view lies under opaque bars, too.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { containerNeedsLayout() } }
    /// Whether a scroll view that is the lowest view keeps its content from under bars, even where it
    /// does not scroll.
    open var automaticallyAdjustsScrollViewInsets = true { didSet { loadedView?.setNeedsLayout() } }
    /// The size the controller would like for its content where a container asks.
    open var preferredContentSize: CGSize = .zero
    /// The guides made by `topLayoutGuide` and `bottomLayoutGuide`.
    var layoutSupport: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?) = (nil, nil)

    // MARK: Insets

    /// Added to the root view's safe area.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
    }
    /// What the bars of the container take from the root view's safe area.
    var barInsets: UIEdgeInsets = .zero {
        didSet { if barInsets != oldValue { loadedView?.setNeedsLayout() } }
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
    open internal(set) var children: [UIViewController] = []
    /// The controller this one is in.
    open internal(set) weak var parent: UIViewController?

    /// Takes in a controller; its view is added by the caller.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self, !childController.isSelfOrAncestor(of: self) else { return }
        childController.parent?.children.removeAll { $0 === childController }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Leaves the parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        barInsets = .zero
        didMove(toParent: nil)
    }

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {}
}
