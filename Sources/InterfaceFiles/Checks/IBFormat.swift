import ScreenDocuments

/// The attributes of Interface Builder's format that the vocabulary does not declare: those of the elements for geometry,
/// colors, fonts, constraints and so on, and of objects those by which nothing is drawn.
///
/// Source: files that Xcode saved. Lists of names are complete for the versions up to Xcode 26, as far as Apple documents
/// the property; an attribute whose names are not documented has no rule.
enum IBFormat {
    /// Elements inside an object whose attributes are those of its class.
    static let parts = ["buttonConfiguration": "UIButton", "textInputTraits": "UITextField"]

    /// Whether a tag is an element inside an object that has attributes of its class.
    static func isPart(_ tag: String) -> Bool { parts[tag] != nil }

    /// Returns the rules of a tag.
    static func rules(of tag: String) -> [String: IBValueRule] {
        values(tag) ?? texts(tag) ?? structure(tag) ?? objects(tag)
    }

    /// The rules of all views.
    static let viewRules: [String: IBValueRule] = rules(
        "horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority"
            + " verticalCompressionResistancePriority", IBValueRule(.priority)
    ).merging(
        rules(
            "placeholderIntrinsicWidth placeholderIntrinsicHeight",
            IBValueRule(.number(limit: ScreenLimits.points, names: ["infinite"])))
    ) { $1 }.merging(
        rules(
            "fixedFrame translatesAutoresizingMaskIntoConstraints opaque clearsContextBeforeDrawing"
                + " autoresizesSubviews misplaced ambiguous", IBValueRule(.flag))
    ) { $1 }

    private static func rules(_ names: String, _ rule: IBValueRule) -> [String: IBValueRule] {
        Dictionary(
            names.split(separator: " ").map { (String($0), rule) }, uniquingKeysWith: { first, _ in first })
    }

    private static let zero = IBValueRule(.length, otherwise: .value("0"))

    // MARK: Values

    /// Elements for geometry, colors and numbers.
    private static func values(_ tag: String) -> [String: IBValueRule]? {
        switch tag {
        case "rect": rules("x y width height", zero)
        case "point": rules("x y", zero)
        case "size": rules("width height", zero)
        case "offsetWrapper": rules("horizontal vertical", zero)
        case "inset": rules("minX minY maxX maxY", zero)
        case "edgeInsets": rules("top left bottom right", zero)
        case "directionalEdgeInsets": rules("top leading bottom trailing", zero)
        case "range": rules("location length", IBValueRule(.integer, otherwise: .value("0")))
        case "integer", "real": ["value": IBValueRule(.number)]
        case "color": colorRules
        case "image": rules("width height", IBValueRule(.length))
        case "autoresizingMask":
            rules(
                "flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY",
                IBValueRule(.flag))
        case "extendedEdge": rules("top left bottom right", IBValueRule(.flag))
        case "dataDetectorType":
            rules(
                "phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion",
                IBValueRule(.flag))
        case "popoverArrowDirection": rules("up down left right", IBValueRule(.flag))
        default: nil
        }
    }

    private static var colorRules: [String: IBValueRule] {
        let otherwise = IBValueRule.Substitute.itself(ending: "sRGB is taken")
        return rules("white red green blue cyan magenta yellow black", zero).merging([
            "alpha": IBValueRule(.length, otherwise: .value("1")),
            "colorSpace": IBValueRule(
                .names([
                    "custom", "calibratedWhite", "calibratedRGB", "deviceWhite", "deviceRGB", "deviceCMYK",
                    "catalog", "namedColor",
                ]), otherwise: otherwise),
            "customColorSpace": IBValueRule(
                .names([
                    "sRGB", "displayP3", "genericGamma22GrayColorSpace", "calibratedWhite", "calibratedRGB",
                    "extendedSRGB", "extendedGray", "genericRGBColorSpace", "genericGrayColorSpace",
                    "genericCMYKColorSpace", "deviceWhite", "deviceRGB", "deviceCMYK", "adobeRGB1998",
                ]), otherwise: otherwise),
        ]) { $1 }
    }

    // MARK: Texts

    /// Elements for fonts, symbols and paragraphs.
    private static func texts(_ tag: String) -> [String: IBValueRule]? {
        switch tag {
        case "fontDescription", "font": fontRules
        case "imageReference":
            [
                "symbolScale": .choice(Choices.SymbolScale.self, names: ["default"]),
                "symbolWeight": .choice(Choices.FontWeight.self, names: ["default", "unspecified"]),
            ]
        case "preferredSymbolConfiguration":
            [
                "pointSize": IBValueRule(.length),
                "scale": .choice(Choices.SymbolScale.self, names: ["default"]),
                "weight": .choice(Choices.FontWeight.self, names: ["default", "unspecified"]),
            ]
        case "paragraphStyle":
            rules(Choices.ParagraphLength.names.joined(separator: " "), IBValueRule(.length)).merging([
                "alignment": .choice(Choices.TextAlignment.self, otherwise: .natural),
                "lineBreakMode": .choice(Choices.LineBreakMode.self),
                "baseWritingDirection": .choice(Choices.WritingDirection.self, otherwise: .natural),
            ]) { $1 }
        case "textInputTraits": inputRules
        default: nil
        }
    }

    private static var fontRules: [String: IBValueRule] {
        [
            "pointSize": IBValueRule(.length, otherwise: .value("17")),
            "size": IBValueRule(
                .number(limit: ScreenLimits.points, names: ["system"]), otherwise: .value("17")),
            "weight": .choice(Choices.FontWeight.self, otherwise: .regular),
            "style": IBValueRule(
                .names(Choices.TextStyle.storyboardNames.keys.sorted()),
                otherwise: .nothing(ending: "the system font is taken")),
            "type": IBValueRule(
                .names(["system", "boldSystem", "italicSystem"]), otherwise: .value("system")),
            "metaFont": IBValueRule(.names(IBFonts.metaFontNames), otherwise: .value("system")),
        ]
    }

    /// The rules of how text is typed, which have effects by the vocabulary's attributes of a text field.
    private static var inputRules: [String: IBValueRule] {
        let choice = IBValueRule.undrawn("default no yes")
        return rules("secureTextEntry enablesReturnKeyAutomatically", IBValueRule(.flag)).merging(
            rules("spellCheckingType smartDashesType smartQuotesType smartInsertDeleteType", choice)
        ) { $1 }.merging([
            // Interface Builder leaves out what is not capitalized, the default there.
            "autocapitalizationType": .choice(
                Choices.AutocapitalizationType.self, otherwise: Choices.AutocapitalizationType.none)
        ]) { $1 }
    }

    // MARK: Structure

    /// The document itself, constraints, connections and runtime attributes.
    private static func structure(_ tag: String) -> [String: IBValueRule]? {
        switch tag {
        case "document":
            rules(
                "useAutolayout useTraitCollections useSafeAreas launchScreen colorMatched",
                IBValueRule(.flag))
        case "device":
            [
                "orientation": IBValueRule(.names(["portrait", "landscape"]), otherwise: .value("portrait")),
                "appearance": IBValueRule(.names(["light", "dark"]), otherwise: .value("light")),
            ]
        case "constraint":
            [
                "constant": IBValueRule(
                    .number(limit: ScreenLimits.points, names: ["standard"]), otherwise: .value("0")),
                "multiplier": IBValueRule(.factor, otherwise: .value("1")),
                "priority": IBValueRule(.priority, otherwise: .value("1000")),
                "relation": IBValueRule(
                    .names(["equal", "lessThanOrEqual", "greaterThanOrEqual"]), otherwise: .value("equal")),
                "placeholder": IBValueRule(.flag),
            ]
        case "segue":
            [
                "kind": IBValueRule(
                    .names([
                        "relationship", "embed", "show", "showDetail", "presentation", "popoverPresentation",
                        "unwind", "custom", "push", "modal", "popover", "replace",
                    ]), otherwise: .itself(ending: "it is taken as a custom one")),
                "animates": IBValueRule(.flag), "modalPresentationStyle": presentationRule,
                "modalTransitionStyle": transitionRule,
            ]
        case "action":
            [
                "eventType": .undrawn(
                    """
                    touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit \
                    touchUpInside touchUpOutside touchCancel valueChanged primaryActionTriggered \
                    menuActionTriggered editingDidBegin editingChanged editingDidEnd editingDidEndOnExit \
                    allTouchEvents allEditingEvents allEvents
                    """)
            ]
        case "userDefinedRuntimeAttribute":
            ["type": IBValueRule(.names(RuntimeAttribute.types))]
        case "viewControllerLayoutGuide":
            ["type": IBValueRule(.names(["top", "bottom"]), otherwise: .value("top"))]
        case "segment": rules("enabled", IBValueRule(.flag))
        case "state":
            [
                "key": IBValueRule(
                    .names(["normal", "highlighted", "selected", "disabled", "focused"]),
                    otherwise: .itself(ending: "the state is left out"))
            ]
        case "blurEffect": ["style": .choice(Choices.BlurStyle.self, otherwise: .regular)]
        case "listContentConfiguration":
            rules("prefersSideBySideTextAndSecondaryText", IBValueRule(.flag))
        default: nil
        }
    }

    private static let presentationRule = IBValueRule.undrawn(
        """
        automatic fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext \
        blurOverFullScreen popover none
        """)
    private static let transitionRule = IBValueRule.undrawn(
        "coverVertical flipHorizontal crossDissolve partialCurl")

    // MARK: Objects

    /// The attributes of objects that are not in the vocabulary, or have another name there.
    private static func objects(_ tag: String) -> [String: IBValueRule] {
        switch tag {
        case "buttonConfiguration": ["style": .choice(Choices.ButtonConfiguration.self, otherwise: .plain)]
        case "datePicker": ["style": .choice(Choices.DatePickerStyle.self, otherwise: .automatic)]
        case "segmentedControl": ["segmentControlStyle": .undrawn("plain bordered bar bezeled")]
        case "searchBar": ["barStyle": .choice(Choices.BarStyle.self, otherwise: .default)]
        case "mapView":
            [
                "mapType": .undrawn(
                    "standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard")
            ]
        case "scrollView", "textView": scrollRules
        case "tableView":
            scrollRules.merging([
                "dataMode": IBValueRule(.names(["static", "prototypes", "none"])),
                "separatorInsetReference": .undrawn("fromCellEdges fromAutomaticInsets"),
            ]) { $1 }
        case "collectionView":
            scrollRules.merging(["dataMode": IBValueRule(.names(["static", "prototypes", "none"]))]) { $1 }
        case "collectionViewFlowLayout": rules("automaticEstimatedItemSize", IBValueRule(.flag))
        case "pageViewController":
            controllerRules.merging(["spineLocation": .undrawn("none min mid max")]) { $1 }
        default: tag.hasSuffix("ontroller") ? controllerRules : [:]
        }
    }

    private static let controllerRules = [
        "modalPresentationStyle": presentationRule, "modalTransitionStyle": transitionRule,
    ]
    private static let scrollRules: [String: IBValueRule] = [
        "indicatorStyle": .undrawn("default black white"),
        "keyboardDismissMode": .undrawn(
            "none onDrag interactive onDragWithAccessory interactiveWithAccessory"),
    ]
}
