public import SwiftUICore

/// A specification for the appearance and interaction of a tab view.
public protocol TabViewStyle {
    /// How a tab view in the style looks.
    var _look: _TabLook { get }
}

/// The looks of tab views.
public struct _TabLook: Sendable {
    /// Whether pages show dots; nil for tabs in a bar.
    var pageDots: PageTabViewStyle.IndexDisplayMode?
}

/// The default tab view style.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the default style.
    public init() {}
    /// Tabs in a bar.
    public var _look: _TabLook { _TabLook() }
}

/// A tab view style that displays a paged scrolling tab view.
public struct PageTabViewStyle: TabViewStyle {
    /// A style for displaying the page index view.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// Displays an index view when there are more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always display an index view regardless of page count.
        public static let always = IndexDisplayMode(name: "always")
        /// Never display an index view.
        public static let never = IndexDisplayMode(name: "never")
    }

    private let mode: IndexDisplayMode

    /// Creates a new page tab view style with an index display mode.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    /// Pages with dots.
    public var _look: _TabLook { _TabLook(pageDots: mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default tab view style.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// A tab view style that displays a paged scrolling tab view.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// A tab view style that displays a paged scrolling tab view with a mode of its index.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// A tab view style that displays a tab bar that can adapt into a sidebar; iPhones have no room for one.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates a sidebar-adaptable tab view style.
    public init() {}
    /// Tabs in a bar.
    public var _look: _TabLook { _TabLook() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A tab view style that displays a tab bar that can adapt into a sidebar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static var defaultValue: _TabLook { _TabLook() } }

    /// The style of tab views.
    var tabLook: _TabLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a style of its tab views.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabLook, style._look) }
}

/// The page that a tab view in pages shows, with dots at the bottom.
struct PagesView: View {
    let tabs: [TabEntry]
    let selection: Binding<AnyHashable>?
    let dots: PageTabViewStyle.IndexDisplayMode
    @State private var ownIndex = 0

    private var index: Int {
        guard let selection else { return min(ownIndex, tabs.count - 1) }
        return tabs.indices.first { (tabs[$0].tag ?? AnyHashable($0)) == selection.wrappedValue } ?? 0
    }

    private var page: AnyView {
        let content = tabs[index].content
        return AnyView(content)
    }

    private func select(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        ownIndex = index
        selection?.wrappedValue = tabs[index].tag ?? AnyHashable(index)
    }

    var body: some View {
        ZStack(alignment: .bottom) {
            if tabs.indices.contains(index) {
                page.id(index).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            if dots == .always || dots == .automatic && tabs.count > 1 {
                PageDots(count: tabs.count, index: index, select: select)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .gesture(
            DragGesture().onEnded { drag in
                if drag.translation.width < -30 { select(index + 1) }
                if drag.translation.width > 30 { select(index - 1) }
            })
    }
}
