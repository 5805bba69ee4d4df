import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Sizes from the frames that Xcode saved in public storyboards; alignment rectangles from the same.
@Suite struct ControlSizeTests {
    /// The frame of a view that only its top left corner is known of.
    private func frame(_ view: UIView, on device: String = "iphone-8") throws -> CGRect {
        let (view, _, _) = try layOut(on: device) { root in
            let view = addView(view, to: root)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            ])
            return view
        }
        return view.frame
    }

    @Test func controlsOfOneHeightHoldIt() {
        for control in [UISlider(), UISegmentedControl(items: ["a"]), UIPageControl()] as [UIControl] {
            #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
            #expect(control.contentHuggingPriority(for: .horizontal) == .defaultLow)
        }
    }

    @Test func aSwitchReachesTwoPointsBeyondWhatConstraintsSee() throws {
        #expect(try frame(UISwitch()) == CGRect(x: 10, y: 10, width: 51, height: 31))
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        let (control, _, _) = try layOut { root in
            let control = addView(UISwitch(), to: root)
            control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
            return control
        }
        // 375 − 16, and two points past it.
        #expect(control.frame.maxX == 361)
    }

    @Test func aSliderLiesWithinItsFrame() throws {
        let (slider, _, _) = try layOut { root in
            let slider = addView(UISlider(), to: root)
            NSLayoutConstraint.activate([
                slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            ])
            return slider
        }
        // The alignment rectangle is 16 ... 359; 2, 2 and 1 points stand out. 34 high: pictures of iOS 17.5 to 26.2.
        #expect(slider.frame == CGRect(x: 14, y: 10, width: 347, height: 34))
    }

    @Test func fixedControlsHaveTheirSizes() throws {
        #expect(try frame(UIStepper()).size == CGSize(width: 94, height: 32))
        #expect(try frame(UIActivityIndicatorView(style: .medium)).size == CGSize(width: 20, height: 20))
        #expect(try frame(UIActivityIndicatorView(style: .large)).size == CGSize(width: 37, height: 37))
        #expect(try frame(UIPickerView()).size == CGSize(width: 320, height: 216))
        #expect(
            UIProgressView(progressViewStyle: .default).intrinsicContentSize == CGSize(width: -1, height: 4))
        #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize == CGSize(width: -1, height: 2))
        #expect(UISearchBar().intrinsicContentSize == CGSize(width: -1, height: 56))
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(pages.intrinsicContentSize == CGSize(width: 115.5, height: 26))
    }

    @Test func fixedControlsHugTheirContent() {
        let views: [UIView] = [UISwitch(), UIStepper(), UIActivityIndicatorView()]
        let priorities = views.map { view in
            [view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)]
        }
        #expect(priorities == Array(repeating: [.defaultHigh, .defaultHigh], count: 3))
        let progress = UIProgressView()
        #expect(progress.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(progress.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }

    @Test(
        arguments: [
            (["Timestamp", "Hexadecimal"], 197), (["Stops", "Barriers"], 137),
            (["Top", "Bottom", "Center"], 194), (["None", "Gray", "Color", "Blur"], 211),
        ] as [([String], Double)])
    func segmentsAreAsWideAsTheWidest(titles: [String], width: Double) throws {
        let frame = try frame(UISegmentedControl(items: titles))
        #expect((frame.width - width).magnitude <= 1)
        #expect(frame.height == 32)
    }

    @Test func datePickersMeasureByStyle() throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        #expect(try frame(picker).size == CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .automatic
        picker.datePickerMode = .date
        // 17-point words, 20.5 at 2x, with 7 above and below.
        #expect(try frame(picker).height == 34.5)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        picker.datePickerMode = .yearAndMonth
        #expect(picker.datePickerStyle == .wheels)
        #expect(try frame(picker).size == CGSize(width: 320, height: 216))
        // January of 2007.
        #expect(picker.wheels.map(\.count) == [12, 10_000] && picker.wheels.map(\.selected) == [0, 2007])
    }

    @Test(arguments: [
        ("2007-01-09 09:41", "Jan 9, 2007", "9:41 AM"), ("2024-02-29T23:05", "Feb 29, 2024", "11:05 PM"),
        ("1969-12-31 00:00", "Dec 31, 1969", "12:00 AM"), ("2000-03-01", "Mar 1, 2000", "12:00 AM"),
    ])
    func datesAreReadAndWritten(text: String, day: String, timeText: String) throws {
        let date = CalendarDate(try #require(CalendarDate.parseDate(text)))
        #expect(date.mediumDate == day)
        #expect(date.timeText == timeText)
    }

    @Test(arguments: ["", "tomorrow", "2007-13-01", "24:00", "2007-1", "2007-01-09 9:41 x", "-1-2-3"])
    func otherWordsAreNoDates(text: String) { #expect(CalendarDate.parseDate(text) == nil) }

    @Test func daysOfTheWeekAreRight() {
        // 1 January 1970 was a Thursday, 9 January 2007 a Tuesday.
        #expect(CalendarDate.weekday(0) == 4)
        #expect(CalendarDate.weekday(CalendarDate.days(year: 2007, month: 1, day: 9)) == 2)
        #expect(CalendarDate(Date(timeIntervalSince1970: 951_782_400)).daysInMonth == 29)
    }
}
