import Constraints

extension Reduction {
    /// Sets up the equations of a model.
    init(_ model: borrowing Model, _ order: borrowing CanonicalOrder, _ options: CompileOptions) {
        let size = ReductionSize(model, order, options)
        let variables = order.variableOfColumn.count
        let columns = variables + size.slacks
        // Generous, since growing copies and room that is never written takes no memory.
        let capacity = size.terms * 3 + 64
        var arena = Arena(
            byteCount: capacity * 24 + columns * 22 + size.rows * 18 + size.pieces * 12 + variables * 36
                + 2048)
        variableCount = variables
        columnCount = variables
        divisorRatio = options.divisorRatio
        termCapacity = capacity
        termColumn = arena.take(Int32.self, capacity)
        termRow = arena.take(Int32.self, capacity)
        termNextInRow = arena.take(Int32.self, capacity)
        termNextInColumn = arena.take(Int32.self, capacity)
        termValue = arena.take(Double.self, capacity)
        rowHead = arena.take(Int32.self, size.rows)
        rowTail = arena.take(Int32.self, size.rows)
        rowActive = arena.take(Int32.self, size.rows)
        rowIsLive = arena.take(Bool.self, size.rows)
        rowConstraint = arena.take(Int32.self, size.rows)
        columnHead = arena.take(filledWith: -1, columns)
        columnActive = arena.take(filledWith: 0, columns)
        columnState = arena.take(filledWith: ColumnState.active, columns)
        columnRestraint = arena.take(filledWith: Restraint.free, columns)
        columnTime = arena.take(Int32.self, columns)
        pieceHead = arena.take(filledWith: -1, columns)
        pieceTail = arena.take(filledWith: -1, columns)
        pieceNext = arena.take(Int32.self, size.pieces)
        pieceColumn = arena.take(Int32.self, size.pieces)
        pieceConstraint = arena.take(Int32.self, size.pieces)
        log = Stack(capacity: variables + 16, &arena)
        singleRows = Stack(capacity: variables / 2 + 16, &arena)
        singleColumns = Stack(capacity: variables / 4 + 16, &arena)
        doubleRows = Stack(capacity: variables / 4 + 16, &arena)
        self.arena = arena
        addConstraints(model, order, options)
    }

    private mutating func addConstraints(
        _ model: borrowing Model, _ order: borrowing CanonicalOrder, _ options: CompileOptions
    ) {
        model.terms.withUnsafeBufferPointer { terms in
            model.constraints.withUnsafeBufferPointer { constraints in
                order.columnOfVariable.withUnsafeBufferPointer { columns in
                    for row in order.constraints {
                        let isBroken = options.isBroken(row)
                        add(constraints[Int(row)], row, isBroken: isBroken, terms, columns)
                    }
                }
            }
        }
        for column in 0..<min(options.strictColumns.count, variableCount)
        where options.strictColumns[column] && columnRestraint[column] == Restraint.bounded {
            columnRestraint[column] = Restraint.costed
        }
    }

    @inline(__always)
    private mutating func add(
        _ constraint: Model.ConstraintRow, _ constraintRow: Int32, isBroken: Bool,
        _ terms: UnsafeBufferPointer<Term>, _ columns: UnsafeBufferPointer<Int32>
    ) {
        let count = Int(constraint.termCount)
        let isEquation = constraint.isRequired && !isBroken && constraint.relation == .equal
        guard count > 0 else { return }
        let first = Int(constraint.firstTerm)
        if count == 1 && !isEquation {
            let isBound = constraint.isRequired && !isBroken
            addPiece(
                constraintRow, column: Int(columns[Int(terms[first].variable.index)]),
                restraint: isBound ? Restraint.bounded : Restraint.costed)
            return
        }
        beginRow(of: constraintRow)
        for index in first..<first + count {
            append(columns[Int(terms[index].variable.index)], terms[index].coefficient)
        }
        if !isEquation {
            append(Int32(truncatingIfNeeded: columnCount), 1)
            addPiece(constraintRow, column: columnCount, restraint: Restraint.costed)
            columnCount += 1
        }
        endRow()
    }

    private mutating func beginRow(of constraint: Int32) {
        rowHead[rowCount] = -1
        rowTail[rowCount] = -1
        rowActive[rowCount] = 0
        rowIsLive[rowCount] = true
        rowConstraint[rowCount] = constraint
        rowCount += 1
    }

    private mutating func endRow() {
        let row = rowCount - 1
        if rowActive[row] == 1 {
            singleRows.push(Int32(truncatingIfNeeded: row), &arena)
        } else if rowActive[row] == 2 {
            doubleRows.push(Int32(truncatingIfNeeded: row), &arena)
        }
    }

    @inline(__always)
    private mutating func append(_ column: Int32, _ value: Double) {
        append(value, column: Int(column), row: rowCount - 1)
    }

    /// Adds an entry to a live row and an active column.
    @inline(__always)
    mutating func append(_ value: Double, column: Int, row: Int) {
        if termCount == termCapacity { growTerms() }
        let entry = termCount
        let name = Int32(truncatingIfNeeded: entry)
        termCount += 1
        termColumn[entry] = Int32(truncatingIfNeeded: column)
        termRow[entry] = Int32(truncatingIfNeeded: row)
        termValue[entry] = value
        termNextInRow[entry] = -1
        if rowTail[row] >= 0 { termNextInRow[Int(rowTail[row])] = name } else { rowHead[row] = name }
        rowTail[row] = name
        termNextInColumn[entry] = columnHead[column]
        columnHead[column] = name
        rowActive[row] += 1
        columnActive[column] += 1
    }

    private mutating func addPiece(_ constraint: Int32, column: Int, restraint: UInt8) {
        let piece = Int32(truncatingIfNeeded: pieceCount)
        pieceConstraint[pieceCount] = constraint
        pieceColumn[pieceCount] = Int32(truncatingIfNeeded: column)
        pieceNext[pieceCount] = -1
        pieceCount += 1
        if pieceTail[column] >= 0 {
            pieceNext[Int(pieceTail[column])] = piece
        } else {
            pieceHead[column] = piece
        }
        pieceTail[column] = piece
        columnRestraint[column] = max(columnRestraint[column], restraint)
    }

    private mutating func growTerms() {
        let larger = termCapacity * 2
        func moved<T: BitwiseCopyable>(_ old: UnsafeMutablePointer<T>) -> UnsafeMutablePointer<T> {
            let new = arena.take(T.self, larger)
            new.update(from: old, count: termCount)
            return new
        }
        termColumn = moved(termColumn)
        termRow = moved(termRow)
        termNextInRow = moved(termNextInRow)
        termNextInColumn = moved(termNextInColumn)
        termValue = moved(termValue)
        termCapacity = larger
    }
}
