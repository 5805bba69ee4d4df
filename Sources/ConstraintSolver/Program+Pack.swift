extension Program {
    /// Compiles a model.
    init(_ model: borrowing Model, _ order: borrowing CanonicalOrder, _ options: CompileOptions) {
        var reduction = Reduction(model, order, options)
        reduction.eliminate()
        self.init(reduction, model, order, packing: options)
        tolerance = options.tolerance
    }

    /// Takes over what an elimination found.
    private init(
        _ reduction: borrowing Reduction, _ model: borrowing Model, _ order: borrowing CanonicalOrder,
        packing options: CompileOptions
    ) {
        variableCount = reduction.variableCount
        columnCount = reduction.columnCount
        rowConstraints = Array(UnsafeBufferPointer(start: reduction.rowConstraint, count: reduction.rowCount))
        terms.reserveCapacity(reduction.termCount)
        packSteps(reduction)
        packAliases(reduction)
        packSystems(reduction)
        packPieces(reduction, model, options)
        findLateDefinitions()
        packRequired(model, order, options)
    }

    private mutating func packRequired(
        _ model: borrowing Model, _ order: borrowing CanonicalOrder, _ options: CompileOptions
    ) {
        required.reserveCapacity(order.constraints.count)
        for row in order.constraints where model.constraints[Int(row)].isRequired {
            if !options.isBroken(row) { required.append(row) }
        }
    }

    private mutating func packSteps(_ reduction: borrowing Reduction) {
        var closings = [Int32](repeating: -1, count: reduction.rowCount)
        var definitionCount = 0
        for index in 0..<reduction.log.count {
            let kind = reduction.log.base[index].kind
            if kind == .define || kind == .alias { definitionCount += 1 }
        }
        forward.reserveCapacity(reduction.log.count - definitionCount)
        definitions.reserveCapacity(definitionCount)
        for index in 0..<reduction.log.count {
            let entry = reduction.log.base[index]
            let row = Int(entry.row)
            switch entry.kind {
            case .determine:
                forward.append(packed(reduction, entry, closing: -1))
            case .define, .alias:
                definitions.append(packed(reduction, entry, closing: closings[row]))
            case .merge:
                forward.append(
                    Step(
                        kind: .merge, row: entry.row, target: entry.other, firstTerm: 0, endTerm: 0,
                        factor: entry.factor))
            case .close:
                closings[row] = Int32(truncatingIfNeeded: index)
                let first = terms.count
                reduction.forEachTerm(inRow: row) { term in
                    guard Self.isKnown(reduction, term, before: index) else { return }
                    terms.append(Entry(value: reduction.termValue[term], column: reduction.termColumn[term]))
                }
                guard terms.count > first else { continue }
                forward.append(
                    Step(
                        kind: .close, row: entry.row, target: -1, firstTerm: Int32(truncatingIfNeeded: first),
                        endTerm: Int32(truncatingIfNeeded: terms.count), factor: 0))
            }
        }
        definitions.reverse()
    }

    /// A row without the column it gives, and without what was folded into its right side before.
    private mutating func packed(
        _ reduction: borrowing Reduction, _ entry: Reduction.LogEntry, closing: Int32
    ) -> Step {
        let first = terms.count
        var pivot = 1.0
        reduction.forEachTerm(inRow: Int(entry.row)) { term in
            if reduction.termColumn[term] == entry.column {
                pivot = reduction.termValue[term]
            } else if closing < 0 || !Self.isKnown(reduction, term, before: Int(closing)) {
                terms.append(Entry(value: reduction.termValue[term], column: reduction.termColumn[term]))
            }
        }
        return Step(
            kind: entry.kind, row: entry.row, target: entry.column,
            firstTerm: Int32(truncatingIfNeeded: first), endTerm: Int32(truncatingIfNeeded: terms.count),
            factor: 1 / pivot)
    }

    private static func isKnown(_ reduction: borrowing Reduction, _ term: Int, before time: Int) -> Bool {
        let column = Int(reduction.termColumn[term])
        return reduction.columnState[column] == Reduction.ColumnState.determined
            && Int(reduction.columnTime[column]) <= time
    }

    /// Aliases in the order in which roots come before what depends on them.
    private mutating func packAliases(_ reduction: borrowing Reduction) {
        for step in definitions where step.kind == .alias {
            if aliasOfColumn.isEmpty { aliasOfColumn = [Int32](repeating: -1, count: columnCount) }
            guard let term = terms[Int(step.firstTerm)..<Int(step.endTerm)].first else { continue }
            let next = Int(aliasOfColumn[Int(term.column)])
            let factor = -term.value * step.factor
            aliasOfColumn[Int(step.target)] = Int32(truncatingIfNeeded: aliases.count)
            aliases.append(
                Alias(
                    column: step.target, other: term.column, row: step.row,
                    root: next < 0 ? term.column : aliases[next].root, factor: factor,
                    inversePivot: step.factor, scale: next < 0 ? factor : factor * aliases[next].scale))
        }
    }

    /// The alias that a column is; nil for one that is none.
    @inline(__always)
    func alias(ofColumn column: Int32) -> Alias? {
        guard !aliasOfColumn.isEmpty, aliasOfColumn[Int(column)] >= 0 else { return nil }
        return aliases[Int(aliasOfColumn[Int(column)])]
    }

    /// Groups the rows that are left by the columns they share.
    private mutating func packSystems(_ reduction: borrowing Reduction) {
        for column in 0..<columnCount
        where reduction.columnState[column] == Reduction.ColumnState.active
            && reduction.columnActive[column] == 0
        {
            loneColumns.append(Int32(truncatingIfNeeded: column))
        }
        let groups = Groups(reduction)
        systems = groups.systems
        systemColumns = groups.columns
        systemRows = groups.rows
        for row in systemRows {
            let first = terms.count
            let known = terms.count
            reduction.forEachTerm(inRow: Int(row)) { term in
                if !reduction.isActive(term) {
                    terms.append(Entry(value: reduction.termValue[term], column: reduction.termColumn[term]))
                }
            }
            if terms.count > known {
                forward.append(
                    Step(
                        kind: .close, row: row, target: -1, firstTerm: Int32(truncatingIfNeeded: first),
                        endTerm: Int32(truncatingIfNeeded: terms.count), factor: 0))
            }
            let active = Int32(truncatingIfNeeded: terms.count)
            reduction.forEachTerm(inRow: Int(row)) { term in
                if reduction.isActive(term) {
                    terms.append(Entry(value: reduction.termValue[term], column: reduction.termColumn[term]))
                }
            }
            terms[Int(active)...].sort { $0.column < $1.column }
            systemRowTerms.append(active..<Int32(truncatingIfNeeded: terms.count))
        }
    }

    /// A definition whose column precedes a kernel's column on which it depends must be looked at when ties
    /// are broken; there are few.
    private mutating func findLateDefinitions() {
        guard !definitions.isEmpty else { return }
        var latest = [Int32](repeating: -1, count: columnCount)
        for column in loneColumns { latest[Int(column)] = column }
        for column in systemColumns { latest[Int(column)] = column }
        for step in definitions {
            var last: Int32 = -1
            for index in Int(step.firstTerm)..<Int(step.endTerm) {
                last = max(last, latest[Int(terms[index].column)])
            }
            latest[Int(step.target)] = last
            if last > step.target && Int(step.target) < variableCount { lateDefinitions.append(step.target) }
        }
    }
}
