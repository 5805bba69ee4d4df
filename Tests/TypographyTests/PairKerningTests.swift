import Geometry
import Scene
import Testing
import Typography

/// Pairs of the system font that Inter kerns otherwise.
struct PairKerningTests {
    /// Source: labels that Xcode saved in public storyboards and XIB files, in whole pixels at 2x or 3x.
    @Test(
        "pairs are as close as in saved labels",
        arguments: [
            ("Loaded by FirstViewController", 14, .regular, 194.5, 2),
            ("Log Data", 22, .bold, 91, 2), ("Looking for QR Code", 20, .semibold, 189, 2),
            ("250.0 C", 12, .bold, 47.5, 2), ("250.0 C", 17, .semibold, 62.5, 2),
            ("System Medium 20.0", 20, .medium, 190.5, 2), ("System Heavy 20.0", 20, .heavy, 189, 2),
            ("Feature type:", 17, .semibold, 317.0 / 3, 3),
        ] as [(String, Double, FontWeight, Double, Double)])
    func savedLabels(text: String, size: Double, weight: FontWeight, width: Double, scale: Double) {
        let font = FontDescriptor.system(size: size, weight: weight)
        let natural = Lab.layout(text, font: font).size.width
        #expect(abs((natural * scale).rounded(.up) / scale - width) < 0.001, "\(natural)")
    }

    /// Source: the left edges of words in a public picture of Apple's renderer on iOS 15, 16 and 17, less that of the
    /// same letter at a line's start: a blank after a full stop is narrower in the display cut.
    @Test("a blank after a full stop is narrower at 32 points, and not at 17")
    func blanksAfterStops() {
        let display = FontDescriptor.system(size: 32, weight: .semibold)
        func width(_ text: String, _ font: FontDescriptor) -> Double {
            Lab.layout(text, font: font).size.width
        }
        #expect(abs(width("point. Someone", display) - width("Someone", display) - 87.1) < 0.2)
        #expect(width("Hello, world. This is a", display) <= 300)
        let text = FontDescriptor.system(size: 17)
        for stop in [".", ","] {
            let apart = width("a" + stop, text) + width(" ", text) + width("b", text)
            #expect(abs(width("a\(stop) b", text) - apart) < 0.001)
        }
    }
}
