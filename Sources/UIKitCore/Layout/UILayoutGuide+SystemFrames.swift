import Layout

extension UILayoutGuide {
    /// The rectangle that follows from the owning view's bounds and insets; nil for guides of the app.
    var systemFrame: CGRect? {
        guard let view = owningView else { return nil }
        switch kind {
        case .custom: return nil
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .margins: return view.bounds.inset(by: view.layoutMargins)
        case .readable:
            let margins = view.bounds.inset(by: view.layoutMargins)
            let excess = max(0, margins.width - UILayoutGuide.readableWidth(for: view.traitCollection))
            return margins.insetBy(dx: excess / 2, dy: 0)
        case .scrollContent: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .scrollFrame: return view.bounds
        case .keyboard: return keyboardFrame(in: view)
        }
    }

    /// From the top of the keyboard, or the bottom of the view's safe area, to the bottom of the window.
    private func keyboardFrame(in view: UIView) -> CGRect {
        let usesSafeArea = (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
        let bounds = view.bounds, root = view.root
        let resting = bounds.maxY - (usesSafeArea ? view.safeAreaInsets.bottom : 0)
        let bottom = view.convert(CGPoint(x: 0, y: root.bounds.maxY), from: root).y
        let top = min(resting, bottom - UILayoutGuide.keyboardHeight)
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(bottom, bounds.maxY) - top)
    }

    /// The rule that places the guide; nil for guides of the app.
    func rule(for traits: UITraitCollection) -> LayoutItem.Guide? {
        switch kind {
        case .custom: nil
        case .safeArea: .safeArea
        case .margins: .margins
        case .readable: .readable(maximumWidth: UILayoutGuide.readableWidth(for: traits))
        case .scrollContent: .scrollContent
        case .scrollFrame: .scrollFrame
        case .keyboard:
            .keyboard(
                usesBottomSafeArea: (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true,
                height: UILayoutGuide.keyboardHeight)
        }
    }

    private static var keyboardHeight: CGFloat { RenderContext.current.keyboard.height }

    /// Source: developers' reports of `readableContentGuide` on iPad at the default text size, 672 points.
    /// Chosen: grows with the body font, as the documentation says it does without figures.
    private static func readableWidth(for traits: UITraitCollection) -> Double {
        let body = UIFont.preferredMetrics(for: .body, category: traits.preferredContentSizeCategory)
        return 672 * body.size / 17
    }
}
