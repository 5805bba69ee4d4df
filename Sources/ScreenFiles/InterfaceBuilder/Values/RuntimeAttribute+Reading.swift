import Geometry
import XML

extension XMLElement {
    /// The user-defined runtime attributes of an object, in the order of the file.
    func runtimeAttributes(_ resources: IBResources) -> [RuntimeAttribute] {
        (child("userDefinedRuntimeAttributes")?.children ?? []).compactMap { entry in
            guard let path = entry["keyPath"], let value = entry.runtimeValue(resources) else { return nil }
            return RuntimeAttribute(keyPath: path, value: value)
        }
    }

    private func runtimeValue(_ resources: IBResources) -> RuntimeAttribute.Value? {
        let child = child(key: "value")
        switch self["type"] {
        case "boolean": return .boolean(isYes("value"))
        case "number": return (self["value"] ?? child?["value"]).flatMap(Double.init).map { .number($0) }
        case "string": return (self["value"] ?? child?["value"] ?? child?.words).map { .text($0) }
        case "color": return child.flatMap { resources.colors.color($0) }.map { .color($0) }
        case "image": return self["value"].map { .image($0) }
        case "point": return child.map { .point(Point(x: $0.length("x"), y: $0.length("y"))) }
        case "size": return child.map { .size(Size(width: $0.length("width"), height: $0.length("height"))) }
        case "rect":
            return child.map {
                .rect(
                    Rect(
                        x: $0.length("x"), y: $0.length("y"), width: $0.length("width"),
                        height: $0.length("height")))
            }
        case "nil": return RuntimeAttribute.Value.none
        default: return nil
        }
    }

    private func length(_ name: String) -> Double {
        self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0
    }
}
