import Diagnostics
import InterfaceFiles
import ScreenDocuments
import Testing

@Suite struct StoryboardFlowTests {
    /// A storyboard of scenes with segues of every kind.
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="tabs"><scenes>
        <scene sceneID="s1"><objects><tabBarController id="tabs" sceneMemberID="viewController">
            <tabBar key="tabBar" id="bar"/><connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="g1"/>
            <segue destination="more" kind="relationship" relationship="viewControllers" id="g2"/>
            </connections></tabBarController></objects></scene>
        <scene sceneID="s2"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="g3"/>
            </connections></navigationController></objects></scene>
        <scene sceneID="s3"><objects>
            <tableViewController storyboardIdentifier="List" title="All" id="list" customClass="ListController"
                sceneMemberID="viewController"><view key="view" id="list-v"><subviews>
                <button userLabel="Add Button" id="add"><state key="normal" title="Add"/><connections>
                    <segue destination="detail" kind="presentation" identifier="add" id="g4"/></connections></button>
                <button id="go"><state key="normal" title="Go"/><connections>
                    <segue destination="detail" kind="show" id="g5"/></connections></button>
                <containerView id="box"><connections>
                    <segue destination="other" kind="embed" id="g6"/></connections></containerView>
                </subviews></view><connections>
                <segue destination="detail" kind="custom" customClass="FadeSegue" identifier="fade" id="g7"/>
                </connections></tableViewController>
            <tapGestureRecognizer id="tap"><connections>
                <segue destination="detail" kind="popoverPresentation" id="g8"/></connections></tapGestureRecognizer>
            </objects></scene>
        <scene sceneID="s4"><objects><viewController id="detail" sceneMemberID="viewController">
            <view key="view" id="detail-v"/><navigationItem key="navigationItem" title="Detail" id="item">
                <barButtonItem key="leftBarButtonItem" title="Done" id="done"><connections>
                    <segue destination="out" kind="unwind" unwindAction="backToList:" id="g9"/>
                </connections></barButtonItem></navigationItem></viewController>
            <exit id="out" sceneMemberID="exit"/></objects></scene>
        <scene sceneID="s5"><objects><viewControllerPlaceholder storyboardName="Other"
            referencedIdentifier="First" id="other" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s6"><objects><viewControllerPlaceholder storyboardName="More" id="more"
            sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """

    private func text(_ flow: StoryboardFlow) -> String {
        let controllers = flow.controllers.map { controller in
            let reference = controller.reference.map {
                " -> \($0.storyboard ?? "-") \($0.identifier ?? "initial")"
            }
            return [
                controller.id, controller.name, controller.className, controller.title ?? "-",
                controller.identifier ?? "-", controller.scene.map(String.init) ?? "-",
            ].joined(separator: " ") + (controller.isInitial ? " initial" : "") + (reference ?? "")
        }
        let segues = flow.segues.map { segue in
            [
                segue.source, segue.kind.rawValue, segue.destination ?? "-", segue.identifier ?? "-",
                segue.view.map { "from \($0)" } ?? "-", segue.viewName ?? "-", segue.customClass ?? "-",
                segue.action ?? "-",
            ].joined(separator: " ")
        }
        return (controllers + segues).joined(separator: "\n")
    }

    @Test func everyKindOfSegue() throws {
        let (document, _) = parseInterfaceBuilderFile(Array(Self.storyboard.utf8), file: "Main.storyboard")
        let flow = try #require(document?.flow)
        #expect(
            text(flow) == """
                tabs tabBarController UITabBarController - - 0 initial
                nav navigationController UINavigationController - - 1
                list List ListController All List 2
                detail Detail UIViewController Detail - 3
                other viewControllerPlaceholder UIStoryboard - - - -> Other First
                more viewControllerPlaceholder UIStoryboard - - - -> More initial
                tabs tab nav - - - - -
                tabs tab more - - - - -
                nav root list - - - - -
                list custom detail fade - - FadeSegue -
                list present detail add from add Add Button - -
                list show detail - from go Go - -
                list embed other - from box UIView - -
                list popover detail - from tap tapGestureRecognizer - -
                detail unwind - - from done Done - backToList:
                """)
    }

    @Test("the words of Xcode 7 and before, and what is not known")
    func oldKinds() throws {
        func kind(_ kind: String) throws -> StoryboardFlow.Kind {
            let text = Self.storyboard.replacing(#"kind="show""#, with: "kind=\"\(kind)\"")
            let (document, _) = parseInterfaceBuilderFile(Array(text.utf8), file: "Main.storyboard")
            return try #require(document?.flow?.segues.first { $0.view == "go" }).kind
        }
        #expect(try kind("push") == .show)
        #expect(try kind("modal") == .present)
        #expect(try kind("popover") == .popover)
        #expect(try kind("replace") == .showDetail)
        #expect(try kind("swap") == .custom)
    }

    @Test func aXibHasNone() {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
                targetRuntime="iOS.CocoaTouch"><objects><view contentMode="scaleToFill" id="v"/></objects></document>
            """
        #expect(parseInterfaceBuilderFile(Array(xib.utf8), file: "Cell.xib").document?.flow == nil)
    }
}
