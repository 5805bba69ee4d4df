import Geometry
import ScreenDocuments
import Testing

/// A scalar takes the type of the attribute that receives it.
@Suite struct ValueTests {
    private func value(_ className: String, _ name: String, _ words: String) throws -> AttributeValue? {
        try parsed("root: {class: \(className), \(name): \(words)}").root.value(name)
    }

    @Test(arguments: [
        ("no", "no"), ("12", "12"), ("~", "~"), ("null", "null"), ("1e3", "1e3"), ("'a: b'", "a: b"),
        ("\"\"", ""), ("0x10", "0x10"), ("2024-01-01", "2024-01-01"), ("true", "true"),
        ("$$5 or $5", "$5 or $5"),
    ])
    func textKeepsTheWords(_ written: String, _ words: String) throws {
        #expect(try value("UILabel", "text", written) == .text(words))
    }

    @Test func numbersAndFlags() throws {
        #expect(try value("UIView", "alpha", "0.5") == .number(0.5))
        #expect(try value("UIView", "cornerRadius", "1e1") == .number(10))
        #expect(try value("UIView", "cornerRadius", "-0") == .number(0))
        #expect(try value("UILabel", "numberOfLines", "3.0") == .integer(3))
        #expect(try value("UIView", "isHidden", "yes") == .boolean(true))
        #expect(try value("UIView", "isHidden", "False") == .boolean(false))
        #expect(try value("UIView", "contentMode", "scaleAspectFit") == .choice("scaleAspectFit"))
        let mask = try value("UIView", "autoresizingMask", "[flexibleWidth, flexibleHeight]")
        #expect(mask == .choices(["flexibleWidth", "flexibleHeight"]))
        #expect(try value("UIView", "autoresizingMask", "[]") == .choices([]))
    }

    @Test func styledWords() throws {
        let runs = try value(
            "UILabel", "runs", "[plain, { text: b, font: 20, textColor: red, kern: 2, underline: thick }]")
        var styled = TextRunValue(text: "b")
        styled.font = FontValue(family: .system(design: .default), size: 20)
        styled.textColor = .named("red")
        styled.kern = 2
        styled.underline = [.thick]
        #expect(runs == .runs([TextRunValue(text: "plain"), styled]))
        #expect(
            runs?.description
                == "[\"plain\", {text: \"b\", font: {design: default, size: 20}, textColor: red, "
                + "underline: thick, kern: 2}]")
        #expect(
            try value("UILabel", "paragraphStyle", "{ lineSpacing: 4, tailIndent: -8 }")
                == .paragraphStyle(
                    ParagraphStyleValue(lengths: [.init(.lineSpacing, 4), .init(.tailIndent, -8)])))
    }

    @Test func effectsOfWords() throws {
        let text =
            "{ text: b, underline: [double, byWord], strokeWidth: -3, strokeColor: red, link: 'x:y', "
            + "shadow: { offset: [1, -2], blurRadius: 4 }, writingDirection: rightToLeftOverride }"
        var styled = TextRunValue(text: "b")
        styled.underline = [.double, .byWord]
        styled.strokeWidth = -3
        styled.strokeColor = .named("red")
        styled.link = "x:y"
        var shadow = ShadowValue()
        shadow.offset = Size(width: 1, height: -2)
        shadow.blurRadius = 4
        styled.shadow = shadow
        styled.writingDirection = .rightToLeftOverride
        let runs = try value("UITextView", "runs", "[\(text)]")
        #expect(runs == .runs([styled]))
        #expect(
            runs?.description
                == "[{text: \"b\", underline: [double, byWord], strokeWidth: -3, strokeColor: red, "
                + "shadow: {offset: [1, -2], blurRadius: 4}, writingDirection: rightToLeftOverride, "
                + "link: \"x:y\"}]")
    }

    @Test func tabStopsAndStrategies() throws {
        let text =
            "{ tabStops: [40, { location: 90, alignment: right, terminators: . }], "
            + "hyphenationFactor: 1, baseWritingDirection: rightToLeft, lineBreakStrategy: pushOut }"
        var style = ParagraphStyleValue(lengths: [.init(.hyphenationFactor, 1)])
        var decimal = TabStopValue(location: 90)
        (decimal.alignment, decimal.terminators) = (.right, ".")
        style.tabStops = [TabStopValue(location: 40), decimal]
        style.baseWritingDirection = .rightToLeft
        style.lineBreakStrategy = [.pushOut]
        let read = try value("UILabel", "paragraphStyle", text)
        #expect(read == .paragraphStyle(style))
        #expect(
            read?.description
                == "{hyphenationFactor: 1, tabStops: [40, {location: 90, alignment: right, terminators: \".\"}], "
                + "baseWritingDirection: rightToLeft, lineBreakStrategy: pushOut}")
    }

    @Test func geometry() throws {
        let rect = AttributeValue.rect(Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(try value("UIView", "frame", "[1, 2, 3, 4]") == rect)
        #expect(try value("UIView", "frame", "{width: 3, height: 4, x: 1, y: 2}") == rect)
        #expect(try value("UIScrollView", "contentOffset", "[-1, 2]") == .point(Point(x: -1, y: 2)))
        #expect(
            try value("UIScrollView", "contentSize", "{width: 1, height: 2}")
                == .size(Size(width: 1, height: 2)))
        #expect(try value("UIView", "layoutMargins", "8") == .insets(Insets(all: 8)))
        let insets = AttributeValue.insets(Insets(top: 1, left: 2, bottom: 0, right: 0))
        #expect(try value("UIView", "layoutMargins", "{left: 2, top: 1}") == insets)
        #expect(try value("UIView", "layoutMargins", "[1, 2, 0, 0]") == insets)
    }

    @Test func colors() throws {
        let red = ColorValue.rgba(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try value("UIView", "tintColor", "'#F00'") == .color(red))
        #expect(try value("UIView", "tintColor", "'#ff0000'") == .color(red))
        let half = ColorValue.rgba(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
        #expect(try value("UIView", "tintColor", "'#ff000080'") == .color(half))
        #expect(try value("UIView", "tintColor", "systemBlue") == .color(.named("systemBlue")))
        #expect(try value("UIView", "tintColor", "red @ 0.5") == .color(.withAlpha(.named("red"), 0.5)))
        let mixed = try value("UIView", "tintColor", "{light: {color: red, alpha: 0.5}, dark: '#F00'}")
        #expect(mixed == .color(.dynamic(light: .withAlpha(.named("red"), 0.5), dark: red)))
    }

    @Test func fonts() throws {
        #expect(
            try value("UILabel", "font", "24")
                == .font(FontValue(family: .system(design: .default), size: 24)))
        #expect(try value("UILabel", "font", "body") == .font(FontValue(family: .textStyle(.body))))
        let font = FontValue(family: .named("Noto Serif"), size: 20, weight: .bold, isItalic: true)
        let words = "{family: Noto Serif, size: 20, weight: bold, italic: true}"
        #expect(try value("UILabel", "font", words) == .font(font))
        let digits = FontValue(family: .textStyle(.body), hasMonospacedDigits: true)
        #expect(try value("UILabel", "font", "{style: body, monospacedDigits: yes}") == .font(digits))
        let mono = FontValue(family: .system(design: .monospaced))
        #expect(try value("UILabel", "font", "{design: monospaced}") == .font(mono))
    }

    @Test func images() throws {
        #expect(try value("UIImageView", "image", "lake.png") == .image(ImageValue(name: "lake.png")))
        let words = "{name: b, capInsets: 3, resizingMode: tile, renderingMode: template}"
        let image = ImageValue(name: "b", capInsets: Insets(all: 3), tiles: true, isTemplate: true)
        #expect(try value("UIImageView", "image", words) == .image(image))
        var symbol = SymbolValue()
        symbol.pointSize = 20
        symbol.weight = .bold
        symbol.scale = .large
        let star = "{symbol: star.fill, pointSize: 20, weight: bold, scale: large}"
        #expect(
            try value("UIImageView", "image", star) == .image(ImageValue(name: "star.fill", symbol: symbol)))
    }

    @Test func priorities() throws {
        let name = "contentHuggingPriority"
        #expect(try value("UIView", name, "252") == .priorities(horizontal: 252, vertical: 252))
        #expect(
            try value("UIView", name, "{vertical: high-1}") == .priorities(horizontal: nil, vertical: 749))
        #expect(try value("UIView", name, "999.5") == .priorities(horizontal: 999.5, vertical: 999.5))
    }

    @Test func attributesOfTheSuperclassAreKnown() throws {
        #expect(try value("UIStackView", "alpha", "1") == .number(1))
        #expect(ElementVocabulary.isKind("UIStackView", of: "UIView"))
        #expect(!ElementVocabulary.isKind("UIView", of: "UIStackView"))
    }
}
