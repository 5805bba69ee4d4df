/// The delegate that is notified of the beginning and end of a search.
///
/// Methods that are optional in UIKit have default implementations.
public protocol UISearchControllerDelegate: DelegateMethods {
    /// Called before a search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after a search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before a search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after a search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called when a search begins, before `willPresentSearchController(_:)`.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// The default implementation does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// The default implementation does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// The object that updates the results of a search.
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when a search begins or ends, and after its text or scope has changed.
    func updateSearchResults(for searchController: UISearchController)
}
