import Diagnostics
import Geometry
import ScreenDocuments
import XML

extension XMLElement {
    /// The user-defined runtime attributes of an object, in the order of the file.
    func runtimeAttributes(_ resources: IBResources) -> [RuntimeAttribute] {
        (child("userDefinedRuntimeAttributes")?.children ?? []).compactMap { entry in
            guard let path = entry["keyPath"], let value = entry.runtimeValue(resources) else { return nil }
            return RuntimeAttribute(keyPath: path, value: value, place: resources.place(entry))
        }
    }

    private func runtimeValue(_ resources: IBResources) -> RuntimeAttribute.Value? {
        let child = child(key: "value")
        switch self["type"] {
        case "boolean": return checked(.flag, "NO", resources).map { .boolean($0 == "YES") }
        case "number":
            return checked(.number, child?["value"], resources).flatMap(NumberText.number).map { .number($0) }
        case "string", "localizedString":
            return (self["value"] ?? child?["value"] ?? child?.text).map { .text($0) }
        case "color": return child.flatMap(resources.colors.color).map { .color($0) }
        case "font": return child.flatMap(IBFonts.font).map { .font($0) }
        case "image": return self["value"].map { .image($0) }
        case "point": return child.map { .point(Point(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)) }
        case "size":
            return child.map {
                .size(Size(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0))
            }
        case "rect":
            return child.map {
                .rect(
                    Rect(
                        x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0,
                        height: $0.number("height") ?? 0))
            }
        case "range":
            return child.map {
                .range(location: Int($0.number("location") ?? 0), length: Int($0.number("length") ?? 0))
            }
        case "nil": return RuntimeAttribute.Value.none
        default: return nil
        }
    }

    /// Returns the value that is an XML attribute of a form, or else another; nil, after a report, for one of another form.
    private func checked(_ form: IBValueForm, _ other: String?, _ resources: IBResources) -> String? {
        guard let text = self["value"] else { return other }
        guard let fault = form.fault(of: text) else { return text }
        resources.problems.report(
            Diagnostic(
                .storyboardValue,
                "the runtime attribute '\((self["keyPath"] ?? "").shortened)' '\(text.shortened)' \(fault); "
                    + "it is left out",
                at: resources.place(self), hints: form.hints(for: text)))
        return nil
    }
}
