import Diagnostics
import ScreenDocuments
import UIKitCore

/// Creates and activates the constraints of a scene when its views exist.
struct ConstraintInstaller {
    /// The views by element id.
    let views: [String: UIView]
    /// The content views of cells that tables and collection views arrange, by element id. As in Interface
    /// Builder, constraints to such a cell apply to its content view, which determines the size of the cell.
    var contents: [String: UIView] = [:]
    /// The layout guides by element id.
    var guides: [String: UILayoutGuide] = [:]
    /// Receives the constraints that have an id.
    var made: MadeConstraints?
    /// The window, if there is one.
    var window: UIWindow?

    /// Activates a constraint of an element; returns false if it requires a window and there is none yet.
    func install(_ declaration: ConstraintDeclaration, of element: Element) -> Bool {
        switch declaration.rule {
        case .linear(let linear):
            let isActive = declaration.isInstalled
            return install(linear, declaration.place, element, isActive: isActive) {
                made?.byID[declaration.id ?? ""] = $0
            }
        case .visualFormat(let format, _, let superviewID, let names):
            let named = names.compactMapValues { guides[$0] ?? view($0) }
            do {
                let constraints = try NSLayoutConstraint.constraints(
                    for: format, views: named, superview: view(superviewID))
                activate(constraints, declaration.place, element)
            } catch {
                report(.constraintFormat, error.message, declaration.place, element)
            }
            return true
        }
    }

    private func install(
        _ linear: ConstraintDeclaration.Linear, _ place: Place, _ element: Element, isActive: Bool,
        note: (NSLayoutConstraint) -> Void
    ) -> Bool {
        let operands = [linear.first] + (linear.second.map { [$0] } ?? [])
        if window == nil, operands.contains(where: { $0.elementID == nil }) { return false }
        guard let first = item(linear.first) else {
            report(.constraintSyntax, "there is no \(linear.first)", place, element)
            return true
        }
        var second: AnyObject?
        if let operand = linear.second {
            guard let item = item(operand) else {
                report(.constraintSyntax, "there is no \(operand)", place, element)
                return true
            }
            second = item
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: NSLayoutConstraint.Attribute(linear.first.attribute),
            relatedBy: NSLayoutConstraint.Relation(linear.relation), toItem: second,
            attribute: linear.second.map { .init($0.attribute) } ?? .notAnAttribute,
            multiplier: linear.multiplier, constant: linear.constant)
        constraint.priority = UILayoutPriority(linear.priority)
        constraint.identifier = linear.identifier
        if isActive { activate([constraint], place, element) }
        note(constraint)
        return true
    }

    /// Returns the view for an element's id in constraints.
    private func view(_ id: String) -> UIView? { contents[id] ?? views[id] }

    /// Returns the view or guide of an operand.
    private func item(_ operand: ConstraintDeclaration.Operand) -> AnyObject? {
        if let guide = operand.elementID.flatMap({ guides[$0] }) { return guide }
        guard let view = operand.elementID.map({ view($0) }) ?? window else { return nil }
        switch operand.guide {
        case nil: return view
        case .safeArea: return view.safeAreaLayoutGuide
        case .margins: return view.layoutMarginsGuide
        case .readable: return view.readableContentGuide
        case .content: return (view as? UIScrollView)?.contentLayoutGuide
        case .frame: return (view as? UIScrollView)?.frameLayoutGuide
        case .keyboard: return view.keyboardLayoutGuide
        }
    }

    /// Activates constraints and adds their location to UIKit's diagnostics.
    private func activate(_ constraints: [NSLayoutConstraint], _ place: Place, _ element: Element) {
        let outer = RenderEnvironment.current
        var inner = outer
        inner.sink = DiagnosticSink()
        inner.run { NSLayoutConstraint.activate(constraints) }
        for var diagnostic in inner.sink.diagnostics {
            diagnostic.place = place
            diagnostic.view = element.id
            outer.report(diagnostic)
        }
    }

    private func report(
        _ code: DiagnosticCode, _ message: String, _ place: Place, _ element: Element
    ) {
        RenderEnvironment.current.report(Diagnostic(code, message, at: place, view: element.id))
    }
}
