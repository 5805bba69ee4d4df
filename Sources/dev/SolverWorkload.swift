import ConstraintSolver
import Constraints

/// A layout with any number of views; the same systems that Kiwi is measured with.
struct SolverWorkload: Sendable {
    let name: String
    let width: Double
    let height: Double
    let build: @Sendable (inout SolverSheet, Int) -> Void

    /// All workloads, in the order of the table.
    static let all = [
        SolverWorkload(name: "chain", width: 375, height: 667) { chain(&$0, $1, isPinned: false) },
        SolverWorkload(name: "chainPinned", width: 375, height: 667) { chain(&$0, $1, isPinned: true) },
        SolverWorkload(name: "nestAbs", width: 4000, height: 4000, build: nestAbsolute),
        SolverWorkload(name: "nestRel", width: 4000, height: 4000, build: nestRelative),
        SolverWorkload(name: "tree4", width: 375, height: 667, build: tree),
        SolverWorkload(name: "indep", width: 4000, height: 4000, build: independent),
        SolverWorkload(name: "indepIntr", width: 4000, height: 4000, build: independentIntrinsic),
        SolverWorkload(name: "grid", width: 1000, height: 1000, build: grid),
        SolverWorkload(name: "cells", width: 375, height: 667, build: cells),
    ]

    private static func ownWidth(_ view: Int) -> Double { 40 + Double(view * 37 % 97) }
    private static func ownHeight(_ view: Int) -> Double { 17 + Double(view * 13 % 11) }

    /// A vertical chain. The bottom of the chain is free or pinned to the root's bottom.
    private static func chain(_ sheet: inout SolverSheet, _ count: Int, isPinned: Bool) {
        let bottom = isPinned ? sheet.rootHeight : sheet.solver.addVariable(order: 4 * count + 6)
        for index in 0..<count {
            let view = sheet.views[index]
            sheet.add(view.x, .equal, 16)
            sheet.add(1, view.x, 1, view.width, -1, sheet.rootWidth, .equal, -16)
            if index == 0 {
                sheet.add(view.y, .equal, 8)
            } else {
                let last = sheet.views[index - 1]
                sheet.add(1, view.y, -1, last.y, -1, last.height, .equal, 8)
            }
            sheet.addIntrinsicSize(view, ownWidth(index), ownHeight(index))
        }
        let last = sheet.views[count - 1]
        sheet.add(1, last.y, 1, last.height, -1, bottom, .equal, -8)
    }

    /// Nested views, each constrained by four edges in the root's coordinates.
    private static func nestAbsolute(_ sheet: inout SolverSheet, _ count: Int) {
        for index in 0..<count {
            let view = sheet.views[index]
            if index == 0 {
                sheet.add(view.x, .equal, 1)
                sheet.add(view.y, .equal, 1)
                sheet.add(1, view.x, 1, view.width, -1, sheet.rootWidth, .equal, -1)
                sheet.add(1, view.y, 1, view.height, -1, sheet.rootHeight, .equal, -1)
            } else {
                let outer = sheet.views[index - 1]
                sheet.add(1, view.x, -1, outer.x, .equal, 1)
                sheet.add(1, view.y, -1, outer.y, .equal, 1)
                sheet.add(1, view.x, 1, view.width, -1, outer.x, -1, outer.width, .equal, -1)
                sheet.add(1, view.y, 1, view.height, -1, outer.y, -1, outer.height, .equal, -1)
            }
            sheet.addIntrinsicSize(view, ownWidth(index), ownHeight(index))
        }
    }

    /// Nested views, each constrained by four edges in its superview's coordinates.
    private static func nestRelative(_ sheet: inout SolverSheet, _ count: Int) {
        for index in 0..<count {
            let view = sheet.views[index]
            let outerWidth = index == 0 ? sheet.rootWidth : sheet.views[index - 1].width
            let outerHeight = index == 0 ? sheet.rootHeight : sheet.views[index - 1].height
            sheet.add(view.x, .equal, 1)
            sheet.add(view.y, .equal, 1)
            sheet.add(1, view.x, 1, view.width, -1, outerWidth, .equal, -1)
            sheet.add(1, view.y, 1, view.height, -1, outerHeight, .equal, -1)
            sheet.addIntrinsicSize(view, ownWidth(index), ownHeight(index))
        }
    }

    /// Stacked containers of four views, each as high as its contents.
    private static func tree(_ sheet: inout SolverSheet, _ count: Int) {
        for index in 0..<count {
            let view = sheet.views[index]
            guard index > 0 else {
                sheet.add(view.x, .equal, 0)
                sheet.add(view.y, .equal, 0)
                sheet.add(1, view.width, -1, sheet.rootWidth, .equal, 0)
                continue
            }
            let outer = sheet.views[(index - 1) / 4]
            sheet.add(view.x, .equal, 2)
            sheet.add(1, view.x, 1, view.width, -1, outer.width, .equal, -2)
            if (index - 1) % 4 == 0 {
                sheet.add(view.y, .equal, 2)
            } else {
                let last = sheet.views[index - 1]
                sheet.add(1, view.y, -1, last.y, -1, last.height, .equal, 2)
            }
            if (index - 1) % 4 == 3 || index == count - 1 {
                sheet.add(1, view.y, 1, view.height, -1, outer.height, .equal, -2)
            }
            if 4 * index + 1 >= count { sheet.addIntrinsicSize(view, ownWidth(index), ownHeight(index)) }
        }
    }

    /// Siblings constrained to four edges of the root view.
    private static func independent(_ sheet: inout SolverSheet, _ count: Int) {
        for index in 0..<count {
            let view = sheet.views[index]
            sheet.add(view.x, .equal, Double(index % 300))
            sheet.add(view.y, .equal, Double(index * 7 % 300))
            sheet.add(1, view.x, 1, view.width, -1, sheet.rootWidth, .equal, -Double(index * 3 % 300))
            sheet.add(1, view.y, 1, view.height, -1, sheet.rootHeight, .equal, -Double(index * 5 % 300))
            sheet.addIntrinsicSize(view, ownWidth(index), ownHeight(index))
        }
    }

    /// Siblings at independent positions with intrinsic sizes inside the root view.
    private static func independentIntrinsic(_ sheet: inout SolverSheet, _ count: Int) {
        for index in 0..<count {
            let view = sheet.views[index]
            sheet.add(view.x, .equal, Double(index % 300))
            sheet.add(view.y, .equal, Double(index * 7 % 300))
            sheet.add(1, view.x, 1, view.width, -1, sheet.rootWidth, .lessThanOrEqual, -8)
            sheet.add(1, view.y, 1, view.height, -1, sheet.rootHeight, .lessThanOrEqual, -8)
            sheet.addIntrinsicSize(view, ownWidth(index), ownHeight(index))
        }
    }

    /// A square grid of equal cells that fills the root view.
    private static func grid(_ sheet: inout SolverSheet, _ count: Int) {
        let columns = max(2, Int(Double(count).squareRoot()))
        let rows = (count + columns - 1) / columns
        for index in 0..<count {
            let view = sheet.views[index]
            let (row, column) = (index / columns, index % columns)
            if column == 0 {
                sheet.add(view.x, .equal, 4)
            } else {
                let last = sheet.views[index - 1]
                sheet.add(1, view.x, -1, last.x, -1, last.width, .equal, 4)
            }
            if row == 0 {
                sheet.add(view.y, .equal, 4)
            } else {
                let above = sheet.views[index - columns]
                sheet.add(1, view.y, -1, above.y, -1, above.height, .equal, 4)
            }
            if index > 0 {
                sheet.add(1, view.width, -1, sheet.views[0].width, .equal, 0)
                sheet.add(1, view.height, -1, sheet.views[0].height, .equal, 0)
            }
            if column == columns - 1 && row == 0 {
                sheet.add(1, view.x, 1, view.width, -1, sheet.rootWidth, .equal, -4)
            }
            if row == rows - 1 && column == 0 {
                sheet.add(1, view.y, 1, view.height, -1, sheet.rootHeight, .equal, -4)
            }
            sheet.addIntrinsicSize(view, ownWidth(index), ownHeight(index))
        }
    }

    /// A list of cells with five views each, as high as their contents, with inequalities.
    private static func cells(_ sheet: inout SolverSheet, _ count: Int) {
        for cell in 0..<max(1, count / 5) {
            let views = sheet.views
            let (outer, icon, title, subtitle, badge) = (
                views[5 * cell], views[5 * cell + 1], views[5 * cell + 2], views[5 * cell + 3],
                views[5 * cell + 4]
            )
            sheet.add(outer.x, .equal, 0)
            sheet.add(1, outer.width, -1, sheet.rootWidth, .equal, 0)
            if cell == 0 {
                sheet.add(outer.y, .equal, 0)
            } else {
                let last = views[5 * cell - 5]
                sheet.add(1, outer.y, -1, last.y, -1, last.height, .equal, 0)
            }
            sheet.add(outer.height, .greaterThanOrEqual, 44)
            sheet.add(icon.x, .equal, 16)
            sheet.add(icon.width, .equal, 40)
            sheet.add(icon.height, .equal, 40)
            sheet.add(2, icon.y, 1, icon.height, -1, outer.height, .equal, 0)
            sheet.add(icon.y, .greaterThanOrEqual, 8)
            sheet.add(1, title.x, -1, icon.x, -1, icon.width, .equal, 12)
            sheet.add(title.y, .equal, 10)
            sheet.add(1, title.x, 1, title.width, -1, badge.x, .lessThanOrEqual, -8)
            sheet.add(1, badge.x, 1, badge.width, -1, outer.width, .equal, -16)
            sheet.add(2, badge.y, 1, badge.height, -1, outer.height, .equal, 0)
            sheet.add(1, subtitle.x, -1, title.x, .equal, 0)
            sheet.add(1, subtitle.y, -1, title.y, -1, title.height, .equal, 4)
            sheet.add(1, subtitle.x, 1, subtitle.width, -1, outer.width, .lessThanOrEqual, -16)
            sheet.add(1, subtitle.y, 1, subtitle.height, -1, outer.height, .equal, -10)
            sheet.addIntrinsicSize(title, 100 + Double(cell * 53 % 300), 20)
            sheet.addIntrinsicSize(subtitle, 120 + Double(cell * 31 % 300), 17)
            sheet.addIntrinsicSize(badge, 30 + Double(cell * 7 % 60), 20, hugging: 251, compression: 751)
            sheet.addIntrinsicSize(icon, 40, 40)
        }
    }
}
