import Geometry
import ScreenDocuments
import UIKitCore

/// What user-defined runtime attributes set on the objects of a screen once all of them are made, as on iOS.
final class LiveAttributes {
    private var waiting: [(object: AnyObject, element: Element)] = []

    /// Keeps an object with runtime attributes.
    func add(_ object: AnyObject, _ element: Element) {
        guard element.origin?.liveAttributes.isEmpty == false else { return }
        waiting.append((object, element))
    }

    /// Sets the attributes of the objects that were kept since the last call, in their order.
    func apply() {
        let objects = waiting
        waiting = []
        for (object, element) in objects {
            for attribute in element.origin?.liveAttributes ?? [] {
                apply(attribute, to: object, ValueConverter(place: attribute.place, view: element.id))
            }
        }
    }

    private func apply(_ attribute: LiveAttribute, to object: AnyObject, _ converter: ValueConverter) {
        var object: AnyObject? = object
        for name in attribute.path { object = object.flatMap { Self.part(name, of: $0) } }
        guard let object else { return }
        switch attribute.change {
        case .attribute(let attribute, let className):
            _ = ElementTable.setter(attribute.name, of: className)?.apply(object, attribute.value, converter)
        case .layer(let keyPath, let value):
            (object as? UIView)?.layer.setValue(value.layerObject(converter), forKeyPath: keyPath)
        case .property(let name, let value): set(name, to: value, of: object)
        }
    }

    private func set(_ name: String, to value: RuntimeAttribute.Value, of object: AnyObject) {
        switch (name, value, object) {
        case ("overrideUserInterfaceStyle", .number(let number), let view as UIView):
            view.overrideUserInterfaceStyle = .init(rawValue: Int(number)) ?? .unspecified
        case ("overrideUserInterfaceStyle", .number(let number), let controller as UIViewController):
            controller.overrideUserInterfaceStyle = .init(rawValue: Int(number)) ?? .unspecified
        // Constraints determine the frames of all other views.
        case (_, _, let view as UIView) where !view.translatesAutoresizingMaskIntoConstraints: break
        case ("frame", .rect(let rect), let view as UIView): view.frame = CGRect(rect)
        case ("bounds", .rect(let rect), let view as UIView): view.bounds = CGRect(rect)
        case ("center", .point(let point), let view as UIView): view.center = CGPoint(point)
        default: break
        }
    }

    /// Returns the object that a property leads to; nil where there is none.
    private static func part(_ name: String, of object: AnyObject) -> AnyObject? {
        switch object {
        case let button as UIButton where name == "titleLabel": button.titleLabel
        case let button as UIButton where name == "imageView": button.imageView
        case let field as UITextField where name == "leftView": field.leftView
        case let field as UITextField where name == "rightView": field.rightView
        case let bar as UISearchBar where name == "searchTextField": bar.searchTextField
        case let view as UIVisualEffectView where name == "contentView": view.contentView
        case let cell as UITableViewCell: part(name, of: cell)
        case let table as UITableView: part(name, of: table)
        case let view as UITableViewHeaderFooterView: part(name, of: view)
        case let collection as UICollectionView where name == "backgroundView": collection.backgroundView
        case let cell as UICollectionViewCell: part(name, of: cell)
        case let view as UIView where name == "superview": view.superview
        case let view as UIView where name == "maskView": view.mask
        case let item as UINavigationItem where name == "titleView": item.titleView
        case let item as UIBarButtonItem where name == "customView": item.customView
        case let controller as UIViewController: part(name, of: controller)
        default: nil
        }
    }

    private static func part(_ name: String, of cell: UITableViewCell) -> AnyObject? {
        switch name {
        case "textLabel": cell.textLabel
        case "detailTextLabel": cell.detailTextLabel
        case "imageView": cell.imageView
        case "contentView": cell.contentView
        case "backgroundView": cell.backgroundView
        case "selectedBackgroundView": cell.selectedBackgroundView
        case "accessoryView": cell.accessoryView
        case "superview": cell.superview
        default: nil
        }
    }

    private static func part(_ name: String, of table: UITableView) -> AnyObject? {
        switch name {
        case "tableHeaderView": table.tableHeaderView
        case "tableFooterView": table.tableFooterView
        case "backgroundView": table.backgroundView
        case "superview": table.superview
        default: nil
        }
    }

    private static func part(_ name: String, of view: UITableViewHeaderFooterView) -> AnyObject? {
        switch name {
        case "textLabel": view.textLabel
        case "detailTextLabel": view.detailTextLabel
        case "contentView": view.contentView
        case "backgroundView": view.backgroundView
        default: nil
        }
    }

    private static func part(_ name: String, of cell: UICollectionViewCell) -> AnyObject? {
        switch name {
        case "contentView": cell.contentView
        case "backgroundView": cell.backgroundView
        case "selectedBackgroundView": cell.selectedBackgroundView
        default: nil
        }
    }

    private static func part(_ name: String, of controller: UIViewController) -> AnyObject? {
        switch (name, controller) {
        case ("view", _): controller.viewIfLoaded
        case ("navigationItem", _): controller.navigationItem
        case ("tabBarItem", _): controller.tabBarItem
        case ("navigationController", _): controller.navigationController
        case ("tabBarController", _): controller.tabBarController
        case ("navigationBar", let stack as UINavigationController): stack.navigationBar
        case ("toolbar", let stack as UINavigationController): stack.toolbar
        case ("tabBar", let tabs as UITabBarController): tabs.tabBar
        default: nil
        }
    }
}

extension RuntimeAttribute.Value {
    /// The value as a layer has it: colors are those of Core Graphics, and texts that are a number are one.
    fileprivate func layerObject(_ converter: ValueConverter) -> Any? {
        switch self {
        case .color(let color): converter.color(color)?.cgColor
        case .text(let text): Double(text) ?? text
        default: object(converter)
        }
    }
}
