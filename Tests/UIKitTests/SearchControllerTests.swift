import Devices
import Testing

@testable import UIKitCore

@Suite("A search controller") struct SearchControllerTests {
    private final class Journal: UISearchResultsUpdating, UISearchControllerDelegate {
        var entries: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            entries.append("update '\(searchController.searchBar.text ?? "")' \(searchController.isActive)")
        }
        func willPresentSearchController(_ searchController: UISearchController) {
            entries.append("willPresent \(searchController.isActive)")
        }
        func didPresentSearchController(_ searchController: UISearchController) {
            entries.append("didPresent \(searchController.isActive)")
        }
        func willDismissSearchController(_ searchController: UISearchController) {
            entries.append("willDismiss \(searchController.isActive)")
        }
        func didDismissSearchController(_ searchController: UISearchController) {
            entries.append("didDismiss \(searchController.isActive)")
        }
    }

    private func searching(
        on device: String = "iphone-8", results: UIViewController? = nil,
        _ change: (UINavigationController, UISearchController) -> Void = { _, _ in }
    ) throws -> (ShownScreen<UINavigationController>, UISearchController) {
        var made: UISearchController?
        let screen = try show(on: device) { () -> UINavigationController in
            let child = UIViewController(), search = UISearchController(searchResultsController: results)
            child.title = "Plants"
            child.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain)
            child.navigationItem.searchController = search
            let navigation = UINavigationController(rootViewController: child)
            change(navigation, search)
            made = search
            return navigation
        }
        return (screen, try #require(made))
    }

    /// Source: navigation bars with a search bar are 96 points high, and 148 with a large title.
    @Test("its bar is below the title", arguments: [("iphone-8", false, 96.0), ("iphone-8", true, 148)])
    func heights(device: String, isLarge: Bool, height: CGFloat) throws {
        let (screen, search) = try searching(on: device) { navigation, _ in
            navigation.navigationBar.prefersLargeTitles = isLarge
        }
        let bar = screen.controller.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: height))
        #expect(search.searchBar.superview === bar)
        #expect(search.searchBar.frame == CGRect(x: 0, y: height - 52, width: 375, height: 52))
        #expect(search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: 343, height: 36))
        let child = try #require(screen.controller.topViewController)
        #expect(child.view.safeAreaInsets.top == 20 + height)
        #expect(bar.intrinsicContentSize.height == height)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test("without one, the bar is as before")
    func removed() throws {
        let (screen, search) = try searching()
        screen.change { screen.controller.topViewController?.navigationItem.searchController = nil }
        #expect(screen.controller.navigationBar.frame.height == 44)
        #expect(search.searchBar.superview == nil && !search.searchBar.isIntegrated)
    }

    /// Source: UISearchController.hidesNavigationBarDuringPresentation, true by default; the search results updater is
    /// called when a search begins and ends (Apple's documentation).
    @Test("a search hides the title and dims the content")
    func activation() throws {
        let journal = Journal()
        let (screen, search) = try searching { _, search in
            search.searchResultsUpdater = journal
            search.delegate = journal
        }
        let bar = screen.controller.navigationBar
        let label = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Plants" })
        screen.change { search.isActive = true }
        #expect(bar.frame.height == 56 && search.searchBar.frame.height == 56)
        #expect(label.isHidden && search.searchBar.showsCancelButton)
        #expect(search.view.superview === screen.controller.view)
        #expect(search.view.frame == screen.controller.view.bounds)
        #expect(search.view.subviews.allSatisfy { !$0.isHidden })
        #expect(journal.entries == ["willPresent false", "update '' true", "didPresent true"])
        journal.entries = []
        screen.change {
            search.searchBar.text = "rose"
            search.isActive = false
        }
        #expect(bar.frame.height == 96 && !label.isHidden && !search.searchBar.showsCancelButton)
        #expect(search.viewIfLoaded?.superview == nil && search.parent == nil)
        #expect(journal.entries == ["willDismiss true", "update '' false", "didDismiss false"])
    }

    @Test("results are above the content while there is text")
    func results() throws {
        let results = UITableViewController()
        let (screen, search) = try searching(results: results) { _, search in
            search.obscuresBackgroundDuringPresentation = false
            search.hidesNavigationBarDuringPresentation = false
        }
        screen.change { search.isActive = true }
        #expect(screen.controller.navigationBar.frame.height == 96)
        #expect(search.parent == nil && results.parent == nil)
        screen.change {
            search.searchBar.text = "rose"
            search.textDidChange()
        }
        #expect(results.parent === search && results.view.superview === search.view)
        #expect(results.view.frame == screen.controller.view.bounds)
        #expect(results.view.safeAreaInsets.top == 116)
        screen.change {
            search.searchBar.text = ""
            search.textDidChange()
        }
        #expect(results.parent == nil && results.view.superview == nil)
    }

    @Test("a tap on the field begins a search, and one on the button ends it")
    func touches() throws {
        let environment = testEnvironment(try DeviceTable.profile(named: "iphone-8"), .portrait)
        try live(on: environment) { () -> UINavigationController in
            let child = UIViewController()
            child.navigationItem.searchController = UISearchController(searchResultsController: nil)
            return UINavigationController(rootViewController: child)
        } _: { navigation, screen in
            let item = try #require(navigation.topViewController?.navigationItem)
            let search = try #require(item.searchController)
            TouchInput().tap(at: CGPoint(x: 100, y: 20 + 44 + 19))
            screen.state.eventLoop.settle()
            screen.window.layoutIfNeeded()
            #expect(search.isActive && search.searchBar.searchTextField.isFirstResponder)
            TouchInput().tap(at: CGPoint(x: 340, y: 20 + 28))
            screen.state.eventLoop.settle()
            #expect(!search.isActive && !search.searchBar.searchTextField.isFirstResponder)
        }
    }

    @Test("scopes are shown during a search")
    func scopes() throws {
        let (screen, search) = try searching { _, search in
            search.searchBar.scopeButtonTitles = ["All", "Herbs"]
            search.searchBar.selectedScopeButtonIndex = 1
        }
        let bar = screen.controller.navigationBar
        let control = try #require(
            search.searchBar.children.compactMap { $0 as? UISegmentedControl }.first)
        #expect(bar.frame.height == 96 && control.isHidden)
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
        screen.change { search.isActive = true }
        #expect(bar.frame.height == 100 && !control.isHidden)
        #expect(control.frame == CGRect(x: 16, y: 56, width: 343, height: 32))
    }

    @Test("a bar in the content has its results below it")
    func header() throws {
        let results = UITableViewController(), search = UISearchController(searchResultsController: results)
        let screen = try show { () -> UINavigationController in
            let table = UITableViewController()
            table.tableView.tableHeaderView = search.searchBar
            return UINavigationController(rootViewController: table)
        }
        #expect(search.searchBar.frame.height == 56)
        screen.change {
            search.searchBar.text = "rose"
            search.isActive = true
            search.textDidChange()
        }
        #expect((search.view.frame.minY - 120).magnitude < 1e-6)
        #expect(results.view.superview === search.view)
    }
}
