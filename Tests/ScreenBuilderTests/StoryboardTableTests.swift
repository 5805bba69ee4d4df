import Diagnostics
import InterfaceFiles
import ScreenDocuments
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Tables, collections, bars and roots of xibs, on an iPhone 8 (375 by 667 points at 2x, status bar of 20).
@Suite struct StoryboardTableTests {
    private func document(_ type: String, _ content: String) throws -> SceneDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/>\(content)</document>
            """
        let parsed = parseInterfaceBuilderFile(Array(text.utf8), file: "Main")
        #expect(parsed.diagnostics.filter { $0.severity > .note }.isEmpty, "\(parsed.diagnostics)")
        return try #require(parsed.document?.scenes.first)
    }

    private func screen(_ root: String) throws -> BuiltScreen {
        let scene = try document(
            "Storyboard.XIB",
            "<scenes><scene><objects><tableViewController id=\"vc\">\(root)</tableViewController></objects>"
                + "</scene></scenes>")
        return try build(scene)
    }

    private func xib(_ root: String) throws -> BuiltScreen {
        try build(try document("XIB", "<objects>\(root)</objects>"))
    }

    private func cell(_ id: String, _ attributes: String = "", height: Int = 44, inside: String = "")
        -> String
    {
        """
        <tableViewCell contentMode="scaleToFill" indentationWidth="10" id="\(id)" \(attributes)>
        <rect key="frame" x="0" y="28" width="375" height="\(height)"/>
        <tableViewCellContentView key="contentView" contentMode="center" id="in-\(id)">
        <rect key="frame" x="0" y="0" width="375" height="\(height)"/>\(inside)
        </tableViewCellContentView></tableViewCell>
        """
    }

    private func label(_ id: String, _ text: String) -> String {
        """
        <subviews><label opaque="NO" contentMode="left" text="\(text)" id="\(id)">
        <rect key="frame" x="16" y="0" width="300" height="44"/><autoresizingMask key="autoresizingMask"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        """
    }

    private func table(_ attributes: String, _ inside: String) -> String {
        """
        <tableView key="view" contentMode="scaleToFill" separatorStyle="default" rowHeight="-1" \
        estimatedRowHeight="-1" \(attributes) id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(inside)</tableView>
        """
    }

    @Test func sectionsOfStaticTablesHaveHeadersFootersAndTheHeightsOfTheirRows() throws {
        let first = "<cells>\(cell("a", "rowHeight=\"60\""))\(cell("b", "rowHeight=\"50\""))</cells>"
        let second = "<cells>\(cell("c", "rowHeight=\"70\""))</cells>"
        let built = try screen(
            table(
                "dataMode=\"static\" style=\"grouped\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"18\"",
                """
                <sections><tableViewSection headerTitle="One" footerTitle="End" id="s1">\(first)</tableViewSection>
                <tableViewSection headerTitle="Two" id="s2">\(second)</tableViewSection></sections>
                """))
        // Below the status bar of 20: a first header of 55.5; then, after both rows, a footer of 30 and a
        // header of 38.
        #expect(try built.frame("a") == CGRect(x: 0, y: 75.5, width: 375, height: 60))
        #expect(try built.frame("b") == CGRect(x: 0, y: 135.5, width: 375, height: 50))
        #expect(try built.frame("c") == CGRect(x: 0, y: 253.5, width: 375, height: 70))
        #expect(try built.frame("in-a").size == CGSize(width: 375, height: 60))
    }

    /// Source: a public storyboard of Xcode 16, whose such cells are 44.5 high at 2x.
    @Test func aCellsListContentIsThatOfTheFile() throws {
        let content = """
            <listContentConfiguration key="contentConfiguration" text="Words" secondaryText="More" \
            prefersSideBySideTextAndSecondaryText="YES"/></tableViewCell>
            """
        let row = cell("a").replacingOccurrences(of: "</tableViewCell>", with: content)
        let built = try screen(
            table("dataMode=\"prototypes\" style=\"plain\"", "<prototypes>\(row)</prototypes>"))
        let cell = try built.view("a", as: UITableViewCell.self)
        let shown = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(shown.text == "Words" && shown.secondaryText == "More")
        #expect(shown.prefersSideBySideTextAndSecondaryText)
        #expect(cell.contentView.identifier == "in-a")
        #expect(try built.frame("a").height == 44.5)
    }

    /// Source: public storyboards, whose accessory views are beside the controller.
    @Test func outletsMakeViewsAccessories() throws {
        let content = """
            <connections><outlet property="accessoryView" destination="on" id="o"/></connections></tableViewCell>
            """
        let row = cell("a").replacingOccurrences(of: "</tableViewCell>", with: content)
        let cells = table("dataMode=\"prototypes\" style=\"plain\"", "<prototypes>\(row)</prototypes>")
        let text = """
            <scenes><scene><objects><tableViewController id="vc">\(cells)</tableViewController>
            <switch opaque="NO" contentMode="scaleToFill" on="YES" id="on">
            <rect key="frame" x="0" y="0" width="51" height="31"/></switch></objects></scene></scenes>
            """
        let scene = try document("Storyboard.XIB", text)
        let built = try build(scene)
        #expect(try built.view("a", as: UITableViewCell.self).accessoryView?.identifier == "on")
        #expect(try built.frame("on").minX == 308)
        #expect(scene.root.subviews.flatMap(\.subviews).map(\.id) == ["in-a", "on"])
    }

    @Test func additionalInsetsOfControllersAreRead() throws {
        let scene = try document(
            "Storyboard.XIB",
            """
            <scenes><scene><objects><viewController id="vc"><view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="20" width="375" height="30"/><constraints>
            <constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="r"/>
            </constraints></view><edgeInsets key="additionalSafeAreaInsets" top="10" left="4" bottom="5" right="6"/>
            </viewController></objects></scene></scenes>
            """)
        let built = try build(scene)
        #expect(try built.frame("box") == CGRect(x: 4, y: 30, width: 365, height: 30))
    }

    @Test func editingAccessoriesAreThoseOfTheFile() throws {
        let content = """
            <view key="editingAccessoryView" contentMode="scaleToFill" id="editing">
            <rect key="frame" x="0" y="0" width="30" height="20"/></view></tableViewCell>
            """
        let row = cell("a", "editingAccessoryType=\"checkmark\"")
            .replacingOccurrences(of: "</tableViewCell>", with: content)
        let built = try screen(
            table(
                "dataMode=\"prototypes\" style=\"plain\" sectionHeaderTopPadding=\"3\"",
                "<prototypes>\(row)</prototypes>"))
        let cell = try built.view("a", as: UITableViewCell.self)
        #expect(cell.editingAccessoryType == .checkmark)
        #expect(cell.editingAccessoryView?.identifier == "editing")
        #expect(cell.editingAccessoryView?.bounds.size == CGSize(width: 30, height: 20))
        #expect(cell.editingAccessoryView?.superview == nil)
        let table = try #require(cell.superview as? UITableView)
        #expect(table.sectionHeaderTopPadding == 3)
    }

    @Test func aCellsOwnLabelsAreThoseOfTheFile() throws {
        let built = try screen(
            table(
                "dataMode=\"prototypes\" style=\"plain\"",
                "<prototypes>"
                    + cell(
                        "a",
                        "style=\"IBUITableViewCellStyleDefault\" textLabel=\"words\" "
                            + "accessoryType=\"checkmark\"", inside: label("words", "Hello"))
                    + "</prototypes>"))
        let cell = try built.view("a", as: UITableViewCell.self)
        #expect(cell.textLabel?.text == "Hello" && cell.textLabel?.identifier == "words")
        #expect(cell.accessoryType == .checkmark)
        // 44 less the line of half a point below; the content keeps 16 and a tick of 24 free at the end.
        #expect(try built.frame("a").height == 43.5)
        #expect(try built.frame("in-a").width == 335)
    }

    @Test func headersAndFootersOfTablesKeepTheirHeight() throws {
        let header =
            "<view key=\"tableHeaderView\" contentMode=\"scaleToFill\" id=\"head\">"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"90\"/></view>"
        let built = try screen(
            table("style=\"plain\"", header + "<prototypes>\(cell("a", "rowHeight=\"60\""))</prototypes>"))
        #expect(try built.frame("head") == CGRect(x: 0, y: 20, width: 375, height: 90))
        #expect(try built.frame("a").minY == 110)
    }

    @Test func collectionsShowEachPrototypeInTheSizeOfTheLayout() throws {
        func item(_ id: String) -> String {
            "<collectionViewCell contentMode=\"center\" id=\"\(id)\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"200\"/>"
                + "<collectionViewCellContentView key=\"contentView\" id=\"in-\(id)\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"200\"/>"
                + "</collectionViewCellContentView></collectionViewCell>"
        }
        let built = try screen(
            """
            <collectionView key="view" contentMode="scaleToFill" alwaysBounceVertical="YES" id="grid">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" \
            minimumInteritemSpacing="10" id="flow"><size key="itemSize" width="100" height="80"/>
            <size key="headerReferenceSize" width="0" height="0"/>
            <inset key="sectionInset" minX="20" minY="10" maxX="20" maxY="10"/></collectionViewFlowLayout>
            <cells>\(item("a"))\(item("b"))</cells></collectionView>
            """)
        // Two in a line as for three: 335 of room less three times 100 leaves 17.5 between two.
        #expect(try built.frame("a") == CGRect(x: 20, y: 30, width: 100, height: 80))
        #expect(try built.frame("b") == CGRect(x: 137.5, y: 30, width: 100, height: 80))
        #expect(try built.frame("in-b").size == CGSize(width: 100, height: 80))
    }

    @Test func barsOfTheAuthorsOwnShowTheirItems() throws {
        let built = try xib(
            """
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><navigationBar contentMode="scaleToFill" fixedFrame="YES" id="bar">
            <rect key="frame" x="0" y="20" width="375" height="44"/>
            <items><navigationItem title="Title" id="i1"><barButtonItem key="leftBarButtonItem" title="Left" id="i2"/>
            </navigationItem></items></navigationBar>
            <toolbar fixedFrame="YES" contentMode="scaleToFill" id="tools">
            <rect key="frame" x="0" y="600" width="375" height="44"/><items>
            <barButtonItem systemItem="flexibleSpace" id="i3"/>
            <barButtonItem id="i4"><view key="customView" contentMode="scaleToFill" id="own">
            <rect key="frame" x="300" y="6" width="50" height="32"/></view></barButtonItem></items></toolbar>
            </subviews></view>
            """)
        let bar = try built.view("bar", as: UINavigationBar.self)
        #expect(bar.topItem?.title == "Title" && bar.topItem?.leftBarButtonItem?.title == "Left")
        #expect(try built.view("tools", as: UIToolbar.self).items?.count == 2)
        #expect(try built.frame("own").size == CGSize(width: 50, height: 32))
    }

    // MARK: Roots of xibs

    @Test func aCellIsAsWideAsTheScreenAndAsHighAsItIs() throws {
        let built = try xib(
            """
            <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0" y="0" width="320" height="90"/>
            <tableViewCellContentView key="contentView" contentMode="center" id="in">
            <rect key="frame" x="0" y="0" width="320" height="90"/></tableViewCellContentView></tableViewCell>
            """)
        #expect(try built.frame("cell") == CGRect(x: 0, y: 20, width: 375, height: 90))
        #expect(try built.frame("in").width == 375)
    }

    @Test func aFreeViewKeepsItsSizeInTheMiddle() throws {
        let built = try xib(
            "<view contentMode=\"scaleToFill\" id=\"root\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"275\" height=\"101\"/></view>")
        #expect(try built.frame("root") == CGRect(x: 50, y: 283, width: 275, height: 101))
        #expect(
            built.diagnostics.map(\.message) == [
                "the view is shown at the size it is stored in, 275 by 101 points"
            ])
    }

    /// Source: the documentation of launch screens, which fill the screen of every device.
    @Test func aLaunchScreenFillsTheScreenWhateverItsSize() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES"><objects>
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="480" height="480"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="230" y="460" width="20" height="20"/></view></subviews><constraints>
            <constraint firstItem="box" firstAttribute="width" constant="20" id="w"/>
            <constraint firstItem="box" firstAttribute="height" constant="20" id="h"/>
            <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="x"/>
            <constraint firstItem="box" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="y"/>
            </constraints><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
            """
        let parsed = parseInterfaceBuilderFile(Array(text.utf8), file: "LaunchScreen.xib")
        let scene = try #require(parsed.document?.scenes.first)
        #expect(scene.partID == nil)
        let built = try build(scene)
        #expect(try built.frame("root") == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(try built.frame("box") == CGRect(x: 177.5, y: 647, width: 20, height: 20))
        #expect(built.diagnostics.isEmpty)
    }

    @Test func theViewOfAFilesOwnerFillsTheScreen() throws {
        let built = try xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Controller"><connections>
            <outlet property="view" destination="root" id="o"/></connections></placeholder>
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="275" height="101"/></view>
            """)
        #expect(try built.frame("root") == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
}
