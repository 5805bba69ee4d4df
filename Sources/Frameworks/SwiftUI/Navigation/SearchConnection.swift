import RenderContext
import SwiftUICore
import UIKit

/// The search controller of a bar and the bindings of its text, its scope, and whether a search is under way.
final class SearchConnection: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    let controller: UISearchController
    /// The page of the views that suggest searches.
    private let suggestions: PageController
    private var request: SearchRequest?
    private var environment = EnvironmentValues()
    private var scopes: [PickerOption] = []
    /// What the binding last said about whether a search is under way.
    private var presented = false
    /// The text of the suggestion that was chosen last, for which none are shown.
    private var completed: String?

    init() {
        suggestions = PageController(EmptyView(), in: EnvironmentValues())
        controller = UISearchController(searchResultsController: suggestions)
        controller.obscuresBackgroundDuringPresentation = false
        controller.automaticallyShowsSearchResultsController = false
        controller.searchResultsUpdater = self
        controller.delegate = self
        controller.searchBar.delegate = self
    }

    /// Takes what the views say of the search now.
    func update(_ request: SearchRequest, in environment: EnvironmentValues) {
        (self.request, self.environment) = (request, environment)
        let bar = controller.searchBar, text = request.text?.wrappedValue ?? ""
        if (bar.text ?? "") != text { bar.text = text }
        if let prompt = request.prompt?.reportedText(in: environment) { bar.placeholder = prompt }
        updateScopes()
        updateSuggestions()
        guard let binding = request.isPresented, binding.wrappedValue != presented else { return }
        presented = binding.wrappedValue
        // The bar is not in the navigation bar yet.
        RenderContext.current.eventLoop.schedule { [weak self] in
            guard let self, self.controller.isActive != self.presented else { return }
            self.controller.isActive = self.presented
        }
    }

    // MARK: Scopes

    private func updateScopes() {
        let bar = controller.searchBar
        guard let own = request?.scopes else {
            if bar.scopeButtonTitles != nil { bar.scopeButtonTitles = nil }
            return
        }
        scopes = PickerOption.options(of: own.content, in: environment)
        let titles = scopes.map(\.title)
        if bar.scopeButtonTitles != titles { bar.scopeButtonTitles = titles }
        let index = scopes.firstIndex { $0.tag == own.selection.wrappedValue } ?? 0
        if bar.selectedScopeButtonIndex != index { bar.selectedScopeButtonIndex = index }
        let activation: UISearchController.ScopeBarActivation =
            switch own.activation {
            case .onTextEntry: .onTextEntry
            case .onSearchPresentation: .onSearchActivation
            default: .automatic
            }
        if controller.scopeBarActivation != activation { controller.scopeBarActivation = activation }
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        guard scopes.indices.contains(selectedScope), let tag = scopes[selectedScope].tag else { return }
        request?.scopes?.selection.wrappedValue = tag
    }

    /// Runs the actions of `onSubmit(of: .search)` when the search key is pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { environment.submitAction?(.search) }

    // MARK: Suggestions

    /// Shows suggestions over the content while a search is under way and there are any.
    private func updateSuggestions() {
        var isShown = false
        if let views = request?.suggestions, controller.isActive, completed != controller.searchBar.text {
            let graph = ViewGraph(views, container: .zero, environment: environment)
            isShown = !graph.elements.isEmpty
            graph.close()
            if isShown {
                let complete: (String) -> Void = { [weak self] in self?.complete($0) }
                suggestions.show(
                    List { AnyView(views) }.listStyle(.plain).environment(\.completeSearch, complete),
                    in: environment)
            }
        }
        if controller.showsSearchResultsController != isShown {
            controller.showsSearchResultsController = isShown
        }
    }

    /// Searches for the text of a suggestion.
    private func complete(_ text: String) {
        completed = text
        controller.searchBar.text = text
        request?.text?.wrappedValue = text
        updateSuggestions()
    }

    // MARK: The search

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        if text != completed { completed = nil }
        if let binding = request?.text, binding.wrappedValue != text { binding.wrappedValue = text }
        updateSuggestions()
    }

    func didPresentSearchController(_ searchController: UISearchController) { follow(isPresented: true) }

    func didDismissSearchController(_ searchController: UISearchController) { follow(isPresented: false) }

    private func follow(isPresented: Bool) {
        presented = isPresented
        completed = nil
        if let binding = request?.isPresented, binding.wrappedValue != isPresented {
            binding.wrappedValue = isPresented
        }
        updateSuggestions()
        // Views read whether a search is under way.
        environment.hostReference.view?.setNeedsEnvironment()
    }
}
