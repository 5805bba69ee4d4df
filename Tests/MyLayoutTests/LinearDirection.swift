import MyLayout
import UIKit

// Linear layouts in both directions: columns as they are written, rows with the axes exchanged. The line of a linear
// layout runs across those of a flow layout of the same orientation.
extension Direction {
    /// A linear layout with a frame at the origin; its length along the line is that of the frame.
    func linear(_ width: CGFloat, _ height: CGFloat) -> MyLinearLayout {
        let layout = MyLinearLayout(frame: rect(0, 0, width, height), orientation: orientation)
        stacked(layout).equalTo(nil)
        return layout
    }

    /// The length along the line.
    func stacked(_ view: some MyViewTraits) -> MyLayoutSize { across(view) }

    /// The distance before a view in the line.
    func before(_ view: some MyViewTraits) -> MyLayoutPos {
        orientation == .vert ? view.topPos : view.leadingPos
    }

    /// The distance behind a view in the line.
    func behind(_ view: some MyViewTraits) -> MyLayoutPos {
        orientation == .vert ? view.bottomPos : view.trailingPos
    }

    /// The distance at the near side of the line.
    func near(_ view: some MyViewTraits) -> MyLayoutPos {
        orientation == .vert ? view.leadingPos : view.topPos
    }

    /// The distance at the far side of the line.
    func far(_ view: some MyViewTraits) -> MyLayoutPos {
        orientation == .vert ? view.trailingPos : view.bottomPos
    }

    /// The offset from the middle of the line.
    func middle(_ view: some MyViewTraits) -> MyLayoutPos {
        orientation == .vert ? view.centerXPos : view.centerYPos
    }

    /// The gravity of a column, with the axes exchanged for a row.
    func gravity(_ column: MyGravity) -> MyGravity {
        switch column {
        case _ where orientation == .vert: column
        case .vertAround: .horzAround
        case .vertAmong: .horzAmong
        default: MyGravity(rawValue: column.rawValue << 8 | column.rawValue >> 8)
        }
    }

    /// A view with a content of a size.
    func content(_ width: CGFloat, _ height: CGFloat) -> ContentView {
        let size = rect(0, 0, width, height).size
        return ContentView { _ in size }
    }
}
