import Geometry

/// Reads what a document records of images.
struct IBImages {
    private struct Record {
        var size: Size?
        var isSymbol: Bool
    }

    private let records: [String: Record]

    /// The images of a document.
    init(document: XMLNode) {
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
        var size = record?.size
        if let recorded = size, record?.isSymbol == true {
            size = Size(width: recorded.width * symbolShare, height: recorded.height * symbolShare)
        }
        return ImageValue(name: name, isTemplate: record?.isSymbol == true, recordedSize: size)
    }

    /// Of the extent that files record for a symbol, what it has beside text of 17 points.
    /// Measured: image views of public storyboards with a symbol and nothing that decides their size.
    private var symbolShare: Double { 0.16 }
}
