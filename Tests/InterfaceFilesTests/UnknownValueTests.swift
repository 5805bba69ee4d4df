import Diagnostics
import Geometry
import ScreenDocuments
import TestSupport
import Testing

@testable import InterfaceFiles

/// Values that say nothing: names that are not known, and numbers that are none.
@Suite struct UnknownValueTests {
    /// The reports about values of a document whose root view contains `inside`.
    private func reports(_ inside: String, controller: String = "") -> [Diagnostic] {
        IB.parse(IB.storyboard(IB.scene(inside, controller: controller))).diagnostics
            .filter { $0.code == .storyboardValue }
    }

    /// The message of the only report.
    private func message(
        _ inside: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let found = reports(inside)
        #expect(found.count == 1, "\(found)", sourceLocation: sourceLocation)
        return try #require(found.first, sourceLocation: sourceLocation).message
    }

    // MARK: The whole vocabulary

    /// An attribute of the vocabulary that storyboards write as a text of some form.
    struct Written: CustomStringConvertible, Sendable {
        var tag: String
        var name: String
        var form: IBValueForm

        var description: String { "\(tag).\(name)" }
    }

    /// Every attribute of every class with a tag.
    static let written: [Written] = ElementVocabulary.classes.flatMap { row in
        row.tags.flatMap { tag in
            ElementVocabulary.attributes(of: row.name).compactMap { definition -> Written? in
                guard let form = definition.type.storyboardForm else { return nil }
                let plain =
                    definition.name.hasPrefix("is")
                    ? definition.name.dropFirst(2).prefix(1).lowercased() + definition.name.dropFirst(3)
                    : definition.name
                let name = definition.storyboardName ?? plain
                guard ElementVocabulary.attribute(storyboard: name, of: row.name) === definition else {
                    return nil
                }
                return Written(tag: tag, name: name, form: form)
            }
        }
    }

    @Test func thereAreAttributesOfEveryForm() {
        var counts = (names: 0, numbers: 0, integers: 0, flags: 0)
        for attribute in Self.written {
            switch attribute.form {
            case .names: counts.names += 1
            case .number: counts.numbers += 1
            case .integer: counts.integers += 1
            case .flag: counts.flags += 1
            case .priority, .factor, .condition: Issue.record("\(attribute)")
            }
        }
        #expect(counts.names > 50 && counts.numbers > 50 && counts.integers > 20 && counts.flags > 100)
    }

    /// The values that each form does not take.
    private func strangers(to form: IBValueForm) -> [String] {
        switch form {
        case .names: ["unheard-of", ""]
        case .number, .integer: ["two", "20,5", "nan", "inf", "-infinity", "", "0x10", "1e999"]
        case .flag: ["maybe", "yes", "true", "1", ""]
        case .priority, .factor, .condition: []
        }
    }

    @Test func everyAttributeReportsWhatItDoesNotTake() {
        for attribute in Self.written {
            for value in strangers(to: attribute.form) {
                let found = reports(
                    "<subviews><\(attribute.tag) id=\"x\" \(attribute.name)=\"\(value)\"/></subviews>")
                #expect(
                    found.count == 1
                        && found[0].message.hasPrefix(
                            "\(attribute.name) '\(value)' of the \(attribute.tag) 'x' ")
                        && found[0].place?.line == 13 && found[0].view == "x"
                        && found[0].severity == .warning,
                    "\(attribute)=\(value): \(found)")
            }
        }
    }

    @Test func everyAttributeTakesWhatIsDocumented() {
        for attribute in Self.written {
            let values: [String] =
                switch attribute.form {
                case .names(let names): names
                case .number: ["0.0", "-1", "0.33333333333333331", "1e-3"]
                case .integer: ["0", "-1", "3"]
                case .flag: ["YES", "NO"]
                case .priority, .factor, .condition: []
                }
            for value in values {
                let found = reports(
                    "<subviews><\(attribute.tag) id=\"x\" \(attribute.name)=\"\(value)\"/></subviews>")
                #expect(found.isEmpty, "\(attribute)=\(value): \(found)")
            }
        }
    }

    /// What the format has besides the vocabulary, by tag and attribute.
    @Test(arguments: [
        "rect", "point", "size", "offsetWrapper", "inset", "edgeInsets", "directionalEdgeInsets", "range",
        "integer",
        "real", "color", "autoresizingMask", "extendedEdge", "popoverArrowDirection", "fontDescription",
        "font",
        "imageReference", "preferredSymbolConfiguration", "paragraphStyle", "state", "textInputTraits",
        "device",
        "constraint",
        "segue", "action", "userDefinedRuntimeAttribute", "viewControllerLayoutGuide", "segment",
        "blurEffect",
        "listContentConfiguration", "buttonConfiguration", "datePicker", "segmentedControl", "searchBar",
        "mapView",
        "scrollView", "textView", "tableView", "collectionView", "collectionViewFlowLayout",
        "pageViewController",
        "navigationController",
    ])
    func everyOtherElementReportsWhatItDoesNotTake(tag: String) {
        let rules = IBFormat.rules(of: tag)
        #expect(!rules.isEmpty)
        for (name, rule) in rules {
            // A color without components is reported besides.
            func named(_ value: String) -> [Diagnostic] {
                reports("<\(tag) \(name)=\"\(value)\"/>").filter { !$0.message.hasPrefix("the color") }
            }
            let found = named("unheard-of")
            #expect(
                found.count == 1 && found[0].message.hasPrefix("\(name) 'unheard-of' of the \(tag) "),
                "\(tag).\(name): \(found)")
            guard case .names(let names) = rule.form else { continue }
            for value in names { #expect(named(value).isEmpty, "\(tag).\(name)=\(value)") }
        }
    }

    /// Every choice has a default that is one of its names, or none that is taken.
    @Test func everyDefaultIsOneOfTheChoices() throws {
        for (key, value) in IBValueRules.defaultChoices {
            let parts = key.split(separator: ".").map(String.init)
            let definition = try #require(ElementVocabulary.attribute(parts[1], of: parts[0]), "\(key)")
            guard case .names(let names)? = definition.type.storyboardForm else {
                Issue.record("\(key) is no choice")
                continue
            }
            #expect(names.contains(value), "\(key)")
        }
    }

    // MARK: What is said

    @Test(arguments: [
        (
            "<label textAlignment=\"justifiedX\" id=\"a\"/>",
            "textAlignment 'justifiedX' of the label 'a' is not known; natural is taken"
        ),
        (
            "<label contentMode=\"superFill\" id=\"a\"/>",
            "contentMode 'superFill' of the label 'a' is not known; scaleToFill is taken"
        ),
        (
            "<label numberOfLines=\"two\" id=\"a\"/>",
            "numberOfLines 'two' of the label 'a' is not a whole number; the default is taken"
        ),
        (
            "<label enabled=\"maybe\" id=\"a\"/>",
            "enabled 'maybe' of the label 'a' is neither YES nor NO; the default is taken"
        ),
        (
            "<segmentedControl segmentControlStyle=\"glassy\" id=\"a\"/>",
            "segmentControlStyle 'glassy' of the segmentedControl 'a' is not known; nothing is drawn by it"
        ),
        (
            "<button buttonType=\"glass\" id=\"a\"/>",
            "buttonType 'glass' of the button 'a' is not known; system is taken"
        ),
        (
            "<label id=\"a\"><fontDescription key=\"fontDescription\" weight=\"ultraHeavy\"/></label>",
            "weight 'ultraHeavy' of the fontDescription 'fontDescription' is not known; regular is taken"
        ),
        (
            "<label id=\"a\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHuge\"/></label>",
            "style 'UICTFontTextStyleHuge' of the fontDescription 'fontDescription' is not known; "
                + "the system font is taken"
        ),
        (
            "<visualEffectView id=\"a\"><blurEffect style=\"liquid\"/></visualEffectView>",
            "style 'liquid' of the blurEffect is not known; regular is taken"
        ),
        (
            "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"future\" title=\"Go\"/></button>",
            "style 'future' of the buttonConfiguration 'configuration' is not known; plain is taken"
        ),
        (
            "<view id=\"a\"><rect key=\"frame\" x=\"20,5\" y=\"0\" width=\"1\" height=\"1\"/></view>",
            "x '20,5' of the rect 'frame' is not a number; 0 is taken"
        ),
        (
            "<view id=\"a\"><color key=\"backgroundColor\" red=\"nan\" green=\"0\" blue=\"0\" alpha=\"1\"/></view>",
            "red 'nan' of the color 'backgroundColor' is not a number; 0 is taken"
        ),
        (
            "<view id=\"a\"><color key=\"backgroundColor\" colorSpace=\"custom\"/></view>",
            "the color 'backgroundColor' has neither a name nor components; it is left out"
        ),
        (
            "<label id=\"a\"><fontDescription key=\"fontDescription\" pointSize=\"inf\"/></label>",
            "pointSize 'inf' of the fontDescription 'fontDescription' is too large a number; 17 is taken"
        ),
        (
            "<button id=\"a\"><inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"\" maxX=\"1\" maxY=\"1\"/></button>",
            "minY '' of the inset 'contentEdgeInsets' is not a number; 0 is taken"
        ),
        (
            "<label verticalHuggingPriority=\"2000\" id=\"a\"/>",
            "verticalHuggingPriority '2000' of the label 'a' is not a priority above 0 and at most 1000; it is left out"
        ),
        (
            "<view id=\"a\"><variation key=\"widthClass=huge\" alpha=\"0.5\"/></view>",
            "key 'widthClass=huge' of the variation 'widthClass=huge' is not a known condition; "
                + "the variation is left out"
        ),
        (
            "<view id=\"a\"><variation key=\"widthClass=compact\" alpha=\"half\"/></view>",
            "alpha 'half' of the variation 'widthClass=compact' is not a number; the default is taken"
        ),
        (
            "<textField id=\"a\"><textInputTraits key=\"textInputTraits\" keyboardType=\"abacus\"/></textField>",
            "keyboardType 'abacus' of the textInputTraits 'textInputTraits' is not known; default is taken"
        ),
    ])
    func saysWhatIsTaken(view: String, words: String) throws {
        #expect(try message("<subviews>\(view)</subviews>") == words)
    }

    @Test(arguments: [
        ("constant=\"20,5\"", "constant '20,5' of the constraint 'c' is not a number; 0 is taken"),
        ("multiplier=\"1:0\"", "multiplier '1:0' of the constraint 'c' is not a factor; 1 is taken"),
        ("multiplier=\"nan\"", "multiplier 'nan' of the constraint 'c' is not a factor; 1 is taken"),
        (
            "priority=\"0\"",
            "priority '0' of the constraint 'c' is not a priority above 0 and at most 1000; 1000 is taken"
        ),
        ("relation=\"atLeast\"", "relation 'atLeast' of the constraint 'c' is not known; equal is taken"),
    ])
    func constraintsSayWhatIsTaken(attribute: String, words: String) throws {
        let constraint = "<constraint firstAttribute=\"width\" \(attribute) id=\"c\"/>"
        let view = "<view id=\"a\"><constraints>\(constraint)</constraints></view>"
        #expect(try message("<subviews>\(view)</subviews>") == words)
        // As without the attribute.
        #expect(try element(view).constraintLines == ["a.width == 0"])
    }

    @Test func hintsNameWhatWasMeant() {
        func hints(_ view: String) -> [String] { reports("<subviews>\(view)</subviews>").flatMap(\.hints) }
        #expect(hints("<label textAlignment=\"centre\" id=\"a\"/>") == ["did you mean 'center'?"])
        #expect(hints("<label alpha=\"0,5\" id=\"a\"/>") == ["write 0.5, with a full stop"])
        #expect(hints("<stackView axis=\"diagonal\" id=\"a\"/>") == ["known: horizontal, vertical"])
    }

    // MARK: What is read

    private func element(_ view: String) throws -> Element {
        let result = IB.parse(IB.storyboard(IB.scene("<subviews>\(view)</subviews>")))
        return try #require(result.document?.scenes.first?.root.subviews.first)
    }

    @Test func aButtonOfAnUnknownStyleIsPlainAndKeepsItsTitle() throws {
        let button = try element(
            "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"future\" title=\"Go\"/></button>"
        )
        #expect(button.value("configuration") == .choice("plain"))
        #expect(button.value("title") == .text("Go"))
        let typed = try element("<button buttonType=\"glass\" id=\"a\"/>")
        #expect(typed.value("buttonType") == .choice("system"))
    }

    @Test(arguments: ["glass", "prominentGlass", "clearGlass", "prominentClearGlass"])
    func stylesOfGlassAreKnown(style: String) throws {
        let view =
            "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"\(style)\" title=\"Go\"/></button>"
        #expect(reports("<subviews>\(view)</subviews>").isEmpty)
        #expect(try element(view).value("configuration") == .choice(style))
    }

    @Test func lengthsThatAreNoneAreZero() throws {
        let view = try element(
            "<view id=\"a\"><rect key=\"frame\" x=\"20,5\" y=\"7\" width=\"nan\" height=\"3\"/></view>")
        #expect(view.value("frame") == .rect(Rect(x: 0, y: 7, width: 0, height: 3)))
    }

    @Test func variationsOfUnknownSizeClassesAreLeftOut() throws {
        let result = IB.parse(
            IB.storyboard(
                IB.scene(
                    "<subviews><view id=\"a\"><variation key=\"widthClass=huge\" alpha=\"0.5\"/></view></subviews>"
                )))
        #expect(result.document?.scenes.first?.variations == [])
    }

    /// Source: public storyboards.
    @Test(arguments: [
        "<label id=\"a\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"0.0\"/></label>",
        "<tableView placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"44\" id=\"a\"/>",
        "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" constant=\"standard\" id=\"c\"/></constraints>"
            + "</view>",
        "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\""
            + " multiplier=\"3:4\" id=\"c\"/></constraints></view>",
        "<button role=\"primary\" id=\"a\"/>",
        "<imageView image=\"star\" id=\"a\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" "
            + "scale=\"default\" weight=\"default\"/></imageView>",
        "<view id=\"a\"><variation key=\"heightClass=regular-userInterfaceIdiom=mac-widthClass=compact\"/></view>",
    ])
    func whatXcodeWritesIsKnown(view: String) {
        #expect(reports("<subviews>\(view)</subviews>").isEmpty)
    }
}
