/// The bare tables from which breakpoints are computed while a program runs.
struct PieceTables {
    let pieces: UnsafeBufferPointer<Program.Piece>
    /// By column, its pieces.
    let ranges: UnsafeBufferPointer<Range<Int32>>
    let constraints: UnsafeBufferPointer<Model.ConstraintRow>
    /// By column; aliases hold their offsets.
    let values: UnsafeMutableBufferPointer<Double>

    /// The breakpoint of a piece for the constants in hand.
    @inline(__always)
    func breakpoint(_ index: Int) -> Breakpoint {
        let piece = pieces[index]
        var position = -constraints[Int(piece.constraint)].constant * piece.constantScale
        if piece.offsetColumn >= 0 { position += values[Int(piece.offsetColumn)] * piece.offsetScale }
        return Breakpoint(
            position: position, lowerWeight: piece.lowerWeight, upperWeight: piece.upperWeight,
            level: piece.level)
    }

    /// Writes the breakpoints of a column, by falling level.
    @inline(__always)
    func gather(_ column: Int32, into target: UnsafeMutablePointer<Breakpoint>) -> BreakpointList {
        let range = ranges[Int(column)]
        var index = Int(range.lowerBound)
        var place = 0
        while index < Int(range.upperBound) {
            target[place] = breakpoint(index)
            index += 1
            place += 1
        }
        return BreakpointList(UnsafeMutableBufferPointer(start: target, count: place))
    }

    /// Where a column costs least whose pieces come by falling level, no two at one.
    @inline(__always)
    func plainInterval(_ column: Int32) -> Interval {
        let range = ranges[Int(column)]
        var interval = Interval.all
        var index = Int(range.lowerBound)
        while index < Int(range.upperBound) && interval.low < interval.high {
            let breakpoint = breakpoint(index)
            interval = interval.nearest(
                to: Interval(
                    low: breakpoint.lowerWeight > 0 ? breakpoint.position : -.infinity,
                    high: breakpoint.upperWeight > 0 ? breakpoint.position : .infinity))
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
