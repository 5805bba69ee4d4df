package import Diagnostics
package import ScreenDocuments
package import UIKitCore

/// Sets an attribute of a view that is shown.
///
/// - Parameters:
///   - attribute: the attribute, typed by the class of the view.
///   - view: the view.
/// - Returns: why the attribute cannot be set; nothing if it was.
package func setAttribute(_ attribute: Attribute, of view: UIView) -> [Diagnostic] {
    let className = elementClass(of: view)
    let converter = ValueConverter(place: attribute.place, view: view.displayName)
    guard
        let setter = ElementTable.setter(attribute.name, of: className),
        setter.isReadElsewhere
            ? setPlace(attribute, of: view) : setter.apply(view, attribute.value, converter)
    else {
        return [
            Diagnostic(
                .viewUnsupported, "\(attribute.name) of \(className) cannot change while the screen is shown",
                of: "\(className).\(attribute.name)", at: attribute.place, view: view.displayName)
        ]
    }
    return []
}

/// Sets an attribute of a view that is about its place among others; returns false for one that takes effect when the
/// view is made, and for a view that has no such place.
private func setPlace(_ attribute: Attribute, of view: UIView) -> Bool {
    switch (attribute.name, attribute.value) {
    case ("isInstalled", .boolean(let isInstalled)): return isInstalled ? view.install() : view.uninstall()
    case ("customSpacing", .number(let spacing)):
        guard let stack = view.superview as? UIStackView else { return false }
        stack.setCustomSpacing(CGFloat(spacing), after: view)
        return true
    default: return false
    }
}

/// Returns the class of files that a view is of: its own, or the nearest superclass that files know.
package func elementClass(of view: UIView) -> String {
    let classes = sequence(first: Mirror(reflecting: view), next: \.superclassMirror)
    return classes.lazy.map { String(describing: $0.subjectType) }
        .first { ElementTable.row($0) != nil } ?? "UIView"
}
