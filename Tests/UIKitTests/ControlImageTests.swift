import Foundation
import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Images that code gives the parts of controls and bars.
@Suite struct ControlImageTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// The rectangles of the images that a view draws, in order.
    private func imageRects(_ view: UIView) -> [CGRect] {
        view.content(in: ContentContext(traits: view.traitCollection)).compactMap(\.drawing).compactMap {
            if case .image = $0 { $0.bounds.map { CGRect($0) } } else { nil }
        }
    }

    @Test func aSliderHasTheImagesOfThumbAndTrack() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 40))
        slider.setThumbImage(image(20, 24), for: .normal)
        slider.setMinimumTrackImage(image(10, 8), for: .normal)
        slider.setMaximumTrackImage(image(10, 6), for: .normal)
        slider.value = 1
        // The track is as high as the higher image; the thumb ends at the bounds.
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 16, width: 200, height: 8))
        let rects = imageRects(slider)
        #expect(rects.count == 3)
        #expect(rects.last == CGRect(x: 184, y: 8, width: 20, height: 24))
        #expect(rects.dropFirst().first?.maxX == 194)
        #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
        slider.setThumbImage(nil, for: .normal)
        #expect(imageRects(slider).count == 2)
    }

    @Test func segmentsHaveImagesByState() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.frame = CGRect(x: 0, y: 0, width: 302, height: 31)
        control.selectedSegmentIndex = 1
        let normal = image(1, 30), selected = image(2, 30), divider = image(4, 30)
        control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
        control.setDividerImage(
            divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        let rects = imageRects(control)
        #expect(rects.count == 5)
        #expect(rects.prefix(3).allSatisfy { $0.width == 100 && $0.height == 31 })
        #expect(rects.dropFirst(3).map(\.midX) == [100.5, 201.5])
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === selected)
    }

    @Test func aSegmentsContentIsMoved() throws {
        func middle(_ offset: CGSize) throws -> Double {
            let control = UISegmentedControl(items: ["a"])
            control.frame = CGRect(x: 0, y: 0, width: 100, height: 31)
            control.setContentOffset(offset, forSegmentAt: 0)
            let drawn = control.content(in: ContentContext(traits: .current)).compactMap(\.drawing)
            return try #require(drawn.last?.bounds).midX
        }
        #expect(try middle(CGSize(width: 10, height: 0)) - middle(.zero) == 10)
    }

    @Test func aStepperHasImages() {
        let stepper = UIStepper(frame: .zero)
        stepper.setIncrementImage(image(10, 10), for: .normal)
        stepper.setDecrementImage(image(12, 12), for: .normal)
        #expect(imageRects(stepper).map(\.midX) == [23.5, 70.5])
        stepper.setBackgroundImage(image(94, 32), for: .normal)
        #expect(imageRects(stepper).first == CGRect(x: 0, y: 0, width: 94, height: 32))
    }

    @Test func aBackButtonHasTheImageOfItsBar() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
        bar.backIndicatorImage = image(20, 20)
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews.compactMap { $0 as? BarButtonView }.first)
        #expect(imageRects(button) == [CGRect(x: 8, y: 12, width: 20, height: 20)])
        let appearance = UINavigationBarAppearance()
        appearance.setBackIndicatorImage(image(10, 10), transitionMaskImage: nil)
        bar.standardAppearance = appearance
        bar.layoutIfNeeded()
        let other = try #require(bar.subviews.compactMap { $0 as? BarButtonView }.first)
        #expect(imageRects(other).map(\.width) == [10])
    }

    @Test func hiddenBarButtonsAreLeftOut() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Title")
        let shown = UIBarButtonItem(title: "A", style: .plain),
            hidden = UIBarButtonItem(title: "B", style: .plain)
        hidden.isHidden = true
        item.rightBarButtonItems = [shown, hidden]
        bar.items = [item]
        func titles() -> [String?] { bar.subviews.compactMap { $0 as? BarButtonView }.map(\.item.title) }
        #expect(titles() == ["A"])
        hidden.isHidden = false
        #expect(titles() == ["A", "B"])
    }

    @Test func aBarButtonHasAnImageBehindIt() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Title"), button = UIBarButtonItem(title: "A", style: .plain)
        button.setBackgroundImage(image(30, 30), for: .normal, barMetrics: .default)
        item.rightBarButtonItem = button
        bar.items = [item]
        bar.layoutIfNeeded()
        let view = try #require(bar.subviews.compactMap { $0 as? BarButtonView }.first)
        #expect(imageRects(view) == [CGRect(x: 0, y: 7, width: view.bounds.width, height: 30)])
    }

    @Test func itemsOfATabBarStandInTheMiddle() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 20
        bar.layoutIfNeeded()
        #expect(bar.subviews.compactMap { $0 as? TabBarButton }.map(\.frame.minX) == [130, 210])
    }
}
