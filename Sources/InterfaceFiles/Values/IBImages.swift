import Geometry
import ScreenDocuments
import XML

/// Reads the recorded properties of images.
struct IBImages {
    private struct Record {
        var size: Size?
        var isSymbol: Bool
    }

    private let records: [String: Record]

    /// Creates the images of a document.
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

    /// Returns the image with a name, including the size of its placeholder.
    func image(_ name: String) -> ImageValue {
        let record = records[name]
        if record?.isSymbol == true { return ImageValue(name: name, symbol: SymbolValue()) }
        return ImageValue(name: name, recordedSize: record?.size)
    }

    /// Returns the size and weight that an element specifies for a symbol.
    static func symbol(_ node: XMLElement) -> SymbolValue {
        var symbol = SymbolValue()
        symbol.pointSize = node.number("pointSize").flatMap { $0 > 0 ? $0 : nil }
        symbol.weight = (node["weight"] ?? node["symbolWeight"]).flatMap(Choices.FontWeight.init(rawValue:))
        symbol.scale = (node["scale"] ?? node["symbolScale"]).flatMap(Choices.SymbolScale.init(rawValue:))
        if let font = node.child("fontDescription").flatMap(IBFonts.font) {
            if case .textStyle(let style) = font.family { symbol.textStyle = style }
            symbol.pointSize = symbol.pointSize ?? font.size
            symbol.weight = symbol.weight ?? font.weight
        }
        return symbol
    }
}
