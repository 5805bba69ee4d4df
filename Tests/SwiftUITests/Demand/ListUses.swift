import SwiftUI
import UIKit

/// Uses of lists, forms and sections.
@MainActor
enum ListUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("lists", lists), ("sections", sections), ("rows", rows), ("styles of lists", listStyles),
        ("tables", tables),
    ]

    static func lists() -> Uses {
        var uses = Uses()
        @State var one: Int?
        @State var many: Set<Int> = []
        @State var items = Item.three
        uses.add(List { Text("a") })
        uses.add(List(Item.three) { Text($0.name) })
        uses.add(List(Item.three, id: \.name) { Text($0.name) })
        uses.add(List(0..<3) { Text("\($0)") })
        uses.add(List(["a", "b"], id: \.self) { text in Text(text) })
        uses.add(List(selection: $one) { Text("a") })
        uses.add(List(selection: $many) { Text("a") })
        uses.add(List(Item.three, selection: $one) { Text($0.name) })
        uses.add(List(Item.three, selection: $many) { Text($0.name) })
        uses.add(List(Item.three, id: \.id, selection: $one) { Text($0.name) })
        uses.add(List(Item.three, children: \.children) { Text($0.name) })
        uses.add(List($items) { $item in TextField("name", text: $item.name) })
        uses.add(List($items, editActions: .all) { $item in Text(item.name) })
        uses.add(List($items, id: \.name, editActions: [.delete, .move]) { $item in Text(item.name) })
        uses.add(List($items, editActions: .move, selection: $many) { $item in Text(item.name) })
        uses.add(List($items, id: \.name) { $item in Text(item.name) })
        uses.add(List($items, selection: $one) { $item in Text(item.name) })
        uses.add(List($items, selection: $many) { $item in Text(item.name) })
        uses.add(List { ForEach($items, editActions: .delete) { $item in Text(item.name) } })
        uses.add(List { ForEach($items, id: \.id, editActions: .move) { $item in Text(item.name) } })
        uses.add(List { ForEach(Item.three) { Text($0.name) }.onInsert(of: [.text]) { _, _ in } })
        uses.add(List(Item.three, id: \.name, children: \.children) { Text($0.name) })
        uses.add(List(Item.three, children: \.children, selection: $one) { Text($0.name) })
        uses.add(List(Item.three, children: \.children, selection: $many) { Text($0.name) })
        uses.add(List { OutlineGroup(Item(id: 1), children: \.children) { Text($0.name) } })
        uses.add(
            List {
                ForEach(Item.three) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in }
            })
        uses.add(Form { Text("a") })
        uses.add(
            Form {
                Section { Toggle("a", isOn: .constant(true)) }
            }.formStyle(.grouped))
        uses.add(List { OutlineGroup(Item.three, children: \.children) { Text($0.name) } })
        uses.add(Form { Text("a") }.formStyle(.columns))
        return uses
    }

    static func sections() -> Uses {
        var uses = Uses()
        @State var isExpanded = true
        let title = "Title"
        let text = Text("a")
        uses.add(List { Section { text } })
        uses.add(List { Section("Title") { text } })
        uses.add(List { Section(title) { text } })
        uses.add(List { Section(header: text) { text } })
        uses.add(List { Section(footer: text) { text } })
        uses.add(List { Section(header: text, footer: text) { text } })
        uses.add(
            List {
                Section {
                    text
                } header: {
                    text
                }
            })
        uses.add(
            List {
                Section {
                    text
                } footer: {
                    text
                }
            })
        uses.add(
            List {
                Section {
                    text
                } header: {
                    text
                } footer: {
                    text
                }
            })
        uses.add(List { Section("Title", isExpanded: $isExpanded) { text } })
        uses.add(
            List {
                Section(isExpanded: $isExpanded) {
                    text
                } header: {
                    text
                }
            })
        return uses
    }

    static func rows() -> Uses {
        var uses = Uses()
        let row = Text("a")
        uses.add(List { row.listRowBackground(Color.red) })
        uses.add(List { row.listRowBackground(EmptyView()) })
        uses.add(List { row.listRowBackground(nil as Color?) })
        uses.add(List { row.listRowInsets(EdgeInsets()) })
        uses.add(List { row.listRowInsets(nil) })
        uses.add(List { row.listRowSeparator(.hidden) })
        uses.add(List { row.listRowSeparator(.hidden, edges: .bottom) })
        uses.add(List { row.listRowSeparatorTint(.red) })
        uses.add(List { row.listRowSeparatorTint(.red, edges: .top) })
        uses.add(List { row.listSectionSeparator(.hidden) })
        uses.add(List { row.listSectionSeparatorTint(.red, edges: .bottom) })
        uses.add(List { row.listItemTint(.red) })
        uses.add(List { row.listItemTint(.fixed(.red)) })
        uses.add(List { row.listItemTint(.monochrome) })
        uses.add(List { row.listRowInsets(.vertical, 4) })
        uses.add(List { row.badge(3).badgeProminence(.increased) })
        uses.add(List { row.selectionDisabled() })
        uses.add(List { row }.listRowSpacing(4))
        uses.add(List { row }.listRowSpacing(nil))
        uses.add(List { row }.listSectionSpacing(4))
        uses.add(List { row }.listSectionSpacing(.compact))
        uses.add(List { row.swipeActions { Button("a") {} } })
        uses.add(List { row.swipeActions(edge: .leading, allowsFullSwipe: false) { Button("a") {} } })
        uses.add(List { row.badge(3) })
        uses.add(List { row.badge("new") })
        uses.add(List { row.deleteDisabled(true).moveDisabled(true) })
        uses.add(List { row }.environment(\.defaultMinListRowHeight, 10))
        uses.add(List { row }.environment(\.editMode, .constant(.active)))
        uses.add(List { row }.scrollContentBackground(.hidden))
        uses.add(List { row }.refreshable {})
        uses.add(List { row }.headerProminence(.increased))
        return uses
    }

    static func tables() -> Uses {
        var uses = Uses()
        @State var one: Int?
        @State var many: Set<Int> = []
        @State var order = [KeyPathComparator(\Item.name)]
        let items = Item.three
        uses.add(Table(items) { TableColumn("Name", value: \.name) })
        uses.add(Table(items) { TableColumn("Name") { Text($0.name) }.width(80) })
        uses.add(Table(items, selection: $one) { TableColumn("Name", value: \.name) })
        uses.add(Table(items, selection: $many) { TableColumn("Name", value: \.name) })
        uses.add(
            Table(items, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Number", value: \.id) { Text("\($0.id)") }
                TableColumn("Plain") { Text($0.name) }.width(min: 10, ideal: 50, max: 100)
            })
        uses.add(
            Table(of: Item.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(items) { TableRow($0) }
            })
        uses.add(Table(items) { TableColumn("Name", value: \.name) }.tableStyle(.inset))
        return uses
    }

    static func listStyles() -> Uses {
        var uses = Uses()
        let list = List { Text("a") }
        uses.add(list.listStyle(.plain))
        uses.add(list.listStyle(.insetGrouped))
        uses.add(list.listStyle(.grouped))
        uses.add(list.listStyle(.sidebar))
        uses.add(list.listStyle(.inset))
        uses.add(list.listStyle(.automatic))
        uses.add(list.listStyle(PlainListStyle()))
        uses.add(list.listStyle(InsetGroupedListStyle()))
        uses.add(list.listStyle(GroupedListStyle()))
        uses.add(list.listStyle(SidebarListStyle()))
        uses.add(list.listStyle(DefaultListStyle()))
        uses.add(list.listStyle(InsetListStyle()))
        return uses
    }
}
