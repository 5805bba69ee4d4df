extension ElementVocabulary {
    static let switchControl = ElementClass(
        "UISwitch", "UIView", subviews: .refused, "A knob that lies left or right: off or on.",
        [
            .init("isOn", .boolean, "Whether it is on."),
            .init("onTintColor", .color, "The colour behind the knob while on; green by default."),
            .init("thumbTintColor", .color, "The colour of the knob; white by default."),
            enabled,
        ])

    static let slider = ElementClass(
        "UISlider", "UIView", subviews: .refused, "A knob on a line, for a value in a range.",
        [
            .init("value", .number(-1e9...1e9), "The value."),
            .init("minimumValue", .number(-1e9...1e9), "The value at the left end; 0 by default."),
            .init("maximumValue", .number(-1e9...1e9), "The value at the right end; 1 by default."),
            .init("minimumTrackTintColor", .color, "The line before the knob; the tint by default."),
            .init("maximumTrackTintColor", .color, "The line behind the knob."),
            .init("thumbTintColor", .color, "The colour of the knob; white by default."),
            .init("minimumValueImage", .image, "An image at the left end."),
            .init("maximumValueImage", .image, "An image at the right end."),
            enabled,
        ])

    static let progressView = ElementClass(
        "UIProgressView", "UIView", subviews: .refused, "A line that fills from one end.",
        [
            .init("progress", .fraction, "How much is filled."),
            .init(
                "progressViewStyle", .choice(["default", "bar"]),
                "Whether the line is 4 points thick (default) or 2 (bar)."),
            .init("progressTintColor", .color, "The filled part; the tint by default."),
            .init("trackTintColor", .color, "The rest."),
        ])

    static let activityIndicatorView = ElementClass(
        "UIActivityIndicatorView", "UIView", subviews: .refused,
        "A wheel that says that something takes time.",
        [
            .init("isAnimating", .boolean, "Whether it turns; in a picture it stands still."),
            .init("hidesWhenStopped", .boolean, "Whether it is seen only while it turns; yes by default."),
            .init(
                "style", .choice(["medium", "large", "white", "whiteLarge", "gray"]),
                "How large it is: 20 points (medium, the default) or 37; white and gray are of old."),
            .init("color", .color, "The colour of the spokes."),
        ])

    static let stepper = ElementClass(
        "UIStepper", "UIView", subviews: .refused, "Minus and plus in one shape.",
        [
            .init("value", .number(-1e9...1e9), "The value."),
            .init("minimumValue", .number(-1e9...1e9), "The lowest value; 0 by default."),
            .init("maximumValue", .number(-1e9...1e9), "The highest value; 100 by default."),
            .init("stepValue", .number(0...1e9), "What one touch adds or takes away."),
            .init("wraps", .boolean, "Whether it goes on at the other end, so that both signs stay live."),
            enabled,
        ])

    static let segmentedControl = ElementClass(
        "UISegmentedControl", "UIView", subviews: .refused, "A row of choices of which one is taken.",
        [
            .init("items", .texts, "The words of the segments."),
            .init(
                "selectedSegmentIndex", .integer(-1...1000), "The segment chosen; -1, the default, for none."),
            .init("selectedSegmentTintColor", .color, "What lies behind the chosen segment."),
            .init(
                "apportionsSegmentWidthsByContent", .boolean,
                "Whether segments are as wide as their words need instead of all alike."),
            .init("isMomentary", .boolean, "Whether no segment stays chosen."),
            .init("font", .font, "The font of the words; 13 points by default. Maquette's own."),
            enabled,
        ])

    static let pickerView = ElementClass(
        "UIPickerView", "UIView", subviews: .refused, "A wheel of rows, one of them chosen.",
        [
            .init(
                "rows", .texts, "The words of the rows. Maquette's own; code fills wheels by a data source."),
            .init("selectedRow", .integer(0...100_000), "The row chosen; 0 is the first. Maquette's own."),
        ])

    static let datePicker = ElementClass(
        "UIDatePicker", "UIView", subviews: .refused, "Chooses a day, a time, or both.",
        [
            .init(
                "datePickerMode", .choice(["time", "date", "dateAndTime", "countDownTimer"]),
                "What is chosen; dateAndTime by default."),
            .init(
                "preferredDatePickerStyle", .choice(["automatic", "wheels", "compact", "inline"]),
                "How it is chosen; automatic by default, which is compact."),
            .init("date", .text, "The moment: 2007-01-09, 09:41, or both; that moment by default."),
            .init("minuteInterval", .integer(1...30), "Minutes between the rows of the last wheel."),
            .init("countDownDuration", .number(0...86_340), "Seconds of the length of time shown."),
            enabled,
        ])

    static let searchBar = ElementClass(
        "UISearchBar", "UIView", subviews: .refused, "A field for what is looked for.",
        [
            .init("text", .text, "What is looked for."),
            .init("placeholder", .text, "The words in grey where nothing is looked for."),
            .init("prompt", .text, "Words above the field."),
            .init(
                "searchBarStyle", .choice(["default", "prominent", "minimal"]),
                "Whether the field lies on a ground of its own (not if minimal)."),
            .init("barTintColor", .color, "The colour of that ground."),
            .init("showsCancelButton", .boolean, "Whether a button that ends the search stands behind."),
        ])

    static let colorWell = ElementClass(
        "UIColorWell", "UIView", subviews: .refused, "A disc of a chosen colour in a ring of all hues.",
        [
            .init("selectedColor", .color, "The colour chosen; none by default."), enabled,
        ])

    static let refreshControl = ElementClass(
        "UIRefreshControl", "UIView", subviews: .refused,
        "The wheel above a list that is pulled down; unseen in a list at rest.",
        [
            .init("isRefreshing", .boolean, "Whether the wheel is shown.")
        ])
}
