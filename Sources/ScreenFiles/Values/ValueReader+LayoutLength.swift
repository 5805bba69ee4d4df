import ScreenDocuments
import YAML

extension ValueReader {
    /// Reads a length of MyLayout, or a distance: points, for lengths a word, or what another view has.
    func layoutLength(_ node: YAMLNode, isLength: Bool, for name: String) -> LayoutLengthValue? {
        let expectation =
            isLength
            ? "points, wrap, fill, average, empty or a length such as title.width * 0.5 + 10"
            : "points or an edge such as title.right + 10"
        guard let text = node.scalar?.text else {
            expected(expectation, for: name, found: node)
            return nil
        }
        if NumberText.number(text) != nil { return length(node, for: name).map { .number($0) } }
        if isLength, let word = LayoutLengthValue.Word(rawValue: text) { return .word(word) }
        let attributes = isLength ? LayoutLengthValue.lengths : LayoutLengthValue.edges
        if let relation = LayoutLengthValue.Relation(text, attributes: attributes) {
            return .relation(relation)
        }
        expected(expectation, for: name, found: node)
        return nil
    }
}
