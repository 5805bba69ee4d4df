public import SwiftUICore
import UIKit

/// The placement of a search field in a view hierarchy.
public struct SearchFieldPlacement: Sendable {
    /// The search field will be placed automatically depending on the platform.
    public static let automatic = SearchFieldPlacement()
    /// The search field will be placed in the sidebar of a navigation view.
    public static let sidebar = SearchFieldPlacement()
    /// The search field will be placed in the toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// The search field will appear in the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// The search field will appear in the navigation bar, always or until the content scrolls.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement() }

    /// A mode that determines when to display a search field that appears in a navigation bar.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// Enable hiding the search field when the user scrolls content.
        case automatic
        /// Always display the search field regardless of the scroll activity.
        case always
    }
}

/// A search of content.
struct SearchRequest {
    var text: Binding<String>
    var prompt: Text?
}

/// The search controller of a bar and the binding of its text.
final class SearchConnection: UISearchResultsUpdating {
    let controller = UISearchController(searchResultsController: nil)
    private var request: SearchRequest?

    init() {
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchResultsUpdater = self
    }

    /// Takes the current text and prompt.
    func update(_ request: SearchRequest, in environment: EnvironmentValues) {
        self.request = request
        let bar = controller.searchBar, text = request.text.wrappedValue
        if (bar.text ?? "") != text { bar.text = text }
        if let prompt = request.prompt?.reportedText(in: environment) { bar.placeholder = prompt }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard let request, request.text.wrappedValue != text else { return }
        request.text.wrappedValue = text
    }
}

extension View {
    private func searched(_ text: Binding<String>, _ prompt: Text?) -> some View {
        bars { $0.search = SearchRequest(text: text, prompt: prompt) }
    }

    /// Returns the view, which can be searched: its navigation bar has a search field.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { searched(text, prompt) }

    /// Returns the view, which can be searched: its navigation bar has a search field.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searched(text, Text(prompt)) }

    /// Returns the view, which can be searched: its navigation bar has a search field.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searched(text, Text(prompt)) }

    /// Returns the view, which can be searched; whether the search is presented has no effect here.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { searched(text, prompt) }

    /// Returns the view, which can be searched; whether the search is presented has no effect here.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searched(text, Text(prompt)) }

    /// Returns the view, which can be searched; whether the search is presented has no effect here.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { searched(text, Text(prompt)) }

    /// Returns the view, which can be searched; views that suggest searches have no effect here.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searched(text, prompt) }

    /// Configures the search suggestions for this view; this has no effect here.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    /// Associates a fully formed string with the value of this view when used as a suggestion; this has no effect here.
    public func searchCompletion(_ completion: String) -> some View { self }

    /// Configures the search scopes for this view; this has no effect here.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }
}
