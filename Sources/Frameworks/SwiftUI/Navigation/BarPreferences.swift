import SwiftUICore

/// What views say about the bars of the controller that shows them.
struct BarPreferences {
    /// The title; nil for none.
    var title: Text?
    /// What renames the title; nil for a title that stays.
    var rename: ((String) -> Void)?
    /// The line below the title; nil for none.
    var subtitle: Text?
    /// The role of the content; nil for not said.
    var role: ToolbarRole?
    /// The items of the system that bars do not have.
    var removedItems: Set<ToolbarDefaultItemKind> = []
    /// The appearances of bars.
    var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
    /// How the title is displayed; nil for as before.
    var displayMode: NavigationBarItem.TitleDisplayMode?
    /// Whether the back button is hidden; nil for not said.
    var hidesBackButton: Bool?
    /// The items, in the order of the source.
    var items: [ToolbarEntry] = []
    /// Whether bars are visible.
    var visibilities: [ToolbarPlacement: Visibility] = [:]
    /// Whether the backgrounds of bars are visible.
    var backgroundVisibilities: [ToolbarPlacement: Visibility] = [:]
    /// The backgrounds of bars.
    var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    /// The search of the content; nil for none.
    var search: SearchRequest?
    /// Whether the status bar is hidden; nil for not said.
    var hidesStatusBar: Bool?
    /// The environment in which titles and items were written.
    var environment: EnvironmentValues?

    /// Whether nothing was said.
    var isEmpty: Bool {
        title == nil && displayMode == nil && hidesBackButton == nil && items.isEmpty && search == nil
            && visibilities.isEmpty && backgroundVisibilities.isEmpty && backgrounds.isEmpty
            && hidesStatusBar == nil && subtitle == nil && role == nil && removedItems.isEmpty
            && colorSchemes.isEmpty
    }

    /// Adds what views after the first ones, or around them, say.
    mutating func add(_ next: BarPreferences) {
        if title == nil { (title, rename) = (next.title, next.rename) }
        subtitle = subtitle ?? next.subtitle
        role = role ?? next.role
        removedItems.formUnion(next.removedItems)
        colorSchemes.merge(next.colorSchemes) { first, _ in first }
        displayMode = displayMode ?? next.displayMode
        hidesBackButton = hidesBackButton ?? next.hidesBackButton
        items += next.items
        visibilities.merge(next.visibilities) { first, _ in first }
        backgroundVisibilities.merge(next.backgroundVisibilities) { first, _ in first }
        backgrounds.merge(next.backgrounds) { first, _ in first }
        search = search?.filled(from: next.search) ?? next.search
        hidesStatusBar = hidesStatusBar ?? next.hidesStatusBar
        environment = environment ?? next.environment
    }
}

/// What views say about bars.
enum BarPreferencesKey: PreferenceKey {
    static var defaultValue: BarPreferences { BarPreferences() }
    static func reduce(value: inout BarPreferences, nextValue: () -> BarPreferences) {
        value.add(nextValue())
    }
}

/// A view that says something about bars.
struct BarModifier: ViewModifier {
    let change: (inout BarPreferences) -> Void
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        var own = BarPreferences()
        change(&own)
        own.environment = environment
        return content.transformPreference(BarPreferencesKey.self) { [own] in $0.add(own) }
    }
}

extension View {
    /// Returns the view, which says something about bars.
    func bars(_ change: @escaping (inout BarPreferences) -> Void) -> some View {
        modifier(BarModifier(change: change))
    }
}
