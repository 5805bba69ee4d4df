import Geometry
import ScreenDocuments
import UIKitCore

extension InterfaceConnector {
    /// Sets the user-defined runtime attributes of an object of the author's class.
    ///
    /// Before the outlets are connected, as on iOS: observers of such a property find no outlets yet.
    func setRuntimeAttributes(of entry: ConnectedObject) {
        guard let object = entry.object as? any InterfaceBuilderConnectable else { return }
        let converter = ValueConverter(place: entry.element.place, view: entry.element.id)
        for attribute in entry.element.origin?.runtimeAttributes ?? [] {
            // Paths to other objects are those of layers, which every view has as attributes.
            guard !attribute.keyPath.contains(".") else { continue }
            _ = object.setOutlet(attribute.keyPath, to: attribute.value.object(converter))
        }
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
