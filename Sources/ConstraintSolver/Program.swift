/// The structure of a model made ready for computing: what to do with any constants.
///
/// Columns are the unknowns by order key, then the slacks. Values are found in four passes: *forward* steps
/// give what required equations alone decide; *lone* columns no longer occur in any equation and are placed by
/// their own costs; *systems* are what is left of the equations, each a connected group; *definitions*
/// give the eliminated columns, last eliminated first.
struct Program: Sendable {
    /// A step over a range of `terms`.
    struct Step {
        var kind: Reduction.LogEntry.Kind
        var row: Int32
        /// The column found, or the row added to.
        var target: Int32
        var firstTerm: Int32
        var endTerm: Int32
        /// One over the column's coefficient, or the factor of the row added.
        var factor: Double
    }

    /// A coefficient of a column.
    struct Entry {
        var value: Double
        var column: Int32
    }

    /// `column = scale × root + offset`, the offset found again for every set of constants.
    struct Alias {
        var column: Int32
        var other: Int32
        var row: Int32
        /// The root's column.
        var root: Int32
        /// Of the other column.
        var factor: Double
        /// One over the column's coefficient in the row.
        var inversePivot: Double
        /// Of the root.
        var scale: Double
    }

    /// One constraint's cost on a column of a kernel.
    ///
    /// Its breakpoint is at `-constant × constantScale + offset × offsetScale`.
    struct Piece {
        var constraint: Int32
        /// The column whose alias offset counts; -1 for none.
        var offsetColumn: Int32
        var constantScale: Double
        var offsetScale: Double
        /// What a unit below the breakpoint costs.
        var lowerWeight: Double
        /// What a unit above the breakpoint costs.
        var upperWeight: Double
        /// Above 1000 for a bound that must hold; 1000 for a broken one.
        var level: Float
    }

    /// A connected group of equations that elimination left.
    struct System {
        var firstRow: Int32
        var endRow: Int32
        var firstColumn: Int32
        var endColumn: Int32
        /// Whether it is one equation.
        var isSingleRow: Bool { endRow - firstRow == 1 }
    }

    /// The level of bounds that must hold.
    static let requiredLevel: Float = 2000

    var variableCount = 0
    var columnCount = 0
    /// How kernels choose and keep their divisors.
    var tolerance = CompileOptions.Tolerance.standard
    /// By row, the constraint that it represents.
    var rowConstraints: [Int32] = []
    var forward: [Step] = []
    var definitions: [Step] = []
    var terms: [Entry] = []
    var aliases: [Alias] = []
    /// By column, its place in `aliases`, or -1; empty when there are none.
    var aliasOfColumn: [Int32] = []
    /// Columns in no equation.
    var loneColumns: [Int32] = []
    /// By place in `loneColumns`: whether no two of its pieces are at one level.
    var loneHasPlainLevels: [Bool] = []
    /// The columns of systems, those of one side by side and rising.
    var systemColumns: [Int32] = []
    /// The rows of systems, those of one side by side and rising.
    var systemRows: [Int32] = []
    /// By place in `systemRows`, the end of its terms; they begin where the last ended.
    var systemRowTerms: [Range<Int32>] = []
    var systems: [System] = []
    /// By column: its pieces by falling level, for lone and system columns.
    var pieceRanges: [Range<Int32>] = []
    var pieces: [Piece] = []
    /// What its kernels need.
    var scratchNeed = ScratchNeed()
    /// The rows of constraints that must hold, by order key.
    var required: [Int32] = []
    /// Whether bounds were left out that must be checked.
    var hasOmittedBounds = false
    /// Defined columns that depend on a column of a kernel that comes after them in order.
    var lateDefinitions: [Int32] = []
}
