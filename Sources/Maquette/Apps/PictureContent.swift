import Geometry
import Scene

/// How much a picture shows: its visible texts, its images, and the rows of its lists.
struct PictureContent: Equatable {
    /// The number of different texts: a prototype of a row has the same one in each row.
    private(set) var texts = 0
    /// The number of views that draw an image.
    private(set) var images = 0
    /// The number of views directly in scroll views that show something.
    private(set) var rows = 0

    /// Counts what of a layout tree is on the screen.
    init(of tree: LayoutTree) {
        let nodes = tree.nodes
        // What is hidden or beside the screen is so with all that is in it.
        var frames = [Rect?](repeating: nil, count: nodes.count)
        var shown: Set<Int> = [], differentTexts: Set<String> = []
        for index in nodes.indices {
            let node = nodes[index]
            var frame = node.frame
            if let parent = node.parent {
                guard let outer = frames[parent] else { continue }
                let origin = nodes[parent].boundsOrigin
                frame = frame.offset(by: Point(x: outer.minX - origin.x, y: outer.minY - origin.y))
            }
            guard !node.isHidden, node.opacity > Self.leastOpacity else { continue }
            frames[index] = frame
            guard frame.width > 0, frame.height > 0, frame.minX < tree.size.width,
                frame.minY < tree.size.height,
                frame.maxX > 0, frame.maxY > 0
            else { continue }
            let isText = node.text?.contains { !$0.isWhitespace } ?? false
            let isImage = node.content.contains { if case .image = $0.drawing { true } else { false } }
            if isText, let text = node.text { differentTexts.insert(text) }
            images += isImage ? 1 : 0
            if isText || isImage { shown.insert(index) }
        }
        texts = differentTexts.count
        rows = Self.rows(of: nodes, showing: shown)
    }

    /// What is less opaque than this is not seen. Chosen: views that are faded out.
    private static let leastOpacity = 0.02

    /// Counts the children of scroll views in whose subtrees something is shown.
    private static func rows(of nodes: [LayoutNode], showing shown: Set<Int>) -> Int {
        nodes.indices.count { index in
            guard let parent = nodes[index].parent, nodes[parent].contentSize != nil else { return false }
            return (index..<nodes[index].subtreeEnd).contains(where: shown.contains)
        }
    }

    /// What this picture has lost against another of the same screen, as the end of a sentence; nil for nothing.
    ///
    /// Code may well hide a view or two; what counts is a picture that shows nothing, a list without any row, no image of
    /// those that were there, or less than half of several texts.
    func loss(against other: PictureContent) -> String? {
        if texts == 0, images == 0, other.texts + other.images > 0 { return "nothing" }
        if rows == 0, other.rows > 0 { return "none of \(Self.count(other.rows, "row"))" }
        if images == 0, other.images > 0 { return "none of \(Self.count(other.images, "image"))" }
        if other.texts >= Self.severalTexts, texts * 2 < other.texts {
            return "\(texts) of \(Self.count(other.texts, "text"))"
        }
        return nil
    }

    /// How many texts are several.
    private static let severalTexts = 4

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
