import SwiftUI
import UIKit

/// Uses of bars, columns, tabs, sheets and menus beyond the most common ones.
@MainActor
enum BarUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("columns", columns), ("toolbars", toolbars), ("tabs", tabs), ("sheets", sheets), ("menus", menus),
    ]

    static func columns() -> Uses {
        var uses = Uses()
        @State var visibility = NavigationSplitViewVisibility.automatic
        @State var column = NavigationSplitViewColumn.sidebar
        let view = Text("a")
        uses.add(
            NavigationSplitView(preferredCompactColumn: $column) {
                view
            } detail: {
                view
            })
        uses.add(
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
                view.navigationSplitViewColumnWidth(200)
            } content: {
                view.navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
            } detail: {
                NavigationStack { view }
            }
            .navigationSplitViewStyle(.prominentDetail))
        uses.add(
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
                view
            } detail: {
                view
            }
            .navigationSplitViewStyle(.balanced))
        uses.add(view.inspector(isPresented: .constant(false)) { view.inspectorColumnWidth(300) })
        uses.add(
            view.inspector(isPresented: .constant(false)) {
                view.inspectorColumnWidth(min: 100, ideal: 200, max: 300)
            })
        return uses
    }

    private struct Customizable: CustomizableToolbarContent {
        var body: some CustomizableToolbarContent {
            ToolbarItem(id: "a", placement: .secondaryAction) { Text("a") }.defaultCustomization(.hidden)
            ToolbarItem(id: "b", showsByDefault: false) { Text("b") }.customizationBehavior(.reorderable)
        }
    }

    static func toolbars() -> Uses {
        var uses = Uses()
        func add(_ view: some View) { uses.add(NavigationStack { view }) }
        let view = Text("a"), subtitle = "Subtitle"
        add(
            view.toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    Button("a") {}
                } label: {
                    Text("label")
                }
                ToolbarSpacer(.fixed)
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem { Text("b") }.hidden()
                ToolbarTitleMenu { Button("c") {} }
            })
        add(
            view.toolbar {
                if subtitle.isEmpty {
                    ToolbarItem { Text("a") }
                } else {
                    ToolbarItem { Text("b") }.sharedBackgroundVisibility(.hidden)
                }
            })
        add(view.toolbar {})
        add(view.toolbar { Customizable() })
        add(view.toolbar(removing: .sidebarToggle))
        add(view.toolbar(removing: nil))
        add(view.toolbarTitleMenu { Button("a") {} })
        add(view.toolbarRole(.browser))
        add(view.toolbarTitleDisplayMode(.inlineLarge))
        add(view.toolbarColorScheme(.dark, for: .navigationBar, .tabBar))
        add(view.toolbarColorScheme(nil))
        add(view.navigationSubtitle("Subtitle"))
        add(view.navigationSubtitle(subtitle))
        add(view.navigationSubtitle(Text("Subtitle")))
        return uses
    }

    static func tabs() -> Uses {
        var uses = Uses()
        @State var selection = 1
        let title = "Title"
        uses.add(
            TabView(selection: $selection) {
                Tab(title, image: "name", value: 1) { Text("a") }.badge("new")
                Tab(title, systemImage: "star", value: 2) { Text("a") }.badge(title).disabled(true)
                ForEach(Item.three) { item in
                    Tab(item.name, systemImage: "star", value: 10 + item.id) { Text("a") }
                }
                TabSection {
                    Tab(value: 3, role: .search) { Text("a") }.customizationID("id")
                } header: {
                    Text("Section")
                }
                .tabPlacement(.sidebarOnly)
            })
        uses.add(
            TabView {
                Tab {
                    Text("a")
                } label: {
                    Label("Title", systemImage: "star")
                }
                .badge(3)
                .accessibilityLabel("label")
                .accessibilityIdentifier("id")
                ForEach(["b", "c"], id: \.self) { Tab($0, systemImage: "star") { Text("a") } }
            })
        uses.add(
            TabView { Text("a") }.tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: .always)))
        uses.add(TabView { Text("a") }.indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .never)))
        return uses
    }

    static func sheets() -> Uses {
        var uses = Uses()
        @State var isPresented = false
        @State var item: Item?
        let view = Text("a")
        uses.add(
            view.popover(isPresented: $isPresented, attachmentAnchor: .rect(.bounds), arrowEdge: nil) { view }
        )
        uses.add(view.popover(item: $item, arrowEdge: .leading) { Text($0.name) })
        uses.add(view.presentationBackground { Color.red })
        uses.add(view.presentationBackground(alignment: .top) { view })
        uses.add(view.presentationBackground(.ultraThinMaterial))
        uses.add(view.presentationBackgroundInteraction(.enabled))
        uses.add(view.presentationBackgroundInteraction(.enabled(upThrough: .height(200))))
        uses.add(view.presentationContentInteraction(.scrolls))
        uses.add(view.presentationCompactAdaptation(horizontal: .popover, vertical: .sheet))
        uses.add(view.dialogSeverity(.critical))
        let title = "Title"
        uses.add(
            view.confirmationDialog(title, isPresented: $isPresented, presenting: item) { Button($0.name) {} }
        )
        return uses
    }

    static func menus() -> Uses {
        var uses = Uses()
        let title = "Title"
        uses.add(
            Menu(title) {
                Button("a") {}
            } primaryAction: {
            })
        uses.add(
            Menu("Title", systemImage: "star") {
                Button("a") {}
            } primaryAction: {
            })
        uses.add(Menu("Title") { ControlGroup { Button("a") {} } }.menuOrder(.priority))
        uses.add(Menu("Title") { Button("a") {} }.menuStyle(.button).menuIndicator(.hidden))
        uses.add(Menu("Title") { Button("a") {} }.menuStyle(BorderlessButtonMenuStyle()))
        uses.add(Menu("Title") { Button("a") {} }.menuActionDismissBehavior(.disabled))
        return uses
    }
}
