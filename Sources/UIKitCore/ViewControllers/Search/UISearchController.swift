/// Shows a search bar, and the results of the search above the content that is searched.
///
/// A navigation bar displays the search bar of its item below the title. As the content does not move it, the search bar
/// stays there while content is scrolled, whatever `hidesSearchBarWhenScrolling` says.
open class UISearchController: UIViewController {
    /// When the scopes of the search bar are displayed. Raw values match Apple's.
    public enum ScopeBarActivation: Int, Hashable, Sendable {
        /// The system chooses: while a search is active.
        case automatic = 0
        /// The search bar's `showsScopeBar` determines it.
        case manual = 1
        /// While there is text.
        case onTextEntry = 2
        /// While a search is active.
        case onSearchActivation = 3
    }

    /// The controller that displays the results; nil where the searched controller does.
    public let searchResultsController: UIViewController?
    /// The object that updates the results; not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, notified of the beginning and end of a search; not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the searched content is dimmed while there are no results above it.
    open var obscuresBackgroundDuringPresentation = true { didSet { showContents() } }
    /// Whether the title and the buttons of the navigation bar are hidden during a search.
    open var hidesNavigationBarDuringPresentation = true { didSet { searchBarDidChange() } }
    /// Whether the cancel button is displayed during a search.
    open var automaticallyShowsCancelButton = true
    /// Whether the results are displayed while there is text.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are displayed.
    open var showsSearchResultsController = false { didSet { showContents() } }
    /// When the scopes of the search bar are displayed.
    open var scopeBarActivation: ScopeBarActivation = .automatic
    /// Whether the scopes are displayed during a search.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// Whether the searched content is dimmed, as before iOS 12.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// The suggestions for a search; not shown here.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// Whether suggestions are not shown where the search bar is below the title.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    /// The placement of the search bar: below the title.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    private let ownSearchBar = UISearchBar()
    private let dimmingView = UIView()
    private var isSearching = false

    /// Creates a controller.
    ///
    /// - Parameter searchResultsController: Displays the results; nil where the searched controller does.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        assemble()
    }

    /// Creates a controller whose results the searched controller displays.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        assemble()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        searchBar.searchController = self
        let width = UIScreen.main.bounds.width
        searchBar.frame = CGRect(x: 0, y: 0, width: width, height: searchBar.intrinsicContentSize.height)
        // Chosen: a fifth of black, as behind alerts.
        dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.2)
    }

    /// The search bar.
    open var searchBar: UISearchBar { ownSearchBar }

    /// Whether a search is under way; setting it begins or ends one.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            if newValue { begin() } else { end() }
        }
    }

    private func begin() {
        note("presentSearchController")
        delegate?.presentSearchController(self)
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if scopeBarActivation == .automatic || scopeBarActivation == .onSearchActivation {
            searchBar.setShowsScope(true, animated: true)
        }
        searchBarDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        note("dismissSearchController")
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.text = nil
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if scopeBarActivation != .manual { searchBar.setShowsScope(false, animated: true) }
        searchBarDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    /// Called after the text or the scope has changed.
    func textDidChange() {
        guard isSearching else { return }
        let hasText = searchBar.text?.isEmpty == false
        if scopeBarActivation == .onTextEntry { searchBar.setShowsScope(hasText, animated: true) }
        if automaticallyShowsSearchResultsController {
            showsSearchResultsController = hasText
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    // MARK: Layout

    /// The bar that displays the search bar below its title.
    private var navigationBar: UINavigationBar? { searchBar.superview as? UINavigationBar }

    /// Lays out the navigation bar again, whose height depends on the search bar.
    func searchBarDidChange() {
        navigationBar?.setNeedsLayout()
        navigationBar?.superview?.setNeedsLayout()
        showContents()
    }

    /// Whether results or dimming are displayed above the searched content.
    private var hasContents: Bool {
        isSearching && (showsResults || obscuresBackgroundDuringPresentation)
    }

    private var showsResults: Bool { searchResultsController != nil && showsSearchResultsController }

    /// Displays or removes the results and the dimming above the searched content.
    private func showContents() {
        guard let container = parent ?? container, hasContents else { return removeContents() }
        if parent == nil {
            container.addChild(self)
            didMove(toParent: container)
        }
        layOut(in: container)
        if showsResults, let results = searchResultsController {
            if results.parent !== self {
                addChild(results)
                results.didMove(toParent: self)
            }
            show(results, frame: view.bounds, in: view)
        } else {
            removeResults()
        }
        dimmingView.isHidden = showsResults || !obscuresBackgroundDuringPresentation
    }

    /// The controller that displays the searched one.
    private var container: UIViewController? {
        var responder: UIResponder? = searchBar.next
        while let current = responder {
            if let controller = current as? UIViewController {
                return controller.navigationController ?? controller.parent ?? controller
            }
            responder = current.next
        }
        return nil
    }

    /// Places the view below the bars of its container; a search bar that is a part of the content stays in view.
    func layOut(in container: UIViewController) {
        guard parent === container, let containerView = container.viewIfLoaded else { return }
        var frame = containerView.bounds
        if let navigationBar {
            barInsets.top = max(0, navigationBar.frame.maxY - container.expectedSafeArea.top)
            if view.superview == nil { containerView.insertSubview(view, belowSubview: navigationBar) }
        } else {
            let top = searchBar.convert(searchBar.bounds, to: containerView).maxY
            frame = CGRect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top))
            if view.superview == nil { containerView.addSubview(view) }
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame
    }

    /// Creates a clear root view that dims the content behind it.
    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        dimmingView.frame = view.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(dimmingView)
    }

    /// Lays out the results.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if showsResults { searchResultsController?.viewIfLoaded?.frame = view.bounds }
    }

    private func removeContents() {
        removeResults()
        guard parent != nil else { return }
        viewIfLoaded?.removeFromSuperview()
        willMove(toParent: nil)
        removeFromParent()
    }

    private func removeResults() {
        guard let results = searchResultsController, results.parent === self else { return }
        hide(results)
        results.willMove(toParent: nil)
        results.removeFromParent()
    }
}
