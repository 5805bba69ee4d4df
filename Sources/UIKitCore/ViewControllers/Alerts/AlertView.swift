/// The title, message, fields and actions of an alert.
struct AlertContents {
    var title: String?
    var message: String?
    var textFields: [UITextField] = []
    var actions: [UIAlertAction] = []
    /// The action in bold type.
    var preferred: UIAlertAction?
}

/// The view of an alert or an action sheet.
final class AlertView: UIView {
    /// Called with the action whose button was tapped.
    var wasTapped: (UIAlertAction) -> Void = { _ in }

    private let isSheet: Bool
    private let isInPopover: Bool
    private let main: AlertGroupView
    private let cancel: AlertGroupView

    // Source: the reference of control figures: the width of alerts, corners and margins of action sheets.
    static let width: CGFloat = 270
    static let edge: CGFloat = 8
    private static let cancelGap: CGFloat = 8

    init(isSheet: Bool, isInPopover: Bool) {
        self.isSheet = isSheet
        self.isInPopover = isInPopover
        main = AlertGroupView(isSheet: isSheet, isOpaque: false, hasBackground: !isInPopover)
        cancel = AlertGroupView(isSheet: isSheet, isOpaque: true, hasBackground: true)
        super.init(frame: .zero)
        for group in [main, cancel] {
            group.wasTapped = { [weak self] in self?.wasTapped($0) }
            addSubview(group)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Displays contents. The cancel button is a group of its own in an action sheet, left of the other one in
    /// an alert with two buttons, and the last of several; in a popover there is none.
    func show(_ contents: AlertContents) {
        var contents = contents
        let cancelling = contents.actions.filter { $0.style == .cancel }
        var others = contents.actions.filter { $0.style != .cancel }
        if !isSheet { others = contents.actions.count == 2 ? cancelling + others : others + cancelling }
        contents.actions = others
        main.show(contents)
        let own = isSheet && !isInPopover ? cancelling : []
        cancel.show(AlertContents(actions: own, preferred: contents.preferred))
        cancel.isHidden = own.isEmpty
        setNeedsLayout()
    }

    private func width(in size: CGSize) -> CGFloat {
        guard isSheet, !isInPopover else { return Self.width }
        // In landscape an action sheet is as wide as in portrait.
        let screen = RenderEnvironment.current.screenSize
        return min(screen.width, screen.height) - 2 * Self.edge
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = width(in: size)
        var height = main.height(forWidth: width)
        if !cancel.isHidden { height += Self.cancelGap + cancel.height(forWidth: width) }
        return CGSize(width: width, height: min(height, max(0, size.height)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let below = cancel.isHidden ? 0 : cancel.height(forWidth: bounds.width)
        cancel.frame = CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: below)
        let gap = cancel.isHidden ? 0 : Self.cancelGap
        main.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below - gap))
    }
}
