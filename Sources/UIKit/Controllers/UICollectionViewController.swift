/// A view controller that manages a collection view.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    /// The initial layout of the collection view.
    public let collectionViewLayout: UICollectionViewLayout

    /// Creates a controller with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init()
    }

    /// Creates a controller with a flow layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view. Unlike Apple's it is not an implicitly unwrapped optional, since it is never nil.
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

    /// Creates the collection view.
    open override func loadView() {
        collectionView = UICollectionView(
            frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    }

    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns the number of items in a section.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// Returns the cell of an item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    /// Returns the header or footer of a section.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
}
