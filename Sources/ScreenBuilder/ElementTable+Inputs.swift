import ScreenDocuments
import UIKitCore

extension ElementTable {
    static let switchBindings: AttributeBindings<ElementVocabulary.Switch, UISwitch> = [
        .bind(\.isOn, \.isOn),
        .bind(\.onTintColor, \.onTintColor),
        .bind(\.thumbTintColor, \.thumbTintColor),
        .bind(\.isEnabled, \.isEnabled),
    ]

    static let sliderBindings: AttributeBindings<ElementVocabulary.Slider, UISlider> = [
        .bind(\.value, \.value, as: Float.self),
        .bind(\.minimumValue, \.minimumValue, as: Float.self),
        .bind(\.maximumValue, \.maximumValue, as: Float.self),
        .bind(\.minimumTrackTintColor, \.minimumTrackTintColor),
        .bind(\.maximumTrackTintColor, \.maximumTrackTintColor),
        .bind(\.thumbTintColor, \.thumbTintColor),
        .bind(\.minimumValueImage, \.minimumValueImage),
        .bind(\.maximumValueImage, \.maximumValueImage),
        .bind(\.isEnabled, \.isEnabled),
    ]

    static let progressBindings: AttributeBindings<ElementVocabulary.ProgressView, UIProgressView> = [
        .bind(\.progress, \.progress, as: Float.self),
        .bind(\.progressViewStyle, \.progressViewStyle),
        .bind(\.progressTintColor, \.progressTintColor),
        .bind(\.trackTintColor, \.trackTintColor),
    ]

    static let activityBindings:
        AttributeBindings<ElementVocabulary.ActivityIndicator, UIActivityIndicatorView> = [
            .set(\.isAnimating) { $1 ? $0.startAnimating() : $0.stopAnimating() },
            .bind(\.hidesWhenStopped, \.hidesWhenStopped),
            .bind(\.style, \.style),
            .bind(\.color, \.color),
        ]

    static let stepperBindings: AttributeBindings<ElementVocabulary.Stepper, UIStepper> = [
        .bind(\.value, \.value, as: Double.self),
        .bind(\.minimumValue, \.minimumValue, as: Double.self),
        .bind(\.maximumValue, \.maximumValue, as: Double.self),
        .bind(\.stepValue, \.stepValue, as: Double.self),
        .bind(\.wraps, \.wraps),
        .bind(\.isEnabled, \.isEnabled),
    ]

    static let segmentBindings: AttributeBindings<ElementVocabulary.SegmentedControl, UISegmentedControl> = [
        .set(\.items) { $0.setTitles($1) },
        .bind(\.selectedSegmentIndex, \.selectedSegmentIndex),
        .bind(\.selectedSegmentTintColor, \.selectedSegmentTintColor),
        .bind(\.apportionsSegmentWidthsByContent, \.apportionsSegmentWidthsByContent),
        .bind(\.isMomentary, \.isMomentary),
        .bind(\.font, \.titleFont),
        .bind(\.isEnabled, \.isEnabled),
    ]

    static let pickerBindings: AttributeBindings<ElementVocabulary.PickerView, UIPickerView> = [
        .bind(\.rows, \.rows) { [$0] },
        .set(\.selectedRow) { $0.selectRow($1, inComponent: 0, animated: false) },
    ]

    static let datePickerBindings: AttributeBindings<ElementVocabulary.DatePicker, UIDatePicker> = [
        .bind(\.datePickerMode, \.datePickerMode),
        .bind(\.preferredDatePickerStyle, \.preferredDatePickerStyle),
        .set(\.date, reading: { $1.date($0) }) { $0.date = $1 },
        .bind(\.minuteInterval, \.minuteInterval),
        .bind(\.countDownDuration, \.countDownDuration, as: Double.self),
        .bind(\.isEnabled, \.isEnabled),
    ]

    static let searchBarBindings: AttributeBindings<ElementVocabulary.SearchBar, UISearchBar> = [
        .bind(\.text, \.text),
        .bind(\.placeholder, \.placeholder),
        .bind(\.prompt, \.prompt),
        .bind(\.searchBarStyle, \.searchBarStyle),
        .bind(\.barTintColor, \.barTintColor),
        .bind(\.showsCancelButton, \.showsCancelButton),
    ]

    static let colorWellBindings: AttributeBindings<ElementVocabulary.ColorWell, UIColorWell> = [
        .bind(\.selectedColor, \.selectedColor),
        .bind(\.isEnabled, \.isEnabled),
    ]

    static let refreshBindings: AttributeBindings<ElementVocabulary.RefreshControl, UIRefreshControl> = [
        .set(\.isRefreshing) { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
    ]
}

extension UISegmentedControl {
    /// Replaces the segments by titles.
    fileprivate func setTitles(_ titles: [String]) {
        removeAllSegments()
        for (index, title) in titles.enumerated() {
            insertSegment(withTitle: title, at: index, animated: false)
        }
    }
}
