/// Receives the coverage of a shape, row by row from the top, each row from the left.
protocol CoverageReceiver {
    /// A run of `count` pixels from (`x`, `y`), all with the same coverage, 0...255.
    mutating func run(x: Int, y: Int, count: Int, coverage: UInt8)
    /// A run of `count` pixels from (`x`, `y`), each with its own coverage, 0...255.
    mutating func mask(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)
}
