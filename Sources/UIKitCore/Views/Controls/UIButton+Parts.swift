import Geometry

/// The views of which a button consists: a background, an image, a title and a subtitle.
extension UIButton {
    /// The label that the title is measured by, whether it is a subview yet or not.
    var ownTitleLabel: ButtonLabel {
        if let made = parts.title { return made }
        let made = makeLabel(font: UIButton.titleFont(of: buttonType))
        parts.title = made
        return made
    }

    /// The same label for what files declare, which need no subview.
    package var titleStyle: UILabel { ownTitleLabel }

    private func makeLabel(font: UIFont) -> ButtonLabel {
        let label = ButtonLabel()
        label.set {
            $0.font = font
            $0.lineBreakMode = .byTruncatingMiddle
            $0.textAlignment = .center
        }
        return label
    }

    /// Returns the view of a place as a subview of the button: with its content, and with its frame unless overrides ask for
    /// it while frames are calculated.
    func attachedPart(_ kind: ButtonParts.Kind) -> UIView {
        let view = made(kind)
        if view.layoutState.part == nil { attach(view, kind) }
        if parts.areStale || parts.placedSize != bounds.size { placeButtonParts() }
        return view
    }

    private func made(_ kind: ButtonParts.Kind) -> UIView {
        switch kind {
        case .title: return ownTitleLabel
        case .subtitle:
            let view = parts.subtitle ?? makeLabel(font: .preferredFont(forTextStyle: .caption1))
            parts.subtitle = view
            return view
        case .image:
            let view = parts.image ?? ButtonImageView(frame: .zero)
            parts.image = view
            return view
        case .background: return madeBackground()
        }
    }

    private func madeBackground() -> UIView {
        if let known = parts.background {
            guard known is ButtonBackgroundView != (configuration != nil) else { return known }
            if known.superview === self { children.removeAll { $0 === known } }
        }
        let view = configuration == nil ? ButtonImageView(frame: .zero) : ButtonBackgroundView(frame: .zero)
        parts.background = view
        return view
    }

    private func attach(_ view: UIView, _ kind: ButtonParts.Kind) {
        view.becomePart(of: self)
        parts.hasAttached = true
        synchronize(kind)
        if parts.areNodes { addNode(view, kind) }
        didAddSubview(view)
        if !parts.areStale, !parts.arePlacing { view.placePart(frame(of: kind)) }
    }

    /// Adds a view that is new to those with nodes: titles at the top, images below the title, backgrounds at the bottom.
    ///
    /// Chosen: so that what code inserts at the bottom before there is a title does not cover the title.
    private func addNode(_ view: UIView, _ kind: ButtonParts.Kind) {
        guard !children.contains(where: { $0 === view }) else { return }
        view.layoutState.part?.isResting = false
        func index(of part: UIView?) -> Int? { children.firstIndex { $0 === part } }
        let place =
            switch kind {
            case .title: index(of: parts.subtitle) ?? children.count
            case .subtitle: children.count
            case .image: index(of: parts.title) ?? index(of: parts.background).map { $0 + 1 } ?? 0
            case .background: 0
            }
        children.insert(view, at: place)
        view.updateTraits()
    }

    /// The views of the button: those that have a content, and those that code has asked for.
    var listedParts: [UIView] {
        ButtonParts.Kind.allCases.compactMap { kind in
            if hasContent(kind) {
                let view = attachedPart(kind)
                return view.superview === self ? view : nil
            }
            guard let view = parts[kind], view.layoutState.part != nil, view.superview === self else {
                return nil
            }
            return view
        }
    }

    /// Whether the button shows something in a place.
    func hasContent(_ kind: ButtonParts.Kind) -> Bool {
        if let configuration {
            return ConfiguredButton(button: self, configuration: configuration).hasContent(kind)
        }
        return switch kind {
        case .background: currentBackgroundImage != nil
        case .image: currentImage != nil
        case .title: displayedText?.isEmpty == false
        case .subtitle: false
        }
    }

    // MARK: Nodes

    /// Gives the views nodes of their own from now on.
    func makePartsNodes() {
        guard !parts.areNodes else { return }
        let views = listedParts
        // Giving a background its content may have done so already.
        guard !parts.areNodes, !views.isEmpty else { return }
        parts.areNodes = true
        for view in views {
            view.layoutState.part?.isResting = false
            view.updateTraits()
        }
        children.insert(contentsOf: views, at: 0)
    }

    /// Whether the button cannot draw its views along with itself.
    var needsPartNodes: Bool {
        if hasSublayers || children.contains(where: { $0.hasLayer && $0.layer.zPosition != 0 }) {
            return true
        }
        if let background = configuration?.background,
            background.customView != nil || background.image != nil || background.visualEffect != nil
        {
            return true
        }
        guard parts.hasAttached else { return false }
        if let label = parts.title, label.shadowOffset != .zero, currentTitleShadowColor != nil {
            return true
        }
        return parts.areChanged
    }

    /// Updates the contents of the views with nodes, and adds views for what is new.
    func updatePartNodes() {
        synchronizeParts()
        for kind in ButtonParts.Kind.allCases where parts[kind]?.layoutState.part == nil && hasContent(kind) {
            _ = attachedPart(kind)
        }
    }

    // MARK: Contents

    /// Called after a change of what is shown or of where that stands.
    func contentDidChange() {
        parts.areStale = true
        setNeedsLayout()
        guard parts.hasAttached else { return }
        parts.areNodes ? updatePartNodes() : synchronizeParts()
    }

    /// Called after code has changed a part in a way that moves parts.
    func partDidChange() {
        parts.areStale = true
        setNeedsLayout()
    }

    /// Sets the contents of all views.
    func synchronizeParts() { for kind in ButtonParts.Kind.allCases { synchronize(kind) } }

    private func synchronize(_ kind: ButtonParts.Kind) {
        guard let view = parts[kind], view.layoutState.part != nil else { return }
        guard configuration == nil else { return synchronizeConfigured(view, kind) }
        switch view {
        case let label as ButtonLabel:
            guard kind == .title else { return label.show(.plain(nil), color: label.plainTextColor) }
            if let shadow = currentTitleShadowColor { label.shadowColor = shadow }
            label.show(
                currentStyledTitle.map { .styled($0) } ?? .plain(currentTitle), color: shownTitleColor)
        case let imageView as ButtonImageView:
            let image = kind == .image ? currentImage : currentBackgroundImage
            if imageView.image !== image { imageView.image = image }
        default: break
        }
    }

    private func synchronizeConfigured(_ view: UIView, _ kind: ButtonParts.Kind) {
        guard let configuration else { return }
        let configured = ConfiguredButton(button: self, configuration: configuration)
        switch view {
        case let label as ButtonLabel:
            let text = configured.labelText(kind)
            label.set {
                if $0.plainFont != text.font { $0.font = text.font }
                $0.textAlignment = text.alignment
                $0.lineBreakMode = text.lineBreakMode
                $0.numberOfLines = text.numberOfLines
            }
            label.show(text.attributed.map { .styled($0) } ?? .plain(text.text), color: text.color)
        case let imageView as ButtonImageView:
            let image = configured.image
            if imageView.image !== image { imageView.image = image }
        case let background as ButtonBackgroundView: configured.show(in: background)
        default: break
        }
    }

    // MARK: Frames

    /// Gives the views the frames that the content determines.
    func placeButtonParts() {
        guard !parts.arePlacing else { return }
        parts.arePlacing = true
        defer { parts.arePlacing = false }
        parts.areStale = false
        parts.placedSize = bounds.size
        for kind in ButtonParts.Kind.allCases {
            guard let view = parts[kind], view.layoutState.part != nil, view.superview === self else {
                continue
            }
            view.placePart(frame(of: kind))
        }
    }

    private func frame(of kind: ButtonParts.Kind) -> CGRect {
        if let configuration {
            return ConfiguredButton(button: self, configuration: configuration).frame(of: kind)
        }
        switch kind {
        case .background: return backgroundRect(forBounds: bounds)
        case .image: return imageRect(forContentRect: contentRect(forBounds: bounds))
        case .title: return titleRect(forContentRect: contentRect(forBounds: bounds))
        case .subtitle: return .zero
        }
    }
}
