import Diagnostics
import Geometry
import PlaceholderViews
import Scene
import Testing

@testable import UIKitCore

@Suite struct ControlLookTests {
    private func commands(_ view: UIView) -> [DrawCommand] {
        view.content(in: ContentContext(traits: .current))
    }

    @Test func aKnobLiesTwoPointsFromTheEdge() throws {
        let control = UISwitch(frame: .zero)
        func knob() throws -> Rect { try #require(commands(control).compactMap(\.drawing).last?.bounds) }
        #expect(try knob() == Rect(x: 2, y: 2, width: 27, height: 27))
        control.isOn = true
        #expect(try knob() == Rect(x: 22, y: 2, width: 27, height: 27))
    }

    /// Measured: around the knobs in snapshots of iOS 17.
    @Test func knobsCastBlurredShadows() {
        let segments = UISegmentedControl(items: ["", ""])
        segments.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        segments.selectedSegmentIndex = 0
        for (control, figures) in [
            (UISwitch(frame: .zero), [[2.5, 2.4, 0.115]]),
            (UISlider(frame: .zero), [[0.5, 1.8, 0.12], [6, 5.7, 0.12]]),
            (segments as UIControl, [[3, 2.4, 0.1]]),
        ] {
            let shadows = commands(control).compactMap { command -> Shadow? in
                if case .draw(.shadow(_, let shadow)) = command { shadow } else { nil }
            }
            #expect(shadows.map { [$0.offset.y, $0.radius, $0.color.alpha] } == figures)
        }
    }

    /// Measured: no shadow is beside the track in a snapshot of iOS 17.
    @Test func aSwitchIsNotDarkerAroundItsTrack() {
        let control = UISwitch(frame: .zero)
        let track = Rect(x: 0, y: 0, width: 51, height: 31)
        #expect(commands(control).contains(.push(.clip(RoundedRect(track, radius: 15.5)))))
    }

    /// Measured: frames of 373 and 382 by 34 points in snapshots of iOS 17.5 and 18.5 at 3x, with a value of 0.75.
    @Test(arguments: [(373.0, 272.5), (382.0, 278.5)])
    func aSlidersKnobIsWhereItIsOnThePlatform(width: Double, middle: Double) throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: 34))
        slider.value = 0.75
        let drawn = commands(slider).compactMap(\.drawing)
        let knob = try #require(drawn.last?.bounds), line = try #require(drawn.first?.bounds)
        #expect(knob.midX == middle)
        #expect(knob.width == 27)
        #expect((knob.minY - 7.0 / 3).magnitude < 1e-9)
        #expect(line.maxX == width - 3)
        #expect(line.minY == 15)
    }

    @Test func aSlidersKnobStaysInItsBounds() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
        func middle(_ value: Float) throws -> Double {
            slider.value = value
            return try #require(commands(slider).last?.drawing?.bounds).midX
        }
        // Thumbs of 31 points within 104, at whole points.
        #expect(try middle(0) == 15.5)
        #expect(try middle(0.5) == 52.5)
        #expect(try middle(7) == 88.5)
        #expect(try middle(.nan) == 15.5)
    }

    /// Measured: three segments of 87 points in 263, the selected one 2 points smaller on all sides, in a snapshot of
    /// iOS 17.
    @Test func segmentsAreAPointApart() throws {
        let segments = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        segments.frame = CGRect(x: 0, y: 0, width: 263, height: 32)
        segments.selectedSegmentIndex = 1
        let selected = RoundedRect(
            Rect(x: 90, y: 2, width: 83, height: 28), radius: 6.4, curve: .continuous)
        #expect(
            commands(segments).contains {
                if case .draw(.fillRoundedRect(let shape, _)) = $0 { shape == selected } else { false }
            })
    }

    /// Measured: a snapshot of iOS 15.
    @Test func aSearchBarHasLinesInsideBothEdgesAndADarkPlaceholder() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
        bar.placeholder = "Search"
        let pixel = 1 / UITraitCollection.current.displayScale
        #expect(
            commands(bar).compactMap(\.drawing).map(\.bounds) == [
                Rect(x: 0, y: 0, width: 375, height: 56), Rect(x: 0, y: 0, width: 375, height: pixel),
                Rect(x: 0, y: 56 - pixel, width: 375, height: pixel),
            ])
        #expect(bar.searchTextField.controlText(in: .current).color == .secondaryLabel)
        #expect(UITextField(frame: .zero).controlText(in: .current).color == .placeholderText)
    }

    @Test func aWheelThatStandsIsNotSeen() {
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(commands(wheel).isEmpty)
        wheel.startAnimating()
        #expect(commands(wheel).count == 8)
    }

    @Test func placeholdersAreReportedAndBlursDrawn() {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.run {
            _ = commands(MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
            let veil = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            #expect(
                commands(veil).compactMap(\.drawing).map { String($0.dump.prefix { $0 != " " }) } == [
                    "blurBackdrop", "fillRoundedRect",
                ])
        }
        #expect(environment.sink.diagnostics.map(\.severity) == [.note])
    }

    @Test func contentOfAnEffectFollowsItsSize() {
        let veil = UIVisualEffectView(effect: nil)
        veil.frame = CGRect(x: 5, y: 5, width: 80, height: 40)
        #expect(veil.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    }

    @Test func aDimmedTintIsGrey() throws {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        outer.tintAdjustmentMode = .dimmed
        #expect(try #require(inner.tintColor).color(in: .current) == Color(white: 0.299))
        inner.tintAdjustmentMode = .normal
        #expect(try #require(inner.tintColor).color(in: .current) == Color(red: 1, green: 0, blue: 0))
    }

    @Test func oddValuesDrawWithoutHarm() {
        let segments = UISegmentedControl(items: ["a"])
        segments.selectedSegmentIndex = 7
        segments.setWidth(.nan, forSegmentAt: 0)
        #expect(!commands(segments).isEmpty)
        #expect(segments.titleForSegment(at: 9) == nil)
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(picker.selectedRow(inComponent: 0) == -1)
        picker.rows = [["a"]]
        picker.selectRow(.max, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        let dates = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 340))
        dates.date = Date(timeIntervalSince1970: .infinity)
        dates.preferredDatePickerStyle = .inline
        #expect(!commands(dates).isEmpty)
    }
}
