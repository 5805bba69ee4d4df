import Diagnostics
import ScreenDocuments
import Testing

@testable import InterfaceFiles
@testable import ScreenBuilder
@testable import UIKitCore

/// User-defined runtime attributes on the views that are made, on an iPhone 8.
@Suite struct RuntimeAttributeBuildTests {
    private func entry(_ type: String, _ keyPath: String, _ value: String) -> String {
        let inner = value.hasPrefix("<") ? value : ""
        return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\" "
            + (inner.isEmpty ? "value=\"\(value)\"" : "") + ">\(inner)</userDefinedRuntimeAttribute>"
    }

    private func number(_ keyPath: String, _ value: String) -> String {
        entry("number", keyPath, "<real key=\"value\" value=\"\(value)\"/>")
    }

    private func screen(_ views: String, controller: String = "", document: String = "") throws -> BuiltScreen
    {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/><scenes><scene><objects><viewController id="vc">
            <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(views)</subviews></view>\(controller)</viewController></objects></scene></scenes></document>
            """
        let parsed = parseInterfaceBuilderFile(Array(text.utf8), file: "Main.storyboard")
        #expect(parsed.diagnostics.filter { $0.severity > .note }.isEmpty, "\(parsed.diagnostics)")
        return try build(try #require(parsed.document?.scenes.first))
    }

    private func view(_ tag: String, _ id: String, _ entries: String, inside: String = "") -> String {
        """
        <\(tag) id="\(id)" text="file"><rect key="frame" x="10" y="20" width="100" height="30"/>\(inside)
        <userDefinedRuntimeAttributes>\(entries)</userDefinedRuntimeAttributes></\(tag)>
        """
    }

    private let red =
        "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

    @Test func propertiesOfALabelAreSet() throws {
        let built = try screen(
            view(
                "label", "l",
                entry("string", "text", "runtime") + entry("color", "textColor", red)
                    + number("numberOfLines", "2") + number("textAlignment", "2")
                    + number("layer.opacity", "0.25") + entry("boolean", "adjustsFontSizeToFitWidth", "YES")
                    + entry("color", "layer.backgroundColor", red)
                    + entry("string", "layer.cornerCurve", "continuous")))
        let label = try built.view("l", as: UILabel.self)
        #expect(label.text == "runtime" && label.numberOfLines == 2 && label.textAlignment == .right)
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(label.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(label.alpha == 0.25 && label.adjustsFontSizeToFitWidth)
        #expect(label.layer.cornerCurve == .continuous)
    }

    @Test func partsOfTheObjectAreSet() throws {
        let built = try screen(
            view(
                "button", "b",
                entry("boolean", "titleLabel.adjustsFontSizeToFitWidth", "YES")
                    + number("titleLabel.minimumScaleFactor", "0.5") + number("titleLabel.numberOfLines", "3")
                    + number("imageView.contentMode", "1"))
                + view("label", "l", entry("color", "superview.tintColor", red)))
        let button = try built.view("b", as: UIButton.self)
        #expect(button.titleLabel?.adjustsFontSizeToFitWidth == true)
        #expect(button.titleLabel?.minimumScaleFactor == 0.5 && button.titleLabel?.numberOfLines == 3)
        #expect(button.imageView?.contentMode == .scaleAspectFit)
        #expect(try built.view("root").tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func theRestOfALayerIsSetByItsKeyPath() throws {
        let built = try screen(
            view(
                "view", "v",
                number("layer.zPosition", "2") + entry("string", "layer.name", "mine")
                    + number("layer.transform.rotation.z", "0.5") + entry("string", "layer.cornerRadius", "8")
            ))
        let layer = try built.view("v").layer
        #expect(layer.zPosition == 2 && layer.name == "mine" && layer.cornerRadius == 8)
        #expect(abs(layer.affineTransform().b - 0.479425538604203) < 1e-9)  // sin 0.5
    }

    @Test func aControllerLeadsToItsView() throws {
        let entries = entry("color", "view.backgroundColor", red) + entry("string", "title", "Mine")
        let built = try screen(
            view("view", "v", ""),
            controller: "<userDefinedRuntimeAttributes>\(entries)</userDefinedRuntimeAttributes>")
        #expect(try built.view("root").backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func framesAreThoseOfTheRuntimeAttributesWhereTheFilePlacesViews() throws {
        let rect = "<rect key=\"value\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>"
        let built = try screen(view("view", "v", entry("rect", "frame", rect)))
        #expect(try built.frame("v") == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test func textFitsWhereAFileHasALeastSize() throws {
        func label(_ id: String, _ attributes: String) -> String {
            """
            <label text="Words that take more room" lineBreakMode="tailTruncation" \(attributes) id="\(id)">
            <rect key="frame" x="10" y="20" width="150" height="30"/>
            <fontDescription key="fontDescription" type="system" pointSize="24"/></label>
            """
        }
        let built = try screen(
            label("scale", "minimumScaleFactor=\"0.2\"") + label("size", "minimumFontSize=\"9\"")
                + label("large", "minimumFontSize=\"20\"") + label("fixed", "adjustsFontSizeToFit=\"NO\"")
                + label("no", "adjustsFontSizeToFit=\"NO\" minimumScaleFactor=\"0.2\"")
                + label("neither", ""))
        for (id, isTruncated) in [
            ("scale", false), ("size", false), ("large", true), ("fixed", true), ("no", true),
            ("neither", true),
        ] {
            #expect(try built.view(id, as: UILabel.self).truncatesText == isTruncated, "\(id)")
        }
    }

    @Test func fieldsFitWhereAFileHasALeastSize() throws {
        func field(_ id: String, _ attributes: String) -> String {
            """
            <textField text="Words that take more room" \(attributes) id="\(id)">
            <rect key="frame" x="10" y="20" width="150" height="34"/><textInputTraits key="textInputTraits"/></textField>
            """
        }
        let built = try screen(
            field("yes", "minimumFontSize=\"9\"")
                + field("no", "adjustsFontSizeToFit=\"NO\" minimumFontSize=\"9\""))
        let yes = try built.view("yes", as: UITextField.self)
        #expect(yes.adjustsFontSizeToFitWidth && yes.minimumFontSize == 9)
        #expect(try built.view("no", as: UITextField.self).adjustsFontSizeToFitWidth == false)
    }

    /// Source: Interface Builder's canvas, which shows runtime attributes of designable classes alone.
    @Test func aCanvasHasWhatTheFileSays() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/><scenes><scene><objects><viewController id="vc">
            <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(view("label", "l", entry("string", "text", "runtime") + number("numberOfLines", "2")))</subviews>
            </view></viewController></objects></scene></scenes></document>
            """
        let parsed = parseInterfaceBuilderFile(Array(text.utf8), file: "Main.storyboard")
        let scene = try #require(parsed.document?.scenes.first)
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        try environment.run {
            let screen = buildScreen(scene, on: try #require(CanvasProfile(of: scene)))
            var labels: [UILabel] = []
            screen.view.forEachView { if let label = $0 as? UILabel { labels.append(label) } }
            #expect(labels.map(\.text) == ["file"])
            #expect(labels.map(\.numberOfLines) == [1])
        }
    }

    // MARK: Names and numbers of choices

    /// The raw values by which runtime attributes choose are those of UIKit's types.
    @Test func choicesHaveTheRawValuesOfUIKit() throws {
        var count = 0
        func check<Choice: ConvertibleChoice>(_ type: Choice.Type) where Choice.Converted: RawRepresentable {
            for (number, choice) in Choice.rawNumbers where !Choice.hasTextValues {
                count += 1
                let raw = choice.converted.rawValue
                #expect("\(raw)" == "\(number)", "\(type) \(choice)")
            }
        }
        check(Choices.TextAlignment.self)
        check(Choices.LineBreakMode.self)
        check(Choices.LineBreakStrategy.self)
        check(Choices.BaselineAdjustment.self)
        check(Choices.BorderStyle.self)
        check(Choices.ViewMode.self)
        check(Choices.KeyboardType.self)
        check(Choices.ReturnKeyType.self)
        check(Choices.AutocorrectionType.self)
        check(Choices.AutocapitalizationType.self)
        check(Choices.KeyboardAppearance.self)
        check(Choices.ContentMode.self)
        check(Choices.Corner.self)
        check(Choices.SemanticContent.self)
        check(Choices.Autoresizing.self)
        check(Choices.TintAdjustment.self)
        check(Choices.InsetAdjustment.self)
        check(Choices.Axis.self)
        check(Choices.Distribution.self)
        check(Choices.StackAlignment.self)
        check(Choices.BlurStyle.self)
        check(Choices.HorizontalAlignment.self)
        check(Choices.VerticalAlignment.self)
        check(Choices.ProgressStyle.self)
        check(Choices.ActivityStyle.self)
        check(Choices.DatePickerMode.self)
        check(Choices.DatePickerStyle.self)
        check(Choices.SearchBarStyle.self)
        check(Choices.SeparatorStyle.self)
        check(Choices.AccessoryType.self)
        check(Choices.SelectionStyle.self)
        check(Choices.ScrollDirection.self)
        check(Choices.LargeTitleDisplay.self)
        check(Choices.BarStyle.self)
        check(Choices.Edge.self)
        check(Choices.SplitDisplayMode.self)
        #expect(count > 150)
    }

    /// What an unknown name is replaced by is what UIKit has without one.
    @Test func defaultsAreThoseOfUIKit() throws {
        // What only an initializer takes, and what depends on another attribute.
        let others: Set<String> = [
            "UIButton.buttonType", "UIButton.textAlignment", "UIPageViewController.transitionStyle",
        ]
        for (key, name) in IBValueRules.defaultChoices where !others.contains(key) {
            let parts = key.split(separator: ".").map(String.init)
            let row = try #require(ElementTable.row(parts[0]))
            let setter = try #require(row.settersByName[parts[1]], "\(key)")
            func reading(_ value: AttributeValue?) -> SetterReading? {
                let object = row.make(Element(id: "x", className: parts[0], place: Place(file: "f")))
                if let value {
                    #expect(setter.apply(object, value, ValueConverter(place: nil, view: "x")), "\(key)")
                }
                if let property = setter.property?() {
                    return SetterReading((object as Any)[keyPath: property as AnyKeyPath])
                }
                return SetterReading.readers[key].map { SetterReading($0(object)) }
            }
            #expect(reading(nil) == reading(.choice(name)), "\(key)")
            #expect(reading(nil) != nil, "\(key)")
        }
    }
}
