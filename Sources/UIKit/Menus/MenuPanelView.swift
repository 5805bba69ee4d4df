import Geometry
import Scene

/// An open menu: a rounded panel of material with rows, lines between them, and gaps between sections.
final class MenuPanelView: UIVisualEffectView {
    // Chosen: figures near those of screenshots of iOS 17.
    private static let width: CGFloat = 250, radius: CGFloat = 13, sectionGap: CGFloat = 8
    private static let headerHeight: CGFloat = 32

    private var gaps: [UIView] = []
    private var lines: [UIView] = []
    private var header: UILabel?
    private(set) var rows: [MenuRowView] = []
    /// The number of rows in each section.
    private var sections: [Int] = []

    init(_ menu: UIMenu, choose: @escaping (UIMenuElement) -> Void) {
        super.init(effect: UIBlurEffect(style: .systemMaterial))
        layer.cornerRadius = Self.radius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        let sections = Self.sections(of: menu)
        let hasMarks = sections.joined().contains { $0.shownState != .off }
        self.sections = sections.map(\.count)
        for element in sections.joined() {
            rows.append(MenuRowView(element, hasMarks: hasMarks, choose: choose))
        }
        assemble(title: menu.title)
    }

    required init?(coder: NSCoder) { nil }

    private func assemble(title: String) {
        if !title.isEmpty {
            let label = UILabel()
            label.text = title
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
            header = label
            contentView.addSubview(label)
        }
        for row in rows { contentView.addSubview(row) }
        for _ in sections.dropFirst() { gaps.append(add(.quaternarySystemFill)) }
        let inner = sections.reduce(0) { $0 + max(0, $1 - 1) } + (header == nil ? 0 : 1)
        for _ in 0..<inner { lines.append(add(.separator)) }
        var height = CGFloat(0)
        layOut { height = $0 }
        bounds.size = CGSize(width: Self.width, height: height)
    }

    private func add(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        contentView.addSubview(view)
        return view
    }

    /// Returns the entries of a menu by section: those of menus that are shown inline are sections of their own.
    private static func sections(of menu: UIMenu) -> [[UIMenuElement]] {
        var sections: [[UIMenuElement]] = [[]]
        for child in menu.children where !child.shownAttributes.contains(.hidden) {
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

    /// Places rows, lines and gaps, and tells the height.
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
