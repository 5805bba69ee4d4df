import Testing

@testable import Goldens

@Suite struct ShortColorTests {
    @Test(arguments: [
        ("rgba(0.16470588235294117, 0.43529411764705883, 0.8588235294117647, 1)", "#2A6FDB"),
        ("rgba(1, 0, 0, 0.5019607843137255)", "#FF000080"),
        ("rgba(0.3333333333, 0.3333333333, 0.3333333333, 1)", "#555555"),
        ("[{a: rgba(0, 0, 0, 1)}, {b: rgba(1, 1, 1, 1), c: 2}]", "[{a: #000000}, {b: #FFFFFF, c: 2}]"),
        ("rgba(0.5, 0, 0, 1)", "rgba(0.5, 0, 0, 1)"), ("rgba(2, 0, 0, 1)", "rgba(2, 0, 0, 1)"),
        ("rgba(1, 0)", "rgba(1, 0)"), ("rgba(", "rgba("), ("rgba(rgba(1, 1, 1, 1)", "rgba(#FFFFFF"),
        ("rgba(nan, inf, 0, 1)", "rgba(nan, inf, 0, 1)"), ("", ""),
    ])
    func colorsAreThoseOfScreenFiles(text: String, short: String) {
        #expect(text.withShortColors == short)
    }
}
