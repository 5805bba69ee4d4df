extension ElementVocabulary {
    /// The attributes of `UISwitch`.
    package struct Switch: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UISwitch", "UIView", tags: ["switch"], subviews: .refused, "A switch that is on or off.")
        package init() {}

        package let isOn = AttributeKey("isOn", .boolean, "Whether it is on.")
        package let onTintColor = AttributeKey(
            "onTintColor", .color, "The color behind the thumb while on; green by default.")
        package let thumbTintColor = AttributeKey(
            "thumbTintColor", .color, "The color of the thumb; white by default.")
        package let isEnabled = Shared.isEnabled
    }

    /// The attributes of `UISlider`.
    package struct Slider: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UISlider", "UIView", tags: ["slider"], subviews: .refused,
            "A thumb on a track, for a value in a range.")
        package init() {}

        package let value = AttributeKey("value", .number(-1e9...1e9), "The value.")
        package let minimumValue = AttributeKey(
            "minimumValue", .number(-1e9...1e9), "The value at the left end; 0 by default.",
            storyboard: "minValue")
        package let maximumValue = AttributeKey(
            "maximumValue", .number(-1e9...1e9), "The value at the right end; 1 by default.",
            storyboard: "maxValue")
        package let minimumTrackTintColor = AttributeKey(
            "minimumTrackTintColor", .color,
            "The color of the track before the thumb; the tint by default.")
        package let maximumTrackTintColor = AttributeKey(
            "maximumTrackTintColor", .color, "The color of the track after the thumb.")
        package let thumbTintColor = AttributeKey(
            "thumbTintColor", .color, "The color of the thumb; white by default.")
        package let minimumValueImage = AttributeKey(
            "minimumValueImage", .image, "An image at the left end.")
        package let maximumValueImage = AttributeKey(
            "maximumValueImage", .image, "An image at the right end.")
        package let isEnabled = Shared.isEnabled
    }

    /// The attributes of `UIProgressView`.
    package struct ProgressView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIProgressView", "UIView", tags: ["progressView"], subviews: .refused,
            "A bar that fills from one end.")
        package init() {}

        package let progress = AttributeKey("progress", .fraction, "How much is filled.")
        package let progressViewStyle = AttributeKey(
            "progressViewStyle", .choice(Choices.ProgressStyle.self),
            "Whether the bar is 4 points thick (default) or 2 (bar).")
        package let progressTintColor = AttributeKey(
            "progressTintColor", .color, "The color of the filled part; the tint by default.")
        package let trackTintColor = AttributeKey(
            "trackTintColor", .color, "The color of the part that is not filled.")
    }

    /// The attributes of `UIActivityIndicatorView`.
    package struct ActivityIndicator: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIActivityIndicatorView", "UIView", tags: ["activityIndicatorView"], subviews: .refused,
            "A spinner that shows that a task is in progress.")
        package init() {}

        package let isAnimating = AttributeKey(
            "isAnimating", .boolean, "Whether it spins; a picture shows its first frame.",
            keyPaths: ["animating"])
        package let hidesWhenStopped = AttributeKey(
            "hidesWhenStopped", .boolean, "Whether it is hidden while it does not spin; yes by default.")
        package let style = AttributeKey(
            "style", .choice(Choices.ActivityStyle.self),
            "The size: 20 points (medium, the default) or 37 (large); white, whiteLarge and gray are"
                + " deprecated.", keyPaths: ["activityIndicatorViewStyle"])
        package let color = AttributeKey("color", .color, "The color of the spokes.")
    }

    /// The attributes of `UIStepper`.
    package struct Stepper: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIStepper", "UIView", tags: ["stepper"], subviews: .refused, "A minus and a plus button in one.")
        package init() {}

        package let value = AttributeKey("value", .number(-1e9...1e9), "The value.")
        package let minimumValue = AttributeKey(
            "minimumValue", .number(-1e9...1e9), "The lowest value; 0 by default.", storyboard: "minValue")
        package let maximumValue = AttributeKey(
            "maximumValue", .number(-1e9...1e9), "The highest value; 100 by default.",
            storyboard: "maxValue")
        package let stepValue = AttributeKey(
            "stepValue", .number(0...1e9), "What one touch adds or subtracts.")
        package let wraps = AttributeKey(
            "wraps", .boolean, "Whether it wraps around at the ends, so that both buttons stay enabled.")
        package let isEnabled = Shared.isEnabled
    }

    /// The attributes of `UISegmentedControl`.
    package struct SegmentedControl: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UISegmentedControl", "UIView", tags: ["segmentedControl"], subviews: .refused,
            "A row of segments of which one is selected.")
        package init() {}

        package let items = AttributeKey("items", .texts, "The titles of the segments.")
        package let selectedSegmentIndex = AttributeKey(
            "selectedSegmentIndex", .integer(-1...1000), "The selected segment; -1, the default, for none.")
        package let selectedSegmentTintColor = AttributeKey(
            "selectedSegmentTintColor", .color, "The color behind the selected segment.")
        package let apportionsSegmentWidthsByContent = AttributeKey(
            "apportionsSegmentWidthsByContent", .boolean,
            "Whether segments are as wide as their titles need instead of equally wide.")
        package let isMomentary = AttributeKey(
            "isMomentary", .boolean, "Whether no segment stays selected.")
        package let font = AttributeKey(
            "font", .font, "The font of the titles; 13 points by default. Maquette's own.",
            storyboard: "fontDescription")
        package let isEnabled = Shared.isEnabled
    }

    /// The attributes of `UIPickerView`.
    package struct PickerView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIPickerView", "UIView", tags: ["pickerView"], subviews: .refused,
            "A wheel of rows, one of them selected.")
        package init() {}

        package let rows = AttributeKey(
            "rows", .texts, "The titles of the rows. Maquette's own; code fills wheels by a data source.")
        package let selectedRow = AttributeKey(
            "selectedRow", .integer(0...100_000), "The selected row; 0 is the first. Maquette's own.")
    }

    /// The attributes of `UIDatePicker`.
    package struct DatePicker: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIDatePicker", "UIView", tags: ["datePicker"], subviews: .refused,
            "Selects a date, a time, or both.")
        package init() {}

        package let datePickerMode = AttributeKey(
            "datePickerMode", .choice(Choices.DatePickerMode.self),
            "What is selected; dateAndTime by default.")
        package let preferredDatePickerStyle = AttributeKey(
            "preferredDatePickerStyle", .choice(Choices.DatePickerStyle.self),
            "How it is selected; automatic by default, which is compact.")
        package let date = AttributeKey(
            "date", .unshownText,
            "The date, the time or both: 2007-01-09, 09:41, or 2007-01-09 09:41, which is the default.")
        package let minuteInterval = AttributeKey(
            "minuteInterval", .integer(1...30), "Minutes between the rows of the minutes' wheel.")
        package let countDownDuration = AttributeKey(
            "countDownDuration", .number(0...86_340), "The duration shown, in seconds.")
        package let isEnabled = Shared.isEnabled
    }

    /// The attributes of `UISearchBar`.
    package struct SearchBar: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UISearchBar", "UIView", tags: ["searchBar"], subviews: .refused, "A field for a search term.")
        package init() {}

        package let text = AttributeKey("text", .text, "The search term.")
        package let placeholder = AttributeKey(
            "placeholder", .text, "The gray text where there is no search term.")
        package let prompt = AttributeKey("prompt", .text, "A line above the field.")
        package let searchBarStyle = AttributeKey(
            "searchBarStyle", .choice(Choices.SearchBarStyle.self),
            "Whether the bar has a background of its own (not if minimal).")
        package let barTintColor = AttributeKey("barTintColor", .color, "The color of that background.")
        package let showsCancelButton = AttributeKey(
            "showsCancelButton", .boolean, "Whether a cancel button follows the field.")
    }

    /// The attributes of `UIColorWell`.
    package struct ColorWell: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIColorWell", "UIView", tags: ["colorWell"], subviews: .refused,
            "A disc of the selected color in a ring of all hues.")
        package init() {}

        package let selectedColor = AttributeKey(
            "selectedColor", .color, "The selected color; none by default.")
        package let isEnabled = Shared.isEnabled
    }

    /// The attributes of `UIRefreshControl`.
    package struct RefreshControl: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIRefreshControl", "UIView", tags: ["refreshControl"], subviews: .refused,
            "The spinner above a list that is pulled down; hidden otherwise.")
        package init() {}

        package let isRefreshing = AttributeKey("isRefreshing", .boolean, "Whether the spinner is shown.")
    }
}
