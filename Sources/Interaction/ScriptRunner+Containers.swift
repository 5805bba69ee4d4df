import Diagnostics
import Geometry
import Scripts
import UIKitCore

// Scroll views, lists, tabs and navigation.
extension ScriptRunner {
    func scroll(_ name: String, _ destination: Step.ScrollDestination) throws(StepFailure) {
        let view = try view(named: name)
        guard let scroll = view as? UIScrollView else {
            throw StepFailure(.scriptAction, "\(view.className.withArticle) does not scroll")
        }
        screen.window.layoutIfNeeded()
        let insets = scroll.adjustedContentInset, size = scroll.bounds.size
        let least = CGPoint(x: -insets.left, y: -insets.top)
        let greatest = CGPoint(
            x: max(least.x, scroll.contentSize.width + insets.right - size.width),
            y: max(least.y, scroll.contentSize.height + insets.bottom - size.height))
        var offset = scroll.contentOffset
        switch destination {
        case .offset(let point): offset = CGPoint(x: point.x, y: point.y)
        case .by(let distance): offset = CGPoint(x: offset.x + distance.x, y: offset.y + distance.y)
        case .edge(.top): offset.y = least.y
        case .edge(.bottom): offset.y = greatest.y
        case .edge(.left): offset.x = least.x
        case .edge(.right): offset.x = greatest.x
        case .page(let page):
            let isVertical = greatest.x <= least.x && greatest.y > least.y
            if isVertical {
                offset.y = least.y + CGFloat(page) * size.height
            } else {
                offset.x = least.x + CGFloat(page) * size.width
            }
            guard offset.x <= greatest.x + 0.5, offset.y <= greatest.y + 0.5 else {
                let extent = isVertical ? greatest.y - least.y : greatest.x - least.x
                let last = Int((extent / max(1, isVertical ? size.height : size.width)).rounded(.down))
                throw StepFailure(.scriptAction, "the last page is \(last), counted from 0")
            }
        }
        offset.x = min(max(offset.x, least.x), greatest.x)
        offset.y = min(max(offset.y, least.y), greatest.y)
        scroll.setContentOffset(offset, animated: true)
    }

    // MARK: Lists

    func select(_ row: Step.Row) throws(StepFailure) {
        let list = try list(of: row)
        if let table = list as? UITableView {
            let path = try indexPath(of: row, in: table)
            if table.cellForRow(at: path).map({ visibleRect(of: $0).isTouchable }) != true {
                table.scrollToRow(at: path, at: .middle, animated: false)
                screen.window.layoutIfNeeded()
            }
            guard let cell = table.cellForRow(at: path) else {
                throw StepFailure(.scriptAction, "the row cannot be scrolled to")
            }
            return tap(at: try touchPoint(of: cell, "row \(path.row)"))
        }
        guard let collection = list as? UICollectionView else { return }
        guard case .index(let item) = row.item, collection.numberOfSections > row.section,
            collection.numberOfItems(inSection: row.section) > item
        else { throw StepFailure(.scriptView, "there is no such item") }
        let path = IndexPath(item: item, section: row.section)
        guard let cell = collection.cellForItem(at: path) else {
            throw StepFailure(
                .scriptTouch, "the item is not in sight", hints: ["scroll \(collection.displayName) first"])
        }
        tap(at: try touchPoint(of: cell, "item \(item)"))
    }

    func delete(_ row: Step.Row) throws(StepFailure) {
        guard let table = try list(of: row) as? UITableView else {
            throw StepFailure(.scriptAction, "rows are deleted in tables")
        }
        let path = try indexPath(of: row, in: table)
        guard let source = table.dataSource else {
            throw StepFailure(.scriptAction, "the rows of the table are fixed: it has no data source")
        }
        guard source.tableView(table, canEditRowAt: path) else {
            throw StepFailure(.scriptAction, "the data source does not let the row be edited")
        }
        if table.cellForRow(at: path) == nil {
            table.scrollToRow(at: path, at: .middle, animated: false)
            screen.window.layoutIfNeeded()
        }
        guard table.deleteRowByUser(at: path) else {
            throw StepFailure(.scriptAction, "row \(path.row) cannot be deleted")
        }
    }

    /// Returns the table or collection view of a row: that which is named, or the only one in sight.
    private func list(of row: Step.Row) throws(StepFailure) -> UIScrollView {
        if let name = row.list {
            let view = try view(named: name)
            guard view is UITableView || view is UICollectionView, let list = view as? UIScrollView else {
                throw StepFailure(.scriptAction, "\(view.className.withArticle) has no rows")
            }
            return list
        }
        let lists = screen.namedViews.filter { entry in
            (entry.view is UITableView || entry.view is UICollectionView) && !entry.view.isHiddenInTree
        }
        guard let first = lists.first?.view as? UIScrollView else {
            throw StepFailure(.scriptView, "there is no list on the screen")
        }
        guard lists.count == 1 else {
            throw StepFailure(
                .scriptView, "there are \(lists.count) lists on the screen",
                hints: lists.map { "\(row.described) in \($0.name)" })
        }
        return first
    }

    private func indexPath(of row: Step.Row, in table: UITableView) throws(StepFailure) -> IndexPath {
        screen.window.layoutIfNeeded()
        switch row.item {
        case .index(let index):
            guard row.section < table.numberOfSections else {
                throw StepFailure(.scriptView, "the table has \(counted(table.numberOfSections, "section"))")
            }
            let count = table.numberOfRows(inSection: row.section)
            guard index < count else {
                throw StepFailure(.scriptView, "section \(row.section) has \(counted(count, "row"))")
            }
            return IndexPath(row: index, section: row.section)
        case .title(let title):
            let titles = table.visibleCells.map { cell in (cell, cell.titles) }
            guard let found = titles.first(where: { $0.1.contains(title) }),
                let path = table.indexPath(for: found.0)
            else {
                throw StepFailure(
                    .scriptView, "no row in sight shows '\(title)'",
                    hints: NearestName.hints(for: title, among: titles.compactMap(\.1.first)))
            }
            return path
        }
    }

    // MARK: Controllers

    func choose(_ tab: Step.Item) throws(StepFailure) {
        guard
            let controller = screen.frontControllers.lazy.compactMap({ $0 as? UITabBarController }).first
        else { throw StepFailure(.scriptAction, "there are no tabs on the screen") }
        let controllers = controller.viewControllers ?? []
        let titles = controllers.map { $0.tabBarItem.title ?? $0.title ?? "" }
        switch tab {
        case .index(let index):
            guard controllers.indices.contains(index) else {
                throw StepFailure(.scriptView, "there are \(counted(controllers.count, "tab"))")
            }
            controller.selectTab(of: controllers[index].tabBarItem)
        case .title(let title):
            guard let index = titles.firstIndex(of: title) else {
                throw StepFailure(
                    .scriptView, "there is no tab '\(title)'",
                    hints: NearestName.hints(for: title, among: titles))
            }
            controller.selectTab(of: controllers[index].tabBarItem)
        }
    }

    func goBack() throws(StepFailure) {
        let stacks = screen.frontControllers.compactMap { $0 as? UINavigationController }
        guard let stack = stacks.first(where: { $0.viewControllers.count > 1 }) else {
            throw StepFailure(
                .scriptAction,
                stacks.isEmpty ? "there is no navigation on the screen" : "this is the first screen")
        }
        _ = stack.popViewController(animated: true)
    }

    func dismiss() throws(StepFailure) {
        guard let presentation = screen.presentation else {
            throw StepFailure(.scriptAction, "nothing is presented")
        }
        guard presentation.dismissByUser() else {
            throw StepFailure(.scriptAction, "the presented screen cannot be dismissed by the user")
        }
    }
}

extension Step.Row {
    /// The row in hints.
    fileprivate var described: String {
        switch item {
        case .index(let index): "row \(index)"
        case .title(let title): "row \"\(title)\""
        }
    }
}

extension CGRect {
    fileprivate var isTouchable: Bool { !isNull && width > 1 && height > 1 }
}

extension UIView {
    /// The texts that the view and the views in it show.
    fileprivate var titles: [String] {
        ([displayedText].compactMap { $0 } + children.flatMap(\.titles)).filter { !$0.isEmpty }
    }
}

extension LiveScreen {
    /// The controllers that are shown, the innermost first.
    fileprivate var frontControllers: [UIViewController] {
        guard let root = topmostController else { return [] }
        func inside(_ controller: UIViewController) -> [UIViewController] {
            let children =
                switch controller {
                case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
                case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
                default: controller.children
                }
            return children.flatMap(inside) + [controller]
        }
        return inside(root)
    }
}
