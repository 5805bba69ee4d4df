import Compositor
import Diagnostics
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

/// The parts of controls as views, in the order in which public code finds them on iOS.
@Suite struct ControlPartTests {
    private func picture(_ view: UIView) throws -> Pixmap {
        view.layoutIfNeeded()
        let tree = view.makeLayoutTree(traits: UITraitCollection(displayScale: 2))
        #expect(tree.checkInvariants() == nil)
        return try rasterize(compose(tree), scale: 2, text: RenderEnvironment.current.textEngine)
    }

    /// Controls in the states in which they are drawn in different ways, each made anew.
    private static let controls: [String: @Sendable () -> UIView] = [
        "slider": { UISlider(frame: CGRect(x: 3, y: 4, width: 200, height: 31)).with { $0.value = 0.3 } },
        "disabled slider": {
            UISlider(frame: CGRect(x: 3, y: 4, width: 200, height: 31)).with { $0.isEnabled = false }
        },
        "progress view": {
            UIProgressView(frame: CGRect(x: 3, y: 4, width: 200, height: 4)).with { $0.progress = 0.4 }
        },
        "switch": { UISwitch(frame: CGRect(x: 3, y: 4, width: 0, height: 0)) },
        "switch that is on": { UISwitch(frame: .zero).with { $0.isOn = true } },
        "stepper": { UIStepper(frame: CGRect(x: 3, y: 4, width: 0, height: 0)) },
        "page control": {
            UIPageControl(frame: CGRect(x: 3, y: 4, width: 150, height: 26)).with { $0.numberOfPages = 4 }
        },
        "segments": {
            UISegmentedControl(items: ["One", "Two", "Three"]).with {
                $0.frame = CGRect(x: 3, y: 4, width: 250, height: 32)
                $0.selectedSegmentIndex = 1
            }
        },
        "indicator": { UIActivityIndicatorView(style: .large).with { $0.startAnimating() } },
        "text field": {
            UITextField(frame: CGRect(x: 3, y: 4, width: 200, height: 34)).with {
                $0.borderStyle = .roundedRect
                $0.text = "Text"
                $0.clearButtonMode = .always
            }
        },
        "placeholder": {
            UITextField(frame: CGRect(x: 3, y: 4, width: 200, height: 33)).with {
                $0.placeholder = "Placeholder"
                $0.textAlignment = .center
            }
        },
        "search bar": {
            UISearchBar(frame: CGRect(x: 3, y: 4, width: 300, height: 56)).with {
                $0.placeholder = "Search"
                $0.showsCancelButton = true
            }
        },
        "picker": {
            UIPickerView(frame: CGRect(x: 3, y: 4, width: 300, height: 216)).with { $0.rows = [["a", "b"]] }
        },
        "date picker": { UIDatePicker(frame: CGRect(x: 3, y: 4, width: 300, height: 40)) },
        "wheels of a date picker": {
            UIDatePicker(frame: CGRect(x: 3, y: 4, width: 320, height: 216)).with {
                $0.preferredDatePickerStyle = .wheels
            }
        },
    ]

    /// Source: none; a property. Views draw what the control draws without them.
    @Test(arguments: controls.keys.sorted())
    func partsAreDrawnAsWithoutViews(name: String) throws {
        let make = try #require(Self.controls[name])
        func shown(asViews: Bool) throws -> Pixmap {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 230)), control = make()
            root.backgroundColor = .white
            root.addSubview(control)
            if asViews { #expect(!control.subviews.isEmpty) }
            return try picture(root)
        }
        let plain = try shown(asViews: false), parts = try shown(asViews: true)
        let different = zip(plain.pixels, parts.pixels).filter { $0 != $1 }.count
        #expect(different == 0, "\(name): \(different) pixels")
        #expect(make().hidesParts)
    }

    // MARK: Progress views

    /// Source: a public print of the subviews of a progress view: two image views, (0 0; 355 65) and (0 0; 0 65).
    @Test func aProgressViewIsATrackAndItsFilledPart() throws {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 355, height: 65))
        #expect(view.subviews.count == 2)
        #expect(view.subviews.allSatisfy { $0 is UIImageView && $0.superview === view })
        #expect(view.subviews.allSatisfy { !$0.isUserInteractionEnabled })
        #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 355, height: 65))
        #expect(view.subviews[1].frame == CGRect(x: 0, y: 0, width: 0, height: 65))
        view.progress = 0.2
        view.layoutIfNeeded()
        #expect(view.subviews[1].frame == CGRect(x: 0, y: 0, width: 355 * CGFloat(Float(0.2)), height: 65))
        #expect(view.layer.sublayers?.count == 2)
        #expect(view.layer.sublayers?[1] === view.subviews[1].layer)
        #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    }

    /// Source: `clipsToBounds` in Apple's documentation; public code rounds the filled part of a progress view so.
    @Test func theFilledPartIsClippedToItsCorners() throws {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.progress = 0.5
        view.trackTintColor = .black
        view.progressImage = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
            UIColor.white.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        func red(_ x: Int, _ y: Int) throws -> UInt32 { try picture(view).pixels[y * 80 + x] & 0xFF }
        #expect(try red(39, 1) == 255)
        view.subviews[1].layer.cornerRadius = 10
        view.subviews[1].clipsToBounds = true
        #expect(try red(39, 1) == 0)
        #expect(try red(30, 20) == 255)
        view.subviews[1].isHidden = true
        #expect(try red(30, 20) == 0)
    }

    @Test func whatASubclassDoesInItsLayoutStays() throws {
        final class Thick: UIProgressView {
            override func layoutSubviews() {
                super.layoutSubviews()
                for part in subviews { part.frame = part.frame.insetBy(dx: 1, dy: 4) }
            }
        }
        let (view, _, messages) = try layOut { root in
            let view = Thick(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            view.progress = 1
            root.addSubview(view)
            return view
        }
        #expect(
            view.subviews.map(\.frame)
                == Array(repeating: CGRect(x: 1, y: 4, width: 98, height: 12), count: 2))
        view.layoutIfNeeded()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 1, y: 4, width: 98, height: 12))
        #expect(messages.isEmpty)
    }

    /// A frame that code sets stays until the control gives the part another one.
    @Test func aFrameThatCodeSetsStays() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.subviews[0].frame = CGRect(x: 10, y: 0, width: 10, height: 20)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 0, width: 10, height: 20))
        view.frame.size.width = 50
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    // MARK: Sliders

    /// Source: a public print of iOS 16 to 18: one view (0 0; 80 20) of flexible width and height. Public code: index 2 in
    /// it, the first image view, is the thumb, and the others are the tracks.
    @Test func aSliderIsTwoTracksAndAThumbInAView() throws {
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        let element = try #require(slider.subviews.first)
        #expect(slider.subviews.count == 1)
        #expect(element.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
        #expect(element.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(element.subviews.count == 3)
        #expect(
            element.subviews.prefix(2).allSatisfy { !($0 is UIImageView) && $0.subviews.first is UIImageView }
        )
        let thumb = try #require(element.subviews[2] as? UIImageView)
        func rect() -> CGRect {
            slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
                value: slider.value)
        }
        #expect(thumb.frame == rect())
        slider.value = 1
        slider.layoutIfNeeded()
        #expect(thumb.frame == rect() && thumb.frame.maxX == 80)
        #expect(element.subviews[1].frame.maxX == thumb.frame.midX)
        #expect(element.subviews[0].frame.minX == thumb.frame.midX)
        #expect(slider.hitTest(CGPoint(x: 40, y: 10), with: nil) === slider)
    }

    /// Source: `minimumValueImageRect(forBounds:)`, `trackRect(forBounds:)` and `thumbRect(forBounds:trackRect:value:)` in
    /// Apple's documentation.
    @Test func theOverridesOfASliderPlaceItsParts() throws {
        final class Placed: UISlider {
            override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
                super.minimumValueImageRect(forBounds: bounds).offsetBy(dx: 5, dy: 1)
            }
            override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 170, y: 2, width: 20, height: 20)
            }
            override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
            {
                super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: 3, dy: 0)
            }
        }
        let slider = Placed(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        (slider.minimumValueImage, slider.maximumValueImage) = (image, image)
        // 2 points from the edge, moved by 5; the track begins 14 after it and ends 14 before the other.
        #expect(
            slider.minimumValueImageRect(forBounds: slider.bounds)
                == CGRect(x: 7, y: 16, width: 10, height: 10))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX == 31 && track.maxX == 156)
        let parts = slider.subviews[0].subviews
        #expect(parts.count == 5)
        #expect(parts[3].frame == CGRect(x: 7, y: 16, width: 10, height: 10))
        #expect(parts[4].frame == CGRect(x: 170, y: 2, width: 20, height: 20))
        #expect(parts[2].frame.minX == 32)
        #expect((parts[3] as? UIImageView)?.image === image)
    }

    // MARK: Switches and steppers

    /// Source: a public print of iOS 16 to 26 of a switch of (0 0; 51 31) that is off.
    @Test func aSwitchHasItsWellAndItsThumb() throws {
        let control = UISwitch(frame: .zero), element = try #require(control.subviews.first)
        let whole = CGRect(x: 0, y: 0, width: 51, height: 31)
        #expect(control.subviews.count == 1 && element.frame == whole)
        #expect(element.subviews.map(\.frame) == [whole, whole])
        let inner = element.subviews[1].subviews
        #expect(inner.count == 4)
        #expect(inner[0] is UIImageView && inner[0].isHidden)
        #expect(inner[0].frame == CGRect(x: -459, y: 0, width: 510, height: 31))
        #expect(inner[1].frame == whole && inner[1].subviews.count == 1)
        #expect(inner[2].frame == CGRect(x: 12, y: 16, width: 0, height: 0) && inner[2].alpha == 0)
        #expect(inner[3].frame == CGRect(x: -6, y: -3, width: 43, height: 43))
        control.isOn = true
        control.layoutIfNeeded()
        #expect(inner[3].frame == CGRect(x: 14, y: -3, width: 43, height: 43))
    }

    /// Source: public code that sets the background of the first view in the first subview for the color of off.
    @Test func theWellOfASwitchHasTheColorThatCodeSets() throws {
        let control = UISwitch(frame: .zero)
        control.subviews[0].subviews[0].backgroundColor = .red
        for _ in 0..<2 {
            control.setNeedsLayout()
            control.layoutIfNeeded()
        }
        #expect(control.subviews[0].subviews[0].backgroundColor == .red)
        let pixels = try picture(control).pixels
        #expect(pixels[31 * 102 + 80] != 0)
        #expect(pixels[0] == 0)
    }

    /// Source: public code that finds the buttons of a stepper in its subview.
    @Test func aStepperHasTwoButtons() throws {
        let stepper = UIStepper(frame: .zero), parts = try #require(stepper.subviews.first).subviews
        let buttons = parts.compactMap { $0 as? UIButton }
        #expect(
            buttons.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 47, height: 32), CGRect(x: 47, y: 0, width: 47, height: 32),
            ])
        buttons[1].isHidden = true
        stepper.setNeedsLayout()
        stepper.layoutIfNeeded()
        #expect(buttons[1].isHidden)
        #expect(stepper.hitTest(CGPoint(x: 10, y: 10), with: nil) === stepper)
    }

    // MARK: Page controls, segments, indicators

    /// Source: public code for iOS 14: the image views of the pages are in a view in the one subview.
    @Test func thePagesAreImageViewsOnTheThirdLevel() throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        control.numberOfPages = 3
        let holder = try #require(control.subviews.first?.subviews.first)
        #expect(control.subviews.count == 1 && holder.subviews.count == 3)
        #expect(holder.subviews.allSatisfy { $0 is UIImageView })
        #expect(holder.subviews.map { $0.frame.midX.rounded() } == [83, 100, 118])
        for dot in holder.subviews { dot.transform = CGAffineTransform(scaleX: 2, y: 2) }
        control.numberOfPages = 4
        control.layoutIfNeeded()
        #expect(holder.subviews.count == 4)
        #expect(holder.subviews[0].transform.a == 2)
        #expect((holder.subviews[3].frame.width - holder.subviews[2].frame.width / 2).magnitude < 1e-9)
    }

    /// Source: public code for iOS 13: hides the first subviews, one a segment, to remove the gray background; the image
    /// view after them is the background of the selected segment.
    @Test func theFirstSubviewsOfSegmentsAreTheirBackgrounds() throws {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: 0, width: 302, height: 32)
        control.selectedSegmentIndex = 0
        #expect(control.subviews.count == 7)
        #expect(control.subviews.prefix(4).allSatisfy { $0 is UIImageView })
        #expect(control.subviews[3].frame == CGRect(x: 2, y: 2, width: 96, height: 28))
        #expect(control.subviews[4...].map(\.frame.minX) == [0, 101, 202])
        let labels = control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["One", "Two", "Three"])
        #expect(labels[0].font == .systemFont(ofSize: 13, weight: .semibold))
        for index in 0..<control.numberOfSegments { control.subviews[index].isHidden = true }
        labels[1].numberOfLines = 0
        labels[1].textColor = .red
        control.selectedSegmentIndex = 2
        control.layoutIfNeeded()
        #expect(control.subviews.prefix(3).allSatisfy { $0.isHidden })
        #expect(labels[1].textColor == .red && labels[1].numberOfLines == 0)
        #expect(control.subviews[3].frame.minX == 204)
        #expect(try picture(control).pixels[32 * 604 / 2 + 250] == 0)
    }

    @Test func anIndicatorIsOneImageView() throws {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.subviews.count == 1 && indicator.subviews[0] is UIImageView)
        #expect(indicator.subviews[0].frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    // MARK: Pickers

    /// Source: public code for iOS 14: the second subview of a picker is the background of the selected row.
    @Test func theSecondSubviewOfAPickerMarksTheSelectedRow() throws {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.rows = [["a"]]
        #expect(picker.subviews.count == 2)
        #expect(picker.subviews[1].frame == CGRect(x: 9, y: 92, width: 302, height: 32))
        picker.subviews[1].backgroundColor = .clear
        #expect(try picture(picker).pixels[216 * 640 + 60] == 0)
        let dates = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        let buttons = try #require(dates.subviews.first).subviews
        #expect(buttons.count == 2)
        #expect(buttons.allSatisfy { $0.subviews.count == 2 && $0.subviews[1] is UILabel })
    }

    // MARK: Bars

    /// Source: public code that animates the image of a tab: the buttons follow the background of the bar, and the image
    /// view is the first in its button.
    @Test func theButtonsOfATabBarFollowItsBackground() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in }
        let items = ["One", "Two", "Three", "Four"].map { UITabBarItem(title: $0, image: image, tag: 0) }
        items[1].badgeValue = "3"
        bar.items = items
        bar.layoutIfNeeded()
        #expect(bar.subviews.count == 5)
        #expect(bar.subviews.dropFirst().allSatisfy { $0 is UIControl })
        // Source: dumps of tab bars in public repositories: 2, 96, 190, 283 of widths 90, 90, 89, 90.
        #expect(bar.subviews.dropFirst().map(\.frame.minX) == [2, 96, 190, 283])
        let button = bar.subviews[2]
        let picture = try #require(button.subviews.first as? UIImageView)
        #expect(picture.image === image && picture.frame.size == CGSize(width: 25, height: 25))
        #expect((button.subviews[1] as? UILabel)?.text == "Two")
        #expect(button.subviews[2].frame.size == CGSize(width: 18, height: 18))
        picture.transform = CGAffineTransform(scaleX: 2, y: 2)
        bar.selectedItem = items[1]
        bar.layoutIfNeeded()
        #expect(bar.subviews[2] === button && picture.superview === button && picture.transform.a == 2)
        bar.items = Array(items.reversed())
        #expect(bar.subviews.count == 5 && bar.subviews[2] !== button)
    }

    // MARK: Layout

    /// Constraints may refer to parts, which the control places.
    @Test func constraintsToPartsFollowThem() throws {
        let (label, root, messages) = try layOut { root in
            let slider = UISlider(frame: CGRect(x: 10, y: 20, width: 100, height: 31))
            slider.value = 1
            root.addSubview(slider)
            let label = addView(UIView(), to: root)
            let thumb = slider.subviews[0].subviews[2]
            label.centerXAnchor.constraint(equalTo: thumb.centerXAnchor).isActive = true
            label.topAnchor.constraint(equalTo: thumb.bottomAnchor, constant: 4).isActive = true
            label.widthAnchor.constraint(equalToConstant: 10).isActive = true
            label.heightAnchor.constraint(equalToConstant: 10).isActive = true
            return label
        }
        #expect(label.center.x == 94.5)
        #expect(label.frame.minY == 55)
        #expect(messages.isEmpty)
        #expect(root.subviews.count == 2)
    }

    /// Code that adds its own views finds them above the parts, and those it inserts at the bottom below.
    @Test func viewsOfCodeLieAboveTheParts() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let above = UIView(), below = UIView()
        view.addSubview(above)
        view.insertSubview(below, at: 0)
        #expect(view.subviews.count == 4)
        #expect(view.subviews[0] === below && view.subviews[3] === above)
        view.subviews[1].removeFromSuperview()
        view.layoutIfNeeded()
        #expect(view.subviews.count == 3)
    }
}

/// A view that a test changes where it makes it.
private protocol ChangedView: UIView {}

extension UIView: ChangedView {}

extension ChangedView {
    /// Returns the view after a change.
    fileprivate func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}
