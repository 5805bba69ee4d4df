import UIKit

extension ElementTable {
    static let switchSetters: [AttributeSetter] = [
        AttributeSetter("isOn", { $0.flag($1) }) { (view: UISwitch, value) in view.isOn = value },
        AttributeSetter("onTintColor", { $0.color($1) }) { (view: UISwitch, value) in view.onTintColor = value
        },
        AttributeSetter("thumbTintColor", { $0.color($1) }) { (view: UISwitch, value) in
            view.thumbTintColor = value
        },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UISwitch, value) in view.isEnabled = value },
    ]

    static let sliderSetters: [AttributeSetter] = [
        AttributeSetter("value", { $0.number($1) }) { (view: UISlider, value) in view.value = Float(value) },
        AttributeSetter("minimumValue", { $0.number($1) }) { (view: UISlider, value) in
            view.minimumValue = Float(value)
        },
        AttributeSetter("maximumValue", { $0.number($1) }) { (view: UISlider, value) in
            view.maximumValue = Float(value)
        },
        AttributeSetter("minimumTrackTintColor", { $0.color($1) }) { (view: UISlider, value) in
            view.minimumTrackTintColor = value
        },
        AttributeSetter("maximumTrackTintColor", { $0.color($1) }) { (view: UISlider, value) in
            view.maximumTrackTintColor = value
        },
        AttributeSetter("thumbTintColor", { $0.color($1) }) { (view: UISlider, value) in
            view.thumbTintColor = value
        },
        AttributeSetter("minimumValueImage", { $0.image($1) }) { (view: UISlider, value) in
            view.minimumValueImage = value.image
        },
        AttributeSetter("maximumValueImage", { $0.image($1) }) { (view: UISlider, value) in
            view.maximumValueImage = value.image
        },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UISlider, value) in view.isEnabled = value },
    ]

    static let progressSetters: [AttributeSetter] = [
        AttributeSetter("progress", { $0.number($1) }) { (view: UIProgressView, value) in
            view.progress = Float(value)
        },
        AttributeSetter("progressViewStyle", { $0.word($1, WordTable.progressStyles) }) {
            (view: UIProgressView, value) in view.progressViewStyle = value
        },
        AttributeSetter("progressTintColor", { $0.color($1) }) { (view: UIProgressView, value) in
            view.progressTintColor = value
        },
        AttributeSetter("trackTintColor", { $0.color($1) }) { (view: UIProgressView, value) in
            view.trackTintColor = value
        },
    ]

    static let activitySetters: [AttributeSetter] = [
        AttributeSetter("isAnimating", { $0.flag($1) }) { (view: UIActivityIndicatorView, value) in
            value ? view.startAnimating() : view.stopAnimating()
        },
        AttributeSetter("hidesWhenStopped", { $0.flag($1) }) { (view: UIActivityIndicatorView, value) in
            view.hidesWhenStopped = value
        },
        AttributeSetter("style", { $0.word($1, WordTable.activityStyles) }) {
            (view: UIActivityIndicatorView, value) in view.style = value
        },
        AttributeSetter("color", { $0.color($1) }) { (view: UIActivityIndicatorView, value) in
            view.color = value
        },
    ]

    static let stepperSetters: [AttributeSetter] = [
        AttributeSetter("value", { $0.number($1) }) { (view: UIStepper, value) in view.value = value },
        AttributeSetter("minimumValue", { $0.number($1) }) { (view: UIStepper, value) in
            view.minimumValue = value
        },
        AttributeSetter("maximumValue", { $0.number($1) }) { (view: UIStepper, value) in
            view.maximumValue = value
        },
        AttributeSetter("stepValue", { $0.number($1) }) { (view: UIStepper, value) in view.stepValue = value
        },
        AttributeSetter("wraps", { $0.flag($1) }) { (view: UIStepper, value) in view.wraps = value },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UIStepper, value) in view.isEnabled = value },
    ]

    static let segmentSetters: [AttributeSetter] = [
        AttributeSetter("items", { $0.texts($1) }) { (view: UISegmentedControl, value) in
            view.setTitles(value)
        },
        AttributeSetter("selectedSegmentIndex", { $0.integer($1) }) { (view: UISegmentedControl, value) in
            view.selectedSegmentIndex = value
        },
        AttributeSetter("selectedSegmentTintColor", { $0.color($1) }) { (view: UISegmentedControl, value) in
            view.selectedSegmentTintColor = value
        },
        AttributeSetter("apportionsSegmentWidthsByContent", { $0.flag($1) }) {
            (view: UISegmentedControl, value) in view.apportionsSegmentWidthsByContent = value
        },
        AttributeSetter("isMomentary", { $0.flag($1) }) { (view: UISegmentedControl, value) in
            view.isMomentary = value
        },
        AttributeSetter("font", { $0.font($1) }) { (view: UISegmentedControl, value) in view.titleFont = value
        },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UISegmentedControl, value) in
            view.isEnabled = value
        },
    ]

    static let pickerSetters: [AttributeSetter] = [
        AttributeSetter("rows", { $0.texts($1) }) { (view: UIPickerView, value) in view.rows = [value] },
        AttributeSetter("selectedRow", { $0.integer($1) }) { (view: UIPickerView, value) in
            view.selectRow(value, inComponent: 0, animated: false)
        },
    ]

    static let datePickerSetters: [AttributeSetter] = [
        AttributeSetter("datePickerMode", { $0.word($1, WordTable.dateModes) }) {
            (view: UIDatePicker, value) in view.datePickerMode = value
        },
        AttributeSetter("preferredDatePickerStyle", { $0.word($1, WordTable.dateStyles) }) {
            (view: UIDatePicker, value) in view.preferredDatePickerStyle = value
        },
        AttributeSetter("date", { $0.date($1) }) { (view: UIDatePicker, value) in
            if let value { view.date = value }
        },
        AttributeSetter("minuteInterval", { $0.integer($1) }) { (view: UIDatePicker, value) in
            view.minuteInterval = value
        },
        AttributeSetter("countDownDuration", { $0.number($1) }) { (view: UIDatePicker, value) in
            view.countDownDuration = value
        },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UIDatePicker, value) in view.isEnabled = value
        },
    ]

    static let searchBarSetters: [AttributeSetter] = [
        AttributeSetter("text", { $0.text($1) }) { (view: UISearchBar, value) in view.text = value },
        AttributeSetter("placeholder", { $0.text($1) }) { (view: UISearchBar, value) in
            view.placeholder = value
        },
        AttributeSetter("prompt", { $0.text($1) }) { (view: UISearchBar, value) in view.prompt = value },
        AttributeSetter("searchBarStyle", { $0.word($1, WordTable.searchBarStyles) }) {
            (view: UISearchBar, value) in view.searchBarStyle = value
        },
        AttributeSetter("barTintColor", { $0.color($1) }) { (view: UISearchBar, value) in
            view.barTintColor = value
        },
        AttributeSetter("showsCancelButton", { $0.flag($1) }) { (view: UISearchBar, value) in
            view.showsCancelButton = value
        },
    ]

    static let colorWellSetters: [AttributeSetter] = [
        AttributeSetter("selectedColor", { $0.color($1) }) { (view: UIColorWell, value) in
            view.selectedColor = value
        },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UIColorWell, value) in view.isEnabled = value
        },
    ]

    static let refreshSetters: [AttributeSetter] = [
        AttributeSetter("isRefreshing", { $0.flag($1) }) { (view: UIRefreshControl, value) in
            value ? view.beginRefreshing() : view.endRefreshing()
        }
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
