import Constraints

extension Program {
    /// Collects the costs of the columns that kernels will place, in those columns' own measure.
    mutating func packPieces(
        _ reduction: borrowing Reduction, _ model: borrowing Model, _ options: CompileOptions
    ) {
        pieceRanges = [Range<Int32>](repeating: 0..<0, count: columnCount)
        if !loneColumns.isEmpty || !systems.isEmpty { pieces.reserveCapacity(reduction.pieceCount) }
        loneHasPlainLevels.reserveCapacity(loneColumns.count)
        for column in loneColumns {
            let isPlain = packPieces(reduction, model, options, column)
            loneHasPlainLevels.append(isPlain)
            if !isPlain { scratchNeed.include(breakpoints: pieceRanges[Int(column)].count, columns: 0) }
        }
        for column in systemColumns { _ = packPieces(reduction, model, options, column) }
        for system in systems where system.isSingleRow {
            let columns = systemColumns[Int(system.firstColumn)..<Int(system.endColumn)]
            let breakpoints = columns.reduce(0) { $0 + pieceRanges[Int($1)].count }
            scratchNeed.include(breakpoints: breakpoints, columns: columns.count)
        }
        hasOmittedBounds = definitions.contains {
            $0.kind == .define && reduction.pieceHead[Int($0.target)] >= 0
        }
    }

    /// Collects the costs of one column by falling level; whether no two are at one level.
    private mutating func packPieces(
        _ reduction: borrowing Reduction, _ model: borrowing Model, _ options: CompileOptions, _ column: Int32
    ) -> Bool {
        let first = Int32(truncatingIfNeeded: pieces.count)
        var piece = Int(reduction.pieceHead[Int(column)])
        while piece >= 0 {
            let owner = reduction.pieceColumn[piece]
            let row = Int(reduction.pieceConstraint[piece])
            let isBroken = options.isBroken(reduction.pieceConstraint[piece])
            let isAlias = owner != column
            pieces.append(
                Self.piece(
                    model, row, isSlack: Int(owner) >= variableCount, isBroken: isBroken,
                    scale: isAlias ? alias(ofColumn: owner)?.scale ?? 1 : 1,
                    offsetColumn: isAlias ? owner : -1))
            piece = Int(reduction.pieceNext[piece])
        }
        pieceRanges[Int(column)] = first..<Int32(truncatingIfNeeded: pieces.count)
        return sortByLevel(from: Int(first))
    }

    /// Sorts the last pieces by falling level, those of one level staying in order; whether no two are at one.
    private mutating func sortByLevel(from first: Int) -> Bool {
        var isPlain = true
        if pieces.count - first > 32 {
            pieces[first...].sort { $0.level > $1.level }
            return false
        }
        var index = first + 1
        while index < pieces.count {
            let piece = pieces[index]
            var place = index
            while place > first && pieces[place - 1].level < piece.level {
                pieces[place] = pieces[place - 1]
                place -= 1
            }
            if place > first && pieces[place - 1].level == piece.level { isPlain = false }
            if place != index { pieces[place] = piece }
            index += 1
        }
        return isPlain
    }

    /// A constraint's cost on `column`, where what it was stated for is `scale × column + offset`.
    private static func piece(
        _ model: borrowing Model, _ row: Int, isSlack: Bool, isBroken: Bool, scale: Double,
        offsetColumn: Int32
    ) -> Piece {
        let constraint = model.constraints[row]
        // A slack is what is missing to the right side, so it leans the other way.
        let coefficient = isSlack ? -1 : model.terms[Int(constraint.firstTerm)].coefficient
        let slope = coefficient * scale
        let weight = abs(slope)
        let isUpper =
            constraint.relation == .equal || (constraint.relation == .lessThanOrEqual) == (slope > 0)
        let isLower = constraint.relation == .equal || !isUpper
        let isBound = constraint.isRequired && !isBroken
        return Piece(
            constraint: Int32(truncatingIfNeeded: row), offsetColumn: offsetColumn,
            constantScale: isSlack ? 0 : 1 / slope, offsetScale: offsetColumn < 0 ? 0 : -1 / scale,
            lowerWeight: isLower ? weight : 0, upperWeight: isUpper ? weight : 0,
            level: isBound ? requiredLevel : constraint.priority)
    }
}
