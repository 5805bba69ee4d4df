import Foundation

/// The layout of grids.
struct GridLayoutEngine: ElementLayout {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?

    /// A cell: its element and the columns it takes.
    struct Cell {
        var index: Int
        var columns: Range<Int>
        var unsized: Axis.Set
    }

    /// A row of cells.
    struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
        var id: ObjectIdentifier?
    }

    /// What was found out about the grid for a proposal.
    struct Solution {
        var rows: [Row] = []
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []
        var columnGaps: [CGFloat] = []
        var rowGaps: [CGFloat] = []

        /// The width of columns with the gaps between them.
        func width(_ columns: Range<Int>) -> CGFloat {
            widths[columns].reduce(0, +) + columnGaps[columns.dropLast()].reduce(0, +)
        }

        var size: CGSize {
            CGSize(
                width: widths.reduce(0, +) + columnGaps.reduce(0, +),
                height: heights.reduce(0, +) + rowGaps.reduce(0, +))
        }
    }

    // MARK: Layout

    func size(
        of contents: [LayoutElement], for proposal: ProposedViewSize, in environment: EnvironmentValues
    ) -> CGSize { solve(contents, proposal, environment).size }

    func placements(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize,
        environment: EnvironmentValues
    ) -> [Placement] {
        let solution = solve(contents, proposal, environment)
        var placements = [Placement](repeating: Placement(.zero, .unspecified), count: contents.count)
        var y: CGFloat = 0
        for (rowIndex, row) in solution.rows.enumerated() {
            let height = solution.heights[rowIndex]
            for cell in row.cells {
                let x =
                    solution.width(0..<cell.columns.lowerBound)
                    + (cell.columns.lowerBound > 0 ? solution.columnGaps[cell.columns.lowerBound - 1] : 0)
                let size = CGSize(width: solution.width(cell.columns), height: height)
                var placement = placement(of: contents, cell, in: size, row, solution)
                placement.origin.x += x
                placement.origin.y += y
                placements[cell.index] = placement
            }
            y += height + (rowIndex < solution.rowGaps.count ? solution.rowGaps[rowIndex] : 0)
        }
        return placements
    }

    private func placement(
        of contents: [LayoutElement], _ cell: Cell, in size: CGSize, _ row: Row, _ solution: Solution
    ) -> Placement {
        let content = contents[cell.index], proposal = ProposedViewSize(size)
        if let anchor = content[GridAnchorTrait.self] {
            let own = content.size(for: proposal)
            return Placement(
                CGPoint(x: (size.width - own.width) * anchor.x, y: (size.height - own.height) * anchor.y),
                proposal)
        }
        let column = columnAlignment(cell.columns.lowerBound, contents, solution.rows)
        let cellAlignment = Alignment(
            horizontal: column ?? alignment.horizontal, vertical: row.alignment ?? alignment.vertical)
        return content.aligned(in: size, by: cellAlignment, proposal: proposal)
    }

    private func columnAlignment(
        _ column: Int, _ contents: [LayoutElement], _ rows: [Row]
    ) -> HorizontalAlignment? {
        for row in rows {
            for cell in row.cells where cell.columns.lowerBound == column && row.id != nil {
                if let alignment = contents[cell.index][GridColumnAlignmentTrait.self] { return alignment }
            }
        }
        return nil
    }

    // MARK: Rows and columns

    /// The cells in rows; a view that is in no row takes all columns.
    private func rows(of contents: [LayoutElement]) -> [Row] {
        var rows: [Row] = [], count = 0
        for (index, content) in contents.enumerated() {
            let unsized = content[GridUnsizedAxesTrait.self]
            guard let row = content[GridRowTrait.self] else {
                rows.append(Row(cells: [Cell(index: index, columns: 0..<0, unsized: unsized)]))
                continue
            }
            if rows.last?.id != row.id { rows.append(Row(alignment: row.alignment, id: row.id)) }
            let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
            let end = start + content[GridColumnsTrait.self]
            rows[rows.count - 1].cells.append(Cell(index: index, columns: start..<end, unsized: unsized))
            count = max(count, end)
        }
        count = max(count, 1)
        for index in rows.indices where rows[index].id == nil { rows[index].cells[0].columns = 0..<count }
        return rows
    }

    private func solve(
        _ contents: [LayoutElement], _ proposal: ProposedViewSize, _ environment: EnvironmentValues
    ) -> Solution {
        var solution = Solution(rows: rows(of: contents))
        guard !contents.isEmpty else { return Solution() }
        let columns = solution.rows.flatMap(\.cells).map(\.columns.upperBound).max() ?? 1
        solution.columnGaps = columnGaps(columns, solution.rows, contents, environment)
        solution.rowGaps = rowGaps(solution.rows, contents, environment)
        solution.widths = lengths(
            of: (0..<columns).map { column in
                solution.rows.flatMap(\.cells).filter {
                    $0.columns == column..<column + 1 && !$0.unsized.contains(.horizontal)
                }.map { GridProbe(element: contents[$0.index], across: nil) }
            }, along: .horizontal, in: proposal.width.map { $0 - solution.columnGaps.reduce(0, +) })
        widen(&solution, contents, proposal)
        solution.heights = lengths(
            of: solution.rows.map { row in
                row.cells.filter { !$0.unsized.contains(.vertical) }.map {
                    GridProbe(element: contents[$0.index], across: solution.width($0.columns))
                }
            }, along: .vertical, in: proposal.height.map { $0 - solution.rowGaps.reduce(0, +) })
        return solution
    }

    /// Widens columns for cells that take several, by equal shares of what these need more.
    private func widen(
        _ solution: inout Solution, _ contents: [LayoutElement], _ proposal: ProposedViewSize
    ) {
        for row in solution.rows {
            for cell in row.cells where cell.columns.count > 1 && !cell.unsized.contains(.horizontal) {
                let sum = solution.width(cell.columns)
                let room = proposal.width.map { max(sum, $0 - (solution.size.width - sum)) }
                let wanted = contents[cell.index].size(for: ProposedViewSize(width: room, height: nil)).width
                guard wanted > sum, wanted.isFinite else { continue }
                let share = (wanted - sum) / CGFloat(cell.columns.count)
                for column in cell.columns { solution.widths[column] += share }
            }
        }
    }

    /// Divides room among columns or rows as a stack does among views: the least flexible get theirs first.
    private func lengths(of tracks: [[GridProbe]], along axis: Axis, in room: CGFloat?) -> [CGFloat] {
        func length(_ track: [GridProbe], _ proposal: CGFloat?) -> CGFloat {
            track.reduce(0) { max($0, $1.length(axis, proposal)) }
        }
        guard let room, room.isFinite else { return tracks.map { length($0, room) } }
        let flexibilities = tracks.map { length($0, .infinity) - length($0, 0) }
        let order = tracks.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
        var left = room, lengths = [CGFloat](repeating: 0, count: tracks.count)
        for (place, index) in order.enumerated() {
            lengths[index] = length(tracks[index], max(0, left / CGFloat(order.count - place)))
            left -= lengths[index]
        }
        return lengths
    }

    // MARK: Gaps

    private func columnGaps(
        _ count: Int, _ rows: [Row], _ contents: [LayoutElement], _ environment: EnvironmentValues
    ) -> [CGFloat] {
        guard count > 1 else { return [] }
        if let horizontalSpacing { return [CGFloat](repeating: horizontalSpacing, count: count - 1) }
        var gaps = [CGFloat?](repeating: nil, count: count - 1)
        for row in rows {
            for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
                let gap = contents[cell.index].spacing.distance(
                    to: contents[next.index].spacing, along: .horizontal)
                let column = cell.columns.upperBound - 1
                gaps[column] = max(gaps[column] ?? 0, gap.roundedToPixel(environment.displayScale))
            }
        }
        return gaps.map { $0 ?? ViewSpacing.standard }
    }

    private func rowGaps(
        _ rows: [Row], _ contents: [LayoutElement], _ environment: EnvironmentValues
    ) -> [CGFloat] {
        if let verticalSpacing { return [CGFloat](repeating: verticalSpacing, count: max(0, rows.count - 1)) }
        func spacing(_ row: Row) -> ViewSpacing {
            row.cells.reduce(into: ViewSpacing()) { $0.formUnion(contents[$1.index].spacing) }
        }
        return zip(rows, rows.dropFirst()).map { row, next in
            spacing(row).distance(to: spacing(next), along: .vertical).roundedToPixel(
                environment.displayScale)
        }
    }
}

/// A cell as its column or row asks it for a length.
private struct GridProbe {
    let element: LayoutElement
    let across: CGFloat?

    func length(_ axis: Axis, _ proposal: CGFloat?) -> CGFloat {
        element.size(for: ProposedViewSize(axis, proposal, across))[axis]
    }
}
