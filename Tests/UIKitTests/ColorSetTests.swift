import Foundation
import Scene
import Testing

@testable import UIKit

/// Which colour a colour set gives.
@Suite struct ColorSetTests {
    private func color(
        _ entries: String, style: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone
    ) throws -> Color? {
        let set = try JSONDecoder().decode(ColorSet.self, from: Data("{\"colors\": [\(entries)]}".utf8))
        let traits = UITraitCollection(userInterfaceStyle: style, userInterfaceIdiom: idiom)
        return set.color(for: traits)?.color(in: traits)
    }

    private func entry(_ red: String, space: String = "srgb", rest: String = "\"idiom\": \"universal\"")
        -> String
    {
        """
        {\(rest), "color": {"color-space": "\(space)", "components":
            {"red": \(red), "green": "0", "blue": "0", "alpha": "1.000"}}}
        """
    }

    @Test(arguments: [
        ("\"0.200\"", 0.2), ("\"0x33\"", 0.2), ("\"51\"", 0.2), ("0.5", 0.5), ("\"1\"", 1.0 / 255),
        ("\"1.0\"", 1),
    ])
    func everyFormOfNumbers(text: String, share: Double) throws {
        #expect(try color(entry(text)) == Color(red: share, green: 0, blue: 0))
    }

    @Test func greysReferencesAndWholeOpacity() throws {
        let grey = """
            {"color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "1"}}}
            """
        #expect(try color(grey) == Color(white: 0.25))
        let reference = "{\"color\": {\"platform\": \"ios\", \"reference\": \"systemYellowColor\"}}"
        #expect(try color(reference) == Color(red: 1, green: 204.0 / 255, blue: 0))
        #expect(try color("{\"idiom\": \"universal\"}") == nil)
        #expect(try color("{\"color\": {\"components\": {\"red\": \"a\"}}}") == nil)
    }

    @Test func darkAndHighContrast() throws {
        func dark(_ more: String = "") -> String {
            "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}\(more)]"
        }
        let contrast = ", {\"appearance\": \"contrast\", \"value\": \"high\"}"
        let entries = [
            entry("\"0.1\""), entry("\"0.3\"", rest: dark(contrast)), entry("\"0.2\"", rest: dark()),
        ].joined(separator: ",")
        #expect(try color(entries)?.red == 0.1)
        #expect(try color(entries, style: .dark)?.red == 0.2)
    }

    @Test func theOwnIdiomAndTheNarrowGamut() throws {
        let entries = [
            entry("\"0.1\""), entry("\"0.2\"", rest: "\"idiom\": \"ipad\""),
            entry("\"0.3\"", rest: "\"idiom\": \"universal\", \"display-gamut\": \"display-P3\""),
        ].joined(separator: ",")
        #expect(try color(entries)?.red == 0.1)
        #expect(try color(entries, idiom: .pad)?.red == 0.2)
    }

    /// Of both spaces the white and the greys are the same. Half of Display P3's red is, by the matrix of the
    /// standards and the curve of sRGB, linear 0.21404 * (1.22494, -0.04206, -0.01964), encoded 0.54896, 0, 0.
    @Test func displayP3() throws {
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).color(in: .current)
        #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
        let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).color(in: .current)
        #expect(abs(grey.red - 0.5) < 1e-6 && grey.alpha == 0.25)
        let red = try #require(try color(entry("\"0.5\"", space: "display-p3")))
        #expect(abs(red.red - 0.54896) < 1e-4 && red.green == 0 && red.blue == 0)
    }
}
