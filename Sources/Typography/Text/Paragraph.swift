/// A paragraph of the text, shaped; shared by all layouts of the same text.
final class Paragraph {
    /// The characters without the separator at the end.
    let units: [UInt16]
    /// The styles of the text, by the index that runs use.
    let styles: [StyledFont]
    /// Lengths of styles: ends in ascending order with the style up to there.
    let styleEnds: [(end: Int, style: Int)]
    /// 0 for text that runs to the right, 1 for the left.
    let baseLevel: UInt8
    let text: ShapedText
    /// Points of all clusters.
    let totalAdvance: Double
    let hasTabs: Bool
    /// Characters that no font has, in order, at most a few.
    let missing: [Unicode.Scalar]
    /// Bits by unit; line breaks once they are needed.
    var breaks: [UInt8]?
    /// The scripts whose line breaks come from a dictionary.
    var dictionaryScripts: [DictionaryScript] = []

    init(
        units: [UInt16], styles: [StyledFont], styleEnds: [(end: Int, style: Int)],
        baseLevel: UInt8, text: ShapedText, missing: [Unicode.Scalar]
    ) {
        self.units = units
        self.styles = styles
        self.styleEnds = styleEnds
        self.baseLevel = baseLevel
        self.text = text
        self.missing = missing
        totalAdvance = text.clusters.reduce(0) { $0 + $1.advance }
        hasTabs = text.clusters.contains { $0.traits.contains(.tab) }
    }

    /// The style of a unit.
    func style(at unit: Int) -> StyledFont? {
        let index = styleEnds.first { unit < $0.end }?.style ?? styleEnds.last?.style
        return index.map { styles[$0] }
    }

    /// The style of an empty paragraph, or of the first character.
    var firstStyle: StyledFont? { style(at: 0) }
}
