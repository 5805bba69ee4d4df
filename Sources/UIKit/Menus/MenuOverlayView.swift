/// Covers a window while a menu is open: shows the menu beside what it belongs to, and closes it on a tap elsewhere.
final class MenuOverlayView: UIView {
    private let sender: Any?
    /// What the menu belongs to, in the window's coordinates.
    private let anchor: CGRect
    private let menu: UIMenu
    private(set) var panel: MenuPanelView
    /// Called after an action was chosen, before its handler.
    var didChoose: (UIMenuElement) -> Void = { _ in }
    /// Called when the menu is closed.
    var didClose: () -> Void = {}

    // Chosen: figures near those of screenshots of iOS 17.
    private static let margin: CGFloat = 8, gap: CGFloat = 8

    /// Opens a menu in a window.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - window: The window.
    ///   - anchor: What the menu belongs to, in the window's coordinates.
    ///   - preview: A view shown above a blurred background; nil shows neither.
    ///   - sender: What the handlers of actions are told.
    init(_ menu: UIMenu, in window: UIWindow, anchor: CGRect, preview: UIView? = nil, sender: Any?) {
        self.sender = sender
        self.anchor = preview?.frame ?? anchor
        self.menu = menu
        panel = MenuPanelView(menu) { _ in }
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let preview {
            let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
            background.frame = bounds
            background.isUserInteractionEnabled = false
            addSubview(background)
            preview.isUserInteractionEnabled = false
            addSubview(preview)
        }
        addSubview(panel)
        show(menu)
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// The open menu of a window; nil for none.
    static func open(in window: UIWindow) -> MenuOverlayView? {
        window.subviews.last { $0 is MenuOverlayView } as? MenuOverlayView
    }

    private func show(_ menu: UIMenu) {
        panel.removeFromSuperview()
        panel = MenuPanelView(menu) { [weak self] in self?.choose($0) }
        addSubview(panel)
        place()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    /// Puts the menu below what it belongs to, above it where there is more room, and inside the window.
    private func place() {
        let size = panel.bounds.size, area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
        let isAbove =
            anchor.maxY + Self.gap + size.height > area.maxY
            && anchor.minY - area.minY > area.maxY - anchor.maxY
        let y = isAbove ? anchor.minY - Self.gap - size.height : anchor.maxY + Self.gap
        // Aligned to the edge of the anchor that is nearer to the window's.
        let x = anchor.midX > bounds.midX ? anchor.maxX - size.width : anchor.minX
        panel.frame = CGRect(
            x: max(area.minX, min(x, area.maxX - size.width)),
            y: max(area.minY, min(y, area.maxY - size.height)), width: size.width, height: size.height)
    }

    /// Does what a tap of a row does: opens a menu, or closes this one and performs the action.
    private func choose(_ element: UIMenuElement) {
        if let menu = element as? UIMenu { return show(menu) }
        if let action = element as? UIAction, let menu = menu.owner(of: element),
            menu.options.contains(.singleSelection)
        {
            menu.select(action)
        }
        didChoose(element)
        if element.shownAttributes.contains(.keepsMenuPresented) {
            element.choose(from: sender)
            show(menu)
        } else {
            close()
            element.choose(from: sender)
        }
    }

    /// Closes the menu.
    func close() {
        removeFromSuperview()
        didClose()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
}
