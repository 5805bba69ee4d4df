import Testing

@testable import UIKitCore

/// A collection view with a compositional layout, on an iPhone 8: 375 by 667 points at 2 pixels a point.
final class CompositionalCollection: NSObject, UICollectionViewDataSource {
    /// The numbers of items by section.
    let counts: [Int]
    /// Fills a cell.
    let fill: (UICollectionViewCell, IndexPath) -> Void
    private(set) var made: [IndexPath] = []
    private(set) var view: UICollectionView

    init(
        _ counts: [Int], _ layout: UICollectionViewLayout,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        cellClass: AnyClass = UICollectionViewCell.self,
        fill: @escaping (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
    ) throws {
        self.counts = counts
        self.fill = fill
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        let (_, root, diagnostics) = try layOut(direction: direction) { root in
            _ = addView(view, to: root)
            view.register(cellClass, forCellWithReuseIdentifier: "cell")
            for kind in ["header", "footer", "badge"] {
                view.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: "view")
            }
            view.contentInsetAdjustmentBehavior = .never
            view.dataSource = self
            pinEdges(of: view, to: root)
            return view
        }
        self.root = root
        #expect(diagnostics.isEmpty)
    }

    private var root: UIView?

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        made.append(indexPath)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        fill(cell, indexPath)
        return cell
    }

    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    /// The frame of an item in the content's coordinates.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    /// The frames of all items of a section.
    func frames(_ section: Int = 0) -> [CGRect] { (0..<counts[section]).compactMap { frame($0, section) } }

    /// The frame of a header, a footer or a badge.
    func frame(of kind: String, _ item: Int = 0, section: Int = 0) -> CGRect? {
        view.collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }

    func scroll(to offset: CGPoint) {
        view.contentOffset = offset
        view.layoutIfNeeded()
    }
}

/// A size of a compositional layout.
func layoutSize(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
{ NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

/// An item of a compositional layout.
func layoutItem(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    badges: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: layoutSize(width, height), supplementaryItems: badges)
}
