import Diagnostics
import MyLayout
import Testing

@testable import UIKitCore

/// Frames worked out from what MyLayout's headers say about measures, spaces and gravity.
@Suite("Grid layouts")
struct GridLayoutTests {
    /// A layout with a number of views without settings.
    private func layout(_ width: CGFloat, _ height: CGFloat, views: Int) -> (MyGridLayout, [UIView]) {
        let layout = MyGridLayout(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let views = (0..<views).map { _ in UIView() }
        for view in views { layout.addSubview(view) }
        return (layout, views)
    }

    // The example of MyLayout's README.
    @Test("rows and columns in each other")
    func nestedRowsAndColumns() throws {
        try onScreen {
            let (layout, views) = layout(320, 320, views: 5)
            layout.addRow(50)
            let second = layout.addRow(MyLayoutSize.fill)
            second.addCol(0.2)
            second.addCol(0.2)
            let third = second.addCol(0.6)
            third.addRow(0.5)
            third.addRow(0.5)
            layout.layoutIfNeeded()
            expectFrame(views[0], 0, 0, 320, 50)
            expectFrame(views[1], 0, 50, 64, 270)
            expectFrame(views[2], 64, 50, 64, 270)
            expectFrame(views[3], 128, 50, 192, 135)
            expectFrame(views[4], 128, 185, 192, 135)
        }
    }

    @Test("points, parts of the whole, parts of the rest and equal parts of the rest, in columns and rows")
    func allMeasures() throws {
        // 300 - 2 * 10 - 4 * 5 = 260 to divide: 60, then 130, of the rest of 70 first 28, then 21 each.
        let starts: [CGFloat] = [10, 75, 210, 243, 269], lengths: [CGFloat] = [60, 130, 28, 21, 21]
        let measures: [CGFloat] = [60, 0.5, -0.4, MyLayoutSize.fill, MyLayoutSize.fill]
        try onScreen {
            for isRow in [false, true] {
                let (layout, views) = isRow ? layout(100, 300, views: 5) : layout(300, 100, views: 5)
                layout.padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
                layout.subviewSpacing = 5
                for measure in measures { _ = isRow ? layout.addRow(measure) : layout.addCol(measure) }
                layout.layoutIfNeeded()
                for (index, view) in views.enumerated() {
                    if isRow {
                        expectFrame(view, 10, starts[index], 80, lengths[index])
                    } else {
                        expectFrame(view, starts[index], 10, lengths[index], 80)
                    }
                }
            }
        }
    }

    @Test("a row as high as its view, in a layout as high as its rows")
    func rowsOfContents() throws {
        try onScreen {
            let layout = MyGridLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
            layout.mySize = CGSize(width: 200, height: wrap)
            layout.padding = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
            layout.subviewSpacing = 10
            layout.addRow(wrap)
            layout.addRow(30)
            let sized = UIView(mySize: 60, 40), plain = UIView()
            layout.add(sized, plain)
            expectSize(of: layout, for: CGSize(width: 200, height: 0), 200, 90)
            layout.layoutIfNeeded()
            expectFrame(layout, 0, 0, 200, 90)
            expectFrame(sized, 5, 5, 190, 40)
            expectFrame(plain, 5, 55, 190, 30)
        }
    }

    @Test("a column as wide as its text")
    func columnOfText() throws {
        try onScreen {
            let layout = MyGridLayout(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            let label = UILabel(), rest = UIView()
            label.text = "Text"
            let width = label.sizeThatFits(CGSize(width: 0, height: 50)).width
            layout.addCol(wrap)
            layout.addCol(MyLayoutSize.fill)
            layout.add(label, rest)
            layout.layoutIfNeeded()
            expectFrame(label, 0, 0, width, 50)
            expectFrame(rest, width, 0, 200 - width, 50)
        }
    }

    @Test("placeholders take no view, anchors one behind their columns; what is left over has no size")
    func placeholdersAndAnchors() throws {
        try onScreen {
            let (layout, views) = layout(100, 100, views: 4)
            layout.addRow(40).placeholder = true
            let row = layout.addRow(60)
            row.anchor = true
            row.padding = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            row.addCol(0.5)
            row.addCol(0.5)
            layout.layoutIfNeeded()
            expectFrame(views[0], 0, 40, 100, 60)
            expectFrame(views[1], 10, 45, 40, 50)
            expectFrame(views[2], 50, 45, 40, 50)
            expectFrame(views[3], 0, 0, 0, 0)
        }
    }

    @Test("an overlapping view lies at the corner of the row before")
    func overlappingView() throws {
        try onScreen {
            let layout = MyGridLayout(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            layout.addRow(50)
            layout.addRow(0).overlap = .vertBottom | .horzTrailing
            layout.addRow(MyLayoutSize.fill)
            let picture = UIView(), badge = UIView(mySize: 20, 10), text = UIView()
            layout.add(picture, badge, text)
            layout.layoutIfNeeded()
            expectFrame(picture, 0, 0, 100, 50)
            expectFrame(badge, 80, 40, 20, 10)
            expectFrame(text, 0, 50, 100, 50)
        }
    }

    @Test("gravity places rows in their grid, and a view in its row")
    func gravityInGrids() throws {
        try onScreen {
            let layout = MyGridLayout(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            layout.gravity = .vertCenter
            layout.subviewSpacing = 10
            layout.addRow(20).gravity = .horzTrailing | .vertCenter
            let columns = layout.addRow(30)
            columns.gravity = .horzTrailing
            columns.subviewSpacing = 4
            columns.addCol(10)
            columns.addCol(16)
            let sized = UIView(mySize: 30, 10), first = UIView(), second = UIView()
            layout.add(sized, first, second)
            layout.layoutIfNeeded()
            // 20 + 10 + 30 = 60 of 100: the rows begin at 20 and 50. 10 + 4 + 16 = 30: the columns begin at 70.
            expectFrame(sized, 70, 25, 30, 10)
            expectFrame(first, 70, 50, 10, 30)
            expectFrame(second, 84, 50, 16, 30)
        }
    }

    @Test("copies of a template, and grids removed")
    func copiesOfTemplate() throws {
        try onScreen {
            let (layout, views) = layout(90, 60, views: 4)
            let template = MyGridLayout.createTemplateGrid(1)
            template.measure = 0.5
            template.addCol(1.0 / 3)
            template.addCol(MyLayoutSize.fill)
            layout.addRowGrid(template.cloneGrid())
            let second = layout.addRowGrid(template.cloneGrid(), measure: 20)
            #expect(second.tag == 1 && second.superGrid != nil && layout.subGrids.count == 2)
            layout.layoutIfNeeded()
            expectFrame(views[1], 30, 0, 60, 30)
            expectFrame(views[2], 0, 30, 30, 20)
            second.removeFromSuperGrid()
            layout.layoutIfNeeded()
            expectFrame(views[2], 0, 0, 0, 0)
        }
    }

    @Test("right-to-left screens begin at the right")
    func rightToLeft() throws {
        try onScreen(isRightToLeft: true) {
            let (layout, views) = layout(100, 20, views: 2)
            layout.addCol(30)
            layout.addCol(MyLayoutSize.fill)
            layout.layoutIfNeeded()
            expectFrame(views[0], 70, 0, 30, 20)
            expectFrame(views[1], 0, 0, 70, 20)
        }
    }

    @Test("grids have lines at their edges, in both directions", arguments: [false, true])
    func linesOfGrids(isRightToLeft: Bool) throws {
        try onScreen(isRightToLeft: isRightToLeft) {
            let (layout, _) = layout(100, 60, views: 0)
            let row = layout.addRow(20)
            row.addCol(30).trailingBorderline = MyBorderline(
                color: .red, thick: 2, headIndent: 3, tailIndent: 4)
            row.bottomBorderline = MyBorderline(color: .blue, thick: 1)
            for _ in 0..<2 { layout.layOut() }
            let lines = (layout.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
            #expect(lines.map(\.lineWidth) == [1, 2])
            #expect(lines[0].frame == CGRect(x: 0, y: 0, width: 100, height: 20))
            #expect(lines[0].path?.boundingBox == CGRect(x: 0, y: 19.5, width: 100, height: 0))
            #expect(lines[1].frame == CGRect(x: isRightToLeft ? 70 : 0, y: 0, width: 30, height: 20))
            #expect(
                lines[1].path?.boundingBox == CGRect(x: isRightToLeft ? 1 : 29, y: 3, width: 0, height: 13))
        }
    }

    @Test("a row in columns is reported and left out")
    func rowInColumns() throws {
        try onScreen {
            let (layout, views) = layout(100, 20, views: 1)
            layout.addCol(30)
            layout.addRow(10)
            #expect(layout.subGrids.count == 1)
            layout.layoutIfNeeded()
            expectFrame(views[0], 0, 0, 30, 20)
            #expect(RenderEnvironment.current.sink.diagnostics.map(\.code.name) == ["layout.grid"])
        }
    }
}
