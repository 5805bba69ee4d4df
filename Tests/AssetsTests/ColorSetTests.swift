import Foundation
import Testing

@testable import Assets

/// Which colour a colour set gives.
@Suite struct ColorSetTests {
    private func color(
        _ entries: String, isDark: Bool = false, isPad: Bool = false, locale: String = "en",
        hasWideGamut: Bool = true
    ) throws -> AssetColor? {
        let set = try JSONDecoder().decode(ColorSet.self, from: Data("{\"colors\": [\(entries)]}".utf8))
        return set.color(
            for: AssetTraits(
                isDark: isDark, isPad: isPad, locale: locale, hasWideGamut: hasWideGamut))
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
        #expect(try color(entry(text)) == .sRGB(red: share, green: 0, blue: 0, alpha: 1))
    }

    @Test func greysReferencesAndWholeOpacity() throws {
        let grey = """
            {"color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "1"}}}
            """
        #expect(try color(grey) == .white(0.25, alpha: 1))
        let reference = "{\"color\": {\"platform\": \"ios\", \"reference\": \"systemYellowColor\"}}"
        #expect(try color(reference) == .reference("systemYellowColor"))
        #expect(try color("{\"idiom\": \"universal\"}") == nil)
        for (slots, isEmpty) in [("{\"idiom\": \"universal\"}", true), ("", true), (grey, false)] {
            let set = try JSONDecoder().decode(ColorSet.self, from: Data("{\"colors\": [\(slots)]}".utf8))
            #expect(set.isEmpty == isEmpty)
        }
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
        #expect(try color(entries, isDark: true)?.red == 0.2)
    }

    @Test func theOwnIdiomAndTheGamutOfTheDisplay() throws {
        let entries = [
            entry("\"0.1\""), entry("\"0.2\"", rest: "\"idiom\": \"ipad\""),
            entry("\"0.3\"", rest: "\"idiom\": \"universal\", \"display-gamut\": \"display-P3\""),
        ].joined(separator: ",")
        #expect(try color(entries)?.red == 0.3)
        #expect(try color(entries, hasWideGamut: false)?.red == 0.1)
        #expect(try color(entries, isPad: true)?.red == 0.2)
    }

    @Test func theColorOfTheLanguage() throws {
        let entries = [
            entry("\"0.1\""), entry("\"0.2\"", rest: "\"idiom\": \"universal\", \"locale\": \"ja\""),
        ].joined(separator: ",")
        #expect(try color(entries)?.red == 0.1)
        #expect(try color(entries, locale: "ja-JP")?.red == 0.2)
    }

    @Test func displayP3IsKept() throws {
        #expect(
            try color(entry("\"0.5\"", space: "display-p3"))
                == .displayP3(red: 0.5, green: 0, blue: 0, alpha: 1))
    }
}

extension AssetColor {
    /// The red component; nil for other kinds of colors.
    fileprivate var red: Double? {
        switch self {
        case .sRGB(let red, _, _, _), .displayP3(let red, _, _, _): red
        case .reference, .white: nil
        }
    }
}
