/// Covers a window while a menu is open: shows the menu beside its anchor, and closes it on a tap elsewhere.
final class MenuOverlayView: UIView {
    private let sender: Any?
    /// The rectangle that the menu belongs to, in the window's coordinates.
    private let anchor: CGRect
    private let preview: UIView?
    /// The open menu and its submenus, each above the one before.
    private var panels: [(panel: MenuPanelView, shadow: MenuShadowView)] = []
    /// The panel that receives touches: the last one.
    var panel: MenuPanelView? { panels.last?.panel }
    /// Called after an element was selected, before its handler.
    var didChoose: (UIMenuElement) -> Void = { _ in }
    /// Called when the menu is closed.
    var didClose: () -> Void = {}

    // Chosen: figures near those of screenshots of iOS 17.
    private static let margin: CGFloat = 8, gap: CGFloat = 8
    /// The scale of a menu, and the opacity of its content, behind its submenu. Chosen: by eye after iOS 17.
    private static let shrinkage: CGFloat = 0.95, dimmedAlpha: CGFloat = 0.5
    /// The color that dims a preview's blurred background. Chosen: as behind modal views in Apple's design templates.
    private static let dimming = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    /// Opens a menu in a window.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - window: The window.
    ///   - anchor: The rectangle that the menu belongs to, in the window's coordinates.
    ///   - preview: A view shown above a blurred background; nil shows neither.
    ///   - sender: The sender that the handlers of actions receive.
    init(_ menu: UIMenu, in window: UIWindow, anchor: CGRect, preview: UIView? = nil, sender: Any?) {
        self.sender = sender
        self.anchor = preview?.frame ?? anchor
        self.preview = preview
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let preview {
            let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
            background.frame = bounds
            background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            background.contentView.backgroundColor = Self.dimming
            background.isUserInteractionEnabled = false
            addSubview(background)
            preview.isUserInteractionEnabled = false
            addSubview(preview)
        }
        show(menu)
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// The open menu of a window; nil for none.
    static func open(in window: UIWindow) -> MenuOverlayView? {
        window.subviews.last { $0 is MenuOverlayView } as? MenuOverlayView
    }

    /// Opens a menu above those that are open.
    private func show(_ menu: UIMenu) {
        let panel = MenuPanelView(menu, isWithinOther: !panels.isEmpty) { [weak self] in self?.choose($0) }
        let shadow = MenuShadowView()
        if let parent = panels.last {
            for view in [parent.panel, parent.shadow] {
                view.transform = CGAffineTransform(scaleX: Self.shrinkage, y: Self.shrinkage)
            }
            parent.panel.contentView.alpha = Self.dimmedAlpha
            parent.panel.isUserInteractionEnabled = false
        }
        // No shadow falls on the preview.
        if let preview, panels.isEmpty {
            insertSubview(shadow, belowSubview: preview)
        } else {
            addSubview(shadow)
        }
        addSubview(panel)
        panels.append((panel, shadow))
        place()
    }

    /// Closes the menu that receives touches.
    private func closePanel() {
        guard let (panel, shadow) = panels.popLast() else { return }
        panel.removeFromSuperview()
        shadow.removeFromSuperview()
        guard let parent = panels.last else { return }
        for view in [parent.panel, parent.shadow] { view.transform = .identity }
        parent.panel.contentView.alpha = 1
        parent.panel.isUserInteractionEnabled = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    /// Places the menu beside its anchor, and each submenu above the row that it was opened from.
    private func place() {
        var start: CGPoint?
        for (index, (panel, shadow)) in panels.enumerated() {
            let origin = placed(panel.bounds.size, at: start ?? startBesideAnchor(panel.bounds.size))
            shadow.bounds.size = panel.bounds.size
            for view in [panel, shadow] {
                view.center = CGPoint(
                    x: origin.x + panel.bounds.width / 2, y: origin.y + panel.bounds.height / 2)
            }
            let next = index + 1 < panels.count ? panels[index + 1].panel.menu : nil
            let row = panel.rows.first { $0.element === next }
            start = CGPoint(x: origin.x, y: origin.y + (row?.frame.minY ?? 0))
        }
    }

    /// The area in which menus are placed.
    private var area: CGRect { bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0) }

    /// Moves a panel into the window.
    private func placed(_ size: CGSize, at origin: CGPoint) -> CGPoint {
        CGPoint(
            x: max(area.minX, min(origin.x, area.maxX - size.width)),
            y: max(area.minY, min(origin.y, area.maxY - size.height)))
    }

    /// Returns the origin below the anchor, or above it where there is more space.
    private func startBesideAnchor(_ size: CGSize) -> CGPoint {
        let isAbove =
            anchor.maxY + Self.gap + size.height > area.maxY
            && anchor.minY - area.minY > area.maxY - anchor.maxY
        // Aligned to the edge of the anchor that is nearer to the window's.
        return CGPoint(
            x: anchor.midX > bounds.midX ? anchor.maxX - size.width : anchor.minX,
            y: isAbove ? anchor.minY - Self.gap - size.height : anchor.maxY + Self.gap)
    }

    /// Performs a tap of a row: opens or closes a submenu, or closes all and performs the action.
    private func choose(_ element: UIMenuElement) {
        if let menu = element as? UIMenu { return menu === panel?.menu ? closePanel() : show(menu) }
        if let action = element as? UIAction, let menu = panel?.menu.owner(of: element),
            menu.options.contains(.singleSelection)
        {
            menu.select(action)
        }
        didChoose(element)
        if element.shownAttributes.contains(.keepsMenuPresented) {
            element.choose(from: sender)
            panel?.reload()
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
