public import SwiftUICore
import UIKit

extension View {
    private func searched(
        _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?,
        isPresented: Binding<Bool>? = nil, suggestions: (any View)? = nil
    ) -> some View {
        bars { bars in
            let request = SearchRequest(
                text: text, prompt: prompt, placement: placement, isPresented: isPresented,
                suggestions: suggestions)
            bars.search = request.filled(from: bars.search)
        }
    }

    /// Returns the view, which can be searched: its navigation bar has a search field.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { searched(text, placement, prompt) }

    /// Returns the view, which can be searched: its navigation bar has a search field.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searched(text, placement, Text(prompt)) }

    /// Returns the view, which can be searched: its navigation bar has a search field.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searched(text, placement, Text(prompt)) }

    /// Returns the view, which can be searched; a binding says whether the search is under way.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { searched(text, placement, prompt, isPresented: isPresented) }

    /// Returns the view, which can be searched; a binding says whether the search is under way.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searched(text, placement, Text(prompt), isPresented: isPresented) }

    /// Returns the view, which can be searched; a binding says whether the search is under way.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { searched(text, placement, Text(prompt), isPresented: isPresented) }

    /// Returns the view, which can be searched, with views that suggest searches while one is under way.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searched(text, placement, prompt, suggestions: suggestions()) }

    /// Configures the search suggestions for this view: rows of a list over the content while a search is under way.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let views = suggestions()
        return bars { $0.search = SearchRequest(suggestions: views).filled(from: $0.search) }
    }

    /// Associates a text with the view, which is searched for when the view is tapped among suggestions.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(text: completion))
    }

    /// Configures the search scopes for this view: buttons below the search field while a search is under way.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Configures the search scopes for this view, which appear as an activation says.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let selection = Binding<AnyHashable>(
            get: { AnyHashable(scope.wrappedValue) },
            set: { if let value = $0.base as? V { scope.wrappedValue = value } })
        let own = SearchScopes(content: scopes(), selection: selection, activation: activation)
        return bars { $0.search = SearchRequest(scopes: own).filled(from: $0.search) }
    }
}

/// A view that is tapped to search for a text.
struct SearchCompletion: ViewModifier {
    let text: String
    @Environment(\.completeSearch) private var complete

    func body(content: Content) -> some View {
        let area: (any View)? = complete.map { complete in ButtonArea(action: { complete(text) }) }
        return content.modified(by: TraitModification(ListRowAreaTrait.self, area))
    }
}

extension EnvironmentValues {
    private enum CompleteKey: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }

    /// Searches for the text of a suggestion; nil outside of suggestions.
    var completeSearch: ((String) -> Void)? {
        get { self[CompleteKey.self] }
        set { self[CompleteKey.self] = newValue }
    }
}
