/// Takes the coverage of a shape, row by row from the top, each row from the left.
protocol CoverageReceiver {
    /// `count` pixels from (`x`, `y`) to the right, all covered by `coverage` of 255.
    mutating func run(x: Int, y: Int, count: Int, coverage: UInt8)
    /// Pixels from (`x`, `y`) to the right, each with its coverage of 255.
    mutating func mask(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)
}
