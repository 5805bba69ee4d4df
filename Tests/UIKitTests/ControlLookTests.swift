import Diagnostics
import Geometry
import Scene
import Testing

@testable import UIKit

@Suite struct ControlLookTests {
    private func commands(_ view: UIView) -> [DrawCommand] {
        view.content(in: ContentContext(traits: .current))
    }

    @Test func aKnobLiesTwoPointsFromTheEdge() throws {
        let control = UISwitch(frame: .zero)
        func knob() throws -> Rect { try #require(commands(control).last?.drawing?.bounds) }
        #expect(try knob() == Rect(x: 2, y: 2, width: 27, height: 27))
        control.isOn = true
        #expect(try knob() == Rect(x: 22, y: 2, width: 27, height: 27))
    }

    /// A knob's shadow used to be approximated by four hard rings. Source: Apple's design templates.
    @Test func knobsCastBlurredShadows() {
        let segments = UISegmentedControl(items: ["", ""])
        segments.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        segments.selectedSegmentIndex = 0
        for (control, alphas) in [
            (UISwitch(frame: .zero), [0.15, 0.06]), (UISlider(frame: .zero), [0.15, 0.06]),
            (segments as UIControl, [0.12, 0.04]),
        ] {
            let shadows = commands(control).compactMap { command -> Shadow? in
                if case .draw(.shadow(_, let shadow)) = command { shadow } else { nil }
            }
            #expect(shadows.map(\.color.alpha) == alphas)
            #expect(shadows.map(\.radius) == [4, 0.5])
            #expect(shadows.allSatisfy { $0.offset == Point(x: 0, y: 3) })
        }
    }

    @Test func aSlidersKnobFollowsTheValueAndStaysOnTheLine() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
        func middle(_ value: Float) throws -> Double {
            slider.value = value
            return try #require(commands(slider).last?.drawing?.bounds).midX
        }
        // The line is 2 ... 102, the knob 28 wide.
        #expect(try middle(0) == 16)
        #expect(try middle(0.5) == 52)
        #expect(try middle(7) == 88)
        #expect(try middle(.nan) == 16)
    }

    @Test func aWheelThatStandsIsNotSeen() {
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(commands(wheel).isEmpty)
        wheel.startAnimating()
        #expect(commands(wheel).count == 8)
    }

    @Test func placeholdersAreSaidAndBlursDrawn() {
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
