import Geometry
import ScreenDocuments
import UIKitCore

// The contents that tables, collection views, cells and bars arrange themselves.
extension SceneBuilder {
    /// Creates the contents that a view arranges itself; returns the elements that remain to be created.
    mutating func parts(of element: Element, _ view: UIView) -> [Element] {
        guard canvas == nil else { return canvasParts(of: element) }
        switch view {
        case let table as UITableView: return fill(table, element)
        case let collection as UICollectionView: return fill(collection, element)
        case let bar as UINavigationBar:
            bar.items = element.subviews.map { part in
                let item = UINavigationItem(title: "")
                configure(item, part)
                return item
            }
        case let bar as UIToolbar: bar.items = element.subviews.compactMap { makeBarButton($0) }
        case let bar as UITabBar: bar.items = element.subviews.compactMap { makeTabItem($0) }
        default: return element.subviews
        }
        return []
    }

    // MARK: Tables

    /// Sets the cells of a table; returns the other elements in it.
    private mutating func fill(_ table: UITableView, _ element: Element) -> [Element] {
        var sections: [UITableView.StaticSection] = []
        var loose: [UITableViewCell] = []
        var others: [Element] = []
        let parts = listParts(of: element, count: table.declaredCount)
        for part in parts.elements {
            if registersPrototypes, !element.isStatic, registerPrototype(part, in: table) { continue }
            if part.className == "TableSection" {
                sections.append(makeSection(part))
            } else if let cell = makeCell(part) {
                loose.append(cell)
            } else {
                others.append(part)
            }
        }
        if !loose.isEmpty { sections.append(UITableView.StaticSection(cells: loose)) }
        if !registersPrototypes || element.isStatic {
            table.staticSections = sections
            table.repetition = repetition(of: parts.prototypes, in: element)
        }
        if isOfOlderLook, !element.has("fillerRowHeight") {
            table.fillerRowHeight = UITableView.automaticDimension
        }
        return others
    }

    private mutating func makeSection(_ element: Element) -> UITableView.StaticSection {
        let section = TableSection()
        applyAttributes(of: element, to: section)
        var made = UITableView.StaticSection(
            headerTitle: section.headerTitle, footerTitle: section.footerTitle, cells: [])
        for part in element.subviews {
            switch part.slot {
            case "sectionHeaderView": made.headerView = makeSectionView(part)
            case "sectionFooterView": made.footerView = makeSectionView(part)
            default: if let cell = makeCell(part) { made.cells.append(cell) }
            }
        }
        return made
    }

    /// Creates the header or footer of a table's section, whose contents are created later.
    private mutating func makeSectionView(_ element: Element) -> UIView {
        let view = makeView(element)
        view.translatesAutoresizingMaskIntoConstraints = true
        if let view = view as? UITableViewHeaderFooterView { contents[element.id] = view.contentView }
        enqueue(element.subviews, in: element, view)
        return view
    }

    /// Creates the cell of an element, whose contents are created later; nil if the element is not a cell.
    mutating func makeCell(_ element: Element) -> UITableViewCell? {
        guard element.className == "UITableViewCell" else { return nil }
        let made = makeObject(element)
        guard let cell = made as? UITableViewCell else { return nil }
        configureView(cell, for: element, isPlaced: true)
        contents[element.id] = cell.contentView
        setStoredSize(of: cell, element)
        enqueue(element.subviews, in: element, cell)
        return cell
    }

    // MARK: Collections

    /// Sets the sections of a collection view; returns the other elements in it.
    private mutating func fill(_ collection: UICollectionView, _ element: Element) -> [Element] {
        var sections: [UICollectionView.StaticSection] = []
        var loose = UICollectionView.StaticSection()
        var others: [Element] = []
        let parts = listParts(of: element, count: collection.declaredCount)
        for part in parts.elements {
            switch part.className {
            case "UICollectionViewFlowLayout":
                let layout = UICollectionViewFlowLayout()
                applyAttributes(of: part, to: layout)
                collection.collectionViewLayout = layout
            case "CollectionSection": sections.append(makeCollectionSection(part))
            default:
                if registersPrototypes, registerPrototype(part, in: collection) { continue }
                if !add(part, to: &loose) { others.append(part) }
            }
        }
        if registersPrototypes { return others }
        if !loose.isEmpty || sections.isEmpty { sections.append(loose) }
        // The contents are created later and follow size changes from this size on.
        if let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout {
            for cell in sections.flatMap(\.cells) where cell.frame.size == .zero {
                cell.frame.size = layout.itemSize
            }
        }
        collection.staticSections = sections
        collection.repetition = repetition(of: parts.prototypes, in: element)
        return others
    }

    private mutating func makeCollectionSection(_ element: Element) -> UICollectionView.StaticSection {
        let section = CollectionSection()
        applyAttributes(of: element, to: section)
        for part in element.subviews { _ = add(part, to: &section.items) }
        return section.items
    }

    /// Adds a cell, a header or a footer to a section; returns false for other elements.
    private mutating func add(_ part: Element, to section: inout UICollectionView.StaticSection) -> Bool {
        switch (part.className, part.slot) {
        case ("UICollectionViewCell", nil), ("UICollectionViewCell", "cell"):
            if let cell = makeReusable(part) as? UICollectionViewCell { section.cells.append(cell) }
        case (_, "sectionHeaderView"): section.header = makeReusable(part)
        case (_, "sectionFooterView"): section.footer = makeReusable(part)
        default: return false
        }
        return true
    }

    mutating func makeReusable(_ element: Element) -> UICollectionReusableView? {
        let made = makeObject(element)
        guard let view = made as? UICollectionReusableView else { return nil }
        configureView(view, for: element, isPlaced: true)
        if let cell = view as? UICollectionViewCell { contents[element.id] = cell.contentView }
        setStoredSize(of: view, element)
        setCellMargins(of: element, view, in: nil)
        enqueue(element.subviews, in: element, view)
        return view
    }

    // MARK: Special subviews

    /// Assigns a view to the property of its superview that it belongs to; returns false for an ordinary
    /// subview.
    mutating func attachPart(_ element: Element, to superview: UIView) -> Bool {
        guard let slot = element.slot else { return false }
        if let existing = existingPart(slot, of: superview) {
            configureView(existing, for: element, isPlaced: true)
            setStoredSize(of: existing, element)
            enqueue(parts(of: element, existing), in: element, existing)
            return true
        }
        guard let place = place(slot, in: superview) else {
            guard element.role != nil else { return false }
            ValueConverter(place: element.place, view: element.id).report(
                .viewUnsupported, "the style of the cell has no \(slot); the view is left out")
            return true
        }
        let view = makeView(element)
        prepare(view, for: element)
        view.translatesAutoresizingMaskIntoConstraints = !isFitted(element, as: slot)
        if element.role != nil, !element.has("frame"), slot.hasSuffix("ccessoryView") { view.sizeToFit() }
        enqueue(parts(of: element, view), in: element, view)
        place(view)
        return true
    }

    /// Whether the table fits the header or footer of a screen file to its own width, with the height that the constraints
    /// ask for, as code does by `systemLayoutSizeFitting(_:)`: one that no frame and no mask positions. Interface Builder
    /// saves the frame of each.
    private func isFitted(_ element: Element, as slot: String) -> Bool {
        element.role != nil && ["tableHeaderView", "tableFooterView"].contains(slot)
            && !Element.placement.contains(where: element.has)
    }

    /// Gives a view the size that the autoresizing masks of its subviews were designed for, and where code sees it the
    /// place too, until its superview lays it out.
    private func setStoredSize(of view: UIView, _ element: Element) {
        var stored = hasCode ? element.origin?.savedFrame : nil
        if case .rect(let frame)? = element.value("frame") { stored = frame }
        if let stored {
            view.frame = CGRect(origin: hasCode ? CGRect(stored).origin : .zero, size: CGSize(stored.size))
        } else if let size = element.origin?.designSize {
            view.frame = CGRect(origin: .zero, size: CGSize(size))
        }
    }

    /// Returns the built-in view of a cell for a role.
    private func existingPart(_ slot: String, of superview: UIView) -> UIView? {
        switch (slot, superview) {
        case ("contentView", let cell as UITableViewCell): return cell.contentView
        case ("contentView", let cell as UICollectionViewCell): return cell.contentView
        case ("contentView", let view as UITableViewHeaderFooterView): return view.contentView
        case ("textLabel", _): return cell(around: superview)?.textLabel
        case ("detailTextLabel", _): return cell(around: superview)?.detailTextLabel
        case ("imageView", _): return cell(around: superview)?.imageView
        default: return nil
        }
    }

    private func cell(around view: UIView) -> UITableViewCell? {
        view as? UITableViewCell ?? view.superview as? UITableViewCell
    }

    /// Returns the setter of a superview's property for a role.
    private func place(_ slot: String, in superview: UIView) -> ((UIView) -> Void)? {
        switch (slot, superview) {
        case ("tableHeaderView", let table as UITableView): { table.tableHeaderView = $0 }
        case ("tableFooterView", let table as UITableView): { table.tableFooterView = $0 }
        case ("backgroundView", let table as UITableView): { table.backgroundView = $0 }
        case ("backgroundView", let collection as UICollectionView): { collection.backgroundView = $0 }
        case ("backgroundView", let cell as UITableViewCell): { cell.backgroundView = $0 }
        case ("backgroundView", let cell as UICollectionViewCell): { cell.backgroundView = $0 }
        case ("selectedBackgroundView", let cell as UITableViewCell): { cell.selectedBackgroundView = $0 }
        case ("selectedBackgroundView", let cell as UICollectionViewCell):
            { cell.selectedBackgroundView = $0 }
        case ("backgroundView", let view as UITableViewHeaderFooterView): { view.backgroundView = $0 }
        case ("accessoryView", let cell as UITableViewCell): { cell.accessoryView = $0 }
        case ("editingAccessoryView", let cell as UITableViewCell): { cell.editingAccessoryView = $0 }
        default: nil
        }
    }

    // MARK: Bar items

    private var barButtonKeys: ElementVocabulary.BarButtonItem { .init() }

    /// Configures a navigation item from its element.
    mutating func configure(_ item: UINavigationItem, _ element: Element) {
        applyAttributes(of: element, to: item)
        var left: [UIBarButtonItem] = [], right: [UIBarButtonItem] = []
        for part in element.subviews {
            if part.slot == "titleView" {
                item.titleView = makeDetachedView(part)
            } else if let button = makeBarButton(part) {
                switch part[barButtonKeys.placement] {
                case .left: left.append(button)
                case .back: item.backBarButtonItem = button
                case .right, nil: right.append(button)
                }
            }
        }
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
    }

    /// Creates a bar button item; nil if the element is not one.
    mutating func makeBarButton(_ element: Element) -> UIBarButtonItem? {
        let made = makeObject(element)
        guard let item = made as? UIBarButtonItem else { return nil }
        applyAttributes(of: element, to: item)
        record(item, element)
        if let view = element.subviews.first(where: { $0.kind == .view }) {
            item.customView = makeDetachedView(view)
        }
        return item
    }

    /// Creates a tab bar item; nil if the element is not one.
    func makeTabItem(_ element: Element) -> UITabBarItem? {
        let made = makeObject(element)
        guard let item = made as? UITabBarItem else { return nil }
        applyAttributes(of: element, to: item)
        return item
    }

    /// Creates a view that a bar positions, at the size in the file.
    private mutating func makeDetachedView(_ element: Element) -> UIView {
        let view = makeView(element)
        prepare(view, for: element)
        view.translatesAutoresizingMaskIntoConstraints = true
        enqueue(parts(of: element, view), in: element, view)
        return view
    }
}
