/// What a tab bar shows for one controller.
open class UITabBarItem: UIBarItem {
    /// The picture while chosen; nil for the ordinary one.
    open var selectedImage: UIImage? { didSet { itemDidChange() } }
    /// The words in a red bubble at the picture; nil for none.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// The bubble's colour; nil for the system's red.
    open var badgeColor: UIColor? { didSet { itemDidChange() } }

    /// An item that shows nothing.
    public override init() { super.init() }

    /// An item with words and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with words and pictures.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
