import SwiftUICore
import UIKit

extension [MenuItem] {
    /// Returns the elements of a menu of UIKit's.
    func menuElements(in environment: EnvironmentValues) -> [UIMenuElement] {
        var groups: [[UIMenuElement]] = [[]]
        for item in self {
            if case .divider = item.kind {
                groups.append([])
            } else if let element = item.menuElement(in: environment) {
                groups[groups.count - 1].append(element)
            }
        }
        groups.removeAll { $0.isEmpty }
        if groups.count == 1 { return groups[0] }
        return groups.map { UIMenu(title: "", options: .displayInline, children: $0) }
    }
}

extension MenuItem {
    fileprivate func menuElement(in environment: EnvironmentValues) -> UIMenuElement? {
        let label = ViewDescription(label, in: environment)
        // The second of two texts is the line below the first.
        let title = label.lines.first ?? "", subtitle = label.lines.dropFirst().first
        var attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
        if keepsMenuOpen { attributes.insert(.keepsMenuPresented) }
        switch kind {
        case .button(let role, let action):
            return UIAction(
                title: title, subtitle: subtitle, image: label.image,
                attributes: role == .destructive ? attributes.union(.destructive) : attributes
            ) { _ in action() }
        case .toggle(let binding):
            return UIAction(
                title: title, image: label.image, attributes: attributes,
                state: binding.wrappedValue ? .on : .off
            ) { _ in binding.wrappedValue.toggle() }
        case .section(let items):
            return UIMenu(
                title: title, options: .displayInline, children: items.menuElements(in: environment))
        case .controls(let items):
            return UIMenu(
                options: .displayInline, preferredElementSize: .medium,
                children: items.menuElements(in: environment))
        case .menu(let items):
            return UIMenu(
                title: title, subtitle: subtitle, image: label.image,
                children: items.menuElements(in: environment))
        case .field, .divider, .view: return nil
        }
    }
}
