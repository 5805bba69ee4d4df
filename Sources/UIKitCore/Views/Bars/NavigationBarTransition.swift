/// The animation of a navigation bar's contents while controllers are exchanged below it: titles slide and cross-fade
/// between the middle and the back button.
///
/// Chosen: the motion of the system's bar with linear fades over the whole time; the bar itself does not move.
final class NavigationBarTransition {
    /// The displayed views of the bar.
    struct Contents {
        /// The title, or the view in its place; nil where it is not displayed.
        var title: UIView?
        /// The large title; nil where it is not displayed.
        var largeTitle: UIView?
        /// The back button.
        var backButton: BarButtonView?
        /// The other buttons.
        var buttons: [BarButtonView] = []
        /// The background; nil for none.
        var background: UIView?
    }

    /// Contains the outgoing views, above the bar's own views.
    let departing = UIView()
    private let isPush: Bool
    private var old: Contents
    private var moves: [Move] = []
    private var backButton: BarButtonView?
    private var backTitles: [UIView] = []

    /// The part of the width by which a large title moves with the page below. Source: that of the page.
    private static let parallax: CGFloat = 0.3

    private struct Move {
        let view: UIView
        let offsets: (CGFloat, CGFloat)
        let alphas: (CGFloat, CGFloat)
        /// The original transform and alpha of a title view of the author.
        let own: (transform: CGAffineTransform, alpha: CGFloat)

        init(view: UIView, offsets: (CGFloat, CGFloat) = (0, 0), alphas: (CGFloat, CGFloat)) {
            (self.view, self.offsets, self.alphas) = (view, offsets, alphas)
            own = (view.transform, view.alpha)
        }

        func apply(_ progress: CGFloat) {
            let offset = offsets.0 + (offsets.1 - offsets.0) * progress
            view.transform = own.transform.concatenating(CGAffineTransform(translationX: offset, y: 0))
            view.alpha = own.alpha * (alphas.0 + (alphas.1 - alphas.0) * progress)
        }

        func end() {
            view.layer.removeAllAnimations()
            (view.transform, view.alpha) = own
        }
    }

    /// Creates the animation with the outgoing views, which it owns from now on.
    init(isPush: Bool, from old: Contents, in bar: UINavigationBar) {
        self.isPush = isPush
        self.old = old
        departing.frame = bar.bounds
        departing.isUserInteractionEnabled = false
        bar.addSubview(departing)
        if let background = old.background { bar.insertSubview(background, at: 1) }
        let views = [old.title, old.largeTitle, old.backButton].compactMap { $0 } + old.buttons
        for view in views { departing.addSubview(view) }
    }

    /// Whether a view of the bar is an outgoing one.
    func owns(_ view: UIView) -> Bool { view === departing || view === old.background }

    /// Takes the incoming views, which the bar has laid out, and moves everything to its start.
    func begin(with new: Contents, in bar: UINavigationBar) {
        let mirror: CGFloat = bar.isRightToLeft ? -1 : 1, width = bar.bounds.width * mirror
        moves += old.buttons.map { Move(view: $0, alphas: (1, 0)) }
        moves += new.buttons.map { Move(view: $0, alphas: (0, 1)) }
        let (upper, lower) = isPush ? (new, old) : (old, new)
        // Above the title of the upper page, the back button with the title of the lower one.
        let backTitle = upper.backButton.map { label($0, in: bar, isNew: isPush) }
        let lowerBackTitle = lower.backButton.map { label($0, in: bar, isNew: !isPush) }
        move(upper.title, to: distance(fromEdgeOf: upper.title, in: bar) * mirror, isNew: isPush)
        let way =
            backTitle.flatMap { back in lower.title.map { back.frame.minX - $0.frame.minX } }
            ?? -width * Self.parallax
        move(lower.title, to: way, isNew: !isPush)
        move(backTitle, to: lower.title == nil ? 0 : -way, isNew: isPush)
        move(lowerBackTitle, to: -(lowerBackTitle?.frame.maxX ?? 0) * mirror, isNew: !isPush)
        move(upper.largeTitle, to: width, isNew: isPush)
        move(lower.largeTitle, to: -width * Self.parallax, isNew: !isPush)
        moveChevrons(to: new)
        if let background = old.background {
            moves.append(Move(view: background, alphas: (1, 0)))
        } else if let background = new.background {
            moves.append(Move(view: background, alphas: (0, 1)))
        }
        apply(0)
    }

    /// Displays a moment of the animation.
    ///
    /// - Parameter progress: From 0 at the start to 1 at the end.
    func apply(_ progress: CGFloat) { for move in moves { move.apply(progress) } }

    /// Leaves only the incoming views.
    func end() {
        for move in moves { move.end() }
        backButton?.hidesTitle = false
        for view in backTitles + [departing, old.background].compactMap({ $0 }) { view.removeFromSuperview() }
        moves = []
    }

    /// Moves a view between its position and one beside it where it is invisible.
    private func move(_ view: UIView?, to offset: CGFloat, isNew: Bool) {
        guard let view else { return }
        moves.append(
            Move(
                view: view, offsets: isNew ? (offset, 0) : (0, offset), alphas: isNew ? (0, 1) : (1, 0)))
    }

    /// The distance from a title's position to beyond the trailing edge of the bar.
    private func distance(fromEdgeOf title: UIView?, in bar: UINavigationBar) -> CGFloat {
        guard let title else { return 0 }
        return bar.isRightToLeft ? title.frame.maxX : bar.bounds.width - title.frame.minX
    }

    /// Fades the chevron of a back button that appears or disappears; one that stays does not move.
    private func moveChevrons(to new: Contents) {
        backButton = new.backButton
        switch (old.backButton, new.backButton) {
        case (let button?, nil): moves.append(Move(view: button, alphas: (1, 0)))
        case (nil, let button?): moves.append(Move(view: button, alphas: (0, 1)))
        case (let button?, _?): button.removeFromSuperview()
        case (nil, nil): break
        }
    }

    /// Hides the title of a back button and returns it as a separate label.
    private func label(_ button: BarButtonView, in bar: UINavigationBar, isNew: Bool) -> UIView {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = button.item.title
        label.textColor = button.item.tintColor ?? bar.tintColor ?? .systemBlue
        let start = BarButtonView.backTitleStart
        label.frame = CGRect(
            x: button.frame.minX + start, y: button.frame.minY,
            width: max(0, button.frame.width - start), height: button.frame.height)
        button.hidesTitle = true
        departing.addSubview(label)
        if isNew { backTitles.append(label) }
        return label
    }
}
