import Diagnostics
import Geometry

/// Items where a layout puts them.
///
/// Only items that are seen get cells.
open class UICollectionView: UIScrollView {
    /// Which way lines follow each other.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// Downwards.
        case vertical = 0
        /// Sidewards.
        case horizontal = 1
    }

    /// The kind of views above groups.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of views below groups.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Decides where items lie.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            layoutDidInvalidate()
        }
    }
    /// Where items come from; not kept alive.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// What hears of items; not kept alive.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            reloadData()
        }
    }
    /// Behind the items, as large as the bounds.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// Whether items can be chosen; of no effect in a picture.
    open var allowsSelection = true
    /// Items that are there already, in one group; used where no data source is.
    package var staticItems: StaticItems? { didSet { reloadData() } }

    /// A group of items that are there already.
    package struct StaticItems {
        package var cells: [UICollectionViewCell] = []
        package var header: UICollectionReusableView?
        package var footer: UICollectionReusableView?

        package init() {}
    }

    var counts: [Int]?
    private var preparedSize: CGSize?
    var shown: [Element: UICollectionReusableView] = [:]
    var factories: [String: (CGRect) -> UICollectionReusableView] = [:]
    /// Where the element lies that the data source is being asked for; nil at other times.
    var placing: UICollectionViewLayoutAttributes?
    var spare: [String: [UICollectionReusableView]] = [:]

    /// An item, or a header or footer by its kind.
    struct Element: Hashable, Comparable {
        var path: IndexPath
        var kind = ""

        init(_ attributes: UICollectionViewLayoutAttributes) {
            path = attributes.indexPath
            kind = attributes.representedElementKind ?? ""
        }

        init(_ path: IndexPath) { self.path = path }

        static func < (lhs: Element, rhs: Element) -> Bool {
            lhs.path == rhs.path ? lhs.kind < rhs.kind : lhs.path < rhs.path
        }
    }

    /// A collection in a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// A collection in lines.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// Asks the data source anew at the next layout.
    open func reloadData() {
        counts = nil
        (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetCellSizes()
        retire { _ in true }
        layoutDidInvalidate()
    }

    func layoutDidInvalidate() {
        preparedSize = nil
        setNeedsLayout()
    }

    // MARK: Layout

    /// Places what is seen.
    open override func layoutSubviews() {
        prepareLayout()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        // Cells that ask for another size move those after them, which may bring others into sight.
        for _ in 0..<Self.fittingLimit {
            guard placeElements() else { break }
            collectionViewLayout.prepare()
            contentSize = collectionViewLayout.collectionViewContentSize
        }
        limitOffset()
    }

    /// How often cells may ask for sizes in one layout. Chosen: each time brings new cells into sight.
    private static let fittingLimit = 8

    override var laysOutWhileScrolling: Bool { true }

    private func prepareLayout() {
        guard
            preparedSize != bounds.size
                || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        else { return }
        preparedSize = bounds.size
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// Places what the layout has within the bounds; whether a cell asked for another size.
    private func placeElements() -> Bool {
        let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let seen = all.filter { !$0.isHidden && $0.frame.intersects(bounds) }
        let wanted = Set(seen.map(Element.init))
        retire { !wanted.contains($0) }
        var changed = false
        for attributes in seen.sorted(by: { $0.zIndex < $1.zIndex }) {
            let view = view(for: attributes)
            if collectionViewLayout.asksCellsForSizes, let cell = view as? UICollectionViewCell {
                let size = cell.preferredLayoutAttributesFitting(attributes).size
                changed = collectionViewLayout.accept(size, forItemAt: attributes.indexPath) || changed
            }
            view.frame = attributes.frame
            view.alpha = attributes.alpha
            view.transform = attributes.transform
            view.apply(attributes)
            (view as? UICollectionViewCell)?.arrangeParts()
        }
        return changed
    }

    private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let element = Element(attributes)
        if let view = shown[element] { return view }
        placing = attributes
        defer { placing = nil }
        let view: UICollectionReusableView
        if let kind = attributes.representedElementKind {
            view =
                dataSource?.collectionView(
                    self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
                ?? (kind == Self.elementKindSectionHeader ? staticItems?.header : staticItems?.footer)
                ?? UICollectionReusableView(frame: attributes.frame)
        } else {
            let cell =
                dataSource?.collectionView(self, cellForItemAt: attributes.indexPath)
                ?? staticCell(at: attributes.indexPath) ?? UICollectionViewCell(frame: attributes.frame)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
            view = cell
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = attributes.frame
        (view as? UICollectionViewCell)?.arrangeParts()
        shown[element] = view
        addSubview(view)
        return view
    }

    private func retire(_ isGone: (Element) -> Bool) {
        for element in shown.keys.sorted() where isGone(element) {
            guard let view = shown.removeValue(forKey: element) else { continue }
            view.removeFromSuperview()
            if let identifier = view.reuseIdentifier {
                spare["\(element.kind)/\(identifier)", default: []].append(view)
            }
        }
    }
}
