import Devices
import Testing

@testable import UIKitCore

@Suite("The app, its scene and its device")
struct ApplicationTests {
    @Test("raw values are Apple's")
    func rawValues() {
        #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
        #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(UIKeyModifierFlags.command.rawValue == 1_048_576)
        #expect(UIAccessibilityTraits.header.rawValue == 65_536)
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY.rawValue == 771)
    }

    @Test("the device is that of the render")
    func device() {
        var environment = RenderEnvironment.current
        environment.orientation = .landscape
        environment.run {
            #expect(UIDevice.current.model == "iPhone")
            #expect(UIDevice.current.userInterfaceIdiom == .phone)
            // A device that is turned to the left has an interface that is turned to the right.
            #expect(UIDevice.current.orientation == .landscapeLeft)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
            #expect(UIDevice.current.batteryLevel == -1)
        }
    }

    @Test("the window belongs to the connected scene")
    func scene() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(scene != nil)
        #expect(window.windowScene === scene)
        #expect(scene?.session.role == .windowApplication)
    }

    @Test("a command goes to the first in the chain that can perform it")
    func actions() {
        final class Pasting: UIView {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == Selector("paste:")
            }
        }
        let outer = Pasting(), inner = UIView()
        outer.addSubview(inner)
        #expect(inner.target(forAction: Selector("paste:"), withSender: nil) as? UIView === outer)
        #expect(inner.target(forAction: Selector("cut:"), withSender: nil) == nil)
    }

    @Test("delayed calls happen on the virtual clock unless they are cancelled")
    func delayedCalls() {
        final class Receiver: NSObject, InterfaceBuilderConnectable {
            var calls = 0
            func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
                calls += 1
                return selector == "ring:"
            }
        }
        RenderEnvironment.current.withLiveScreen({ UIViewController() }) { _ in
            let receiver = Receiver(), loop = RenderContext.current.eventLoop
            receiver.perform("ring:", with: nil, afterDelay: 1)
            loop.advance(by: 0.5)
            #expect(receiver.calls == 0)
            loop.advance(by: 0.6)
            #expect(receiver.calls == 1)
            receiver.perform("ring:", with: nil, afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(withTarget: receiver)
            loop.advance(by: 2)
            #expect(receiver.calls == 1)
        }
    }

    @Test("classes are found by name with or without their module")
    func classNames() {
        var environment = RenderEnvironment.current
        environment.interfaceClasses = ["Receiver": UISwitch.self]
        environment.run {
            #expect(NSClassFromString("Receiver") == UISwitch.self)
            #expect(NSClassFromString("App.Receiver") == UISwitch.self)
            #expect(NSClassFromString("Other") == nil)
        }
        #expect(NSStringFromClass(UISwitch.self) == "UISwitch")
    }

    @Test("lengths of time are written as Foundation's documentation shows them")
    func durations() {
        let formatter = DateComponentsFormatter()
        #expect(formatter.string(from: 5430) == "1:30:30")
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 5) == "0:05")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3660) == "1 hour, 1 minute")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 7320) == "2h 2m")
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 7320) == "2h")
        formatter.unitsStyle = .positional
        formatter.maximumUnitCount = 0
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
    }

    @Test("weak tables forget freed objects")
    func weakTables() {
        let table = NSHashTable<NSObject>.weakObjects()
        do {
            let object = NSObject()
            table.add(object)
            #expect(table.contains(object))
        }
        #expect(table.allObjects.isEmpty)
        let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let kept = NSObject()
        map.setObject(kept, forKey: "kept")
        do { map.setObject(NSObject(), forKey: "lost") }
        #expect(map.object(forKey: "kept") === kept)
        #expect(map.object(forKey: "lost") == nil)
    }

    @Test("subclasses change what UIKit asks of views")
    func overrides() {
        final class Fixed: UIView {
            override var frame: CGRect {
                get { super.frame }
                set { super.frame = CGRect(origin: newValue.origin, size: CGSize(width: 7, height: 7)) }
            }
            var layouts = 0
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                layouts += 1
            }
            var tints = 0
            override func tintColorDidChange() { tints += 1 }
        }
        let view = Fixed()
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 7, height: 7))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(view)
        parent.layoutIfNeeded()
        #expect(view.layouts == 1)
        parent.tintColor = .red
        #expect(view.tints == 1)
    }

    @Test("the background configuration of a cell fills it but for its insets")
    func cellBackgrounds() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let plate = cell.backgroundView?.subviews.first
        #expect(plate?.frame == CGRect(x: 2, y: 1, width: 94, height: 36))
        #expect(plate?.backgroundColor == .red)
        #expect(plate?.layer.cornerRadius == 8)
        #expect(cell.backgroundConfiguration?.cornerRadius == 8)
        cell.backgroundConfiguration = nil
        #expect(cell.backgroundView == nil)
    }
}
