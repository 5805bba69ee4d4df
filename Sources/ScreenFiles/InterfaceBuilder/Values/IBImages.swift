import Geometry
import XML

/// Reads what a document records of images.
struct IBImages {
    private struct Record {
        var size: Size?
        var isSymbol: Bool
    }

    private let records: [String: Record]

    /// The images of a document.
    init(document: XMLElement) {
        var found: [String: Record] = [:]
        for node in document.child("resources")?.children ?? [] where node.name == "image" {
            guard let name = node["name"] else { continue }
            var record = Record(isSymbol: node["catalog"] == "system")
            if let width = node.number("width"), let height = node.number("height"), width > 0, height > 0 {
                record.size = Size(width: width, height: height)
            }
            found[name] = record
        }
        records = found
    }

    /// The image of a name, with the extent that stands in for it.
    func image(_ name: String) -> ImageValue {
        let record = records[name]
        if record?.isSymbol == true { return ImageValue(name: name, symbol: SymbolValue()) }
        return ImageValue(name: name, recordedSize: record?.size)
    }

    /// The size and weight that an element gives a symbol.
    static func symbol(_ node: XMLElement) -> SymbolValue {
        var symbol = SymbolValue()
        symbol.pointSize = node.number("pointSize").flatMap { $0 > 0 ? $0 : nil }
        symbol.weight = (node["weight"] ?? node["symbolWeight"]).flatMap {
            IBFonts.weights.contains($0) ? $0 : nil
        }
        symbol.scale = (node["scale"] ?? node["symbolScale"]).flatMap {
            SymbolValue.scales.contains($0) ? $0 : nil
        }
        if let font = node.child("fontDescription").flatMap(IBFonts.font) {
            if case .textStyle(let style) = font.family { symbol.textStyle = style }
            symbol.pointSize = symbol.pointSize ?? font.size
            symbol.weight = symbol.weight ?? font.weight
        }
        return symbol
    }
}

extension SymbolValue {
    /// The words for scales.
    static let scales = ["small", "medium", "large"]
}
