extension ElementVocabulary {
    private static let alignments = ["left", "center", "right", "justified", "natural"]
    private static let viewModes = ["never", "whileEditing", "unlessEditing", "always"]

    static let textField = ElementClass(
        "UITextField", "UIView", subviews: .refused, "One line of text to be edited.",
        [
            .init("text", .text, "The text."),
            .init("placeholder", .text, "The words in grey where there is no text."),
            .init("runs", .runs, "The text in pieces with styles of their own, in place of `text`."),
            .init(
                "placeholderRuns", .runs,
                "The words where there is no text, in pieces with styles of their own. Maquette's own, for an"
                    + " attributed placeholder."),
            .init("font", .font, "The font; the system's at 17 points by default."),
            .init("textColor", .color, "The colour of the text."),
            .init("textAlignment", .choice(alignments), "Where the text stands; natural by default."),
            .init(
                "borderStyle", .choice(["none", "line", "bezel", "roundedRect"]),
                "What surrounds the text; none by default."),
            .init("isSecureTextEntry", .boolean, "Whether characters are shown as dots."),
            .init("clearButtonMode", .choice(viewModes), "When the button that clears the text is there."),
            .init("leftImage", .image, "An image before the text. Maquette's own, for a left view."),
            .init("rightImage", .image, "An image behind the text. Maquette's own, for a right view."),
            .init("background", .image, "An image behind a field without a border."),
            .init("adjustsFontSizeToFitWidth", .boolean, "Whether text too wide is shown smaller."),
            .init("minimumFontSize", .extent, "The least size of shrinking text, in points."),
            enabled,
        ])

    static let textView = ElementClass(
        "UITextView", "UIScrollView", subviews: .refused,
        "Text of many lines; its size follows the text where it does not scroll.",
        [
            .init("text", .text, "The text."),
            .init("font", .font, "The font; the system's at 12 points by default."),
            .init("textColor", .color, "The colour of the text."),
            .init("textAlignment", .choice(alignments), "Where lines stand; natural by default."),
            .init("textContainerInset", .insets, "Room around the text; 8 above and below by default."),
            .init(
                "lineFragmentPadding", .extent,
                "Points left and right of lines; 5 by default (the text container's)."),
            .init("isEditable", .boolean, "Whether the text can be changed."),
            .init("isSelectable", .boolean, "Whether the text can be marked."),
            .init("runs", .runs, "The text in pieces with styles of their own, in place of `text`."),
            .init(
                "paragraphStyle", .paragraphStyle, "How lines and paragraphs are spaced, indented and broken."
            ),
        ])

    static let visualEffectView = ElementClass(
        "UIVisualEffectView", "UIView",
        "Blurs and tints what lies behind it, or lends its content the colour of a blur around it.",
        [
            .init("effect", .choice(blurStyles), "The style of the blur; none by default."),
            .init(
                "vibrancy", .choice(blurStyles),
                "In place of `effect`: the style of the blur around it that the content takes its colour from."
            ),
        ])

    private static let blurStyles = [
        "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial",
        "systemThinMaterial",
        "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
    ]

    static let mapView = placeholder("MKMapView", "A map")
    static let webView = placeholder("WKWebView", "A web page")
    static let oldWebView = placeholder("UIWebView", "A web page of the time before iOS 12")
    static let sceneView = placeholder("SCNView", "A scene in three dimensions")
    static let metalView = placeholder("MTKView", "What a graphics program draws")
    static let cameraView = ElementClass(
        "ARSCNView", "SCNView", "The camera's picture with a scene in it; drawn as a labelled placeholder.",
        [])

    private static func placeholder(_ name: String, _ what: String) -> ElementClass {
        ElementClass(name, "UIView", "\(what); drawn as a labelled placeholder.", [])
    }
}
