/// Searches the text of a view with the system's panel, which is not shown here; the session of the delegate searches.
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// The delegate that provides the session; not retained.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The session that searches; nil while there is none.
    open private(set) var activeFindSession: UIFindSession?
    /// Whether the find navigator is open.
    open var isFindNavigatorVisible: Bool { activeFindSession != nil }
    /// The text to find.
    open var searchText: String?
    /// The text that replaces a result.
    open var replacementText: String?
    /// Returns the menu of options.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates an interaction.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Begins a session and opens the find navigator.
    open func presentFindNavigator(showingReplace replaces: Bool) {
        guard let view, activeFindSession == nil,
            let session = delegate?.findInteraction(self, sessionFor: view)
        else { return }
        activeFindSession = session
        delegate?.findInteraction(self, didBegin: session)
        if let searchText, !searchText.isEmpty { session.performSearch(query: searchText, options: nil) }
    }
    /// Ends the session and closes the find navigator.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        delegate?.findInteraction(self, didEnd: session)
    }
    /// Highlights the next result.
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    /// Highlights the previous result.
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Updates the number of results; has no effect here.
    open func updateResultCount() {}
}

/// The delegate that provides the session of a search and is notified of it.
public protocol UIFindInteractionDelegate: AnyObject {
    /// Returns the session that searches a view; nil for none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called after a session has begun.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called after a session has ended.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// The default implementation does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// The default implementation does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Searches a text; subclasses do.
open class UIFindSession: NSObject {
    /// How results are shown. Raw values match Apple's.
    public enum SearchResultDisplayStyle: UInt, Hashable, Sendable {
        /// As "1 of 5".
        case currentAndTotal = 0
        /// Only the total, as "5".
        case total = 1
        /// No number is shown.
        case none = 2
    }

    /// The number of results.
    open var resultCount: Int { 0 }
    /// The index of the result that is shown.
    open var highlightedResultIndex: Int { NSNotFound }
    /// How results are shown.
    open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal
    /// Whether results can be replaced.
    open var supportsReplacement: Bool { false }
    /// Whether results can be replaced now.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Creates a session.
    public override init() { super.init() }
    /// Searches for text; has no effect here.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result; has no effect here.
    open func performSingleReplacement(query: String, replacement: String, options: UITextSearchOptions?) {}
    /// Replaces all results; has no effect here.
    open func replaceAll(query: String, replacement: String, options: UITextSearchOptions?) {}
    /// Highlights the next result; has no effect here.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Invalidates the results; has no effect here.
    open func invalidateFoundResults() {}
}

/// How a text is searched.
open class UITextSearchOptions: NSObject {
    /// Which words match. Raw values match Apple's.
    public enum WordMatchMethod: Int, Hashable, Sendable {
        /// Words that contain the text.
        case contains = 0
        /// Words that begin with the text.
        case startsWith = 1
        /// Words that are the text.
        case fullWord = 2
    }

    /// Which words match; by default those that contain the text.
    open var wordMatchMethod: WordMatchMethod { .contains }
    /// The options with which texts are compared.
    open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
}
