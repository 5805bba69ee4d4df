import Devices
import Diagnostics
import UIKit

/// What must hold of the layout of any tree, checked on a random one.
package struct RandomTreeCheck: Sendable {
    /// What does not hold; empty for a sound layout.
    package private(set) var faults: [String] = []
    /// How many views there were.
    package private(set) var viewCount = 0
    /// Whether contradictions were reported, so that required constraints need not hold.
    package private(set) var hasConflicts = false
    /// How many required constraints were found to hold.
    package private(set) var heldCount = 0

    /// Lays out the tree of a seed and looks at it.
    package init(seed: UInt64) {
        let first = lay(seed: seed), second = lay(seed: seed, inspects: false)
        if first != second { faults.append("the same seed gave other frames") }
    }

    /// Builds and lays out the tree; its frames.
    private mutating func lay(seed: UInt64, inspects: Bool = true) -> [CGRect] {
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
                let messages = environment.sink.diagnostics.map(\.message)
                hasConflicts = messages.contains { $0.contains("unable to") || $0.contains("come to rest") }
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
            // Each edge is rounded to half points, and so is the view it is measured from.
            let tolerance = 0.5 + 0.5 * constraint.multiplier.magnitude + 1e-6
            let isHeld =
                switch constraint.relation {
                case .equal: error.magnitude <= tolerance
                case .lessThanOrEqual: error <= tolerance
                case .greaterThanOrEqual: error >= -tolerance
                }
            if isHeld { heldCount += 1 } else { faults.append("\(constraint.ruleText) is off by \(error)") }
        }
    }
}

extension CGRect {
    var text: String { "(\(minX) \(minY) \(width) \(height))" }
}

extension UIView {
    /// The classes from the view up, each with its number in the tree.
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

    /// Asks every view for layout and lays out.
    fileprivate func layOutAgain() {
        forEachView { $0.setNeedsLayout() }
        layoutIfNeeded()
    }
}

extension NSLayoutConstraint {
    /// First less second side as the frames are; nil where frames alone do not tell.
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
        // Offsets run in reading direction, and so does the relation.
        let isDirectional = firstAttribute.isDirectional || secondAttribute.isDirectional
        let sign: CGFloat = isMirrored && isDirectional ? -1 : 1
        return sign * (one - multiplier * other) - constant
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isDirectional: Bool {
        [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
    }

    /// Where the attribute is on a view's rectangle; nil for baselines and margins, which hang on more.
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
    /// Whether a view lies in another that scrolls, whose edges then mean its content.
    fileprivate func isScrollContent(of other: UIView) -> Bool {
        other is UIScrollView && self !== other && isDescendant(of: other)
    }

    fileprivate func commonAncestor(with other: UIView) -> UIView? {
        var current: UIView? = self
        while let view = current, !other.isDescendant(of: view) { current = view.superview }
        return current
    }
}
