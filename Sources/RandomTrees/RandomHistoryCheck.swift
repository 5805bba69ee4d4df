import Devices
import Diagnostics
import Layout
import UIKitCore

/// Checks that a random screen has the same frames after many steps as one that is created in the final
/// state.
package struct RandomHistoryCheck: Sendable {
    /// The differences; empty if the layout does not depend on earlier states.
    package private(set) var faults: [String] = []
    /// The steps taken, for messages.
    package private(set) var steps: [String] = []
    /// The number of views compared.
    package private(set) var viewCount = 0
    /// The views that still needed layout when one of the layouts did not converge, in which case nothing is
    /// compared.
    package private(set) var unconverged: String?

    /// Performs the steps of a seed, creates the screen from scratch, and compares both.
    package init(seed: UInt64) {
        var environment = RenderEnvironment.current
        environment.device = DeviceTable.all.first { $0.id == "iphone-x" } ?? DeviceTable.standard
        environment.traits = UITraitCollection(
            displayScale: seed % 2 == 0 ? 2 : 3,
            layoutDirection: seed % 5 == 0 ? .rightToLeft : .leftToRight)
        environment.sink = DiagnosticSink()
        environment.run { run(seed) }
        let failure = environment.sink.diagnostics.first { $0.code == .layoutConvergence }
        unconverged = failure.map { $0.view ?? "" }
        if unconverged != nil { faults = [] }
    }

    private mutating func run(_ seed: UInt64) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let controller = UIViewController()
        window.rootViewController = controller
        var history = RandomHistory(seed: seed, in: window, below: controller.view)
        history.run()
        let copy = TreeCopy(of: history)
        copy.layOut()
        steps = history.steps
        window.forEachView { view in
            viewCount += 1
            guard let counterpart = copy.counterpart(of: view) else {
                return faults.append("\(view.tag) is not in the copy")
            }
            let (one, other) = (view.layoutText, counterpart.layoutText)
            if one != other { faults.append("\(view.path): \(one) after steps, \(other) at once") }
        }
    }
}

extension UIView {
    /// All results of layout for a view.
    fileprivate var layoutText: String {
        var parts = ["\(frame.text)"]
        if bounds.origin != .zero { parts.append("at \(bounds.minX) \(bounds.minY)") }
        if let scroll = self as? UIScrollView {
            parts.append("content \(scroll.contentSize.width) \(scroll.contentSize.height)")
        }
        if safeAreaInsets != .zero { parts.append("safe area \(safeAreaInsets)") }
        if hasAmbiguousLayout { parts.append("ambiguous") }
        for guide in layoutGuides { parts.append("guide \(guide.layoutFrame.text)") }
        return parts.joined(separator: " ")
    }
}
