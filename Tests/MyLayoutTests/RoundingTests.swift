import Testing
import UIKit

@testable import MyLayout

@Suite("Rounding to pixels")
struct RoundingTests {
    // testExample of MyLayout's MyLayoutTests
    @Test(
        "half a pixel goes up, on screens with 1 to 3 pixels a point",
        arguments: [
            (1, [(0, 0), (1, 1), (1.6, 2), (1.4, 1), (1.1, 1), (1.8, 2)]),
            (2, [(0, 0), (1, 1), (1.6, 1.5), (1.4, 1.5), (1.1, 1), (1.8, 2)]),
            (3, [(1, 1), (1.6, 5 / 3), (1.4, 4 / 3), (1.1, 1), (1.8, 5 / 3), (1.9, 2)]),
        ] as [(CGFloat, [(CGFloat, CGFloat)])])
    func rounds(scale: CGFloat, cases: [(CGFloat, CGFloat)]) {
        let rounding = Rounding(scale: scale)
        for (value, expected) in cases {
            #expect(abs(rounding(value) - expected) < 1e-5)
            #expect(abs(rounding(-value) + expected) < 1e-5)
        }
    }
}
