import Testing

@testable import UIKitCore

/// Collections that are laid out as lists, on an iPhone 8: margins of 16, at 2 pixels a point.
@Suite struct ListLayoutTests {
    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    /// A list with its data source.
    private final class List {
        let view: UICollectionView
        var source: UICollectionViewDiffableDataSource<Int, String>?
        var root: UIView?

        init(
            _ configuration: UICollectionLayoutListConfiguration, _ sections: [[String]],
            direction: UITraitEnvironmentLayoutDirection = .leftToRight,
            fill: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
        ) throws {
            view = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let (_, root, diagnostics) = try layOut(direction: direction) { root in
                _ = addView(view, to: root)
                pinEdges(of: view, to: root)
                view.contentInsetAdjustmentBehavior = .never
                configure(fill)
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                for (index, items) in sections.enumerated() {
                    snapshot.appendSections([index])
                    snapshot.appendItems(items)
                }
                source?.apply(snapshot, animatingDifferences: false)
            }
            self.root = root
            #expect(diagnostics.isEmpty)
        }

        private func configure(_ fill: @escaping (UICollectionViewListCell, String) -> Void) {
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                fill(cell, item)
            }
            let views = [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ].map { kind in
                UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
                    cell, _, path in
                    var content = cell.defaultContentConfiguration()
                    content.text = "Title \(path.section)"
                    cell.contentConfiguration = content
                }
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            source?.supplementaryViewProvider = { view, kind, path in
                let isHeader = kind == UICollectionView.elementKindSectionHeader
                return view.dequeueConfiguredReusableSupplementary(using: views[isHeader ? 0 : 1], for: path)
            }
        }

        func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
            view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
        }

        func header(_ section: Int = 0) -> UICollectionViewListCell? {
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section)) as? UICollectionViewListCell
        }
    }

    private func configuration(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ header: UICollectionLayoutListConfiguration.HeaderMode = .none
    ) -> UICollectionLayoutListConfiguration {
        var result = UICollectionLayoutListConfiguration(appearance: appearance)
        result.headerMode = header
        return result
    }

    private func lines(_ cell: UICollectionViewListCell?) -> [CGRect] {
        cell?.subviews.filter { $0.frame.height == 0.5 && !$0.isHidden }.map(\.frame) ?? []
    }

    // Source: inset groups in public storyboards, 343 wide in 375; 35 above the first and between groups.
    @Test func insetGroups() throws {
        let list = try List(configuration(.insetGrouped), [["a", "b", "c"], ["d"]])
        #expect(list.cell(0)?.frame == CGRect(x: 16, y: 35, width: 343, height: 44))
        #expect(list.cell(2)?.frame.minY == 123)
        #expect(list.cell(0, 1)?.frame.minY == 202)
        #expect(list.cell(0)?.layer.cornerRadius == 10 && list.cell(1)?.layer.cornerRadius == 0)
        #expect(list.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(list.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
        // Lines begin at the text; there is none after the last item.
        #expect(lines(list.cell(0)) == [CGRect(x: 16, y: 43.5, width: 327, height: 0.5)])
        #expect(lines(list.cell(2)).isEmpty && lines(list.cell(0, 1)).isEmpty)
    }

    @Test func groupsHaveLinesAtBothEnds() throws {
        let list = try List(configuration(.grouped), [["a", "b"]])
        #expect(list.cell(0)?.frame == CGRect(x: 0, y: 35, width: 375, height: 44))
        #expect(
            lines(list.cell(0)) == [
                CGRect(x: 0, y: 0, width: 375, height: 0.5), CGRect(x: 16, y: 43.5, width: 359, height: 0.5),
            ])
        #expect(lines(list.cell(1)) == [CGRect(x: 0, y: 43.5, width: 375, height: 0.5)])
    }

    @Test func plainListsBeginAtTheTop() throws {
        let list = try List(configuration(.plain), [["a", "b"], ["c"]])
        #expect(list.cell(0)?.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(list.cell(0, 1)?.frame.minY == 88)
    }

    // Source: titled headers of grouped tables, 55.5 and 38 with the space above.
    @Test func headersAreThoseOfTables() throws {
        var configuration = configuration(.insetGrouped, .supplementary)
        configuration.footerMode = .supplementary
        let list = try List(configuration, [["a"], ["b"]])
        let header = try #require(list.header())
        #expect(header.frame.maxY == 55.5 && header.frame.minX == 16)
        let label = header.contentView.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
        #expect(label?.text == "TITLE 0")
        #expect(list.cell(0)?.frame.minY == 55.5)
        // A footer of 30, and the next header of 38.
        #expect(list.cell(0, 1)?.frame.minY == 55.5 + 44 + 30 + 38)
    }

    @Test func plainHeadersStayAtTheTop() throws {
        let list = try List(
            configuration(.plain, .supplementary), [(0..<40).map(String.init), ["next"]])
        list.view.contentOffset = CGPoint(x: 0, y: 200)
        list.view.layoutIfNeeded()
        #expect(list.header()?.frame.minY == 200)
    }

    @Test func theFirstItemMayBeTheHeader() throws {
        let list = try List(configuration(.insetGrouped, .firstItemInSection), [["Head", "a", "b"]])
        let head = try #require(list.cell(0))
        #expect(head.layer.cornerRadius == 0 && lines(head).isEmpty)
        #expect(head.frame.maxY == 55.5)
        #expect(list.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    // MARK: Accessories

    @Test func accessoriesAreAtTheMargin() throws {
        let list = try List(configuration(.plain), [["a"]]) { cell, _ in
            cell.accessories = [
                .checkmark(), .disclosureIndicator(), .delete(), .label(text: "12"),
            ]
        }
        let cell = try #require(list.cell(0))
        let symbols = cell.subviews.compactMap { $0 as? CellAccessoryView }
        // The chevron ends at the margin, the checkmark is 8 before it.
        #expect(symbols.map(\.frame.maxX).sorted() == [340.5, 359])
        #expect(symbols.map(\.frame.width).sorted() == [10.5, 24])
        let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.frame.maxX == 308.5)
        #expect(cell.contentView.frame.maxX == label.frame.minX)
        // Controls are shown while the list is edited.
        #expect(!cell.subviews.contains { $0 is CellEditControl })
        list.view.isEditing = true
        list.view.layoutIfNeeded()
        #expect(cell.subviews.first { $0 is CellEditControl }?.frame.minX == 16)
        // Source: content of edited table cells begins at 38.
        #expect(cell.contentView.frame.minX == 38)
    }

    @Test func customAccessoriesHavePlaces() throws {
        let first = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let last = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let list = try List(configuration(.plain), [["a"]]) { cell, _ in
            cell.accessories = [
                .disclosureIndicator(),
                .customView(
                    configuration: .init(
                        customView: first, placement: .leading(), maintainsFixedSize: true)),
                .customView(
                    configuration: .init(
                        customView: last,
                        placement: .trailing(
                            at: UICellAccessory.Placement.position(after: .disclosureIndicator())),
                        reservedLayoutWidth: .custom(20), maintainsFixedSize: true)),
            ]
        }
        let cell = try #require(list.cell(0))
        #expect(first.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
        #expect(cell.contentView.frame.minX == 46)
        // Centered in 20 before the margin.
        #expect(last.frame.midX == 349)
        #expect(cell.subviews.first { $0 is CellAccessoryView }?.frame.maxX == 331)
    }

    @Test func rightToLeft() throws {
        let list = try List(configuration(.insetGrouped), [["a"]], direction: .rightToLeft) { cell, _ in
            cell.accessories = [.disclosureIndicator()]
        }
        let cell = try #require(list.cell(0))
        #expect(cell.subviews.first { $0 is CellAccessoryView }?.frame.minX == 16)
        #expect(cell.contentView.frame.maxX == 343)
    }

    @Test func linesFollowTheAuthor() throws {
        var configuration = configuration(.plain)
        configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 50, bottom: 0, trailing: 20)
        configuration.itemSeparatorHandler = { path, section in
            var own = section
            if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
            return own
        }
        let list = try List(configuration, [["a", "b"]])
        #expect(lines(list.cell(0)) == [CGRect(x: 50, y: 43.5, width: 305, height: 0.5)])
        #expect(lines(list.cell(1)).isEmpty)
        var none = self.configuration(.plain)
        none.showsSeparators = false
        #expect(lines(try List(none, [["a", "b"]]).cell(0)).isEmpty)
    }

    @Test func theGuideMovesTheLine() throws {
        let list = try List(configuration(.plain), [["a"]]) { cell, _ in
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70)
                .isActive = true
        }
        #expect(lines(list.cell(0)).first?.minX == 70)
    }

    @Test func indentation() throws {
        let list = try List(configuration(.plain), [["a"]]) { cell, _ in cell.indentationLevel = 2 }
        #expect(list.cell(0)?.contentView.frame.minX == 20)
    }

    // MARK: Outlines

    private func outline(_ list: List) -> NSDiffableDataSourceSectionSnapshot<String> {
        var items = NSDiffableDataSourceSectionSnapshot<String>()
        items.append(["fruit", "roots"])
        items.append(["apple", "pear"], to: "fruit")
        items.append(["boskoop"], to: "apple")
        list.source?.apply(items, to: 0, animatingDifferences: false)
        list.view.layoutIfNeeded()
        return items
    }

    private func shown(_ list: List) -> [String] { list.source?.snapshot().itemIdentifiers ?? [] }

    @Test func outlinesExpandAndCollapse() throws {
        let list = try List(configuration(.plain), []) { cell, _ in
            cell.accessories = [.outlineDisclosure()]
        }
        var items = outline(list)
        #expect(shown(list) == ["fruit", "roots"])
        items.expand(["fruit"])
        list.source?.apply(items, to: 0)
        list.view.layoutIfNeeded()
        #expect(shown(list) == ["fruit", "apple", "pear", "roots"])
        #expect(list.cell(0)?.configurationState.isExpanded == true)
        #expect(list.cell(1)?.indentationLevel == 1)
        // As a tap on the chevron of the second item does.
        list.cell(1)?.toggle?()
        list.view.layoutIfNeeded()
        #expect(shown(list) == ["fruit", "apple", "boskoop", "pear", "roots"])
        list.cell(0)?.toggle?()
        #expect(shown(list) == ["fruit", "roots"])
        #expect(list.source?.snapshot(for: 0).isExpanded("apple") == true)
    }

    @Test func sectionSnapshotsAreTrees() {
        var items = NSDiffableDataSourceSectionSnapshot<String>()
        items.append(["a", "c"])
        items.insert(["b"], before: "c")
        items.append(["a1", "a2"], to: "a")
        items.append(["a21"], to: "a2")
        #expect(items.items == ["a", "a1", "a2", "a21", "b", "c"])
        #expect(items.visibleItems == ["a", "b", "c"] && items.rootItems == ["a", "b", "c"])
        #expect(items.level(of: "a21") == 2 && items.parent(of: "a21") == "a2")
        #expect(items.parent(of: "b") == nil && items.index(of: "b") == 4)
        items.expand(["a2"])
        #expect(!items.isVisible("a21"))
        items.expand(["a"])
        #expect(items.visibleItems == ["a", "a1", "a2", "a21", "b", "c"])
        let part = items.snapshot(of: "a")
        #expect(part.items == ["a1", "a2", "a21"] && part.isExpanded("a2"))
        items.delete(["a2"])
        #expect(items.items == ["a", "a1", "b", "c"] && !items.contains("a21"))
        items.replace(childrenOf: "b", using: part.snapshot(of: "a2", includingParent: true))
        #expect(items.items == ["a", "a1", "b", "a2", "a21", "c"])
        #expect(items.visualDescription() == "- a\n  * a1\n+ b\n  - a2\n    * a21\n* c")
    }
}
