import Diagnostics
import TestSupport
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Nibs in code, cells registered by nib, embedded controllers and gesture recognizers of storyboards.
@Suite(.serialized) struct NibTests {
    // MARK: Classes

    private nonisolated(unsafe) static var events: [String] = []
    private static func note(_ object: Any, _ event: String) { events.append("\(type(of: object)) \(event)") }

    private final class Owner: NSObject, InterfaceBuilderConnectable {
        var label: UILabel?
        func setOutlet(_ name: String, to object: Any?) -> Bool {
            label = object as? UILabel
            NibTests.note(self, "outlet \(name)")
            return name == "label"
        }
        func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
            NibTests.note(self, "action \(selector)")
            return true
        }
    }

    private final class WeakOwner: NSObject, InterfaceBuilderConnectable {
        weak var badge: UIView?
        func setOutlet(_ name: String, to object: Any?) -> Bool {
            badge = object as? UIView
            return true
        }
        func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false }
    }

    private final class OwnerView: UIView, InterfaceBuilderConnectable {
        func setOutlet(_ name: String, to object: Any?) -> Bool { name == "label" }
        func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
            NibTests.note(self, "action \(selector)")
            return true
        }
    }

    private final class Badge: UIView {
        override func awakeFromNib() {
            super.awakeFromNib()
            NibTests.note(self, "awake")
        }
    }

    private final class RowCell: UITableViewCell, InterfaceBuilderConnectable {
        var nameLabel: UILabel?
        func setOutlet(_ name: String, to object: Any?) -> Bool {
            nameLabel = object as? UILabel
            NibTests.note(self, "outlet \(name)")
            return true
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            NibTests.note(self, "awake with \(nameLabel?.text ?? "-")")
        }
        override func prepareForReuse() {
            super.prepareForReuse()
            NibTests.note(self, "reuse")
        }
    }

    private final class TileCell: UICollectionViewCell, InterfaceBuilderConnectable {
        var nameLabel: UILabel?
        func setOutlet(_ name: String, to object: Any?) -> Bool {
            nameLabel = object as? UILabel
            NibTests.note(self, "outlet \(name)")
            return true
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            NibTests.note(self, "awake with \(nameLabel?.text ?? "-")")
        }
    }

    private class Page: UIViewController, InterfaceBuilderConnectable {
        func setOutlet(_ name: String, to object: Any?) -> Bool { false }
        func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
            NibTests.note(self, "action \(selector) of \(sender.map { "\(type(of: $0))" } ?? "-")")
            return true
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            NibTests.note(self, "awake")
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            NibTests.note(self, "didLoad")
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let isLoaded = segue.destination.isViewLoaded ? " loaded" : ""
            NibTests.note(
                self, "prepare \(segue.identifier ?? "-") \(type(of: segue.destination))\(isLoaded)")
        }
    }
    private final class Outer: Page {}
    private final class Inner: Page {}

    // MARK: Files

    private let owned = Self.nib(
        """
        <view contentMode="scaleToFill" customClass="Badge" id="top">
        <rect key="frame" x="0" y="0" width="120" height="60"/>
        <subviews><label text="Hello" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
        <rect key="frame" x="10" y="20" width="100" height="20"/></label>
        <button opaque="NO" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="but">
        <rect key="frame" x="10" y="40" width="100" height="20"/><state key="normal" title="Go"/>
        <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/></connections>
        </button></subviews></view>
        """, owner: "<connections><outlet property=\"label\" destination=\"lab\" id=\"o1\"/></connections>")

    private let row = Self.nib(
        """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" reuseIdentifier="row" \
        customClass="RowCell" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" id="content">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <subviews><label text="Name" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
        <rect key="frame" x="16" y="10" width="200" height="24"/></label></subviews>
        </tableViewCellContentView>
        <connections><outlet property="nameLabel" destination="lab" id="o1"/></connections></tableViewCell>
        """)

    private let tile = Self.nib(
        """
        <collectionViewCell contentMode="center" reuseIdentifier="tile" customClass="TileCell" id="cell">
        <rect key="frame" x="0" y="0" width="50" height="50"/>
        <view key="contentView" contentMode="center" id="content"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <subviews><label text="Tile" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
        <rect key="frame" x="0" y="10" width="50" height="24"/></label></subviews></view>
        <connections><outlet property="nameLabel" destination="lab" id="o1"/></connections></collectionViewCell>
        """)

    private let board = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
        initialViewController="outer"><device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
        <scene sceneID="s1"><objects><viewController customClass="Outer" id="outer" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><containerView opaque="NO" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="cv">
        <rect key="frame" x="20" y="100" width="200" height="150"/>
        <connections><segue destination="inner" kind="embed" identifier="inside" id="e1"/></connections>
        </containerView>
        <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="pad">
        <rect key="frame" x="20" y="400" width="100" height="100"/>
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g1"/>
        <outletCollection property="gestureRecognizers" destination="hold" appends="YES" id="g2"/></connections>
        </view></subviews></view></viewController>
        <tapGestureRecognizer id="tap"><connections><action selector="tapped:" destination="outer" id="ga"/>
        </connections></tapGestureRecognizer>
        <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="hold"><connections>
        <segue destination="inner" kind="presentation" identifier="held" id="gs"/></connections>
        </pongPressGestureRecognizer></objects></scene>
        <scene sceneID="s3"><objects><tableViewController storyboardIdentifier="List" customClass="List" id="list" \
        sceneMemberID="viewController"><tableView key="view" contentMode="scaleToFill" dataMode="prototypes" \
        style="plain" rowHeight="44" id="tv"><rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
        <tableViewCell contentMode="scaleToFill" accessoryType="detailDisclosureButton" reuseIdentifier="proto" \
        id="pc"><rect key="frame" x="0" y="0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" id="pcv"/>
        <connections><segue destination="inner" kind="presentation" identifier="row" id="ps1"/>
        <segue destination="inner" kind="presentation" identifier="detail" trigger="accessoryAction" \
        destinationCreationSelector="makeInner:" id="ps2"/></connections></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="list" id="pd1"/>
        <outlet property="delegate" destination="list" id="pd2"/></connections>
        </tableView></tableViewController></objects></scene>
        <scene sceneID="s2"><objects><viewController customClass="Inner" id="inner" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v2"><rect key="frame" x="0" y="0" width="200" height="150"/>
        </view></viewController></objects></scene></scenes></document>
        """

    private static func nib(_ objects: String, owner: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)</objects></document>
        """
    }

    /// Shows a controller in an environment with the files, and runs a body.
    private func show(
        _ make: @escaping () -> UIViewController = { UIViewController() },
        _ body: (UIViewController, LiveScreen, DiagnosticSink) throws -> Void
    ) throws {
        let folder = try TemporaryDirectory()
        try folder.write(owned, to: "Owned.xib")
        try folder.write(owned.replacing("destination=\"lab\"", with: "destination=\"top\""), to: "Weak.xib")
        try folder.write(row, to: "Row.xib")
        try folder.write(tile, to: "Tile.xib")
        try folder.write(board, to: "Board.storyboard")
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.interfaceClasses = [
            "Badge": Badge.self, "RowCell": RowCell.self, "TileCell": TileCell.self, "Outer": Outer.self,
            "Inner": Inner.self, "List": List.self,
        ]
        let path = folder.path
        environment.makeInterfaceLoader = { InterfaceLoader(folders: [path]) }
        Self.events = []
        var root: UIViewController?
        try environment.withLiveScreen {
            let made = make()
            root = made
            return made
        } _: { screen in
            try body(try #require(root), screen, environment.sink)
        }
    }

    // MARK: Nibs

    /// Source: UINib.instantiate(withOwner:options:), awakeFromNib() (Apple's documentation): the top-level objects
    /// in order, the owner's outlets connected, and outlets before `awakeFromNib`.
    @Test(
        "top-level objects of a nib live while the code that asked for them runs, as in an autorelease pool")
    func weakOutlet() throws {
        try show { _, _, _ in
            let owner = WeakOwner()
            Bundle.main.loadNibNamed("Weak", owner: owner)
            #expect(owner.badge != nil)
        }
    }

    @Test func aNibIsMadeWithItsOwner() throws {
        try show { _, _, sink in
            let owner = Owner(), nib = UINib(nibName: "Owned", bundle: nil)
            let objects = nib.instantiate(withOwner: owner)
            let badge = try #require(objects.first as? Badge)
            #expect(objects.count == 1 && badge.frame.size == CGSize(width: 120, height: 60))
            #expect(owner.label?.text == "Hello" && owner.label?.superview === badge)
            #expect(Self.events == ["Owner outlet label", "Badge awake"])
            let again = nib.instantiate(withOwner: nil)
            #expect(again.first as AnyObject !== badge)
            let button = try #require(badge.subviews.last as? UIButton)
            Self.events = []
            button.sendActions(for: .touchUpInside)
            #expect(Self.events == ["Owner action go:"])
            #expect(sink.diagnostics.isEmpty)
        }
    }

    @Test func aViewThatOwnsANibIsTheTargetOfItsActions() throws {
        try show { _, _, sink in
            let owner = OwnerView()
            let objects = try #require(Bundle.main.loadNibNamed("Owned", owner: owner, options: nil))
            let button = try #require((objects.first as? Badge)?.subviews.last as? UIButton)
            #expect(button.allTargets.count == 1 && button.allTargets.first === owner)
            Self.events = []
            button.sendActions(for: .touchUpInside)
            #expect(Self.events == ["OwnerView action go:"])
            #expect(sink.diagnostics.isEmpty)
        }
    }

    @Test func aBundleLoadsNibs() throws {
        try show { _, _, sink in
            let owner = Owner()
            let objects = Bundle.main.loadNibNamed("Owned", owner: owner, options: nil)
            #expect(objects?.count == 1 && objects?.first is Badge)
            #expect(owner.label?.text == "Hello")
            #expect(Bundle.main.loadNibNamed("Absent", owner: nil) == nil)
            #expect(sink.diagnostics.map(\.code) == [.interfaceMissing])
        }
    }

    // MARK: Cells

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? RowCell)?.nameLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    /// Source: register(_:forCellReuseIdentifier:), dequeueReusableCell(withIdentifier:for:) (Apple's documentation).
    @Test func aTableMakesItsCellsOfANib() throws {
        try show({ Rows() }) { root, screen, _ in
            let table = try #require((root as? Rows)?.tableView)
            let made = "RowCell outlet nameLabel", awake = "RowCell awake with Name"
            #expect(Self.events == [made, awake, made, awake])
            let cells = table.visibleCells.compactMap { $0 as? RowCell }
            #expect(cells.compactMap { $0.nameLabel?.text } == ["Row 0", "Row 1"])
            #expect(cells.map(\.reuseIdentifier) == ["row", "row"])
            // A cell that is displayed again is prepared, not made again.
            Self.events = []
            table.reloadData()
            screen.window.layoutIfNeeded()
            #expect(Self.events == ["RowCell reuse", "RowCell reuse"])
        }
    }

    private final class Tiles: UICollectionViewController {
        override func viewDidLoad() {
            collectionView.register(
                UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        { 2 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? TileCell)?.nameLabel?.text = "Tile \(indexPath.item)"
            return cell
        }
    }

    /// Source: register(_:forCellWithReuseIdentifier:) (Apple's documentation).
    @Test func aCollectionMakesItsCellsOfANib() throws {
        try show({ Tiles(collectionViewLayout: UICollectionViewFlowLayout()) }) { root, _, _ in
            let collection = try #require((root as? Tiles)?.collectionView)
            let made = "TileCell outlet nameLabel", awake = "TileCell awake with Tile"
            #expect(Self.events == [made, awake, made, awake])
            let texts = [0, 1].compactMap { item in
                (collection.cellForItem(at: IndexPath(item: item, section: 0)) as? TileCell)?.nameLabel?.text
            }
            #expect(texts == ["Tile 0", "Tile 1"])
        }
    }

    private final class List: UITableViewController, InterfaceBuilderConnectable {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { tableView.dequeueReusableCell(withIdentifier: "proto", for: indexPath) }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            NibTests.note(self, "select")
        }
        override func tableView(
            _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
        ) { NibTests.note(self, "accessory") }
        func performSegueAction(
            _ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?,
            controller: inout UIViewController?
        ) -> Bool {
            guard selector == "makeInner:" else { return false }
            NibTests.note(
                self, "makeInner \(identifier ?? "-") of \(sender.map { "\(type(of: $0))" } ?? "-")")
            controller = Inner(coder: coder)
            controller?.title = "made"
            return true
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            NibTests.note(
                self, "prepare \(segue.identifier ?? "-") of \(sender.map { "\(type(of: $0))" } ?? "-")")
        }
    }

    /// Source: prepare(for:sender:) (Apple's documentation): the sender of a cell's segue, also of that of its
    /// accessory, is the cell; a method of @IBSegueAction makes the controller.
    @Test(arguments: [
        (
            350.0,
            [
                "List makeInner detail of UITableViewCell", "List prepare detail of UITableViewCell",
                "List accessory",
            ], true
        ),
        (100, ["List prepare row of UITableViewCell", "List select"], false),
    ])
    func aCellHasASegueOfItsAccessory(x: Double, expected: [String], isMade: Bool) throws {
        try show({
            UIStoryboard(name: "Board", bundle: nil).instantiateViewController(withIdentifier: "List")
        }) { root, screen, sink in
            let table = try #require((root as? List)?.tableView)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            Self.events = []
            let area = cell.convert(cell.bounds, to: screen.window)
            TouchInput().tap(at: CGPoint(x: x, y: area.midY))
            screen.state.eventLoop.settle()
            #expect(Self.events.filter { $0.hasPrefix("List") } == expected)
            let inner = try #require(root.presentedViewController as? Inner)
            #expect((inner.title == "made") == isMade)
            #expect(sink.diagnostics.isEmpty)
        }
    }

    // MARK: Scenes

    private func initial() -> UIViewController {
        UIStoryboard(name: "Board", bundle: nil).instantiateInitialViewController() ?? UIViewController()
    }

    /// Source: View Controller Programming Guide, "Implementing a Container View Controller": the child is made when
    /// the parent's scene is; `prepare(for:sender:)` (Apple's documentation) comes before what is shown is displayed.
    @Test func anEmbeddedControllerIsPreparedBeforeViewsLoad() throws {
        try show(initial) { root, _, _ in
            #expect(
                Self.events == [
                    "Outer awake", "Inner awake", "Outer prepare inside Inner", "Inner didLoad",
                    "Outer didLoad",
                ])
            let inner = try #require(root.children.first as? Inner)
            #expect(root.children.count == 1 && inner.parent === root)
            #expect(inner.view.superview?.frame == CGRect(x: 20, y: 100, width: 200, height: 150))
            #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
        }
    }

    @Test func gestureRecognizersCallActionsAndTriggerSegues() throws {
        try show(initial) { root, screen, _ in
            Self.events = []
            let input = TouchInput(), point = CGPoint(x: 70, y: 450)
            input.tap(at: point)
            #expect(Self.events == ["Outer action tapped: of UITapGestureRecognizer"])
            Self.events = []
            input.longPress(at: point)
            screen.state.eventLoop.settle()
            #expect(Self.events == ["Inner awake", "Outer prepare held Inner", "Inner didLoad"])
            #expect(root.presentedViewController is Inner)
        }
    }
}
