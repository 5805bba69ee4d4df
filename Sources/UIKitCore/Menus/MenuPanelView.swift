import Geometry
import Scene

/// An open menu: a rounded panel of material with rows, lines between them, and gaps between sections.
final class MenuPanelView: UIVisualEffectView {
    // Chosen: figures near those of screenshots of iOS 17.
    static let radius: CGFloat = 13
    private static let width: CGFloat = 250, sectionGap: CGFloat = 8, headerHeight: CGFloat = 32
    /// The gaps between sections. Chosen: by eye after iOS 17.
    private static let gapColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.16 : 0.08)
    }
    /// The lines between rows.
    ///
    /// Measured by others in the simulator, medium confidence: gray 226 on white in light menus, 51 on black in dark.
    private static let lineColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1)
    }

    let menu: UIMenu
    /// Whether the menu is a submenu, whose first row closes it.
    private let isWithinOther: Bool
    private let choose: (UIMenuElement) -> Void
    private var gaps: [UIView] = []
    private var lines: [UIView] = []
    private var header: UILabel?
    private(set) var rows: [MenuRowView] = []
    /// The number of rows in each section.
    private var sections: [Int] = []

    init(_ menu: UIMenu, isWithinOther: Bool, choose: @escaping (UIMenuElement) -> Void) {
        self.menu = menu
        self.isWithinOther = isWithinOther
        self.choose = choose
        super.init(effect: UIBlurEffect(style: .systemMaterial))
        layer.cornerRadius = Self.radius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        reload()
    }

    required init?(coder: NSCoder) { nil }

    /// Displays the current elements.
    func reload() {
        for view in contentView.subviews { view.removeFromSuperview() }
        (gaps, lines, rows, header) = ([], [], [], nil)
        let entries = Self.sections(of: menu)
        let hasMarks = isWithinOther || entries.joined().contains { $0.hasMark }
        if isWithinOther {
            rows.append(MenuRowView(menu, hasMarks: true, isOpen: true, choose: choose))
        } else if !menu.title.isEmpty {
            addHeader(menu.title)
        }
        for element in entries.joined() {
            rows.append(MenuRowView(element, hasMarks: hasMarks, choose: choose))
        }
        sections = entries.map(\.count)
        if isWithinOther { sections = [1 + (sections.first ?? 0)] + sections.dropFirst() }
        for row in rows { contentView.addSubview(row) }
        for _ in sections.dropFirst() { gaps.append(add(Self.gapColor)) }
        let inner = sections.reduce(0) { $0 + max(0, $1 - 1) } + (header == nil ? 0 : 1)
        for _ in 0..<inner { lines.append(add(Self.lineColor)) }
        var height = CGFloat(0)
        layOut { height = $0 }
        bounds.size = CGSize(width: Self.width, height: height)
    }

    private func addHeader(_ title: String) {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        header = label
        contentView.addSubview(label)
    }

    private func add(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        contentView.addSubview(view)
        return view
    }

    /// Returns the elements of a menu by section: those of inline menus are sections of their own.
    private static func sections(of menu: UIMenu) -> [[UIMenuElement]] {
        var sections: [[UIMenuElement]] = [[]]
        for child in menu.openedChildren where !child.shownAttributes.contains(.hidden) {
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
                sections += Self.sections(of: inner) + [[]]
            } else {
                sections[sections.count - 1].append(child)
            }
        }
        return sections.filter { !$0.isEmpty }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut { _ in }
    }

    /// Places rows, lines and gaps, and returns the height.
    private func layOut(_ height: (CGFloat) -> Void) {
        let hairline = 1 / max(1, traitCollection.displayScale)
        var y: CGFloat = 0, line = lines.makeIterator(), row = rows.makeIterator()
        func place(_ view: UIView?, height: CGFloat) {
            view?.frame = CGRect(x: 0, y: y, width: Self.width, height: height)
        }
        if let header {
            header.frame = CGRect(x: 16, y: 0, width: Self.width - 32, height: Self.headerHeight)
            y = Self.headerHeight
            place(line.next(), height: hairline)
        }
        for (index, count) in sections.enumerated() {
            if index > 0 {
                place(gaps[index - 1], height: Self.sectionGap)
                y += Self.sectionGap
            }
            for number in 0..<count {
                if number > 0 { place(line.next(), height: hairline) }
                guard let next = row.next() else { continue }
                let height = MenuRowView.height(of: next.element)
                place(next, height: height)
                y += height
            }
        }
        height(y)
    }
}

extension UIMenuElement {
    /// Whether the title is preceded by a mark: that of its state, or that of a menu.
    fileprivate var hasMark: Bool { shownState != .off || self is UIMenu }
}
