/// A controller whose view is a collection that asks it for its items.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    /// The layout the collection begins with.
    public let collectionViewLayout: UICollectionViewLayout

    /// A controller with a collection of a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init()
    }

    /// A controller with a collection in lines.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection. Not an implicitly unwrapped optional as Apple has it, since it is never nil.
    open var collectionView: UICollectionView {
        get {
            view as? UICollectionView
                ?? UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
        }
        set {
            view = newValue
            newValue.dataSource = self
            newValue.delegate = self
        }
    }

    /// Makes the collection.
    open override func loadView() {
        collectionView = UICollectionView(
            frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    }

    /// How many groups of items there are.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// How many items a group has.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// The cell of an item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    /// The view above or below a group.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
}
