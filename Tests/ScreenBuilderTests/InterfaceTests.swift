import Diagnostics
import ScreenDocuments
import TestSupport
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Storyboards and nibs as code: classes, outlets, actions, segues and unwind segues.
@Suite struct InterfaceTests {
    // MARK: Classes

    private class Noting: UIViewController, InterfaceBuilderConnectable {
        nonisolated(unsafe) static var events: [String] = []
        var unwindActions: [Selector] { [] }
        func note(event: String) { Noting.events.append("\(Swift.type(of: self)) \(event)") }
        func setOutlet(_ name: String, to object: Any?) -> Bool { false }
        func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false }
        override func awakeFromNib() { note(event: "awake") }
        override func viewDidLoad() { note(event: "didLoad") }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            note(event: "prepare \(segue.identifier ?? "-") \(Swift.type(of: segue.destination))")
        }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            note(event: "should \(identifier)")
            return true
        }
    }

    private final class List: Noting {
        var titleLabel: UILabel?
        var buttons: [UIButton] = []
        var height: NSLayoutConstraint?
        override var unwindActions: [Selector] { ["unwindToList:"] }
        override func setOutlet(_ name: String, to object: Any?) -> Bool {
            switch name {
            case "titleLabel":
                titleLabel = object as? UILabel
                return titleLabel != nil
            case "buttons":
                buttons = object as? [UIButton] ?? []
                return true
            case "height":
                height = object as? NSLayoutConstraint
                return height != nil
            default: return false
            }
        }
        override func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
            guard selector == "unwindToList:" else { return false }
            note(event: "unwind \((sender as? UIStoryboardSegue)?.identifier ?? "-")")
            return true
        }
    }

    private final class Detail: Noting {
        override func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
            note(event: "action \(selector)")
            return true
        }
    }

    // MARK: Files

    private func storyboard(_ scenes: String, initial: String = "nav") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
        initialViewController="\(initial)">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>\(scenes)</scenes></document>
        """
    }

    private let navigation = """
        <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r0"/>
        </connections></navigationController></objects></scene>
        """

    private let list = """
        <scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="List" customClass="List" id="list" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>
        <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
        <rect key="frame" x="20" y="100" width="100" height="20"/>
        <constraints><constraint firstAttribute="height" constant="20" id="hgt"/></constraints></label>
        <button opaque="NO" fixedFrame="YES" id="but" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="200" width="100" height="44"/><state key="normal" title="Go"/>
        <connections><segue destination="detail" kind="show" identifier="go" id="sg1"/></connections></button>
        </subviews>
        <constraints><constraint firstItem="lab" firstAttribute="top" secondItem="v1" secondAttribute="top" \
        constant="100" id="c1"/><constraint firstItem="lab" firstAttribute="leading" secondItem="v1" \
        secondAttribute="leading" constant="20" id="c2"/></constraints></view>
        <navigationItem key="navigationItem" title="List" id="ni1"/>
        <connections><outlet property="titleLabel" destination="lab" id="o1"/>
        <outlet property="height" destination="hgt" id="o2"/>
        <outlet property="absent" destination="lab" id="o3"/>
        <outletCollection property="buttons" destination="but" id="o4"/></connections>
        </viewController></objects></scene>
        """

    private let detail = """
        <scene sceneID="s2"><objects>
        <viewController storyboardIdentifier="Detail" customClass="Detail" id="detail" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v2"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>
        <button opaque="NO" fixedFrame="YES" id="back" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="200" width="100" height="44"/><state key="normal" title="Back"/>
        <connections><segue destination="exit2" kind="unwind" identifier="bye" unwindAction="unwindToList:" id="sg2"/>
        <action selector="save:" destination="detail" eventType="touchUpInside" id="a1"/></connections></button>
        </subviews></view>
        <navigationItem key="navigationItem" title="Detail" id="ni2">
        <barButtonItem key="rightBarButtonItem" title="Done" id="done">
        <connections><action selector="done:" destination="detail" id="a2"/>
        <segue destination="exit2" kind="unwind" identifier="bar" unwindAction="unwindToList:" id="sg3"/></connections>
        </barButtonItem></navigationItem>
        </viewController>
        <exit id="exit2" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
        """

    private let classes: InterfaceClasses = ["List": List.self, "Detail": Detail.self]

    /// Shows the initial controller of a storyboard, and runs a body.
    private func show(
        _ scenes: String, initial: String = "nav",
        _ body: (UIViewController, LiveScreen, DiagnosticSink) throws -> Void
    ) throws {
        let folder = try TemporaryDirectory()
        try folder.write(storyboard(scenes, initial: initial), to: "Main.storyboard")
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.interfaceClasses = classes
        let path = folder.path
        environment.makeInterfaceLoader = { InterfaceLoader(folders: [path]) }
        Noting.events = []
        var root: UIViewController?
        try environment.withLiveScreen {
            let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            root = made
            return made ?? UIViewController()
        } _: { screen in
            try body(try #require(root), screen, environment.sink)
        }
    }

    private func tap(_ view: UIView, _ screen: LiveScreen) {
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: screen.window)
        let input = TouchInput()
        input.begin(at: point)
        input.end()
        screen.state.eventLoop.settle()
    }

    private func button(_ title: String, in controller: UIViewController?) throws -> UIButton {
        var found: UIButton?
        controller?.view.forEachView { view in
            if let button = view as? UIButton, button.currentTitle == title { found = button }
        }
        return try #require(found)
    }

    // MARK: Tests

    @Suite(.serialized) struct Ordered {
        private let tests = InterfaceTests()

        @Test func aSceneIsMadeOfTheListedClassAndConnected() throws {
            try tests.show(tests.navigation + tests.list + tests.detail) { root, _, sink in
                let stack = try #require(root as? UINavigationController)
                let list = try #require(stack.topViewController as? List)
                #expect(Noting.events == ["List awake", "List didLoad"])
                #expect(list.titleLabel?.text == "Hello")
                #expect(list.buttons.map(\.currentTitle) == ["Go"])
                #expect(list.height?.constant == 20)
                #expect(list.title == nil && list.navigationItem.title == "List")
                #expect(list.storyboard?.name == "Main")
                let outlets = sink.diagnostics.filter { $0.code == .interfaceOutlet }
                #expect(outlets.map(\.message) == ["List has no outlet 'absent' for a UILabel"])
                #expect(
                    outlets.first?.hints.first?.contains("case \"absent\": absent = object as? UILabel")
                        == true)
            }
        }

        /// Source: prepare(for:sender:), shouldPerformSegue(withIdentifier:sender:) (Apple's documentation).
        @Test func aButtonTriggersItsSegue() throws {
            try tests.show(tests.navigation + tests.list + tests.detail) { root, screen, _ in
                let stack = try #require(root as? UINavigationController)
                Noting.events = []
                tests.tap(try tests.button("Go", in: stack.topViewController), screen)
                #expect(stack.topViewController is Detail)
                #expect(
                    Noting.events == [
                        "List should go", "Detail awake", "List prepare go Detail", "Detail didLoad",
                    ])
            }
        }

        /// Source: the order that was observed on iOS: a button's action, then prepare, then unwind.
        @Test func aButtonsActionComesBeforeItsUnwindSegue() throws {
            try tests.show(tests.navigation + tests.list + tests.detail) { root, screen, _ in
                let stack = try #require(root as? UINavigationController)
                stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
                screen.state.eventLoop.settle()
                Noting.events = []
                tests.tap(try tests.button("Back", in: stack.topViewController), screen)
                #expect(
                    Noting.events == [
                        "Detail action save:", "Detail should bye", "Detail prepare bye List",
                        "List unwind bye",
                    ])
                #expect(stack.viewControllers.count == 1)
            }
        }

        /// Source: the same: a bar item's unwind segue takes the place of its action.
        @Test func aBarItemsUnwindSegueTakesThePlaceOfItsAction() throws {
            try tests.show(tests.navigation + tests.list + tests.detail) { root, screen, _ in
                let stack = try #require(root as? UINavigationController)
                stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
                screen.state.eventLoop.settle()
                Noting.events = []
                let item = try #require(stack.topViewController?.navigationItem.rightBarButtonItem)
                tests.tap(try #require(item.view), screen)
                #expect(
                    Noting.events == ["Detail should bar", "Detail prepare bar List", "List unwind bar"])
                #expect(stack.topViewController is List)
            }
        }

        /// Source: unwind segues go back to any ancestor, over presentations (Apple's technical note TN2298).
        @Test func anUnwindSegueGoesBackOverPresentations() throws {
            try tests.show(tests.navigation + tests.list + tests.detail) { root, screen, _ in
                let stack = try #require(root as? UINavigationController)
                let storyboard = UIStoryboard(name: "Main", bundle: nil)
                stack.pushViewController(UIViewController(), animated: false)
                let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
                detail.modalPresentationStyle = .fullScreen
                stack.present(detail, animated: false)
                Noting.events = []
                detail.performSegue(withIdentifier: "bye", sender: nil)
                screen.state.eventLoop.settle()
                #expect(stack.presentedViewController == nil)
                #expect(stack.viewControllers.count == 1)
                #expect(Noting.events == ["Detail prepare bye List", "List unwind bye"])
            }
        }

        @Test func whatIsMissingIsReported() throws {
            try tests.show(tests.navigation + tests.list + tests.detail) { root, _, sink in
                let list = (root as? UINavigationController)?.topViewController
                list?.performSegue(withIdentifier: "went", sender: nil)
                _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Lst")
                _ = UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()
                let codes = sink.diagnostics.map(\.code).filter { $0 != .interfaceOutlet }
                #expect(codes == [.segueMissing, .interfaceMissing, .interfaceMissing])
            }
        }

        @Test func classesThatAreNotListedFallBack() throws {
            let other = tests.list.replacing("customClass=\"List\"", with: "customClass=\"Unknown\"")
            try tests.show(tests.navigation + other + tests.detail) { root, _, sink in
                let top = (root as? UINavigationController)?.topViewController
                #expect(top.map { String(describing: type(of: $0)) } == "UIViewController")
                #expect(sink.diagnostics.map(\.code) == [.interfaceClass])
            }
        }
    }
}

extension String {
    fileprivate func replacing(_ part: String, with other: String) -> String {
        let pieces = split(separator: part, omittingEmptySubsequences: false)
        return pieces.joined(separator: other)
    }
}
