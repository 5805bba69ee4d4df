/// The bare tables from which bends are computed while a program runs.
struct PieceTables {
    let pieces: UnsafeBufferPointer<Program.Piece>
    /// By column, its pieces.
    let ranges: UnsafeBufferPointer<Range<Int32>>
    let constraints: UnsafeBufferPointer<Model.ConstraintRow>
    /// By column; aliases hold their offsets.
    let values: UnsafeMutableBufferPointer<Double>

    /// The bend of a piece for the constants in hand.
    @inline(__always)
    func bend(_ index: Int) -> Bend {
        let piece = pieces[index]
        var position = -constraints[Int(piece.constraint)].constant * piece.constantScale
        if piece.offsetColumn >= 0 { position += values[Int(piece.offsetColumn)] * piece.offsetScale }
        return Bend(
            position: position, lowerWeight: piece.lowerWeight, upperWeight: piece.upperWeight,
            level: piece.level)
    }

    /// Writes the bends of a column, by falling level.
    @inline(__always)
    func gather(_ column: Int32, into target: UnsafeMutablePointer<Bend>) -> BendList {
        let range = ranges[Int(column)]
        var index = Int(range.lowerBound)
        var place = 0
        while index < Int(range.upperBound) {
            target[place] = bend(index)
            index += 1
            place += 1
        }
        return BendList(UnsafeMutableBufferPointer(start: target, count: place))
    }

    /// Where a column costs least whose pieces come by falling level, no two at one.
    @inline(__always)
    func plainInterval(_ column: Int32) -> Interval {
        let range = ranges[Int(column)]
        var interval = Interval.all
        var index = Int(range.lowerBound)
        while index < Int(range.upperBound) && interval.low < interval.high {
            let bend = bend(index)
            interval = interval.nearest(
                to: Interval(
                    low: bend.lowerWeight > 0 ? bend.position : -.infinity,
                    high: bend.upperWeight > 0 ? bend.position : .infinity))
            index += 1
        }
        return interval
    }
}

extension Evaluation {
    /// Calls `body` with the bare tables.
    @inline(__always)
    mutating func withTables<Result>(
        _ program: Program, _ constraints: [Model.ConstraintRow], _ body: (PieceTables) -> Result
    ) -> Result {
        values.withUnsafeMutableBufferPointer { values in
            program.pieces.withUnsafeBufferPointer { pieces in
                program.pieceRanges.withUnsafeBufferPointer { ranges in
                    constraints.withUnsafeBufferPointer { constraints in
                        body(
                            PieceTables(
                                pieces: pieces, ranges: ranges, constraints: constraints, values: values))
                    }
                }
            }
        }
    }
}
