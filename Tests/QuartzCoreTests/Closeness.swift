import Testing

/// Checks that two numbers differ by less than a thousandth.
func expectClose(
    _ value: Double, _ expected: Double, _ comment: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        abs(value - expected) < 0.001, "\(comment()): \(value) is not \(expected)",
        sourceLocation: sourceLocation)
}
