import Scene
import Testing

@testable import UIKitCore

/// Colors of Display P3.
@Suite struct DisplayP3Tests {
    /// Of both spaces the white and the greys are the same. Half of Display P3's red is, by the matrix of the
    /// standards and the curve of sRGB, linear 0.21404 * (1.22494, -0.04206, -0.01964), encoded 0.54896, 0, 0.
    @Test func displayP3() {
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).color(in: .current)
        #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
        let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).color(in: .current)
        #expect(abs(grey.red - 0.5) < 1e-6 && grey.alpha == 0.25)
        let red = UIColor(displayP3Red: 0.5, green: 0, blue: 0, alpha: 1).color(in: .current)
        #expect(abs(red.red - 0.54896) < 1e-4 && red.green == 0 && red.blue == 0)
    }
}
