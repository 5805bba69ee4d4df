import Diagnostics
import UIKitCore

extension MyRelativeLayout {
    /// Reports that two subviews depend on each other.
    func report(cycleOf first: UIView, and second: UIView) {
        let message =
            first === second
            ? "'\(first.displayName)' depends on itself"
            : "'\(first.displayName)' and '\(second.displayName)' depend on each other"
        RenderEnvironment.current.report(Diagnostic(.layoutCycle, message, view: first.displayName))
    }
}

extension MyFloatLayout {
    /// Reports that a subview needs the end of a line that has none.
    func reportMissingLine(_ item: LayoutItem) {
        let needs = item.settings.isReverseFloat ? "floats to the end of its line" : "has a weight"
        RenderEnvironment.current.report(
            Diagnostic(
                .layoutFloatLine, "'\(item.view.displayName)' \(needs), which is as long as its contents",
                view: item.view.displayName))
    }
}

extension GridNode {
    /// Reports that a grid could not be added.
    func report(refused grid: any MyGrid, asRow: Bool, in layout: UIView?) {
        let kind = asRow ? "row" : "column"
        let message =
            grid.superGrid == nil && grid is GridNode
            ? "a \(kind) was added to a grid of \(asRow ? "columns" : "rows")"
            : "a grid that is part of another one was added as a \(kind)"
        RenderEnvironment.current.report(Diagnostic(.layoutGrid, message, view: layout?.displayName))
    }
}
