import Diagnostics
import Foundation
import InterfaceFiles
import ScreenDocuments
import TestSupport
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Builds a scene of a storyboard on an iPhone 8: 375 by 667 points, a status bar of 20, navigation bars of
/// 44, tab bars and toolbars as the device has them.
private func build(_ scenes: String, _ id: String, resources: String = "") throws -> BuiltScreen {
    let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/>
            <scenes>\(scenes)</scenes>
        </document>
        """
    let parsed = parseInterfaceBuilderFile(Array(text.utf8), file: "Main.storyboard")
    let scene = try #require(parsed.document?.scenes.first { $0.identifiers.contains(id) })
    return try build(scene)
}

/// A scene of a controller; `inside` are the contents of its root view, `root` and the controller's id.
private func scene(
    _ id: String, _ inside: String = "", beside: String = "", attributes: String = ""
) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" contentMode="scaleToFill" id="root-\(id)">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(inside)</view>\(beside)</viewController></objects></scene>
    """
}

/// A view that fills the safe area of its root.
private func filling(_ id: String, _ controller: String, tag: String = "view", inside: String = "") -> String
{
    """
    <subviews><\(tag) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    \(inside)</\(tag)></subviews><viewLayoutGuide key="safeArea" id="safe-\(id)"/><constraints>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="safe-\(id)" secondAttribute="top"/>
    <constraint firstItem="\(id)" firstAttribute="bottom" secondItem="safe-\(id)" secondAttribute="bottom"/>
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="safe-\(id)" secondAttribute="leading"/>
    <constraint firstItem="\(id)" firstAttribute="trailing" secondItem="safe-\(id)" secondAttribute="trailing"/>
    </constraints>
    """
}

private func navigation(_ root: String, attributes: String = "", bar: String = "") -> String {
    """
    <scene sceneID="s-nav"><objects><navigationController id="nav" \(attributes)>
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar" \(bar)>
    <rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
    <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController"/>
    </connections></navigationController></objects></scene>
    """
}

@Suite struct StoryboardControllerTests {
    @Test func theRootOfANavigationControllerLiesUnderItsBar() throws {
        let item = "<navigationItem key=\"navigationItem\" title=\"Home\"/>"
        let screen = try build(navigation("a") + scene("a", filling("box", "a"), beside: item), "a")
        #expect(try screen.frame("box") == CGRect(x: 0, y: 64, width: 375, height: 603))
        #expect(try screen.frame("root-a") == CGRect(x: 0, y: 0, width: 375, height: 667))
        let bar = try screen.view("bar", as: UINavigationBar.self)
        #expect(bar.topItem?.title == "Home")
        #expect(try screen.frame("bar") == CGRect(x: 0, y: 20, width: 375, height: 44))
    }

    @Test func whatIsShownFromThereHasAWayBack() throws {
        let segue = "<connections><segue destination=\"b\" kind=\"show\"/></connections>"
        let item = "<navigationItem key=\"navigationItem\" title=\"Home\"/>"
        let screen = try build(
            navigation("a") + scene("a", beside: item + segue) + scene("b", filling("box", "b")), "b")
        #expect(try screen.frame("box").minY == 64)
        #expect(try screen.view("bar", as: UINavigationBar.self).backItem?.title == "Home")
        var ids: [String] = []
        screen.window.forEachView { view in if let id = view.identifier { ids.append(id) } }
        #expect(!ids.contains("root-a"))
    }

    @Test func largeTitlesAndPromptsMakeTheBarHigher() throws {
        let item = "<navigationItem key=\"navigationItem\" title=\"Home\" prompt=\"Look\"/>"
        let screen = try build(
            navigation("a", bar: "largeTitles=\"YES\"") + scene("a", filling("box", "a"), beside: item), "a")
        // 20 of status bar, 44 of bar, 30 of prompt, 52 of large title.
        #expect(try screen.frame("box").minY == 146)
    }

    @Test func aNavigationControllersSceneShowsItsRootUnderItsOwnId() throws {
        let screen = try build(navigation("a") + scene("a", filling("box", "a")), "nav")
        #expect(try screen.frame("nav/box") == CGRect(x: 0, y: 64, width: 375, height: 603))
    }

    @Test func hiddenBarsTakeNothing() throws {
        let screen = try build(
            navigation("a", attributes: "navigationBarHidden=\"YES\"") + scene("a", filling("box", "a")), "a")
        #expect(try screen.frame("box").minY == 20)
    }

    @Test func toolbarsShowTheItemsOfTheController() throws {
        let items = """
            <toolbarItems><barButtonItem title="One" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/>
            <barButtonItem title="Two" id="i3"/></toolbarItems>
            """
        let screen = try build(
            navigation("a", attributes: "toolbarHidden=\"NO\"")
                + scene("a", filling("box", "a"), beside: items), "a")
        #expect(try screen.frame("box") == CGRect(x: 0, y: 64, width: 375, height: 667 - 64 - 44))
    }

    private let tabs = """
        <scene sceneID="s-tab"><objects><tabBarController id="tab">
        <tabBar key="tabBar" contentMode="scaleToFill" id="tabs"><rect key="frame" x="0" y="618" width="375" \
        height="49"/></tabBar><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers"/>
        <segue destination="b" kind="relationship" relationship="viewControllers"/>
        </connections></tabBarController></objects></scene>
        """

    private func tab(_ title: String) -> String { "<tabBarItem key=\"tabBarItem\" title=\"\(title)\"/>" }

    @Test func aTabShowsItsBarWithItselfChosen() throws {
        let screen = try build(
            tabs + scene("a", beside: tab("First")) + scene("b", filling("box", "b"), beside: tab("Second")),
            "b")
        #expect(try screen.frame("box") == CGRect(x: 0, y: 20, width: 375, height: 598))
        let bar = try screen.view("tabs", as: UITabBar.self)
        #expect(bar.items?.map(\.title) == ["First", "Second"])
        #expect(bar.selectedItem?.title == "Second")
    }

    @Test func aTabBarControllersSceneShowsItsFirstTab() throws {
        let screen = try build(tabs + scene("a", filling("box", "a")) + scene("b"), "tab")
        #expect(try screen.frame("tab/box") == CGRect(x: 0, y: 20, width: 375, height: 598))
    }

    @Test func aSplitViewShowsItsSecondControllerWhereThereIsRoomForOne() throws {
        let split = """
            <scene sceneID="s-split"><objects><splitViewController id="split"><connections>
            <segue destination="b" kind="relationship" relationship="detailViewController"/>
            <segue destination="a" kind="relationship" relationship="masterViewController"/>
            </connections></splitViewController></objects></scene>
            """
        let screen = try build(split + scene("a") + scene("b", filling("box", "b")), "split")
        #expect(try screen.frame("split/box") == CGRect(x: 0, y: 20, width: 375, height: 647))
    }

    @Test func simulatedBarsAreOfTheCanvasAlone() throws {
        let metrics = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        let screen = try build(scene("a", filling("box", "a"), beside: metrics), "a")
        #expect(try screen.frame("box").minY == 20)
    }
}

@Suite struct StoryboardEmbeddingTests {
    private func container(_ id: String, to destination: String) -> String {
        """
        <subviews><containerView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="\(id)">
        <rect key="frame" x="10" y="100" width="300" height="200"/><connections>
        <segue destination="\(destination)" kind="embed" id="e-\(id)"/></connections>
        </containerView></subviews>
        """
    }

    @Test func aContainerViewShowsItsChildUnderItsOwnId() throws {
        let screen = try build(
            scene("a", container("host", to: "b")) + scene("b", filling("box", "b")), "a")
        #expect(try screen.frame("host/root-b") == CGRect(x: 10, y: 100, width: 300, height: 200))
        #expect(try screen.frame("host/box") == CGRect(x: 10, y: 100, width: 300, height: 200))
    }

    @Test func masksInsideAChildAreThoseOfItsOwnSize() throws {
        // 355 wide in 375: ten points at both sides, whatever the container's width.
        let inside = """
            <subviews><view contentMode="scaleToFill" fixedFrame="YES" id="box">
            <rect key="frame" x="10" y="10" width="355" height="40"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view></subviews>
            """
        let screen = try build(scene("a", container("host", to: "b")) + scene("b", inside), "a")
        #expect(try screen.frame("host/box") == CGRect(x: 20, y: 110, width: 280, height: 40))
    }

    @Test func aChildThatEmbedsItselfIsReportedOnceAndLeftOut() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes>\(scene("a", container("host", to: "a")))</scenes></document>
            """
        let parsed = parseInterfaceBuilderFile(Array(text.utf8), file: "Main.storyboard")
        #expect(
            parsed.diagnostics.filter { $0.severity > .note }.map(\.message) == [
                "the controller 'a' is embedded in itself; the inner one is left out"
            ])
        let screen = try build(try #require(parsed.document?.scenes.first))
        #expect(try screen.frame("host") == CGRect(x: 10, y: 100, width: 300, height: 200))
    }

    @Test func referencesLeadToTheStoryboardBeside() throws {
        let path = PackageFiles.fixture("InterfaceBuilder/References/First.storyboard").path
        let parsed = readInterfaceBuilderFile(atPath: path, file: "First.storyboard")
        #expect(parsed.diagnostics.filter { $0.severity > .note }.isEmpty, "\(parsed.diagnostics)")
        let screen = try build(try #require(parsed.document?.scenes.first))
        #expect(try screen.frame("nav/box") == CGRect(x: 0, y: 64, width: 375, height: 40))
        #expect(try screen.view("bar", as: UINavigationBar.self).topItem?.title == "Inner")
    }
}
