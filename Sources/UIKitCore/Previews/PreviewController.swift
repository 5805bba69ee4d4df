/// Shows a preview at its own size in the middle of the screen.
final class PreviewController: UIViewController {
    private let shown: UIViewController
    private let size: CGSize?
    /// The size that fits a space, for views that answer with their size once they have it.
    private var fitting: (space: CGSize, size: CGSize)?

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - shown: What it shows.
    ///   - size: The size; nil for that which fits the content.
    init(_ shown: UIViewController, size: CGSize?) {
        self.shown = shown
        self.size = size
        super.init(nibName: nil, bundle: nil)
    }

    /// Is never called: no file names the class.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        nonoptionalView.backgroundColor = .systemBackground
        addChild(shown)
        nonoptionalView.addSubview(shown.nonoptionalView)
        shown.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let space = nonoptionalView.bounds, view = shown.nonoptionalView
        let size = size ?? fittingSize(of: view, in: space.size)
        view.frame = CGRect(
            x: (space.width - size.width) / 2, y: (space.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    /// The size that a view asks for: by `sizeThatFits(_:)` where it has one of its own, or else by its constraints.
    private func fittingSize(of view: UIView, in space: CGSize) -> CGSize {
        if let fitting, fitting.space == space { return fitting.size }
        let own = view.sizeThatFits(space)
        let size =
            own == view.bounds.size ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own
        fitting = (space, size)
        return size
    }
}
