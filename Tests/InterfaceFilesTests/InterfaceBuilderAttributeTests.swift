import Diagnostics
import Geometry
import ScreenDocuments
import TestSupport
import Testing

/// Attributes in the vocabulary's names and types.
@Suite struct InterfaceBuilderAttributeTests {
    /// The attributes of one view inside the root, as `name = value`.
    private func attributes(_ view: String, resources: String = "") throws -> [String: String] {
        let scene = try IB.only("<subviews>\(view)</subviews>", resources: resources)
        let element = try #require(scene.root.subviews.first)
        return Dictionary(
            element.attributes.map { ($0.name, $0.value.description) }, uniquingKeysWith: { $1 })
    }

    @Test func aLabel() throws {
        let found = try attributes(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"
                verticalHuggingPriority="252" text="Hello" textAlignment="center" lineBreakMode="tailTruncation"
                numberOfLines="2" preferredMaxLayoutWidth="120" hidden="YES" alpha="0.5"
                translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="13"/>
                <color key="textColor" white="0.33333333329999998" alpha="1" colorSpace="calibratedWhite"/>
                <nil key="highlightedColor"/>
            </label>
            """)
        #expect(found["text"] == "\"Hello\"")
        #expect(found["textAlignment"] == "center")
        #expect(found["lineBreakMode"] == "byTruncatingTail")
        #expect(found["numberOfLines"] == "2")
        #expect(found["preferredMaxLayoutWidth"] == "120")
        #expect(found["font"] == "{design: default, size: 13, weight: semibold}")
        #expect(found["textColor"] == "rgba(0.3333333333, 0.3333333333, 0.3333333333, 1)")
        #expect(found["isHidden"] == "true")
        #expect(found["alpha"] == "0.5")
        #expect(found["isUserInteractionEnabled"] == "false")
        #expect(found["contentHuggingPriority"] == "{horizontal: 251, vertical: 252}")
    }

    /// Source: the defaults of Xcode's size inspector.
    @Test(arguments: ["pageControl", "segmentedControl", "slider"])
    func controlsHugTheirHeightWeaklyUnlessTheFileSaysOtherwise(tag: String) throws {
        let name = "contentHuggingPriority"
        #expect(try attributes("<\(tag) id=\"a\"/>")[name] == "{horizontal: own, vertical: 250}")
        #expect(
            try attributes("<\(tag) id=\"a\" horizontalHuggingPriority=\"300\"/>")[name]
                == "{horizontal: 300, vertical: 250}")
        #expect(
            try attributes("<\(tag) id=\"a\" verticalHuggingPriority=\"700\"/>")[name]
                == "{horizontal: own, vertical: 700}")
        #expect(try attributes("<switch id=\"a\"/>")[name] == nil)
    }

    @Test func wordsOfSeveralLinesAndAttributedTexts() throws {
        #expect(
            try attributes("<label id=\"l\"><string key=\"text\">a\nb</string></label>")["text"]
                == "\"a\\nb\"")
        let found = try attributes(
            """
            <label id="l"><attributedString key="attributedText">
                <fragment content="Hello "><attributes>
                    <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
                        customColorSpace="sRGB"/>
                    <font key="NSFont" size="17" name="Menlo-Regular"/>
                    <paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="3"
                        lineBreakMode="wordWrapping"/>
                </attributes></fragment>
                <fragment><string key="content">world</string><attributes>
                    <integer key="NSUnderline" value="9"/><real key="NSKern" value="1.5"/>
                </attributes></fragment>
            </attributedString></label>
            """)
        #expect(found["text"] == "\"Hello world\"")
        #expect(found["font"] == "{family: \"Menlo-Regular\", size: 17}")
        #expect(found["textColor"] == "rgba(1, 0, 0, 1)")
        #expect(found["textAlignment"] == "right")
        #expect(found["lineBreakMode"] == "byWordWrapping")
        #expect(found["paragraphStyle"] == "{lineSpacing: 3}")
        #expect(
            found["runs"]
                == "[{text: \"Hello \", font: {family: \"Menlo-Regular\", size: 17}, "
                + "textColor: rgba(1, 0, 0, 1)}, {text: \"world\", underline: double, kern: 1.5}]")
    }

    /// The first was saved by Xcode in a public storyboard; padding and line breaks are accepted as well.
    @Test(
        arguments: [
            ("EENvbnRhaW5lcg", "\u{10}Container"), ("\nEENv bnRh\naW5lcg==\n", "\u{10}Container"),
            ("8J+YgA", "\u{1F600}"), ("", ""),
        ])
    func wordsInBase64AreRead(coded: String, words: String) throws {
        func text(_ tag: String, _ key: String) -> String {
            "<\(tag) key=\"\(key)\" base64-UTF8=\"YES\">\(coded)</\(tag)>"
        }
        let quoted = AttributeValue.text(words).description
        for tag in ["string", "mutableString"] {
            #expect(try attributes("<label id=\"l\">\(text(tag, "text"))</label>")["text"] == quoted)
        }
        let button = "<button id=\"b\"><state key=\"normal\">\(text("string", "title"))</state></button>"
        #expect(try attributes(button)["title"] == quoted)
        let fragment = "<fragment>\(text("mutableString", "content"))</fragment>"
        let styled = "<attributedString key=\"attributedText\">\(fragment)</attributedString>"
        #expect(try attributes("<label id=\"l\">\(styled)</label>")["text"] == quoted)
        let runtime =
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityIdentifier\">"
            + "\(text("string", "value"))</userDefinedRuntimeAttribute>"
        let view =
            "<view id=\"v\"><userDefinedRuntimeAttributes>\(runtime)</userDefinedRuntimeAttributes></view>"
        #expect(try attributes(view)["accessibilityIdentifier"] == quoted)
    }

    @Test(arguments: ["A", "####", "/w"])
    func wordsThatAreNoBase64AreLeftOutWithTheirPlace(coded: String) throws {
        let label = "<label id=\"l\">\n<string key=\"text\" base64-UTF8=\"YES\">\(coded)</string></label>"
        let found = IB.parse(IB.storyboard(IB.scene("<subviews>\n\(label)</subviews>")))
        let only = try #require(found.diagnostics.first)
        #expect(found.diagnostics.count == 1)
        #expect(only.severity == .warning)
        #expect(only.message == "the string 'text' is not base64 of UTF-8, and its text is left out")
        #expect(only.place?.line == 15)
        #expect(found.document?.scenes.first?.root.subviews.first?.value("text") == .text(""))
    }

    @Test(
        arguments: [
            ("type=\"boldSystem\" pointSize=\"15\"", "{design: default, size: 15, weight: bold}"),
            ("type=\"italicSystem\" pointSize=\"15\"", "{design: default, size: 15, italic: true}"),
            ("style=\"UICTFontTextStyleSubhead\"", "{style: subheadline}"),
            ("style=\"UICTFontTextStyleTitle0\"", "{style: largeTitle}"),
            ("name=\"OpenSans\" family=\"Open Sans\" pointSize=\"12\"", "{family: \"OpenSans\", size: 12}"),
            ("name=\".AppleSystemUIFont\" pointSize=\"12\"", "{design: default, size: 12}"),
            ("type=\"system\" pointSize=\"0.0\"", "{design: default}"),
        ])
    func fonts(words: String, font: String) throws {
        let found = try attributes(
            "<label id=\"l\"><fontDescription key=\"fontDescription\" \(words)/></label>")
        #expect(found["font"] == font)
    }

    @Test(
        arguments: [
            (
                "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\" colorSpace=\"calibratedRGB\"",
                "rgba(1, 0.5, 0, 0.25)"
            ),
            (
                "white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
                "rgba(0.5, 0.5, 0.5, 1)"
            ),
            (
                "cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0.5\" alpha=\"1\" colorSpace=\"deviceCMYK\"",
                "rgba(0, 0.5, 0.5, 1)"
            ),
            ("systemColor=\"secondaryLabelColor\"", "secondaryLabel"),
            ("systemColor=\"groupTableViewBackgroundColor\"", "systemGroupedBackground"),
            ("cocoaTouchSystemColor=\"darkTextColor\"", "darkText"),
            ("name=\"Brand\"", "Brand"),
            ("red=\"7\" green=\"-1\" blue=\"0\" alpha=\"1\"", "rgba(1, 0, 0, 1)"),
        ])
    func colors(words: String, color: String) throws {
        let found = try attributes("<view id=\"v\"><color key=\"backgroundColor\" \(words)/></view>")
        #expect(found["backgroundColor"] == color)
    }

    @Test func aNamedColourHasTheOneTheFileRecorded() throws {
        let scene = try IB.only(
            "<subviews><view id=\"v\"><color key=\"backgroundColor\" name=\"Brand\"/></view></subviews>",
            resources: """
                <namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom"
                    customColorSpace="sRGB"/></namedColor>
                """)
        #expect(
            try element("v", in: scene).value("backgroundColor")
                == .color(.assetOr("Brand", .rgba(red: 0, green: 1, blue: 0, alpha: 1))))
    }

    @Test func aButtonTakesItsNormalState() throws {
        let found = try attributes(
            """
            <button opaque="NO" buttonType="roundedRect" lineBreakMode="middleTruncation" id="b">
                <inset key="contentEdgeInsets" minX="4" minY="1" maxX="3" maxY="2"/>
                <state key="normal" title="Go" image="arrow">
                    <color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/></state>
                <state key="highlighted" title="Going"/>
            </button>
            """, resources: "<image name=\"arrow\" width=\"16\" height=\"9\"/>")
        #expect(found["title"] == "\"Go\"")
        #expect(found["titleColor"] == "rgba(1, 1, 1, 1)")
        #expect(found["buttonType"] == "system")
        #expect(found["contentEdgeInsets"] == "[1, 4, 2, 3]")
        #expect(found["image"] == "\"arrow\"")
        #expect(try attributes("<button id=\"b\"/>")["buttonType"] == "custom")
    }

    @Test func anImageHasTheSizeTheFileRecorded() throws {
        let scene = try IB.only(
            "<subviews><imageView image=\"logo\" id=\"i\"/></subviews>",
            resources: "<image name=\"logo\" width=\"141\" height=\"65.5\"/>")
        #expect(
            try element("i", in: scene).value("image")
                == .image(ImageValue(name: "logo", recordedSize: Size(width: 141, height: 65.5))))
    }

    @Test func symbolsHaveTheirSizesAndWeights() throws {
        let scene = try IB.only(
            """
            <subviews><imageView image="star" catalog="system" id="i"><preferredSymbolConfiguration
                key="preferredSymbolConfiguration" configurationType="font" scale="large" weight="semibold">
                <fontDescription key="font" style="UICTFontTextStyleTitle1"/></preferredSymbolConfiguration>
            </imageView>
            <button id="b"><state key="normal"><imageReference key="image" image="star" catalog="system"
                symbolScale="small"/></state></button></subviews>
            """, resources: "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/>")
        var symbol = SymbolValue()
        symbol.textStyle = .title1
        symbol.weight = .semibold
        symbol.scale = .large
        #expect(
            try element("i", in: scene).value("image") == .image(ImageValue(name: "star", symbol: symbol)))
        symbol = SymbolValue()
        symbol.scale = .small
        #expect(
            try element("b", in: scene).value("image") == .image(ImageValue(name: "star", symbol: symbol)))
    }

    @Test func aStackView() throws {
        let found = try attributes(
            """
            <stackView axis="vertical" distribution="equalSpacing" alignment="top" spacing="12" id="s">
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
            """)
        #expect(found["axis"] == "vertical")
        #expect(found["distribution"] == "equalSpacing")
        #expect(found["alignment"] == "top")
        #expect(found["spacing"] == "12")
        #expect(found["layoutMargins"] == "[1, 2, 3, 4]")
        #expect(found["isLayoutMarginsRelativeArrangement"] == "true")
        #expect(try attributes("<stackView spacingType=\"standard\" id=\"s\"/>")["spacing"] == "8")
    }

    @Test func placeholdersOfTheOwnSize() throws {
        let found = try attributes(
            "<view placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"infinite\" id=\"v\"/>")
        #expect(found["intrinsicWidth"] == "120")
        #expect(found["intrinsicHeight"] == "-1")
    }

    @Test func runtimeAttributesOfLayersAndViews() throws {
        let found = try attributes(
            """
            <view id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="8"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="borderWidth">
                    <real key="value" value="1.5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="color" keyPath="borderColor">
                    <color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                <userDefinedRuntimeAttribute type="string" keyPath="theirOwn" value="x"/>
            </userDefinedRuntimeAttributes></view>
            """)
        #expect(found["cornerRadius"] == "8")
        #expect(found["borderWidth"] == "1.5")
        #expect(found["borderColor"] == "rgba(0, 0, 0, 1)")
        #expect(found["clipsToBounds"] == "true")
    }

    @Test func controls() throws {
        let segments = try attributes(
            """
            <segmentedControl selectedSegmentIndex="1" id="s"><segments>
                <segment title="One"/><segment><string key="title">Two</string></segment></segments>
            </segmentedControl>
            """)
        #expect(segments["items"] == "[\"One\", \"Two\"]")
        #expect(segments["selectedSegmentIndex"] == "1")
        let slider = try attributes("<slider value=\"3\" minValue=\"1\" maxValue=\"5\" id=\"s\"/>")
        #expect(slider["value"] == "3" && slider["minimumValue"] == "1" && slider["maximumValue"] == "5")
        let field = try attributes(
            """
            <textField borderStyle="roundedRect" placeholder="Name" clearButtonMode="always" id="t">
                <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
            """)
        #expect(field["borderStyle"] == "roundedRect" && field["placeholder"] == "\"Name\"")
        #expect(field["clearButtonMode"] == "always" && field["isSecureTextEntry"] == "true")
        let effect = try attributes(
            "<visualEffectView id=\"v\"><blurEffect style=\"dark\"/></visualEffectView>")
        #expect(effect["effect"] == "dark")
        let vibrant = try attributes(
            "<visualEffectView id=\"v\"><vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect>"
                + "</visualEffectView>")
        #expect(vibrant["vibrancy"] == "dark" && vibrant["effect"] == nil)
        #expect(try attributes("<switch on=\"YES\" id=\"s\"/>")["isOn"] == "true")
    }

    @Test func aButtonOfIOS15() throws {
        let found = try attributes(
            """
            <button buttonType="system" id="b"><buttonConfiguration key="configuration" style="tinted" title="Go"
                imagePlacement="trailing" imagePadding="6">
                <color key="baseForegroundColor" systemColor="systemRedColor"/>
                <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            </buttonConfiguration></button>
            """)
        #expect(found["configuration"] == "tinted" && found["title"] == "\"Go\"")
        #expect(found["imagePlacement"] == "trailing" && found["imagePadding"] == "6")
        #expect(found["baseForegroundColor"] == "systemRed" && found["contentInsets"] == "[1, 2, 3, 4]")
    }

    /// Source: frames that Xcode saved of such buttons, as large as without a title.
    @Test func theTitleOfAConfigurationIsTheOnlyOne() throws {
        let found = try attributes(
            """
            <button buttonType="system" lineBreakMode="middleTruncation" id="b"><state key="normal" title="Button"/>
            <state key="selected" title="Off"/>
            <buttonConfiguration key="configuration" style="plain" image="trash" catalog="system"/></button>
            """)
        #expect(found["title"] == nil && found["selectedTitle"] == nil)
        #expect(found["configuration"] == "plain" && found["image"]?.contains("trash") == true)
    }

    @Test func attributedTitlesHaveRunsInEveryState() throws {
        func text(_ words: String) -> String {
            """
            <attributedString key="attributedTitle"><fragment content="\(words) "><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </attributes></fragment><fragment content="now"/></attributedString>
            """
        }
        let found = try attributes(
            "<button id=\"b\"><state key=\"normal\">\(text("Buy"))</state>"
                + "<state key=\"disabled\">\(text("Sold"))</state></button>")
        #expect(found["title"] == "\"Buy now\"" && found["disabledTitle"] == "\"Sold now\"")
        #expect(found["titleRuns"] != nil && found["disabledTitleRuns"] != nil)
        let configured = try attributes(
            "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"plain\">\(text("Buy"))"
                + "</buttonConfiguration></button>")
        #expect(configured["title"] == "\"Buy now\"" && configured["titleRuns"] != nil)
    }

    @Test func statesOfAButton() throws {
        let found = try attributes(
            """
            <button id="b"><state key="normal" title="A"/><state key="selected" title="B" image="c"/>
                <state key="disabled"><color key="titleColor" white="0" alpha="1" colorSpace="calibratedWhite"/></state>
            </button>
            """)
        #expect(
            found["title"] == "\"A\"" && found["selectedTitle"] == "\"B\""
                && found["selectedImage"] == "\"c\"")
        #expect(found["disabledTitleColor"] == "rgba(0, 0, 0, 1)")
    }

    @Test func aBarWithItsLook() throws {
        let found = try attributes(
            """
            <navigationBar contentMode="scaleToFill" barStyle="blackTranslucent" shadowImage="line" id="b">
                <color key="barTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                <textAttributes key="titleTextAttributes">
                    <fontDescription key="fontDescription" type="system" weight="heavy" pointSize="20"/>
                    <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
                    <offsetWrapper key="textShadowOffset" horizontal="0.0" vertical="0.0"/>
                </textAttributes>
                <navigationBarAppearance key="standardAppearance">
                    <color key="backgroundColor" systemColor="systemGray4Color"/>
                </navigationBarAppearance>
                <navigationBarAppearance key="scrollEdgeAppearance"/>
            </navigationBar>
            """)
        #expect(found["barStyle"] == "black")
        #expect(found["shadowImage"] == "\"line\"")
        #expect(found["barTintColor"] == "rgba(1, 1, 1, 1)")
        #expect(
            found["titleTextAttributes"]
                == "{font: {design: default, size: 20, weight: heavy}, textColor: rgba(0, 0, 0, 1)}")
        #expect(found["standardAppearance"] == "{backgroundColor: systemGray4}")
        #expect(found["scrollEdgeAppearance"] == "{}")
    }
}
