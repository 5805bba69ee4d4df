extension ElementVocabulary {
    /// The attributes of `UITextField`.
    package struct TextField: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UITextField", "UIView", tags: ["textField"], subviews: .refused, "One line of editable text.")
        package init() {}

        package let text = AttributeKey("text", .text, "The text.")
        package let placeholder = AttributeKey("placeholder", .text, "The gray text where there is none.")
        package let runs = AttributeKey(
            "runs", .runs, "The text in runs with styles of their own, in place of `text`.")
        package let placeholderRuns = AttributeKey(
            "placeholderRuns", .runs,
            "The placeholder in runs with styles of their own. Maquette's own, for an attributed placeholder."
        )
        package let font = AttributeKey(
            "font", .font, "The font; the system's at 17 points by default.",
            storyboard: "fontDescription")
        package let textColor = AttributeKey("textColor", .color, "The color of the text.")
        package let textAlignment = AttributeKey(
            "textAlignment", .choice(Choices.TextAlignment.self),
            "How the text is aligned; natural by default.")
        package let borderStyle = AttributeKey(
            "borderStyle", .choice(Choices.BorderStyle.self), "The border; none by default.")
        package let isSecureTextEntry = AttributeKey(
            "isSecureTextEntry", .boolean, "Whether characters are shown as dots.")
        package let keyboardType = Shared.keyboardType
        package let returnKeyType = Shared.returnKeyType
        package let autocorrectionType = Shared.autocorrectionType
        package let autocapitalizationType = Shared.autocapitalizationType
        package let keyboardAppearance = Shared.keyboardAppearance
        package let enablesReturnKeyAutomatically = Shared.enablesReturnKeyAutomatically
        package let clearsOnBeginEditing = AttributeKey(
            "clearsOnBeginEditing", .boolean, "Whether the text is removed when editing begins.")
        package let clearButtonMode = AttributeKey(
            "clearButtonMode", .choice(Choices.ViewMode.self),
            "When the button that clears the text is shown.")
        package let leftImage = AttributeKey(
            "leftImage", .image, "An image before the text. Maquette's own, for a left view.")
        package let rightImage = AttributeKey(
            "rightImage", .image, "An image after the text. Maquette's own, for a right view.")
        package let background = AttributeKey(
            "background", .image, "The background image of a field without a border.")
        package let adjustsFontSizeToFitWidth = AttributeKey(
            "adjustsFontSizeToFitWidth", .boolean, "Whether text that is too wide is drawn smaller.",
            storyboard: "adjustsFontSizeToFit")
        package let minimumFontSize = AttributeKey(
            "minimumFontSize", .extent, "The smallest font size of text drawn smaller, in points.")
        package let isEnabled = Shared.isEnabled
    }

    /// The attributes of `UITextView`.
    package struct TextView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UITextView", "UIScrollView", tags: ["textView"], subviews: .refused,
            "Text of many lines; where it does not scroll, its size follows the text.")
        package init() {}

        package let text = AttributeKey("text", .text, "The text.")
        package let font = AttributeKey(
            "font", .font, "The font; the system's at 12 points by default.",
            storyboard: "fontDescription")
        package let textColor = AttributeKey("textColor", .color, "The color of the text.")
        package let textAlignment = AttributeKey(
            "textAlignment", .choice(Choices.TextAlignment.self),
            "How lines are aligned; natural by default.")
        package let textContainerInset = AttributeKey(
            "textContainerInset", .insets,
            "The insets around the text in points; 8 at top and bottom by default.")
        package let lineFragmentPadding = AttributeKey(
            "lineFragmentPadding", .extent,
            "Points at the left and right of lines; 5 by default (the text container's).",
            keyPaths: ["textContainer.lineFragmentPadding"])
        package let isEditable = AttributeKey("isEditable", .boolean, "Whether the text can be edited.")
        package let isSelectable = AttributeKey("isSelectable", .boolean, "Whether the text can be selected.")
        package let dataDetectorTypes = AttributeKey(
            "dataDetectorTypes", .choices(Choices.DataDetector.self),
            "The data that are shown as links where the text is selectable and not editable.")
        package let keyboardType = Shared.keyboardType
        package let returnKeyType = Shared.returnKeyType
        package let autocorrectionType = Shared.autocorrectionType
        package let autocapitalizationType = Shared.autocapitalizationType
        package let keyboardAppearance = Shared.keyboardAppearance
        package let enablesReturnKeyAutomatically = Shared.enablesReturnKeyAutomatically
        package let runs = AttributeKey(
            "runs", .runs, "The text in runs with styles of their own, in place of `text`.")
        package let paragraphStyle = Shared.paragraphStyle
    }

    /// The attributes of `UIVisualEffectView`.
    package struct VisualEffectView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIVisualEffectView", "UIView", tags: ["visualEffectView"],
            "Blurs and tints what is behind it, or gives its content the vibrancy of a blur around it.")
        package init() {}

        package let effect = AttributeKey(
            "effect", .choice(Choices.BlurStyle.self), "The style of the blur; none by default.")
        package let vibrancy = AttributeKey(
            "vibrancy", .choice(Choices.BlurStyle.self),
            "In place of `effect`: the style of the surrounding blur whose vibrancy the content has.")
    }

    static let mapView = placeholder("MKMapView", tag: "mapView", "A map")
    static let webView = placeholder("WKWebView", tag: "wkWebView", "A web page")
    static let oldWebView = placeholder("UIWebView", tag: "webView", "A web page, before iOS 12")
    static let sceneView = placeholder("SCNView", tag: "sceneKitView", "A three-dimensional scene")
    static let metalView = placeholder("MTKView", tag: "mtkView", "Graphics drawn with Metal")
    static let cameraView = placeholder(
        "ARSCNView", "SCNView", tag: "arscnView", "A scene in augmented reality")
    static let spriteView = placeholder("SKView", tag: "skView", "A two-dimensional scene")
    static let spriteCameraView = placeholder(
        "ARSKView", "SKView", tag: "arskView", "A two-dimensional scene in augmented reality")
    static let openGLView = placeholder("GLKView", tag: "glkView", "Graphics drawn with OpenGL")

    private static func placeholder(
        _ name: String, _ superclass: String = "UIView", tag: String, _ what: String
    ) -> ElementClass {
        ElementClass(
            ElementClass.Declaration(
                name, superclass, tags: [tag], "\(what); drawn as a placeholder."))
    }
}
