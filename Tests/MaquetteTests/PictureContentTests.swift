import Geometry
import Scene
import Testing

@testable import Maquette

@Suite("What a picture has lost")
struct PictureContentTests {
    /// A screen with a list of rows, each with a text, beside texts and images.
    private func content(texts: Int = 0, images: Int = 0, rows: Int = 0, hidden: Bool = false)
        -> PictureContent
    {
        var nodes = [node("root", nil)]
        func add(_ node: LayoutNode) {
            nodes.append(node)
        }
        for index in 0..<texts {
            var label = node("t\(index)", 0)
            label.text = "Text \(index)"
            label.isHidden = hidden
            add(label)
        }
        for index in 0..<images {
            var view = node("i\(index)", 0)
            view.content = [.draw(.image(ImagePlacement.test))]
            add(view)
        }
        if rows > 0 {
            var list = node("list", 0)
            list.contentSize = Size(width: 100, height: 1000)
            let place = nodes.count
            add(list)
            for index in 0..<rows {
                var cell = node("c\(index)", place)
                cell.text = "Row"
                add(cell)
                nodes[nodes.count - 1].subtreeEnd = nodes.count
            }
            nodes[place].subtreeEnd = nodes.count
        }
        nodes[0].subtreeEnd = nodes.count
        return PictureContent(of: LayoutTree(size: Size(width: 100, height: 100), nodes: nodes))
    }

    private func node(_ id: String, _ parent: Int?) -> LayoutNode {
        LayoutNode(
            id: id, className: "UIView", parent: parent, subtreeEnd: 0,
            frame: Rect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("is nothing where it has more, or a view or two less")
    func kept() {
        #expect(content(texts: 3).loss(against: content(texts: 3)) == nil)
        #expect(content(texts: 9, images: 2).loss(against: content(texts: 3, images: 1)) == nil)
        #expect(content(texts: 2).loss(against: content(texts: 4)) == nil)
        #expect(content(texts: 1).loss(against: content(texts: 3)) == nil)
        #expect(content().loss(against: content()) == nil)
    }

    @Test("is all of a blank picture, all rows, all images, or more than half of several texts")
    func lost() {
        #expect(content().loss(against: content(texts: 1)) == "nothing")
        #expect(content(texts: 3).loss(against: content(texts: 3, rows: 2)) == "none of 2 rows")
        #expect(content(texts: 3).loss(against: content(texts: 3, images: 1)) == "none of 1 image")
        #expect(content(texts: 1).loss(against: content(texts: 4)) == "1 of 4 texts")
    }

    @Test("counts the text of a row once, which a prototype repeats")
    func prototypes() {
        #expect(content(rows: 20).texts == 1)
        #expect(content(texts: 2, rows: 3).loss(against: content(texts: 1, rows: 20)) == nil)
    }

    @Test("does not count what is hidden")
    func hidden() {
        #expect(content(texts: 4, hidden: true) == content())
    }
}

extension ImagePlacement {
    fileprivate static var test: ImagePlacement {
        ImagePlacement(
            Bitmap(name: "a", pixmap: Pixmap(width: 1, height: 1), scale: 1),
            in: Rect(x: 0, y: 0, width: 1, height: 1))
    }
}
