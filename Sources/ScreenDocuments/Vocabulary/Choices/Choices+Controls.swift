extension Choices {
    /// Source: the cases of UIButton.ButtonType.
    package enum ButtonType: String, AttributeChoice {
        case system, custom, detailDisclosure, infoLight, infoDark, contactAdd, close

        package static var storyboardNames: [String: Self] { ["roundedRect": .system, "plain": .system] }
    }

    /// Source: the cases of UIControl.ContentHorizontalAlignment.
    package enum HorizontalAlignment: String, AttributeChoice {
        case center, left, right, fill, leading, trailing
    }

    /// Source: the cases of UIControl.ContentVerticalAlignment.
    package enum VerticalAlignment: String, AttributeChoice { case center, top, bottom, fill }

    /// Source: the static functions of UIButton.Configuration.
    package enum ButtonConfiguration: String, AttributeChoice {
        case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent, glass,
            prominentGlass, clearGlass, prominentClearGlass
    }

    /// Source: the members of NSDirectionalRectEdge that UIButton.Configuration takes.
    package enum ImagePlacement: String, AttributeChoice {
        case top, leading, bottom, trailing

        package static var storyboardNames: [String: Self] { ["all": .leading] }
    }

    /// Source: the cases of UIButton.Configuration.TitleAlignment.
    package enum TitleAlignment: String, AttributeChoice { case automatic, leading, center, trailing }

    /// Source: the cases of UIButton.Configuration.Size.
    package enum ButtonSize: String, AttributeChoice { case mini, small, medium, large }

    /// Source: the cases of UIButton.Configuration.CornerStyle.
    package enum CornerStyle: String, AttributeChoice { case fixed, dynamic, small, medium, large, capsule }

    /// Source: the cases of UIProgressView.Style.
    package enum ProgressStyle: String, AttributeChoice { case `default`, bar }

    /// Source: the cases of UIActivityIndicatorView.Style.
    package enum ActivityStyle: String, AttributeChoice {
        case medium, large, white, whiteLarge, gray

        package static let rawNumbers: [Int: Self] = [
            0: .whiteLarge, 1: .white, 2: .gray, 100: .medium, 101: .large,
        ]
    }

    /// Source: the cases of UIDatePicker.Mode.
    package enum DatePickerMode: String, AttributeChoice {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// Source: the cases of UIDatePickerStyle.
    package enum DatePickerStyle: String, AttributeChoice { case automatic, wheels, compact, inline }

    /// Source: the cases of UISearchBar.Style.
    package enum SearchBarStyle: String, AttributeChoice { case `default`, prominent, minimal }
}
