public import SwiftUICore
import UIKit

/// The placement of a search field in a view hierarchy.
public struct SearchFieldPlacement: Sendable {
    /// Whether the field goes out of sight while content is scrolled.
    var hidesWhenScrolling = true

    /// The search field will be placed automatically depending on the platform: in the navigation bar.
    public static let automatic = SearchFieldPlacement()
    /// The search field will be placed in the sidebar of a navigation view, which is its navigation bar on iOS.
    public static let sidebar = SearchFieldPlacement()
    /// The search field will be placed in the toolbar, which is the navigation bar on iOS.
    public static let toolbar = SearchFieldPlacement()
    /// The search field will be placed in the navigation bar.
    public static let toolbarPrincipal = SearchFieldPlacement()
    /// The search field will appear in the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// The search field will appear in the navigation bar, always or until the content scrolls.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement(hidesWhenScrolling: displayMode == .automatic) }

    /// A mode that determines when to display a search field that appears in a navigation bar.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// Enable hiding the search field when the user scrolls content.
        case automatic
        /// Always display the search field regardless of the scroll activity.
        case always
    }
}

/// A search of content: what several modifiers say of it.
struct SearchRequest {
    /// The text that is searched for; nil where a modifier says something else alone.
    var text: Binding<String>?
    var prompt: Text?
    var placement = SearchFieldPlacement.automatic
    /// Whether the search is under way; nil for a search that only the user begins.
    var isPresented: Binding<Bool>?
    var scopes: SearchScopes?
    /// The views that suggest searches; nil for none.
    var suggestions: (any View)?

    /// The request, with what views around it say where it says nothing.
    func filled(from outer: SearchRequest?) -> SearchRequest {
        guard let outer else { return self }
        var request = self
        if text == nil { request.placement = outer.placement }
        (request.text, request.prompt) = (text ?? outer.text, prompt ?? outer.prompt)
        request.isPresented = isPresented ?? outer.isPresented
        (request.scopes, request.suggestions) = (scopes ?? outer.scopes, suggestions ?? outer.suggestions)
        return request
    }
}

/// The scopes of a search.
struct SearchScopes {
    /// The views of the scopes, each with a tag.
    let content: any View
    let selection: Binding<AnyHashable>
    let activation: SearchScopeActivation
}

/// The ways that searchable modifiers can show or hide search scopes.
public struct SearchScopeActivation: Hashable, Sendable {
    let name: String

    /// The automatic activation: while the search is under way.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// An activation where the system shows search scopes when typing begins in the search field.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// An activation where the system shows search scopes after presenting search.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}
