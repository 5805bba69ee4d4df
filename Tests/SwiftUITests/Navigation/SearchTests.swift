import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Search")
struct SearchTests {
    private final class Values {
        var text = ""
        var scope = "all"
        var isPresented = false
        var submits = 0
    }

    private struct Page: View {
        @State private var text = ""
        @State private var scope = "all"
        @State var isPresented = false
        let values: Values
        var body: some View {
            NavigationStack {
                List { Text(verbatim: "found \(text)") }
                    .navigationTitle("Title")
                    .searchable(
                        text: $text, isPresented: $isPresented,
                        placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
                    )
                    .searchScopes($scope, activation: .onSearchPresentation) {
                        Text("All").tag("all")
                        Text("Mine").tag("mine")
                    }
                    .searchSuggestions { if text.isEmpty { Text("Apples").searchCompletion("apple") } }
            }
            .onSubmit(of: .search) { values.submits += 1 }
            .onChange(of: text) { values.text = text }
            .onChange(of: scope) { values.scope = scope }
            .onChange(of: isPresented) { values.isPresented = isPresented }
        }
    }

    private func item(_ live: LiveScreen) -> UINavigationItem? {
        live.window.rootViewController?.children.compactMap { $0 as? UINavigationController }.first?
            .topViewController?.navigationItem
    }

    @Test("has the prompt and the scopes of its modifiers, and stays in sight where it is to")
    func field() {
        ShownScreen.show(Page(values: Values())) { live in
            let item = item(live), bar = item?.searchController?.searchBar
            #expect(bar?.placeholder == "Find")
            #expect(bar?.scopeButtonTitles == ["All", "Mine"])
            #expect(item?.hidesSearchBarWhenScrolling == false)
            #expect(item?.searchController?.scopeBarActivation == .onSearchActivation)
        }
    }

    @Test("writes its text, its scope and whether it is under way")
    func bindings() {
        let values = Values()
        ShownScreen.show(Page(values: values)) { live in
            let search = item(live)?.searchController
            search?.isActive = true
            ShownScreen.settle(live)
            #expect(values.isPresented)
            search?.searchBar.text = "pear"
            search.map { $0.searchResultsUpdater?.updateSearchResults(for: $0) }
            search.map {
                $0.searchBar.delegate?.searchBar($0.searchBar, selectedScopeButtonIndexDidChange: 1)
            }
            ShownScreen.settle(live)
            #expect(values.text == "pear")
            #expect(values.scope == "mine")
            #expect(ShownScreen.texts(in: live).contains { $0.text == "found pear" })
            search.map { $0.searchBar.delegate?.searchBarSearchButtonClicked($0.searchBar) }
            #expect(values.submits == 1)
            search?.isActive = false
            ShownScreen.settle(live)
            #expect(!values.isPresented)
            #expect(values.text.isEmpty)
        }
    }

    @Test("begins where a binding says so, and suggests texts that a tap searches for")
    func suggestions() throws {
        let values = Values()
        try ShownScreen.show(Page(isPresented: true, values: values)) { live in
            #expect(item(live)?.searchController?.isActive == true)
            let row = try #require(ShownScreen.texts(in: live).first { $0.text == "Apples" }).frame
            let point = CGPoint(x: row.midX, y: row.midY)
            (live.window.hitTest(point, with: nil) as? UIControl)?.sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            #expect(values.text == "apple")
            #expect(!ShownScreen.texts(in: live).contains { $0.text == "Apples" })
        }
    }
}
