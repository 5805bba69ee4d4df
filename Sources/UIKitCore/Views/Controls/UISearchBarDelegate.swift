/// The delegate that decides on and is notified of the editing of a search bar.
///
/// Methods that are optional in UIKit have default implementations.
public protocol UISearchBarDelegate: DelegateMethods {
    /// Returns whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after the text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether characters may be replaced.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    /// Called after the search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called after the cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called after another scope was tapped.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// The default implementation returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// The default implementation does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// The default implementation returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// The default implementation does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// The default implementation does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// The default implementation returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// The default implementation does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// The default implementation does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// The default implementation does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Notifies the delegate of a search bar of what happens in its text field.
final class SearchBarEditing: UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        note("searchBarShouldBeginEditing")
        return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        note("searchBarTextDidBeginEditing")
        bar.searchController?.isActive = true
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        note("searchBarShouldEndEditing")
        return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        note("searchBarTextDidEndEditing")
        bar.delegate?.searchBarTextDidEndEditing(bar)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        note("searchBarSearchButtonClicked")
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return false
    }

    func textDidChange() {
        note("textDidChange '\(bar.text ?? "")'")
        bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
        bar.searchController?.textDidChange()
    }

    func scopeDidChange() {
        note("selectedScopeButtonIndexDidChange \(bar.selectedScopeButtonIndex)")
        bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: bar.selectedScopeButtonIndex)
        bar.searchController?.textDidChange()
    }

    func cancel() {
        note("searchBarCancelButtonClicked")
        bar.delegate?.searchBarCancelButtonClicked(bar)
        bar.searchController?.isActive = false
    }

    private func note(_ call: String) {
        RenderContext.record(
            .delegate, "\(bar.delegate.map { "\(type(of: $0))" } ?? bar.displayName) \(call)")
    }
}
