import Diagnostics
import InterfaceFiles
import ScreenDocuments
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Lists whose prototype cells are repeated until the screen is full, on an iPhone 8 (375 by 667 points at 2x, status
/// bar of 20).
@Suite struct FullListTests {
    private func document(_ controller: String, tools: Int = 21701) throws -> ScreenDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/><scenes><scene><objects>\(controller)</objects></scene>
            </scenes></document>
            """
        let parsed = parseInterfaceBuilderFile(Array(text.utf8), file: "Main")
        return try #require(parsed.document)
    }

    private func cell(_ id: String, _ height: Int, text: String? = "Some words") -> String {
        let label = text.map {
            """
            <subviews><label opaque="NO" contentMode="left" text="\($0)" id="text-\(id)">
            <rect key="frame" x="16" y="0" width="300" height="40"/><autoresizingMask key="autoresizingMask"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
            """
        }
        return """
            <tableViewCell contentMode="scaleToFill" rowHeight="\(height)" id="\(id)">
            <rect key="frame" x="0" y="28" width="375" height="\(height)"/>
            <tableViewCellContentView key="contentView" contentMode="center" id="in-\(id)">
            <rect key="frame" x="0" y="0" width="375" height="\(height)"/>\(label ?? "")
            </tableViewCellContentView></tableViewCell>
            """
    }

    private func table(_ cells: String, _ attributes: String = "", tools: Int = 21701) throws
        -> ScreenDocument
    {
        try document(
            """
            <tableViewController id="vc"><tableView key="view" contentMode="scaleToFill" dataMode="prototypes" \
            style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" \(attributes) id="table">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <prototypes>\(cells)</prototypes></tableView></tableViewController>
            """, tools: tools)
    }

    private func built(_ document: ScreenDocument) throws -> BuiltScreen {
        try build(try #require(document.scenes.first))
    }

    private func cells(of built: BuiltScreen) throws -> [UITableViewCell] {
        try built.view("table", as: UITableView.self).visibleCells
    }

    @Test func prototypesFollowEachOtherDownToTheBottomEdge() throws {
        let built = try built(table(cell("a", 60) + cell("b", 80)))
        #expect(try built.frame("a") == CGRect(x: 0, y: 20, width: 375, height: 60))
        #expect(try built.frame("b") == CGRect(x: 0, y: 80, width: 375, height: 80))
        #expect(try built.frame("table/2/a") == CGRect(x: 0, y: 160, width: 375, height: 60))
        // Four pairs of 140 and 60 more reach down to 640, so that the screen of 667 ends in the tenth row.
        #expect(try built.frame("table/9/b") == CGRect(x: 0, y: 640, width: 375, height: 80))
        #expect(try cells(of: built).count == 10)
        #expect(try built.view("table", as: UITableView.self).contentSize.height == 700)
        #expect(try built.view("table/9/text-b", as: UILabel.self).text == "Some words")
        #expect(built.diagnostics.isEmpty, "\(built.messages)")
    }

    @Test(arguments: [0, 1, 2, 5])
    func aNumberOfRowsIsKept(count: Int) throws {
        let built = try built(table(cell("a", 60) + cell("b", 80)).settingRows(count, source: "--rows"))
        let ids = ["a", "b", "table/2/a", "table/3/b", "table/4/a"]
        #expect(try cells(of: built).map(\.identifier) == Array(ids.prefix(count)))
    }

    @Test func staticCellsAreTheRows() throws {
        var document = try table(cell("a", 60))
        func change(_ element: inout Element) {
            if element.className == "UITableView" { element.origin?.hasStaticContent = true }
            for index in element.subviews.indices { change(&element.subviews[index]) }
        }
        var screen = try #require(document.scenes[0].screen)
        change(&screen)
        document.scenes[0].screen = screen
        #expect(try cells(of: built(document.settingRows(3, source: "--rows"))).count == 1)
    }

    @Test func cellsWithoutContentAreLeftOutBesideOthers() throws {
        let built = try built(table(cell("a", 60, text: nil) + cell("b", 80)))
        #expect(try Set(cells(of: built).map(\.bounds.height)) == [80])
        #expect(try cells(of: built).first?.identifier == "b")
    }

    @Test func aTableOfEmptyCellsSaysSo() throws {
        let built = try built(table(cell("a", 60, text: nil)))
        #expect(try cells(of: built).count == 1)
        #expect(built.diagnostics.map(\.code.name) == ["list.empty"])
    }

    @Test func textsOfRepeatedRowsMayDiffer() throws {
        let document = try table(cell("a", 60))
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        let texts = try environment.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let scene = try #require(document.scenes.first)
            window.rootViewController = buildScreen(scene) { row, text in "\(text) \(row)" }
            window.layoutIfNeeded()
            var texts: [String?] = []
            window.forEachView { if let label = $0 as? UILabel { texts.append(label.text) } }
            return texts
        }
        #expect(texts.prefix(3) == ["Some words", "Some words 1", "Some words 2"])
    }

    /// Source: Apple's documentation of `fillerRowHeight`: none from iOS 15 on, before that of the last row's height.
    @Test(arguments: [(18122, CGFloat(-1)), (19082, 0)])
    func tablesOfOlderFilesHaveEmptyRows(tools: Int, height: CGFloat) throws {
        let built = try built(table(cell("a", 60), tools: tools).settingRows(1, source: "--rows"))
        let table = try built.view("table", as: UITableView.self)
        #expect(table.fillerRowHeight == height)
    }

    @Test func itemsFillTheScreenLineByLine() throws {
        func item(_ id: String) -> String {
            """
            <collectionViewCell contentMode="center" id="\(id)"><rect key="frame" x="0" y="0" width="100" height="80"/>
            <collectionViewCellContentView key="contentView" id="in-\(id)">
            <rect key="frame" x="0" y="0" width="100" height="80"/><subviews>
            <switch opaque="NO" id="switch-\(id)"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
            </subviews></collectionViewCellContentView></collectionViewCell>
            """
        }
        func grid(_ direction: String) throws -> BuiltScreen {
            try built(
                document(
                    """
                    <viewController id="vc"><collectionView key="view" id="grid">
                    <rect key="frame" x="0" y="0" width="375" height="667"/>
                    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
                    minimumInteritemSpacing="10" scrollDirection="\(direction)" id="flow">
                    <size key="itemSize" width="100" height="80"/></collectionViewFlowLayout>
                    <cells>\(item("a"))\(item("b"))</cells></collectionView></viewController>
                    """))
        }
        let down = try grid("vertical")
        // 647 points below the status bar: lines of 90 begin down to 630. The free 75 points are between the columns.
        let collection = try down.view("grid", as: UICollectionView.self)
        #expect(collection.visibleCells.count == 8 * 3)
        #expect(try down.frame("grid/23/b") == CGRect(x: 275, y: 650, width: 100, height: 80))
        #expect(collection.contentSize.height == 710)
        // Columns of 110 begin down to 330 of 375; seven items of 80 and gaps of at least 10 fit into 647.
        let across = try grid("horizontal").view("grid", as: UICollectionView.self)
        #expect(across.visibleCells.count == 4 * 7)
        #expect(across.contentSize.width == 430)
    }
}
