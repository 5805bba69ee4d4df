import SwiftUI
import UIKit

/// Uses of navigation, tabs, bars and search.
@MainActor
enum NavigationUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("stacks of pages", stacks), ("links", links), ("titles", titles), ("toolbars", toolbars),
        ("tabs", tabs), ("search", search),
    ]

    static func stacks() -> Uses {
        var uses = Uses()
        @State var path = NavigationPath()
        @State var items: [Item] = []
        @State var isPresented = false
        @State var item: Item?
        let view = Text("a")
        uses.add(NavigationStack { view })
        uses.add(NavigationStack(path: $path) { view })
        uses.add(NavigationStack(path: $items) { view })
        uses.add(NavigationView { view })
        uses.add(NavigationView { view }.navigationViewStyle(.stack))
        uses.add(NavigationView { view }.navigationViewStyle(.automatic))
        uses.add(NavigationView { view }.navigationViewStyle(.columns))
        uses.add(NavigationView { view }.navigationViewStyle(StackNavigationViewStyle()))
        uses.add(NavigationView { view }.navigationViewStyle(DefaultNavigationViewStyle()))
        uses.add(NavigationView { view }.navigationViewStyle(DoubleColumnNavigationViewStyle()))
        uses.add(
            NavigationSplitView {
                view
            } detail: {
                view
            })
        uses.add(
            NavigationSplitView {
                view
            } content: {
                view
            } detail: {
                view
            })
        uses.add(
            NavigationSplitView(columnVisibility: .constant(.all)) {
                view
            } detail: {
                view
            })
        uses.add(NavigationStack { view.navigationDestination(for: Item.self) { Text($0.name) } })
        uses.add(NavigationStack { view.navigationDestination(isPresented: $isPresented) { view } })
        uses.add(NavigationStack { view.navigationDestination(item: $item) { Text($0.name) } })
        return uses
    }

    static func links() -> Uses {
        var uses = Uses()
        @State var isActive = false
        @State var selection: Int?
        let view = Text("a"), title = "Title"
        func add(_ link: some View) { uses.add(NavigationStack { List { link } }) }
        add(NavigationLink(destination: view) { view })
        add(NavigationLink(destination: view, label: { view }))
        add(NavigationLink(destination: { view }) { view })
        add(
            NavigationLink {
                view
            } label: {
                view
            })
        add(NavigationLink("Title") { view })
        add(NavigationLink(title) { view })
        add(NavigationLink("Title", destination: view))
        add(NavigationLink(title, destination: view))
        add(NavigationLink("Title", value: 1))
        add(NavigationLink(title, value: 1))
        add(NavigationLink(value: Item(id: 1)) { view })
        add(NavigationLink(value: nil as Int?) { view })
        add(
            NavigationLink(isActive: $isActive) {
                view
            } label: {
                view
            })
        add(NavigationLink(destination: view, isActive: $isActive) { view })
        add(NavigationLink("Title", isActive: $isActive) { view })
        add(NavigationLink("Title", destination: view, isActive: $isActive))
        add(NavigationLink(destination: view, tag: 1, selection: $selection) { view })
        add(
            NavigationLink(tag: 1, selection: $selection) {
                view
            } label: {
                view
            })
        add(NavigationLink("Title", tag: 1, selection: $selection) { view })
        add(NavigationLink("Title", destination: view, tag: 1, selection: $selection))
        add(NavigationLink("Title", value: 1).isDetailLink(false))
        return uses
    }

    static func titles() -> Uses {
        var uses = Uses()
        let title = "Title"
        func add(_ view: some View) { uses.add(NavigationStack { view }) }
        let view = Text("a")
        add(view.navigationTitle("Title"))
        add(view.navigationTitle(title))
        add(view.navigationTitle(Text("Title")))
        add(view.navigationTitle(.constant("Title")))
        add(view.navigationBarTitle("Title"))
        add(view.navigationBarTitle(title))
        add(view.navigationBarTitle(Text("Title")))
        add(view.navigationBarTitle("Title", displayMode: .inline))
        add(view.navigationBarTitle(title, displayMode: .large))
        add(view.navigationBarTitle(Text("Title"), displayMode: .automatic))
        add(view.navigationBarTitleDisplayMode(.inline))
        add(view.navigationBarTitleDisplayMode(.large))
        add(view.navigationBarTitleDisplayMode(.automatic))
        add(view.navigationBarHidden(true))
        add(view.navigationBarBackButtonHidden())
        add(view.navigationBarBackButtonHidden(true))
        add(view.navigationBarItems(leading: view))
        add(view.navigationBarItems(trailing: Button("a") {}))
        add(view.navigationBarItems(leading: view, trailing: view))
        return uses
    }

    private struct Items: ToolbarContent {
        var hasMore = true
        @ToolbarContentBuilder var body: some ToolbarContent {
            ToolbarItem { Text("a") }
            if hasMore { ToolbarItem(placement: .bottomBar) { Text("b") } }
        }
    }

    static func toolbars() -> Uses {
        var uses = Uses()
        func add(_ view: some View) { uses.add(NavigationStack { view }) }
        let view = Text("a")
        add(view.toolbar { Button("a") {} })
        add(view.toolbar { ToolbarItem { Text("a") } })
        for placement: ToolbarItemPlacement in [
            .automatic, .principal, .navigation, .primaryAction, .secondaryAction, .status,
            .confirmationAction, .cancellationAction, .destructiveAction, .keyboard, .topBarLeading,
            .topBarTrailing, .bottomBar, .navigationBarLeading, .navigationBarTrailing,
        ] { add(view.toolbar { ToolbarItem(placement: placement) { Text("a") } }) }
        add(
            view.toolbar {
                ToolbarItem(placement: .topBarLeading) { Text("a") }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("b") {}
                    Button("c") {}
                }
            })
        add(view.toolbar { ToolbarItemGroup { Text("a") } })
        add(view.toolbar { Items() })
        add(view.toolbar(content: { Items() }))
        add(view.toolbar(id: "id") { ToolbarItem(id: "a", placement: .automatic) { Text("a") } })
        add(view.toolbar(.hidden))
        add(view.toolbar(.hidden, for: .navigationBar))
        add(view.toolbar(.visible, for: .navigationBar, .tabBar))
        add(view.toolbarBackground(.red, for: .navigationBar))
        add(view.toolbarBackground(.visible, for: .navigationBar))
        add(view.toolbarBackground(Color.red, for: .navigationBar, .tabBar))
        add(view.toolbarBackgroundVisibility(.hidden, for: .navigationBar))
        return uses
    }

    static func tabs() -> Uses {
        var uses = Uses()
        @State var selection = 1
        let page = Text("a").tabItem { Label("Title", systemImage: "star") }.tag(1)
        uses.add(TabView { page })
        uses.add(TabView(selection: $selection) { page })
        uses.add(
            TabView {
                Text("a").tabItem {
                    Image(systemName: "star")
                    Text("a")
                }
            })
        uses.add(TabView { Tab("Title", systemImage: "star") { Text("a") } })
        uses.add(
            TabView(selection: $selection) {
                Tab("Title", systemImage: "star", value: 1) { Text("a") }
                Tab("Title", image: "name", value: 2) { Text("a") }
                Tab(value: 3, role: .search) { Text("a") }
                Tab(value: 4) {
                    Text("a")
                } label: {
                    Text("label")
                }
            })
        uses.add(
            TabView {
                Tab("Title", systemImage: "star") { Text("a") }
                if selection == 1 { Tab("Title", systemImage: "star") { Text("a") } }
            })
        uses.add(TabView { TabSection("Title") { Tab("Title", systemImage: "star") { Text("a") } } })
        uses.add(TabView { page }.tabViewStyle(.page))
        uses.add(TabView { page }.tabViewStyle(.page(indexDisplayMode: .never)))
        uses.add(TabView { page }.tabViewStyle(PageTabViewStyle()))
        uses.add(TabView { page }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)))
        uses.add(TabView { page }.tabViewStyle(.automatic))
        uses.add(TabView { page }.tabViewStyle(.sidebarAdaptable))
        uses.add(TabView { page.badge(3) })
        return uses
    }

    static func search() -> Uses {
        var uses = Uses()
        @State var text = "text"
        @State var isPresented = false
        func add(_ view: some View) { uses.add(NavigationStack { view }) }
        let view = List { Text("a") }, prompt = "prompt"
        add(view.searchable(text: $text))
        add(view.searchable(text: $text, prompt: "prompt"))
        add(view.searchable(text: $text, prompt: prompt))
        add(view.searchable(text: $text, prompt: Text("prompt")))
        add(view.searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always)))
        add(view.searchable(text: $text, placement: .toolbar, prompt: "prompt"))
        add(view.searchable(text: $text, isPresented: $isPresented))
        add(view.searchable(text: $text, isPresented: $isPresented, prompt: "prompt"))
        add(view.searchable(text: $text) { Text("a").searchCompletion("a") })
        add(view.searchable(text: $text).searchSuggestions { Text("a") })
        add(view.searchable(text: $text).searchScopes(.constant(1)) { Text("a").tag(1) })
        return uses
    }
}
