import Diagnostics
import Geometry
import Scripts
import UIKitCore

// Which view a name means, and where a finger can touch it.
extension ScriptRunner {
    /// Returns the view of a name: that of the layout tree, an accessibility identifier, or the text or label
    /// of a view that can be seen, the foremost of several.
    func view(named name: String) throws(StepFailure) -> UIView {
        let known = screen.namedViews
        if let found = known.last(where: { $0.name == name }) { return found.view }
        if let found = known.last(where: { $0.view.accessibilityIdentifier == name }) { return found.view }
        let visible = known.filter { !$0.view.isHiddenInTree }
        if let found = visible.last(where: { $0.view.hasTitle(name) }) { return found.view }
        let ids = known.compactMap { $0.view.identifier == nil ? nil : $0.name }
        let others = visible.flatMap { [$0.view.accessibilityIdentifier, $0.view.displayedText] }
        var names: [String] = []
        for other in ids + others.compactMap({ $0 }) where !other.isEmpty && !names.contains(other) {
            names.append(other)
        }
        throw StepFailure(
            .scriptView, "there is no view '\(name)' on the screen",
            hints: NearestName.hints(for: name, among: names))
    }

    /// Returns the middle of what can be seen and touched of a view, in the coordinates of the screen.
    func point(of target: Step.Target) throws(StepFailure) -> CGPoint {
        switch target {
        case .point(let point):
            let position = CGPoint(x: point.x, y: point.y)
            guard screen.window.bounds.contains(position) else {
                throw StepFailure(.scriptTouch, "the point is off the screen, \(screenSize)")
            }
            return position
        case .view(let name): return try touchPoint(of: try view(named: name), name)
        }
    }

    /// Returns where a drag from a point ends.
    func point(of destination: Step.Destination, from start: CGPoint) throws(StepFailure) -> CGPoint {
        switch destination {
        case .offset(let offset): CGPoint(x: start.x + offset.x, y: start.y + offset.y)
        case .target(.point(let point)): CGPoint(x: point.x, y: point.y)
        case .target(.view(let name)): visibleRect(of: try visibleView(named: name)).middle
        }
    }

    /// Returns the view of a name if a part of it can be seen.
    func visibleView(named name: String) throws(StepFailure) -> UIView {
        let view = try view(named: name)
        try requireVisible(view, name)
        return view
    }

    /// Returns the part of a view that is on the screen and in the views around it, in the screen's coordinates.
    func visibleRect(of view: UIView) -> CGRect {
        var rect = view.convert(view.bounds, to: nil)
        var around = view.superview
        while let current = around {
            rect = rect.intersection(current.convert(current.bounds, to: nil))
            around = current.superview
        }
        return rect
    }

    private var screenSize: String {
        let size = screen.window.bounds.size
        return "\(Int(size.width)) by \(Int(size.height)) points"
    }

    private func requireVisible(_ view: UIView, _ name: String) throws(StepFailure) {
        var current: UIView? = view
        while let shown = current {
            if shown.isHidden || shown.alpha < 0.01 {
                let what = shown === view ? "" : "in '\(shown.displayName)', which is "
                let how = shown.isHidden ? "hidden" : "transparent"
                throw StepFailure(.scriptTouch, "'\(name)' is \(what)\(how)")
            }
            current = shown.superview
        }
        let rect = visibleRect(of: view)
        guard rect.isNull || rect.width <= 0 || rect.height <= 0 else { return }
        let frame = view.convert(view.bounds, to: nil)
        guard screen.window.bounds.intersects(frame) else {
            let list = scrollView(around: view).map { ["scroll \($0.displayName) brings it in sight"] }
            throw StepFailure(
                .scriptTouch, "'\(name)' is off the screen, at \(frame.written)", hints: list ?? [])
        }
        throw StepFailure(
            .scriptTouch, "'\(name)' lies outside of the views around it, at \(frame.written)")
    }

    private func scrollView(around view: UIView) -> UIScrollView? {
        var current = view.superview
        while let shown = current {
            if let scroll = shown as? UIScrollView { return scroll }
            current = shown.superview
        }
        return nil
    }

    func touchPoint(of view: UIView, _ name: String) throws(StepFailure) -> CGPoint {
        try requireVisible(view, name)
        if let control = view as? UIControl, !control.isEnabled {
            throw StepFailure(.scriptTouch, "'\(name)' is disabled")
        }
        var around = view.superview
        while let current = around {
            guard current.isUserInteractionEnabled else {
                throw StepFailure(
                    .scriptTouch, "'\(name)' is in '\(current.displayName)', which takes no touches")
            }
            around = current.superview
        }
        let point = visibleRect(of: view).middle
        let hit = screen.state.windows.reversed().lazy.filter { !$0.isHidden }
            .compactMap { $0.hitTest(point, with: nil) }.first
        guard let hit, !hit.isDescendant(of: view), !view.isDescendant(of: hit) else { return point }
        throw StepFailure(.scriptTouch, "'\(name)' is covered by '\(hit.displayName)'")
    }
}

extension UIView {
    /// Whether the view or one around it is hidden or transparent.
    var isHiddenInTree: Bool {
        isHidden || alpha < 0.01 || superview?.isHiddenInTree ?? false
    }

    /// Whether a reader calls the view so.
    fileprivate func hasTitle(_ title: String) -> Bool {
        displayedText == title || accessibilityLabel == title
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// The rectangle in messages.
    fileprivate var written: String {
        "\(Int(minX.rounded())),\(Int(minY.rounded())) of \(Int(width.rounded())) by "
            + "\(Int(height.rounded())) points"
    }
}
