import Diagnostics
import Geometry
import ScreenDocuments
import TestSupport
import Testing

@testable import InterfaceFiles

/// User-defined runtime attributes, read as the attributes of the vocabulary that they set.
@Suite struct RuntimeAttributeTests {
    private static func entry(_ type: String, _ keyPath: String, _ value: String) -> String {
        let inner = value.hasPrefix("<") ? value : ""
        let own = inner.isEmpty && type != "nil" ? "value=\"\(value)\"" : ""
        return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\" \(own)>\(inner)"
            + "</userDefinedRuntimeAttribute>"
    }

    private func parse(_ tag: String, _ entries: String, attributes: String = "", inside: String = "")
        -> (document: ScreenDocument?, diagnostics: [Diagnostic])
    {
        IB.parse(
            IB.storyboard(
                IB.scene(
                    "<subviews><\(tag) id=\"a\" \(attributes)>\(inside)<userDefinedRuntimeAttributes>\(entries)"
                        + "</userDefinedRuntimeAttributes></\(tag)></subviews>")))
    }

    private func element(_ tag: String, _ entries: String, attributes: String = "", inside: String = "")
        throws
        -> Element
    {
        let result = parse(tag, entries, attributes: attributes, inside: inside)
        #expect(!result.diagnostics.contains { $0.severity > .note }, "\(result.diagnostics)")
        return try #require(result.document?.scenes.first?.root.subviews.first)
    }

    private static let red =
        "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

    @Test(arguments: [
        ("label", entry("string", "text", "runtime"), "text", "\"runtime\""),
        ("label", entry("localizedString", "text", "runtime"), "text", "\"runtime\""),
        ("label", entry("color", "textColor", red), "textColor", "rgba(1, 0, 0, 1)"),
        (
            "label", entry("number", "numberOfLines", "<integer key=\"value\" value=\"2\"/>"),
            "numberOfLines", "2"
        ),
        ("label", entry("boolean", "hidden", "YES"), "isHidden", "true"),
        ("label", entry("boolean", "isHidden", "YES"), "isHidden", "true"),
        ("label", entry("boolean", "layer.hidden", "YES"), "isHidden", "true"),
        ("label", entry("boolean", "enabled", "NO"), "isEnabled", "false"),
        ("label", entry("boolean", "isEnabled", "NO"), "isEnabled", "false"),
        ("label", entry("boolean", "userInteractionEnabled", "YES"), "isUserInteractionEnabled", "true"),
        ("label", entry("color", "backgroundColor", red), "backgroundColor", "rgba(1, 0, 0, 1)"),
        ("label", entry("color", "layer.backgroundColor", red), "backgroundColor", "rgba(1, 0, 0, 1)"),
        ("label", entry("color", "layer.borderColor", red), "borderColor", "rgba(1, 0, 0, 1)"),
        ("label", entry("number", "layer.opacity", "<real key=\"value\" value=\"0.3\"/>"), "alpha", "0.3"),
        ("label", entry("number", "alpha", "<real key=\"value\" value=\"0.3\"/>"), "alpha", "0.3"),
        (
            "label", entry("number", "textAlignment", "<integer key=\"value\" value=\"2\"/>"),
            "textAlignment", "right"
        ),
        ("label", entry("string", "textAlignment", "1"), "textAlignment", "center"),
        ("label", entry("boolean", "adjustsFontSizeToFitWidth", "YES"), "adjustsFontSizeToFitWidth", "true"),
        (
            "label", entry("number", "lineBreakMode", "<integer key=\"value\" value=\"0\"/>"),
            "lineBreakMode", "byWordWrapping"
        ),
        ("label", entry("string", "layer.cornerCurve", "continuous"), "cornerCurve", "continuous"),
        ("label", entry("string", "layer.cornerRadius", "8"), "cornerRadius", "8"),
        ("label", entry("string", "layer.cornerRadius", "8 points"), "cornerRadius", "8"),
        (
            "label", entry("number", "layer.maskedCorners", "<integer key=\"value\" value=\"3\"/>"),
            "maskedCorners",
            "[layerMinXMinYCorner, layerMaxXMinYCorner]"
        ),
        (
            "label", entry("size", "layer.shadowOffset", "<size key=\"value\" width=\"1\" height=\"2\"/>"),
            "layer.shadowOffset", "[1, 2]"
        ),
        (
            "label", entry("size", "shadowOffset", "<size key=\"value\" width=\"1\" height=\"2\"/>"),
            "shadowOffset", "[1, 2]"
        ),
        (
            "label",
            entry("font", "font", "<fontDescription key=\"value\" type=\"boldSystem\" pointSize=\"9\"/>"),
            "font",
            "{design: default, size: 9, weight: bold}"
        ),
        ("label", entry("string", "accessibilityLabel", "words"), "accessibilityLabel", "\"words\""),
        ("label", entry("number", "tag", "<integer key=\"value\" value=\"7\"/>"), "tag", "7"),
        (
            "scrollView",
            entry(
                "rect", "contentInset",
                "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"), "contentInset",
            "[1, 2, 3, 4]"
        ),
        (
            "scrollView", entry("point", "contentOffset", "<point key=\"value\" x=\"1\" y=\"2\"/>"),
            "contentOffset", "[1, 2]"
        ),
        ("imageView", entry("image", "image", "star"), "image", "\"star\""),
        ("switch", entry("boolean", "on", "YES"), "isOn", "true"),
        (
            "textField", entry("number", "borderStyle", "<integer key=\"value\" value=\"3\"/>"),
            "borderStyle", "roundedRect"
        ),
        (
            "stackView", entry("number", "alignment", "<integer key=\"value\" value=\"3\"/>"), "alignment",
            "center"
        ),
        (
            "activityIndicatorView",
            entry(
                "number", "activityIndicatorViewStyle",
                "<integer key=\"value\" value=\"101\"/>"), "style", "large"
        ),
        (
            "button", entry("number", "titleLabel.numberOfLines", "<integer key=\"value\" value=\"0\"/>"),
            "numberOfLines", "0"
        ),
        (
            "button", entry("number", "titleLabel.textAlignment", "<integer key=\"value\" value=\"1\"/>"),
            "textAlignment", "center"
        ),
        (
            "tableView", entry("number", "separatorStyle", "<integer key=\"value\" value=\"0\"/>"),
            "separatorStyle", "none"
        ),
    ])
    func setsTheAttributeOfTheProperty(tag: String, entry: String, name: String, value: String) throws {
        #expect(try element(tag, entry).value(name)?.description == value)
    }

    @Test func theLastValueIsThatOfTheRuntimeAttribute() throws {
        let label = try element(
            "label", Self.entry("string", "text", "runtime") + Self.entry("string", "text", "last"),
            attributes: "text=\"file\"")
        #expect(label.attributes.filter { $0.name == "text" }.map(\.value) == [.text("last")])
        #expect(label.origin?.runtimeNames == ["text"])
    }

    @Test func nilRemovesWhatTheFileSets() throws {
        let label = try element(
            "label", Self.entry("nil", "text", "") + Self.entry("nil", "backgroundColor", ""),
            attributes: "text=\"file\"",
            inside: "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>")
        #expect(label.value("text") == nil && label.value("backgroundColor") == nil)
    }

    @Test func theTextTakesThePlaceOfAttributedText() throws {
        let fragments = "<fragment content=\"a\"/><fragment content=\"b\"/>"
        let label = try element(
            "label", Self.entry("string", "text", "runtime"),
            inside: "<attributedString key=\"attributedText\">\(fragments)</attributedString>")
        #expect(label.value("text") == .text("runtime") && label.value("runs") == nil)
    }

    @Test func aPartOfTheObjectIsChangedOnceItIsMade() throws {
        let button = try element(
            "button",
            Self.entry("boolean", "titleLabel.adjustsFontSizeToFitWidth", "YES")
                + Self.entry("number", "imageView.contentMode", "<integer key=\"value\" value=\"1\"/>")
                + Self.entry("number", "layer.zPosition", "<real key=\"value\" value=\"2\"/>"))
        let live = try #require(button.origin?.liveAttributes)
        #expect(live.map(\.path) == [["titleLabel"], ["imageView"], []])
        guard case .attribute(let fits, "UILabel") = live[0].change,
            case .attribute(let mode, "UIImageView") = live[1].change
        else {
            Issue.record("\(live)")
            return
        }
        #expect(fits.name == "adjustsFontSizeToFitWidth" && fits.value == .boolean(true))
        #expect(mode.name == "contentMode" && mode.value == .choice("scaleAspectFit"))
        #expect(live[2].change == .layer(keyPath: "zPosition", .number(2)))
    }

    // MARK: What ends the app

    private func messages(_ tag: String, _ entries: String, attributes: String = "") -> [String] {
        parse(tag, entries, attributes: attributes).diagnostics
            .filter { [.storyboardKeyPath, .storyboardValue].contains($0.code) }.map(\.message)
    }

    @Test(arguments: [
        (
            "label", entry("string", "noSuchKey", "x"),
            "UILabel has no property 'noSuchKey': unless an extension declares it, an app ends when it loads the file"
        ),
        (
            // A button has titles by its states.
            "button", entry("string", "title", "x"),
            "UIButton has no property 'title': unless an extension declares it, an app ends when it loads the file"
        ),
        (
            "view", entry("string", "text", "x"),
            "UIView has no property 'text': unless an extension declares it, an app ends when it loads the file"
        ),
        (
            "button", entry("string", "titleLabel.words", "x"),
            "UILabel has no property 'words': unless an extension declares it, an app ends when it loads the file"
        ),
        (
            "view", entry("number", "frame.size.width", "<integer key=\"value\" value=\"1\"/>"),
            "UIView has no property 'frame': unless an extension declares it, an app ends when it loads the file"
        ),
        (
            "label", entry("nil", "numberOfLines", ""),
            "'numberOfLines' of UILabel cannot be nil, and an app ends when it loads the file"
        ),
        (
            "label", entry("number", "text", "<integer key=\"value\" value=\"1\"/>"),
            "'text' of UILabel does not take a number; it is left out"
        ),
        (
            "label", entry("string", "textColor", "red"),
            "'textColor' of UILabel does not take a text; it is left out"
        ),
        (
            "label", entry("number", "textAlignment", "<integer key=\"value\" value=\"9\"/>"),
            "'textAlignment' of UILabel has no value 9; it is left out"
        ),
        (
            "view", entry("boolean", "layer.maskToBounds", "YES"),
            "CALayer has no property 'maskToBounds', and keeps the value without an effect"
        ),
        (
            "tableView", entry("color", "sectionIndexColor", red),
            "'sectionIndexColor' of UITableView is not drawn from a runtime attribute"
        ),
        (
            "label", entry("boolean", "hidden", "maybe"),
            "the runtime attribute 'hidden' 'maybe' is neither YES nor NO; it is left out"
        ),
        (
            "label", entry("number", "numberOfLines", "two"),
            "the runtime attribute 'numberOfLines' 'two' is not a number; it is left out"
        ),
        (
            "label", entry("text", "text", "x"),
            "type 'text' of the userDefinedRuntimeAttribute is not known; it is left out"
        ),
    ])
    func reportsWhatCannotBeSet(tag: String, entry: String, words: String) {
        #expect(messages(tag, entry) == [words])
    }

    @Test func saysWhereAndWhatWasMeant() throws {
        let found = parse("label", Self.entry("string", "textt", "x")).diagnostics
        let only = try #require(found.first { $0.code == .storyboardKeyPath })
        #expect(only.place?.line == 13)
        #expect(only.hints == ["did you mean 'text'?"])
    }

    @Test func whatClassesOfTheAuthorHaveIsNotKnown() {
        let entries =
            Self.entry("string", "noSuchKey", "x") + Self.entry("color", "text", Self.red)
            + Self.entry("boolean", "layer.theirOwn", "YES")
        #expect(messages("label", entries, attributes: "customClass=\"Mine\"") == [])
    }

    /// Source: Apple's documentation of each class.
    @Test(arguments: [
        ("view", "boolean", "opaque", "YES"), ("view", "string", "restorationIdentifier", "x"),
        ("view", "boolean", "isAccessibilityElement", "YES"), ("view", "boolean", "exclusiveTouch", "YES"),
        ("button", "boolean", "selected", "NO"), ("button", "boolean", "adjustsImageWhenHighlighted", "NO"),
        ("scrollView", "boolean", "bounces", "NO"), ("textField", "nil", "attributedPlaceholder", ""),
        ("textView", "nil", "inputAccessoryView", ""),
        ("tableView", "boolean", "allowsSelectionDuringEditing", "YES"),
        ("view", "boolean", "layer.shouldRasterize", "YES"), ("switch", "nil", "onImage", ""),
    ])
    func propertiesWithoutAnEffectAreNotReported(tag: String, type: String, keyPath: String, value: String) {
        #expect(messages(tag, Self.entry(type, keyPath, value)) == [])
    }

    @Test func whatWouldChangeAConstraintIsNoted() {
        let constraint =
            "<constraint firstAttribute=\"width\" constant=\"5\" id=\"c\"><userDefinedRuntimeAttributes>"
            + Self.entry("number", "constant", "<real key=\"value\" value=\"9\"/>")
            + "</userDefinedRuntimeAttributes></constraint>"
        let found = IB.parse(
            IB.storyboard(
                IB.scene(
                    "<subviews><view id=\"a\"><constraints>\(constraint)</constraints></view></subviews>")))
        #expect(found.diagnostics.map(\.code) == [.storyboardKeyPath])
        #expect(
            found.diagnostics.map(\.message) == [
                "'constant' of NSLayoutConstraint is not set by a runtime attribute"
            ])
    }

    /// Source: Apple's documentation: Core Animation takes a CGColor, and Interface Builder gives a UIColor.
    @Test func colorsOfLayersAreNoted() {
        let found = parse("view", Self.entry("color", "layer.backgroundColor", Self.red)).diagnostics
        #expect(found.map(\.code) == [.storyboardLayerColor])
    }

    /// Every attribute that stands for a property of a class takes a value of its kind.
    @Test func everyChoiceHasRawValues() throws {
        let document = try readInterfaceBuilderXML(Array(IB.storyboard("").utf8))
        let resources = IBFile(root: document, name: "f").resources
        for row in ElementVocabulary.classes {
            for definition in row.attributes {
                guard case .attribute(let found, [], _) = RuntimeProperty(definition.name, of: row.name),
                    case .names? = found.type.storyboardForm
                else { continue }
                let isNamed = found.name == "cornerCurve"
                let first: RuntimeAttribute.Value = isNamed ? .text("circular") : .number(0)
                #expect(
                    found.type.value(runtime: first, resources) != nil,
                    "\(row.name).\(found.name)")
            }
        }
    }
}
