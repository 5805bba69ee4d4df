public import SwiftUICore
import UIKit

/// A view that switches between multiple child views using interactive user interface elements.
public struct TabView<SelectionValue: Hashable, Content>: View {
    private let tabs: [TabEntry]
    private let selection: Binding<AnyHashable>?
    @Environment(\.tabLook) private var look

    private init(_ tabs: [TabEntry], _ selection: Binding<SelectionValue>?) {
        self.tabs = tabs.filter { !$0.isHidden }
        self.selection = selection.map { binding in
            Binding(
                get: { AnyHashable(binding.wrappedValue) },
                set: { if let value = $0.base as? SelectionValue { binding.wrappedValue = value } })
        }
    }

    /// Creates an instance that selects from content associated with selection values.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
    where Content: View {
        self.init(TabEntry.entries(of: content()), selection)
    }

    /// Creates a tab view that uses a builder to create and specify selection values for its tabs.
    public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder content: () -> C)
    where Content == TabContentBuilder.Content<C> { self.init(content().entries, selection) }

    /// The tabs in the style of the environment.
    public var body: some View {
        if let dots = look.pageDots {
            PagesView(tabs: tabs, selection: selection, dots: dots)
        } else {
            TabBarView(tabs: tabs, selection: selection).ignoresSafeArea()
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view of views.
    public init(@ViewBuilder content: () -> Content) where Content: View {
        self.init(TabEntry.entries(of: content()), nil)
    }

    /// Creates a tab view of tabs.
    public init<C: TabContent>(@TabContentBuilder content: () -> C)
    where Content == TabContentBuilder.Content<C> { self.init(content().entries, nil) }
}

/// A tab: its content, its label, and what selects it.
struct TabEntry {
    /// What selects the tab; nil for its index.
    var tag: AnyHashable?
    var content: any View
    /// The label; nil for that which the content gives.
    var label: (any View)?
    /// The badge; nil for that which the content gives.
    var badge: Text?
    /// Whether the tab is not shown.
    var isHidden = false
    /// Whether the user can select the tab.
    var isEnabled = true
    /// What is spoken for the tab; nil for its title.
    var accessibilityLabel: Text?
    /// What tests and tools know the tab by; nil for nothing.
    var accessibilityIdentifier: String?

    /// Returns the tabs that views are.
    static func entries(of content: any View) -> [TabEntry] {
        content.flattened.map { TabEntry(tag: $0.view.outerTag ?? $0.id, content: $0.view) }
    }
}

extension View {
    /// The tag that a modifier of the view sets; nil for none.
    fileprivate var outerTag: AnyHashable? {
        var next: any View = self
        while let view = next as? ModifiedView {
            if let tag = (view.modification as? any ElementModification)?.trait(
                ObjectIdentifier(TagTrait.self))
            {
                return tag as? AnyHashable
            }
            next = view.content
        }
        return nil
    }

    /// Returns the view with a label of the tab that it is in.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return transformPreference(TabItemKey.self) { $0.label = label }
    }
}
