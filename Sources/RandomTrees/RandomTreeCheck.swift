import Devices
import Diagnostics
import Layout
import UIKitCore

/// Checks the properties that the layout of any tree has on a random tree.
package struct RandomTreeCheck: Sendable {
    /// The violated properties; empty for a correct layout.
    package private(set) var faults: [String] = []
    /// The number of views.
    package private(set) var viewCount = 0
    /// Whether conflicts were reported, in which case required constraints may be violated.
    package private(set) var hasConflicts = false
    /// The number of required constraints that are satisfied.
    package private(set) var satisfiedCount = 0

    /// Lays out the tree of a seed and checks it.
    package init(seed: UInt64) {
        let first = layOutTree(seed: seed), second = layOutTree(seed: seed, inspects: false)
        if first != second { faults.append("the same seed gave other frames") }
    }

    /// Builds and lays out the tree; returns its frames.
    private mutating func layOutTree(seed: UInt64, inspects: Bool = true) -> [CGRect] {
        var environment = RenderEnvironment.current
        environment.device = RandomTreeCheck.device
        environment.traits = UITraitCollection(
            displayScale: 2, layoutDirection: seed % 5 == 0 ? .rightToLeft : .leftToRight)
        environment.sink = DiagnosticSink()
        return environment.run {
            let window = UIWindow(frame: CGRect(origin: .zero, size: environment.screenSize))
            let controller = UIViewController()
            window.rootViewController = controller
            let tree = RandomTree(seed: seed, below: controller.view)
            window.layoutIfNeeded()
            let frames = tree.views.map(\.frame)
            if inspects {
                viewCount = tree.views.count
                let unsolved: Set<DiagnosticCode> = [
                    .layoutConflict, .layoutPrecision, .layoutConvergence, .constraintInvalid,
                ]
                hasConflicts = environment.sink.diagnostics.contains { unsolved.contains($0.code) }
                inspect(frames)
                if !hasConflicts { inspect(tree.constraints, root: window) }
                window.layOutAgain()
                let again = tree.views.map(\.frame)
                for index in frames.indices where frames[index] != again[index] {
                    faults.append(
                        "\(tree.views[index].path) moved from \(frames[index].text) to "
                            + "\(again[index].text) in a second layout")
                }
            }
            return withExtendedLifetime(window) { frames }
        }
    }

    private static let device =
        DeviceTable.all.first { $0.id == "iphone-8" } ?? DeviceTable.standard

    private mutating func inspect(_ frames: [CGRect]) {
        for (index, frame) in frames.enumerated() {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            if !numbers.allSatisfy(\.isFinite) { faults.append("view \(index) has the frame \(frame)") }
            if frame.width < 0 || frame.height < 0 {
                faults.append("view \(index) has a negative size: \(frame)")
            }
        }
    }

    private mutating func inspect(_ constraints: [NSLayoutConstraint], root: UIView) {
        for constraint in constraints where constraint.isActive && constraint.priority == .required {
            guard let error = constraint.measuredError(below: root) else { continue }
            // Each edge is rounded to half points, and so is the edge that it is measured from.
            let tolerance = 0.5 + 0.5 * constraint.multiplier.magnitude + 1e-6
            let isSatisfied =
                switch constraint.relation {
                case .equal: error.magnitude <= tolerance
                case .lessThanOrEqual: error <= tolerance
                case .greaterThanOrEqual: error >= -tolerance
                }
            if isSatisfied {
                satisfiedCount += 1
            } else {
                faults.append("\(constraint.ruleText) is off by \(error)")
            }
        }
    }
}

extension CGRect {
    var text: String { "(\(minX) \(minY) \(width) \(height))" }
}

extension UIView {
    /// The class names from the view up, each with its tag.
    var path: String {
        var parts: [String] = []
        var current: UIView? = self
        while let view = current, !(view is UIWindow) {
            let frees = view.translatesAutoresizingMaskIntoConstraints
            parts.append("\(view.className)\(view.tag)\(frees ? "~\(view.autoresizingMask.rawValue)" : "")")
            current = view.superview
        }
        return parts.joined(separator: "<")
    }

    /// Invalidates the layout of every view and lays out.
    fileprivate func layOutAgain() {
        forEachView { $0.setNeedsLayout() }
        layoutIfNeeded()
    }
}

extension NSLayoutConstraint {
    /// The first side of the constraint minus the second, measured in frames; nil if frames are not
    /// sufficient.
    fileprivate func measuredError(below root: UIView) -> CGFloat? {
        guard let first = firstItem as? UIView, first.isDescendant(of: root) else { return nil }
        guard let second = secondItem else {
            return firstAttribute.value(of: first.frame, in: first, isMirrored: false).map { $0 - constant }
        }
        guard let second = second as? UIView, second.isDescendant(of: root),
            !first.isScrollContent(of: second), !second.isScrollContent(of: first),
            let ancestor = first.commonAncestor(with: second)
        else { return nil }
        let isMirrored = ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func rect(_ view: UIView) -> CGRect { view.convert(view.bounds, to: ancestor) }
        guard let one = firstAttribute.value(of: rect(first), in: first, isMirrored: isMirrored),
            let other = secondAttribute.value(of: rect(second), in: second, isMirrored: isMirrored)
        else { return nil }
        // Offsets are in reading direction, and so is the relation.
        let isDirectional = firstAttribute.isDirectional || secondAttribute.isDirectional
        let sign: CGFloat = isMirrored && isDirectional ? -1 : 1
        return sign * (one - multiplier * other) - constant
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isDirectional: Bool {
        [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
    }

    /// Returns the value of the attribute for a view's rectangle; nil for baselines, which depend on more
    /// than frames.
    fileprivate func value(of rect: CGRect, in view: UIView, isMirrored: Bool) -> CGFloat? {
        switch self {
        case .left: rect.minX
        case .right: rect.maxX
        case .leading: isMirrored ? rect.maxX : rect.minX
        case .trailing: isMirrored ? rect.minX : rect.maxX
        case .top: rect.minY
        case .bottom: rect.maxY
        case .width: rect.width
        case .height: rect.height
        case .centerX: rect.midX
        case .centerY: rect.midY
        case .topMargin: rect.minY + view.layoutMargins.top
        case .bottomMargin: rect.maxY - view.layoutMargins.bottom
        case .leadingMargin:
            isMirrored ? rect.maxX - view.layoutMargins.right : rect.minX + view.layoutMargins.left
        case .trailingMargin:
            isMirrored ? rect.minX + view.layoutMargins.left : rect.maxX - view.layoutMargins.right
        default: nil
        }
    }
}

extension UIView {
    /// Whether a view is inside a scroll view, so that constraints to its edges refer to the content.
    fileprivate func isScrollContent(of other: UIView) -> Bool {
        other is UIScrollView && self !== other && isDescendant(of: other)
    }

    fileprivate func commonAncestor(with other: UIView) -> UIView? {
        var current: UIView? = self
        while let view = current, !other.isDescendant(of: view) { current = view.superview }
        return current
    }
}
