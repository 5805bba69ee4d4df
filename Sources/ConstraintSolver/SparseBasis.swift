/// The equations as they are, with a factorisation of the basic columns: memory grows with the entries.
///
/// Bases of layouts are nearly triangular, so the factorisation peels off columns, then rows, that have one
/// entry left, and only what remains (the nucleus) is decomposed, densely. Exchanged columns are kept as a
/// product of elementary matrices on top, until there are enough for factorising again.
/// Source: the product form of the inverse, G. B. Dantzig and W. Orchard-Hays (1954); the triangular passes
/// are those of E. Hellerman and D. Rarick (1971).
///
/// Each equation has an artificial column of its own, numbered after the others, that starts basic where no
/// other column will do and stands in where columns prove dependent.
struct SparseBasis: KernelBasis, ~Copyable {
    let columnCount: Int
    let rowCount: Int
    let width: Int
    let basic: UnsafeMutablePointer<Int32>
    let nonbasic: UnsafeMutablePointer<Int32>
    let place: UnsafeMutablePointer<Int32>
    let rates: UnsafeMutablePointer<Double>
    let prices: UnsafeMutablePointer<Double>
    let priceScales: UnsafeMutablePointer<Double>

    /// The columns' entries.
    let entries: BasisColumns
    let rightSides: UnsafeMutablePointer<Double>
    var realCount: Int { entries.realCount }

    var factors: BasisFactors
    /// The exchanges since the last factorisation.
    var exchanges: Stack<Exchange>
    /// The entries of all exchanges, those of one side by side.
    var exchangeEntries: Stack<ExchangeEntry>
    var exchangeArena: Arena
    /// Room for a number a row.
    let work: UnsafeMutablePointer<Double>

    /// One exchanged column, in terms of the basic columns before it.
    struct Exchange {
        var row: Int32
        var pivot: Double
        var firstEntry: Int32
        var endEntry: Int32
    }

    /// A coefficient of an exchanged column, apart from its pivot.
    struct ExchangeEntry {
        var row: Int32
        var value: Double
    }

    /// How many exchanges are kept before factorising again.
    static var exchangeLimit: Int { 64 }

    /// How many entries of exchanges are kept before factorising again.
    static func entryLimit(rowCount: Int) -> Int { 8 * rowCount + 1024 }

    init(_ input: KernelInput, _ arena: inout Arena) {
        rowCount = input.rowCount
        columnCount = input.columnCount + rowCount
        width = input.columnCount
        basic = arena.take(filledWith: -1, rowCount)
        nonbasic = arena.take(Int32.self, width)
        place = arena.take(filledWith: Int32.min, columnCount)
        rates = arena.take(filledWith: 0, rowCount)
        prices = arena.take(filledWith: 0, width)
        priceScales = arena.take(filledWith: 0, width)
        entries = BasisColumns(input, basic: basic, &arena)
        rightSides = arena.take(Double.self, rowCount)
        work = arena.take(filledWith: 0, rowCount)
        factors = BasisFactors(rowCount: rowCount, columnCount: columnCount, &arena)
        // Room for all there can be before factorising again, so that exchanging takes no more memory.
        let entryRoom = Self.entryLimit(rowCount: rowCount) + rowCount
        exchangeArena = Arena(
            byteCount: Self.exchangeLimit * MemoryLayout<Exchange>.stride
                + entryRoom * MemoryLayout<ExchangeEntry>.stride + 64)
        exchanges = Stack(capacity: Self.exchangeLimit, &exchangeArena)
        exchangeEntries = Stack(capacity: entryRoom, &exchangeArena)
        for row in 0..<rowCount { rightSides[row] = input.constants[row] }
        chooseBasis(input)
        factorise()
    }

    /// Picks a triangular set of columns, the readiest first in each row, and artificial ones for the rest.
    ///
    /// Columns of one entry come first. After them, no column is picked that occurs in a row with a pivot.
    private func chooseBasis(_ input: KernelInput) {
        var isBarred = [Bool](repeating: false, count: realCount)
        for isSecond in [false, true] {
            var entry = 0
            for row in 0..<rowCount {
                let range = entry..<input.rowEnds[row]
                entry = input.rowEnds[row]
                if basic[row] >= 0 { continue }
                let column = readiest(range, input, isBarred, anyCount: isSecond)
                guard column >= 0 else { continue }
                basic[row] = Int32(truncatingIfNeeded: column)
                if isSecond { for index in range { isBarred[Int(input.columns[index])] = true } }
                isBarred[column] = true
            }
        }
        for row in 0..<rowCount where basic[row] < 0 {
            basic[row] = Int32(truncatingIfNeeded: realCount + row)
        }
        notePlaces()
    }

    private func readiest(
        _ range: Range<Int>, _ input: KernelInput, _ isBarred: [Bool], anyCount: Bool
    ) -> Int {
        let greatest = range.reduce(0.0) { max($0, abs(input.coefficients[$1])) }
        var best = -1
        for index in range where abs(input.coefficients[index]) >= greatest * 0.05 {
            let column = Int(input.columns[index])
            guard !isBarred[column], anyCount || entries.starts[column + 1] - entries.starts[column] == 1
            else { continue }
            if best < 0 || input.reluctance[column] < input.reluctance[best] { best = column }
        }
        return best
    }

    private func notePlaces() {
        for row in 0..<rowCount { place[Int(basic[row])] = Int32(truncatingIfNeeded: row) }
        var count = 0
        for column in 0..<columnCount where place[column] == Int32.min {
            place[column] = ~Int32(truncatingIfNeeded: count)
            nonbasic[count] = Int32(truncatingIfNeeded: column)
            count += 1
        }
    }
}
