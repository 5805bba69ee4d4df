/// How Interface Builder's names and words for attributes become those of the vocabulary.
///
/// What is not listed has its own name, with `is` before it where the vocabulary says so.
enum AttributeNames {
    /// Names of XML attributes and of keys of elements inside.
    static let names: [String: String] = [
        "clipsSubviews": "clipsToBounds",
        "userInteractionEnabled": "isUserInteractionEnabled",
        "baselineRelativeArrangement": "isBaselineRelativeArrangement",
        "layoutMarginsRelativeArrangement": "isLayoutMarginsRelativeArrangement",
        "pagingEnabled": "isPagingEnabled",
        "scrollEnabled": "isScrollEnabled",
        "fontDescription": "font",
        "adjustsFontSizeToFit": "adjustsFontSizeToFitWidth",
        "minValue": "minimumValue",
        "maxValue": "maximumValue",
        "momentary": "isMomentary",
        "secureTextEntry": "isSecureTextEntry",
        "directionalLayoutMargins": "layoutMargins",
        "largeTitles": "prefersLargeTitles",
        "navigationBarHidden": "isNavigationBarHidden",
        "toolbarHidden": "isToolbarHidden",
    ]

    /// Words of an attribute, by the vocabulary's name.
    static let words: [String: [String: String]] = [
        "lineBreakMode": [
            "wordWrap": "byWordWrapping", "wordWrapping": "byWordWrapping",
            "characterWrap": "byCharWrapping", "charWrapping": "byCharWrapping", "clip": "byClipping",
            "clipping": "byClipping", "headTruncation": "byTruncatingHead",
            "truncatingHead": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
            "truncatingTail": "byTruncatingTail", "middleTruncation": "byTruncatingMiddle",
            "truncatingMiddle": "byTruncatingMiddle",
        ],
        "buttonType": [
            "roundedRect": "system", "plain": "system",
        ],
        "imagePlacement": ["all": "leading"],
        "separatorStyle": ["default": "singleLine", "singleLineEtched": "singleLine"],
        "style": [
            "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
            "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
        ],
        "contentMode": [
            "TopLeft": "topLeft", "TopRight": "topRight", "BottomLeft": "bottomLeft",
            "BottomRight": "bottomRight",
        ],
    ]

    /// The names that the vocabulary may have for one of Interface Builder's, likeliest first.
    static func candidates(_ name: String) -> [String] {
        if let other = names[name] { return [other] }
        return [name, "is" + name.prefix(1).uppercased() + name.dropFirst()]
    }
}
