import Files
import ScreenDocuments

extension AttributeType {
    /// The JSON Schema of a value; a parameter may replace it.
    var schema: JSONValue {
        switch self {
        case .text: .reference("text")
        case .texts: .any([.reference("text"), ScreenFileSchema.list(of: .reference("text"))])
        case .number(let range):
            ScreenFileSchema.orParameter(
                ScreenFileSchema.number("number", range.lowerBound, range.upperBound))
        case .integer(let range):
            ScreenFileSchema.orParameter(
                ScreenFileSchema.number("integer", Double(range.lowerBound), Double(range.upperBound)))
        case .boolean: .reference("boolean")
        case .choice(let choice): ScreenFileSchema.orParameter(.words(choice.names))
        case .choices(let choice):
            ScreenFileSchema.orParameter(
                .words(choice.names), ScreenFileSchema.list(of: .words(choice.names)))
        case .color: .reference("color")
        case .font: .reference("font")
        case .image: .reference("image")
        case .point: .reference("point")
        case .size: .reference("size")
        case .rect: .reference("rect")
        case .insets: .reference("insets")
        case .priorities: .reference("priorities")
        case .runs: .reference("runs")
        case .paragraphStyle: .reference("paragraphStyle")
        case .textAttributes: .reference("textAttributes")
        case .barAppearance: .reference("barAppearance")
        case .layoutLength: .any([.reference("length"), .reference("text")])
        }
    }

    /// What a value may be, for the tables of the documentation.
    var markdown: String {
        switch self {
        case .text: "text"
        case .texts: "list of texts"
        case .number(let range):
            range == 0...1 ? "number, 0 to 1" : range.lowerBound == 0 ? "number, not negative" : "number"
        case .integer(let range):
            range.lowerBound == 0 ? "whole number, 0 to \(range.upperBound)" : "whole number"
        case .boolean: "boolean"
        case .choice(let choice): ElementVocabulary.list(choice.names)
        case .choices(let choice): "any of " + ElementVocabulary.list(choice.names)
        case .color: "color"
        case .font: "font"
        case .image: "image"
        case .point: "point"
        case .size: "size"
        case .rect: "rect"
        case .insets: "insets"
        case .priorities: "priority, or `{horizontal:, vertical:}` with one for an axis"
        case .runs: "list of texts or runs"
        case .paragraphStyle: "paragraph style"
        case .textAttributes: "text attributes"
        case .barAppearance: "bar appearance"
        case .layoutLength(isLength: true):
            "points, `wrap`, `fill`, `average`, `empty`, or `id.width * 0.5 + 10`"
        case .layoutLength(isLength: false): "points, share, or `id.right + 10`"
        }
    }
}
