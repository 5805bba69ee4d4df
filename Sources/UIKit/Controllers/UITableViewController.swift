/// A controller whose root view is a table that asks it for its rows.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// A controller with a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init()
    }

    /// A controller with a plain table.
    public override init() {
        style = .plain
        super.init()
    }

    /// A controller with a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The root view. Not an implicitly unwrapped optional as Apple has it, since it is never nil.
    open var tableView: UITableView {
        get { view as? UITableView ?? UITableView(frame: .zero, style: style) }
        set {
            view = newValue
            newValue.dataSource = self
            newValue.delegate = self
        }
    }

    /// Makes the table.
    open override func loadView() { tableView = UITableView(frame: UIScreen.main.bounds, style: style) }

    /// How many groups of rows there are.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }

    /// How many rows a group has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticSection(section)?.cells.count ?? 0
    }

    /// The cell of a row.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.staticCell(at: indexPath) ?? UITableViewCell() }

    /// The words above a group.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticSection(section)?.headerTitle
    }

    /// The words below a group.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticSection(section)?.footerTitle
    }

    /// A row's height.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.defaultHeight(forRowAt: indexPath)
    }

    /// The height of what is above a group.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// The height of what is below a group.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// The view above a group; nil for one with the words.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// The view below a group; nil for one with the words.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
}
