import Foundation
import Geometry
import Testing

/// Exponential, logarithm and arc tangent against those of the platform.
@Suite struct ElementaryFunctionTests {
    @Test func exponentialAndLogarithm() {
        for step in -400...400 {
            let x = Double(step) * 0.0731
            #expect(abs(Exponential.exp(x) / exp(x) - 1) < 1e-14)
            #expect(abs(Exponential.log(exp(x)) - x) < 1e-14 * max(1, abs(x)))
        }
        #expect(Exponential.exp(0) == 1)
        #expect(Exponential.exp(-1000) == 0)
        #expect(Exponential.log(1) == 0)
        #expect(Exponential.log(-1) == 0)
    }

    @Test func arcTangent() {
        for row in -12...12 {
            for column in -12...12 where row != 0 || column != 0 {
                let y = Double(row) * 0.37, x = Double(column) * 1.13
                #expect(abs(Trigonometry.arcTangent(y: y, x: x) - atan2(y, x)) < 1e-14)
            }
        }
        #expect(Trigonometry.arcTangent(y: 0, x: 0) == 0)
    }
}
