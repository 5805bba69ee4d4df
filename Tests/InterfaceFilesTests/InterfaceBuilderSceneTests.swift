import Diagnostics
import Geometry
import ScreenDocuments
import TestSupport
import Testing

/// Scenes, their names and trees, and their canvases.
@Suite struct InterfaceBuilderSceneTests {
    @Test func theOnlySceneHasNoNameAndAnswersToItsIds() throws {
        let scene = try IB.only("")
        #expect(scene.name == nil)
        #expect(scene.identifiers.contains("vc") && scene.identifiers.contains("scene"))
        #expect(scene.root.id == "root")
    }

    @Test func scenesAreNamedByIdentifierThenClassAndOnceEach() throws {
        func scene(_ id: String, _ attributes: String) -> String {
            "<scene sceneID=\"s\(id)\"><objects><viewController id=\"\(id)\" \(attributes)>"
                + "<view key=\"view\" id=\"v\(id)\"/></viewController></objects></scene>"
        }
        let result = IB.parse(
            IB.storyboard(
                scene("1", "storyboardIdentifier=\"Login\" customClass=\"LoginController\"")
                    + scene("2", "customClass=\"DetailController\"")
                    + scene("3", "customClass=\"DetailController\"") + scene("4", "userLabel=\"Fourth\"")))
        #expect(
            result.document?.scenes.map(\.name) == [
                "Login", "DetailController", "DetailController-2", "Fourth",
            ])
        #expect(result.document?.name == "Main")
    }

    @Test func controllersWithoutViewsGiveNoScene() throws {
        let result = IB.parse(
            IB.storyboard(
                IB.scene("") + "<scene><objects><viewControllerPlaceholder id=\"p\"/></objects></scene>"))
        #expect(result.document?.scenes.count == 1)
    }

    @Test func aNavigationControllerShowsItsBarWhereItLies() throws {
        let result = IB.parse(
            IB.storyboard(
                """
                <scene><objects><navigationController id="nav">
                <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/>
                </navigationBar></navigationController></objects></scene>
                """))
        let root = try #require(result.document?.scenes.first).root
        #expect(root.id == "nav")
        #expect(root.subviews.map(\.id) == ["bar"])
        #expect(root.subviews.first?.value("frame") == .rect(Rect(x: 0, y: 20, width: 375, height: 44)))
    }

    @Test func theSizesOfDrawnClassesAreKept() throws {
        let text = IB.storyboard(
            IB.scene("<subviews><view id=\"card\" customClass=\"Card\"/><view id=\"plain\"/></subviews>"))
        let designables = """
            <designables><designable name="card"><size key="intrinsicContentSize" width="237" height="50.5"/>
            </designable></designables><resources>
            """
        let result = IB.parse(text.replacing("<resources>", with: designables))
        let root = try #require(result.document?.scenes.first).root
        #expect(
            root.subviews.map(\.origin?.designableSize) == [Size(width: 237, height: 50.5), nil])
    }

    @Test func everyTopLevelViewOfAXibIsAScene() throws {
        let result = IB.parse(IB.xib("<view id=\"a\" userLabel=\"Header\"/><label id=\"b\" text=\"x\"/>"))
        #expect(result.document?.scenes.map(\.name) == ["Header", "label"])
        #expect(result.document?.scenes.map(\.root.className) == ["UIView", "UILabel"])
        #expect(result.document?.scenes.allSatisfy { $0.canvas?.isStandalone == true } == true)
    }

    /// Documents for iPad only, as saved by Xcode 5 and 6, indicate this in their type or in their target
    /// runtime.
    @Test func documentsForIPadAreDrawnOnAnIPad() throws {
        let xib = IB.xib("<view id=\"a\"/>")
            .replacing("CocoaTouch.XIB", with: "CocoaTouch.iPad.XIB")
            .replacing("iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\"")
        let storyboard = IB.storyboard(IB.scene(""), device: "")
            .replacing("iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\"")
        for text in [xib, storyboard] {
            let read = IB.parse(text)
            #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
            #expect(read.document?.scenes.first?.canvas?.deviceID == "ipad9_7")
        }
        #expect(IB.parse(IB.xib("<view id=\"a\"/>")).document?.scenes.first?.canvas?.deviceID == nil)
    }

    @Test func cellsOfTablesAndTheirContentAreSubviewsWithTheirFrames() throws {
        let scene = try IB.only(
            """
            <subviews><tableView id="t" translatesAutoresizingMaskIntoConstraints="NO">
                <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="375" height="20"/></view>
                <prototypes><tableViewCell id="p"><rect key="frame" x="0" y="28" width="375" height="44"/>
                    <tableViewCellContentView key="contentView" id="c">
                        <rect key="frame" x="0" y="0" width="375" height="43.5"/>
                    </tableViewCellContentView>
                </tableViewCell></prototypes>
                <sections><tableViewSection id="s"><cells><tableViewCell id="q"/></cells></tableViewSection></sections>
            </tableView></subviews>
            """)
        let table = try element("t", in: scene)
        #expect(table.subviews.map(\.id) == ["h", "p", "s"])
        #expect(table.subviews.map(\.origin?.slot) == ["tableHeaderView", "cell", "item"])
        #expect(table.subviews.last?.className == "TableSection")
        #expect(table.subviews.last?.subviews.map(\.id) == ["q"])
        let content = try element("c", in: scene)
        #expect(content.value("frame") == .rect(Rect(x: 0, y: 0, width: 375, height: 43.5)))
    }

    @Test func framesOfViewsUnderConstraintsAreNotRead() throws {
        let scene = try IB.only(
            """
            <subviews>
            <view id="solved" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="1" y="2" width="3" height="4"/></view>
            <view id="fixed" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/></view>
            <view id="old"><rect key="frame" x="5" y="6" width="7" height="8"/></view>
            <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
                <view id="arranged"><rect key="frame" x="5" y="6" width="7" height="8"/></view>
            </subviews></stackView>
            </subviews>
            """)
        #expect(try element("solved", in: scene).value("frame") == nil)
        #expect(
            try element("fixed", in: scene).value("frame") == .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
        #expect(
            try element("fixed", in: scene).value("autoresizingMask")
                == .choices(["flexibleRightMargin", "flexibleHeight"]))
        #expect(try element("old", in: scene).value("frame") == .rect(Rect(x: 5, y: 6, width: 7, height: 8)))
        #expect(try element("arranged", in: scene).value("frame") == nil)
    }

    @Test func customClassesAndOutletsAreKeptForNaming() throws {
        let scene = try IB.only(
            "<subviews><view id=\"v\" customClass=\"Card\" userLabel=\"The card\"/></subviews>",
            controller: """
                <connections><outlet property="card" destination="v" id="o"/>
                <outletCollection property="cards" destination="v" id="p"/></connections>
                """)
        let origin = try #require(element("v", in: scene).origin)
        #expect(origin.customClass == "Card" && origin.userLabel == "The card" && origin.tag == "view")
        #expect(origin.outletNames == ["card", "cards"])
    }

    @Test func manyCustomClassesAreOneNote() {
        let views = (0..<20).map { "<view id=\"v\($0)\" customClass=\"Card\"/>" }.joined()
        let said = IB.parse(IB.storyboard(IB.scene("<subviews>\(views)</subviews>"))).diagnostics
        #expect(said.count == 1)
        #expect(said.first?.severity == .note)
        #expect(said.first?.message == "20 views of custom classes are drawn as what these extend: Card")
    }

    @Test func theCanvasIsThatOfTheFile() throws {
        let text = IB.storyboard(
            IB.scene("", controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"),
            device: """
                <device id="retina6_1" orientation="landscape" appearance="dark"><adaptation id="fullscreen"/></device>
                """, tools: "21701")
        let canvas = try #require(IB.parse(text).document?.scenes.first?.canvas)
        #expect(canvas.size == Size(width: 375, height: 667))
        #expect(canvas.deviceID == "retina6_1" && canvas.isLandscape && canvas.isDark)
        #expect(canvas.adaptation == nil && canvas.toolsVersion == 21701)
        #expect(canvas.topBar == .shown && canvas.bottomBar == .inferred)
        #expect(canvas.hasController && !canvas.isStandalone)
    }

    private func controller(_ tag: String, _ id: String, _ segues: String) -> String {
        "<scene><objects><\(tag) id=\"\(id)\"><view key=\"view\" id=\"v\(id)\"/>"
            + "<connections>\(segues)</connections></\(tag)></objects></scene>"
    }

    private func segue(_ destination: String, _ words: String) -> String {
        "<segue destination=\"\(destination)\" \(words) id=\"to\(destination)\"/>"
    }

    /// Measured: three scenes of a storyboard whose tab bar controller is in a navigation controller.
    @Test func whatIsPushedAboveATabBarControllerHasNoTabBar() throws {
        let result = IB.parse(
            IB.storyboard(
                controller(
                    "navigationController", "nav",
                    segue("tabs", "kind=\"relationship\" relationship=\"rootViewController\""))
                    + controller(
                        "tabBarController", "tabs",
                        segue("a", "kind=\"relationship\" relationship=\"viewControllers\""))
                    + controller("viewController", "a", segue("b", "kind=\"show\""))
                    + controller("viewController", "b", "")))
        let canvases = try #require(result.document?.scenes).map { ($0.root.id, $0.canvas) }
        #expect(canvases.filter { $0.1?.isInTabs == true }.map(\.0) == ["va"])
        let inNavigation = canvases.filter { $0.1?.isInNavigation == true }.map(\.0)
        #expect(inNavigation.contains("vb"))
    }

    /// Measured: scenes that storyboards push, whose navigation controller has large titles or simulates a tab bar.
    @Test func whatIsPushedKeepsTheBarsOfItsNavigationController() throws {
        func pushed(_ id: String, _ mode: String, _ segues: String) -> String {
            "<scene><objects><viewController id=\"\(id)\"><view key=\"view\" id=\"v\(id)\"/>\(mode)"
                + "<connections>\(segues)</connections></viewController></objects></scene>"
        }
        let navigation =
            "<scene><objects><navigationController id=\"nav\">"
            + "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
            + "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/><connections>"
            + segue("a", "kind=\"relationship\" relationship=\"rootViewController\"")
            + "</connections></navigationController></objects></scene>"
        let small = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"item\"/>"
        let result = IB.parse(
            IB.storyboard(
                navigation + pushed("a", "", segue("b", "kind=\"show\"") + segue("c", "kind=\"show\""))
                    + pushed("b", "", "") + pushed("c", small, "")))
        let canvases = try #require(result.document?.scenes).map { ($0.root.id, $0.canvas) }
        #expect(canvases.filter { $0.1?.hasLargeTitle == true }.map(\.0) == ["va", "vb"])
        #expect(canvases.filter { $0.1?.bottomBar == .shown }.map(\.0) == ["nav", "va", "vb", "vc"])
    }

    @Test func scenesReachedThroughANavigationControllerLieBelowItsBar() throws {
        let result = IB.parse(
            IB.storyboard(
                controller(
                    "tabBarController", "tabs",
                    segue("nav", "kind=\"relationship\" relationship=\"viewControllers\""))
                    + controller(
                        "navigationController", "nav",
                        segue("a", "kind=\"relationship\" relationship=\"rootViewController\""))
                    + controller(
                        "viewController", "a",
                        segue("b", "kind=\"show\"") + segue("c", "kind=\"presentation\""))
                    + controller("viewController", "b", "") + controller("viewController", "c", "")))
        let canvases = try #require(result.document?.scenes).map { ($0.root.id, $0.canvas) }
        let inNavigation = canvases.filter { $0.1?.isInNavigation == true }.map(\.0)
        let inTabs = canvases.filter { $0.1?.isInTabs == true }.map(\.0)
        #expect(inNavigation == ["va", "vb"])
        #expect(inTabs == ["vnav", "va", "vb"])
    }
}
