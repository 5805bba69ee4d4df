import Geometry
import ScreenDocuments
import UIKitCore

extension InterfaceConnector {
    /// Sets the user-defined runtime attributes of an object of the author's class.
    ///
    /// Before the outlets are connected, as on iOS: observers of such a property find no outlets yet. What stands for the
    /// layer's property of that name is set only where the class lists none.
    func setRuntimeAttributes(of entry: ConnectedObject) {
        guard let object = entry.object as? any InterfaceBuilderConnectable else { return }
        let converter = ValueConverter(place: entry.element.place, view: entry.element.id)
        for attribute in entry.element.origin?.runtimeAttributes ?? [] {
            // Paths to other objects are those of layers, which every view has as attributes.
            guard !attribute.keyPath.contains(".") else { continue }
            guard !object.setOutlet(attribute.keyPath, to: attribute.value.object(converter)) else {
                continue
            }
            entry.element.setLayerProperty(attribute, of: entry.object)
        }
    }
}

extension Element {
    /// Returns attributes without those that a class of the author may have a property for, which keep what the file says
    /// of them besides: runtime attributes that name a property of the layer without the layer, as `cornerRadius` does.
    ///
    /// Source: Key-Value Coding Programming Guide (Apple's documentation): `setValue(_:forKeyPath:)` reaches the property
    /// of that name, and UIKit's views have none of these.
    func withoutOwnProperties(_ attributes: [Attribute]) -> [Attribute] {
        attributes.compactMap { attribute in
            guard ownProperty(for: attribute) != nil else { return attribute }
            return origin?.canvasAttributes.first { $0.name == attribute.name }
        }
    }

    /// Sets the layer's property that a runtime attribute names without the layer; other attributes change nothing.
    fileprivate func setLayerProperty(_ runtimeAttribute: RuntimeAttribute, of object: AnyObject) {
        guard let attribute = attributes.first(where: { ownProperty(for: $0) == runtimeAttribute }) else {
            return
        }
        let converter = ValueConverter(place: attribute.place, view: id)
        _ = ElementTable.setter(attribute.name, of: className)?.apply(object, attribute.value, converter)
    }

    /// The runtime attribute that an attribute of the layer is from, where it does not name the layer.
    private func ownProperty(for attribute: Attribute) -> RuntimeAttribute? {
        guard let runtimeAttributes = origin?.runtimeAttributes, !runtimeAttributes.isEmpty,
            let keyPaths = ElementVocabulary.attribute(attribute.name, of: className)?.keyPaths,
            let last = runtimeAttributes.last(where: { keyPaths.contains($0.keyPath) })
        else { return nil }
        return keyPaths.contains("layer." + last.keyPath) ? last : nil
    }
}

extension RuntimeAttribute.Value {
    /// The value as the property of a class has it; nil for none.
    func object(_ converter: ValueConverter) -> Any? {
        switch self {
        case .boolean(let value): value
        case .number(let value): value
        case .text(let text): text
        case .color(let color): converter.color(color)
        case .font(let font): converter.font(font)
        case .image(let name): UIImage(named: name)
        case .point(let point): CGPoint(point)
        case .size(let size): CGSize(size)
        case .rect(let rect): CGRect(rect)
        case .range(let location, let length): NSRange(location: location, length: length)
        case .none: nil
        }
    }
}
