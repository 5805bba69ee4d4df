import Testing

@testable import UIKitCore

/// Controls under a finger: what they change, and the events they send.
///
/// Source: the pages of the controls' classes in Apple's documentation.
@Suite struct ControlTrackingTests {
    /// Shows a control at (50, 100) and notes its changes.
    private func onScreen<View: UIView>(
        _ view: View, size: CGSize = CGSize(width: 100, height: 32), _ body: (TouchInput) -> Void
    ) {
        view.frame = CGRect(origin: CGPoint(x: 50, y: 100), size: size)
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        } _: { _ in
            body(TouchInput())
        }
    }

    /// Counts the changes that a control sends.
    private final class Counter {
        var changes = 0
        init(_ control: UIControl) {
            control.addTarget(for: .valueChanged) { [unowned self] _, _ in changes += 1 }
        }
    }

    @Test func aTapTogglesASwitchAndADragMovesIt() {
        let control = UISwitch(), counter = Counter(control)
        onScreen(control) { input in
            input.tap(at: CGPoint(x: 70, y: 115))
            #expect(control.isOn)
            input.drag(from: CGPoint(x: 90, y: 115), to: CGPoint(x: 60, y: 115))
            #expect(!control.isOn)
            input.drag(from: CGPoint(x: 90, y: 115), to: CGPoint(x: 60, y: 115))
            #expect(!control.isOn)
        }
        #expect(counter.changes == 2)
    }

    @Test func theEventsOfASwitchComeInOrder() {
        let control = UISwitch()
        var events: [String] = []
        for event: UIControl.Event in [.primaryActionTriggered, .touchUpInside, .valueChanged, .touchDown] {
            control.addTarget(for: event) { _, _ in events.append(event.name) }
        }
        onScreen(control) { $0.tap(at: CGPoint(x: 70, y: 115)) }
        #expect(events == ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside"])
    }

    @Test func aSliderFollowsAFingerOnItsThumb() {
        let slider = UISlider(), counter = Counter(slider)
        // The thumb of 31 points travels 100 points.
        onScreen(slider, size: CGSize(width: 131, height: 31)) { input in
            input.drag(from: CGPoint(x: 65, y: 115), to: CGPoint(x: 115, y: 115), duration: 5.0 / 60)
            #expect((slider.value - 0.5).magnitude < 1e-6)
            #expect(counter.changes == 5)
            input.drag(from: CGPoint(x: 60, y: 115), to: CGPoint(x: 90, y: 115))
            #expect((slider.value - 0.5).magnitude < 1e-6)
            slider.isContinuous = false
            input.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 315, y: 115))
            #expect(slider.value == 1)
            #expect(counter.changes == 6)
        }
    }

    @Test func aStepperStepsAndRepeatsWhileTheFingerIsDown() {
        let stepper = UIStepper(), counter = Counter(stepper)
        stepper.maximumValue = 10
        let more = CGPoint(x: 130, y: 116), less = CGPoint(x: 60, y: 116)
        onScreen(stepper) { input in
            input.tap(at: more)
            #expect(stepper.value == 1)
            input.tap(at: less)
            input.tap(at: less)
            #expect(stepper.value == 0)
            #expect(counter.changes == 2)
            stepper.wraps = true
            input.tap(at: less)
            #expect(stepper.value == 10)
            stepper.wraps = false
            // The first step, and those after 0.5, 0.6 and 0.7 seconds.
            input.longPress(at: less, duration: 0.75)
            #expect(stepper.value == 6)
            stepper.autorepeat = false
            input.longPress(at: less, duration: 0.75)
            #expect(stepper.value == 5)
        }
    }

    @Test func aTapSelectsASegment() {
        let control = UISegmentedControl(items: ["A", "B", "C"]), counter = Counter(control)
        let second = CGPoint(x: 100, y: 116)
        onScreen(control, size: CGSize(width: 101, height: 32)) { input in
            input.tap(at: second)
            #expect(control.selectedSegmentIndex == 1)
            input.tap(at: second)
            #expect(counter.changes == 1)
            control.setEnabled(false, forSegmentAt: 0)
            input.tap(at: CGPoint(x: 60, y: 116))
            #expect(control.selectedSegmentIndex == 1)
            control.isMomentary = true
            control.selectedSegmentIndex = UISegmentedControl.noSegment
            var selected: [Int] = []
            control.addTarget(for: .valueChanged) { control, _ in
                selected.append((control as? UISegmentedControl)?.selectedSegmentIndex ?? 9)
            }
            input.tap(at: second)
            #expect(selected == [1])
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        }
    }

    @Test func aSegmentPerformsItsAction() {
        var performed: [String] = []
        let control = UISegmentedControl(
            frame: .zero,
            actions: ["A", "B"].map { name in UIAction(title: name) { _ in performed.append(name) } })
        #expect(control.titleForSegment(at: 1) == "B")
        onScreen(control) { $0.tap(at: CGPoint(x: 130, y: 116)) }
        #expect(performed == ["B"])
    }

    @Test func aTapMovesAPageControlBySides() {
        let control = UIPageControl(), counter = Counter(control)
        control.numberOfPages = 3
        onScreen(control) { input in
            input.tap(at: CGPoint(x: 140, y: 116))
            input.tap(at: CGPoint(x: 140, y: 116))
            input.tap(at: CGPoint(x: 140, y: 116))
            #expect(control.currentPage == 2)
            input.tap(at: CGPoint(x: 60, y: 116))
            #expect(control.currentPage == 1)
        }
        #expect(counter.changes == 3)
    }

    @Test func aPickerTellsItsDelegateOfTheUsersChoiceAlone() {
        final class Delegate: UIPickerViewDelegate {
            var chosen: [[Int]] = []
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                chosen.append([row, component])
            }
        }
        let picker = UIPickerView(), delegate = Delegate()
        picker.rows = [["a", "b", "c", "d"], ["e", "f", "g"]]
        picker.delegate = delegate
        onScreen(picker, size: CGSize(width: 200, height: 216)) { input in
            picker.selectRow(1, inComponent: 0, animated: true)
            input.tap(at: CGPoint(x: 80, y: 208 + 32))
            input.drag(from: CGPoint(x: 220, y: 208), to: CGPoint(x: 220, y: 208 - 70))
            input.tap(at: CGPoint(x: 220, y: 208))
        }
        #expect(delegate.chosen == [[2, 0], [2, 1]])
    }

    @Test func barButtonItemsSendTheirActions() {
        final class Target: InterfaceBuilderConnectable {
            var names: [String] = []
            func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
                names.append("\(selector) \((sender as? UIBarButtonItem)?.title ?? "")")
                return true
            }
        }
        let target = Target(), bar = UIToolbar()
        bar.items = [
            UIBarButtonItem(title: "Save", style: .plain, target: target, action: "save:"),
            UIBarButtonItem(primaryAction: UIAction(title: "Mark") { _ in target.names.append("marked") }),
        ]
        onScreen(bar, size: CGSize(width: 300, height: 44)) { input in
            input.tap(at: CGPoint(x: 80, y: 122))
            bar.items?[0].isEnabled = false
            RenderContext.current.layOutWindows()
            input.tap(at: CGPoint(x: 80, y: 122))
        }
        bar.items?[1].performAction()
        #expect(target.names == ["save: Save", "marked"])
    }

    @Test func aTapOnATabBarSelectsItsItem() {
        final class Delegate: UITabBarDelegate {
            var titles: [String] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                titles.append("\(item.title ?? "") \(tabBar.selectedItem === item)")
            }
        }
        let bar = UITabBar(), delegate = Delegate()
        bar.delegate = delegate
        bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        onScreen(bar, size: CGSize(width: 200, height: 49)) { input in
            input.tap(at: CGPoint(x: 200, y: 120))
            input.tap(at: CGPoint(x: 100, y: 120))
        }
        #expect(delegate.titles == ["B true", "A true"])
    }

    @Test func aTabBarControllerAsksItsDelegateAndTellsIt() {
        final class Delegate: UITabBarControllerDelegate {
            var events: [String] = []
            var allows = true
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                events.append("should \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
                return allows
            }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) {
                events.append("did \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
            }
        }
        let tabs = UITabBarController(), delegate = Delegate()
        tabs.viewControllers = ["A", "B"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        tabs.delegate = delegate
        RenderEnvironment.standard.withLiveScreen {
            tabs
        } _: { screen in
            let size = screen.window.bounds.size
            let second = CGPoint(x: size.width * 0.75, y: size.height - 60)
            TouchInput().tap(at: second)
            TouchInput().tap(at: second)
            delegate.allows = false
            TouchInput().tap(at: CGPoint(x: size.width * 0.25, y: size.height - 60))
        }
        #expect(
            delegate.events == [
                "should B at 0", "did B at 1", "should B at 1", "did B at 1", "should A at 1",
            ])
    }
}
