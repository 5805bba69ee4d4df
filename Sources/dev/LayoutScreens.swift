import MyLayout
import UIKitCore

/// A typical app screen: a header with a picture, rows of names and values, a text, two buttons. It has 30
/// views, 12 of them labels, not counting those of the buttons.
final class TypicalScreenController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let header = UIView(), avatar = UIImageView(), rows = UIStackView(), card = UIView()
        let name = label("Ada Lovelace", .headline), role = label("Analyst, Poetical Science", .subheadline)
        let about = label(
            "She wrote notes on the Analytical Engine that were three times as long as the paper they explained.",
            .body)
        about.numberOfLines = 0
        let heading = label("About", .title2)
        let first = button("Follow"), second = button("Message")
        rows.axis = .vertical
        rows.spacing = 8
        for (title, value) in [
            ("Born", "1815"), ("City", "London"), ("Works", "Notes"), ("Field", "Mathematics"),
        ] {
            if !rows.arrangedSubviews.isEmpty { rows.addArrangedSubview(separator()) }
            rows.addArrangedSubview(row(title, value))
        }
        for inner in [avatar, name, role] { add(inner, to: header) }
        for inner in [heading, about] { add(inner, to: card) }
        for part in [header, rows, card, first, second] { add(part, to: view) }
        activateHeader(header, avatar, name, role)
        activateBody(header, rows, card, heading, about, first, second)
    }

    private func activateHeader(_ header: UIView, _ avatar: UIView, _ name: UIView, _ role: UIView) {
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            header.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            avatar.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            avatar.topAnchor.constraint(equalTo: header.topAnchor),
            avatar.bottomAnchor.constraint(equalTo: header.bottomAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 64),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            name.trailingAnchor.constraint(lessThanOrEqualTo: header.trailingAnchor),
            name.bottomAnchor.constraint(equalTo: header.centerYAnchor),
            role.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            role.trailingAnchor.constraint(lessThanOrEqualTo: header.trailingAnchor),
            role.topAnchor.constraint(equalTo: header.centerYAnchor, constant: 4),
        ])
    }

    private func activateBody(
        _ header: UIView, _ rows: UIView, _ card: UIView, _ heading: UIView, _ about: UIView,
        _ first: UIView, _ second: UIView
    ) {
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 24),
            rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            card.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: 24),
            card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            heading.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            heading.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            about.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
            about.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
            about.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
            about.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
            first.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 24),
            first.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 12),
            second.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
            second.topAnchor.constraint(equalTo: first.topAnchor),
        ])
    }

    private func row(_ title: String, _ value: String) -> UIView {
        let row = UIStackView()
        row.spacing = 8
        let title = label(title, .body)
        title.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        let icon = UIView()
        icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
        row.addArrangedSubview(icon)
        row.addArrangedSubview(title)
        row.addArrangedSubview(label(value, .body))
        return row
    }

    private func separator() -> UIView {
        let line = UIView()
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        return line
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        return label
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }
}

/// A list of labels, one below the other; every third one wraps.
final class LabelListController: UIViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        count = 0
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        var above = view.safeAreaLayoutGuide.topAnchor
        var constraints: [NSLayoutConstraint] = []
        for index in 0..<max(0, count - 1) {
            let label = UILabel()
            label.text = "Row number \(index) with some words in it"
            label.numberOfLines = index.isMultiple(of: 3) ? 0 : 1
            add(label, to: view)
            constraints += [
                label.topAnchor.constraint(equalTo: above, constant: 8),
                label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
            ]
            above = label.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
    }
}

/// Adds a view that is positioned by constraints.
private func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
}

/// A scrolling flow of equal tags by MyLayout: rows with as many as fit.
final class TagFlowController: UIViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = UIScrollView(frame: view.bounds)
        let flow = MyFlowLayout(orientation: .vert, arrangedCount: 0)
        flow.myHorzMargin = 0
        flow.wrapContentHeight = true
        flow.subviewSpacing = 8
        for number in 0..<count {
            let tag = UIView()
            tag.mySize = CGSize(width: 40 + number % 7 * 10, height: 30)
            flow.addSubview(tag)
        }
        scrollView.addSubview(flow)
        view.addSubview(scrollView)
    }
}
