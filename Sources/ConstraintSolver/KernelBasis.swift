/// How a simplex kernel keeps its equations solved for the basic columns.
protocol KernelBasis: ~Copyable {
    /// Solves the equations for as many columns as there are independent rows.
    init(_ input: KernelInput, _ arena: inout Arena)

    /// How many columns there are, with those that the basis adds.
    var columnCount: Int { get }
    /// How many basic columns there are.
    var rowCount: Int { get }
    /// How many columns are not basic.
    var width: Int { get }
    /// By row, its column.
    var basic: UnsafeMutablePointer<Int32> { get }
    /// By place, the column.
    var nonbasic: UnsafeMutablePointer<Int32> { get }
    /// By column: the row of a basic one, or `~place` of a nonbasic one.
    var place: UnsafeMutablePointer<Int32> { get }
    /// By row, how its column changes with the column last requested.
    var rates: UnsafeMutablePointer<Double> { get }
    /// By place, how the weighted basic columns change with it.
    var prices: UnsafeMutablePointer<Double> { get }
    /// By place, the size of the numbers its price was computed from.
    var priceScales: UnsafeMutablePointer<Double> { get }

    /// Fills `rates` for a nonbasic column.
    mutating func computeRates(ofPlace place: Int)
    /// Fills `prices` and `priceScales` for weights by column, of which those of basic ones count.
    mutating func computePrices(_ weights: UnsafeMutablePointer<Double>)
    /// Fills `prices` with how one basic column changes with each place.
    mutating func computeMultiples(ofRow row: Int)
    /// Makes the column of `computeRates` basic in a row, and the row's column nonbasic.
    mutating func exchange(row: Int, place: Int)
    /// Computes the values of basic columns from the others.
    mutating func refresh(_ values: UnsafeMutablePointer<Double>)
    /// The multipliers of the equations for weights on columns, of which those of basic ones count.
    mutating func rowMultipliers(_ weights: UnsafeMutablePointer<Double>) -> [Double]
}
