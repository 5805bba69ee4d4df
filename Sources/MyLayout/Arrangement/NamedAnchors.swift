import Diagnostics
import UIKitCore

// Files refer to siblings by name. They are looked up when a layout is arranged, since they may come later.
extension MyLayoutPos.Rule {
    /// Returns the rule with the position of the view that it names; without a value where there is none.
    func resolved(for view: UIView) -> MyLayoutPos.Rule {
        guard case .named(let name, let axis, let edge) = value else { return self }
        var rule = self
        rule.value = view.layoutReference(name).map { .anchor($0.position(axis, edge)) } ?? .none
        return rule
    }
}

extension MyLayoutSize.Rule {
    /// Returns the rule with the length of the view that it names; without a value where there is none.
    func resolved(for view: UIView) -> MyLayoutSize.Rule {
        guard case .named(let name, let axis) = value else { return self }
        var rule = self
        rule.value = view.layoutReference(name).map { .anchor($0.size(axis)) } ?? .none
        return rule
    }
}

extension UIView {
    /// The view that a name of a file means here: the view itself, a sibling or the layout around; nil with a report
    /// where there is none.
    fileprivate func layoutReference(_ name: String) -> UIView? {
        if name == "superview" || name == superview?.identifier { return superview }
        if name == "self" || name == identifier { return self }
        if let sibling = superview?.subviews.first(where: { $0.identifier == name }) { return sibling }
        let known = superview?.subviews.compactMap(\.identifier).filter { $0 != identifier } ?? []
        RenderEnvironment.current.report(
            Diagnostic(
                .layoutReference, "'\(name)' is no view of the layout around", view: identifier ?? "",
                hints: known.isEmpty
                    ? [] : ["views there: superview, \(known.prefix(8).joined(separator: ", "))"]))
        return nil
    }
}
