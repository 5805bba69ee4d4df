import TestSupport
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// The frames and the autoresizing masks that storyboards and nibs saved, as code finds them.
@Suite(.serialized) struct NibFrameTests {
    // MARK: Classes

    private nonisolated(unsafe) static var frames: [String: CGRect] = [:]
    private static func note(_ view: UIView, _ moment: String) {
        frames["\(type(of: view)) \(moment)"] = view.frame
        frames["\(type(of: view)) \(moment) bounds"] = view.bounds
    }

    /// A view that owns a nib and shows its contents, as large as it is.
    private final class Owner: UIView {
        private(set) var content: UIView?
        override init(frame: CGRect) {
            super.init(frame: frame)
            load()
        }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            NibFrameTests.note(self, "coder")
            load()
        }
        private func load() {
            let made = Bundle.main.loadNibNamed("Page", owner: self, options: nil)?.first as? UIView
            guard let made else { return }
            addSubview(made)
            made.frame = bounds
            content = made
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            NibFrameTests.note(self, "awake")
        }
    }

    private final class Root: UIView {
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            NibFrameTests.note(self, "coder")
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            NibFrameTests.note(self, "awake")
            for view in subviews { NibFrameTests.note(view, "in Root") }
        }
    }

    private final class Stack: UIStackView {
        required init(coder: NSCoder) {
            super.init(coder: coder)
            NibFrameTests.note(self, "coder")
        }
    }

    private final class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            NibFrameTests.note(self, "coder")
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            NibFrameTests.note(self, "awake")
            NibFrameTests.note(contentView, "in Cell")
        }
    }

    // MARK: Files

    private func nib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)</objects></document>
        """
    }

    private let fill = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#

    /// A page of 200 by 100 points with a label at its bottom right corner.
    private var page: String {
        nib(
            """
            <view contentMode="scaleToFill" id="page"><rect key="frame" x="0" y="0" width="200" height="100"/>\(fill)
            <subviews><label text="Page" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
            <rect key="frame" x="100" y="60" width="80" height="20"/>
            <constraints><constraint firstAttribute="width" constant="80" id="c1"/>
            <constraint firstAttribute="height" constant="20" id="c2"/></constraints></label></subviews>
            <constraints><constraint firstAttribute="trailing" secondItem="lab" secondAttribute="trailing" \
            constant="20" id="c3"/><constraint firstAttribute="bottom" secondItem="lab" secondAttribute="bottom" \
            constant="20" id="c4"/></constraints></view>
            """)
    }

    private var parts: String {
        nib(
            """
            <view contentMode="scaleToFill" customClass="Root" id="a"><rect key="frame" x="5" y="6" width="200" \
            height="100"/><autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES" \
            flexibleMaxY="YES"/><subviews>
            <stackView opaque="NO" contentMode="scaleToFill" customClass="Stack" \
            translatesAutoresizingMaskIntoConstraints="NO" id="st"><rect key="frame" x="10" y="20" width="30" \
            height="40"/></stackView></subviews>
            <constraints><constraint firstItem="st" firstAttribute="leading" secondItem="a" \
            secondAttribute="leading" constant="10" id="c1"/></constraints></view>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0" y="0" width="50" height="60"/></view>
            """)
    }

    private let row = """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" reuseIdentifier="row" customClass="Cell" \
        id="cell"><rect key="frame" x="0" y="0" width="320" height="88"/>
        <tableViewCellContentView key="contentView" contentMode="center" id="content">
        <rect key="frame" x="0" y="0" width="290" height="88"/></tableViewCellContentView></tableViewCell>
        """

    private var board: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="main">
        <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
        <scene sceneID="s1"><objects><viewController id="main" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" customClass="Root" id="v1">
        <rect key="frame" x="0" y="0" width="375" height="667"/>\(fill)
        <subviews><view contentMode="scaleToFill" customClass="Owner" \
        translatesAutoresizingMaskIntoConstraints="NO" id="own"><rect key="frame" x="20" y="30" width="335" \
        height="240"/></view></subviews>
        <constraints><constraint firstItem="own" firstAttribute="leading" secondItem="v1" \
        secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstAttribute="trailing" secondItem="own" secondAttribute="trailing" constant="20" id="c2"/>
        <constraint firstItem="own" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="30" \
        id="c3"/><constraint firstAttribute="bottom" secondItem="own" secondAttribute="bottom" constant="397" \
        id="c4"/></constraints></view></viewController></objects></scene></scenes></document>
        """
    }

    /// Shows a controller in an environment with the files, and runs a body.
    private func show(
        _ make: @escaping () -> UIViewController = { UIViewController() },
        _ body: (UIViewController, LiveScreen) throws -> Void
    ) throws {
        let folder = try TemporaryDirectory()
        try folder.write(page, to: "Page.xib")
        try folder.write(parts, to: "Parts.xib")
        try folder.write(nib(row), to: "Row.xib")
        try folder.write(board, to: "Board.storyboard")
        var environment = RenderEnvironment.standard
        environment.interfaceClasses = [
            "Owner": Owner.self, "Root": Root.self, "Stack": Stack.self, "Cell": Cell.self,
        ]
        let path = folder.path
        environment.makeInterfaceLoader = { InterfaceLoader(folders: [path]) }
        Self.frames = [:]
        var root: UIViewController?
        try environment.withLiveScreen {
            let made = make()
            root = made
            return made
        } _: { screen in
            try body(try #require(root), screen)
        }
    }

    // MARK: Masks

    @Test("the contents of a nib follow their owner by the mask of the file", arguments: [0.0, 50])
    func contentsFollowTheirOwner(side: CGFloat) throws {
        try show { root, screen in
            let owner = Owner(frame: CGRect(x: 0, y: 0, width: side, height: side))
            let content = try #require(owner.content)
            #expect(content.autoresizingMask == [.flexibleWidth, .flexibleHeight])
            #expect(content.translatesAutoresizingMaskIntoConstraints)
            #expect(content.frame == owner.bounds)
            root.view.addSubview(owner)
            owner.frame = CGRect(x: 0, y: 0, width: 320, height: 180)
            #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 180))
            screen.window.layoutIfNeeded()
            // The label is 80 by 20 points, 20 from the right and the bottom edge.
            #expect(content.subviews.first?.frame == CGRect(x: 220, y: 140, width: 80, height: 20))
        }
    }

    @Test("pages that owners load are as large as constraints make the owners")
    func pagesOfAGuide() throws {
        try show { root, screen in
            let scrollView = UIScrollView(frame: root.view.bounds)
            scrollView.contentInsetAdjustmentBehavior = .never
            root.view.addSubview(scrollView)
            let owners = (0..<3).map { _ in Owner(frame: .zero) }
            var start = scrollView.contentLayoutGuide.leadingAnchor
            for owner in owners {
                owner.translatesAutoresizingMaskIntoConstraints = false
                scrollView.addSubview(owner)
                NSLayoutConstraint.activate([
                    owner.leadingAnchor.constraint(equalTo: start),
                    owner.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                    owner.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
                    owner.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                    owner.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
                ])
                start = owner.trailingAnchor
            }
            start.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor).isActive = true
            screen.window.layoutIfNeeded()
            let size = root.view.bounds.size
            for (index, owner) in owners.enumerated() {
                #expect(owner.frame.minX == CGFloat(index) * size.width)
                #expect(owner.content?.frame == CGRect(origin: .zero, size: size))
                let label = owner.content?.subviews.first?.frame
                #expect(label?.maxX == size.width - 20 && label?.maxY == size.height - 20)
            }
        }
    }

    @Test func rootViewsAreAsTheFileSays() throws {
        try show { _, _ in
            let views = UINib(nibName: "Parts", bundle: nil).instantiate(withOwner: nil)
                .compactMap { $0 as? UIView }
            #expect(
                views.map(\.frame.size) == [CGSize(width: 200, height: 100), CGSize(width: 50, height: 60)])
            #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [true, false])
            #expect(
                views.map(\.autoresizingMask) == [
                    [.flexibleLeftMargin, .flexibleHeight, .flexibleBottomMargin], [],
                ])
        }
    }

    @Test("a controller's view keeps the mask of the file where code adds it")
    func sceneRootFollowsItsSuperview() throws {
        try show { root, _ in
            let child = try #require(
                UIStoryboard(name: "Board", bundle: nil).instantiateInitialViewController())
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.addChild(child)
            child.view.frame = holder.bounds
            holder.addSubview(child.view)
            holder.frame.size = CGSize(width: 300, height: 250)
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 250))
        }
    }

    // MARK: Frames

    @Test func aNibsViewsAreDecodedWithTheirFrames() throws {
        try show { _, _ in
            _ = UINib(nibName: "Parts", bundle: nil).instantiate(withOwner: nil)
            let root = CGRect(x: 5, y: 6, width: 200, height: 100)
            let stack = CGRect(x: 10, y: 20, width: 30, height: 40)
            #expect(Self.frames["Root coder"] == root && Self.frames["Root awake"] == root)
            #expect(Self.frames["Root coder bounds"] == CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(Self.frames["Stack coder"] == stack)
            // Constraints have not moved it yet.
            #expect(Self.frames["Stack in Root"] == stack)
        }
    }

    @Test func aStoryboardsViewsAreDecodedWithTheirFrames() throws {
        try show({
            UIStoryboard(name: "Board", bundle: nil).instantiateInitialViewController() ?? UIViewController()
        }) { root, _ in
            let saved = CGRect(x: 20, y: 30, width: 335, height: 240)
            #expect(Self.frames["Root coder"] == CGRect(x: 0, y: 0, width: 375, height: 667))
            #expect(Self.frames["Root awake"] == CGRect(x: 0, y: 0, width: 375, height: 667))
            #expect(Self.frames["Owner coder"] == saved && Self.frames["Owner awake"] == saved)
            #expect(Self.frames["Owner coder bounds"] == CGRect(x: 0, y: 0, width: 335, height: 240))
            // The screen is 393 by 852 points: 353 by 425 for the owner and its contents.
            let owner = try #require(root.view.subviews.first as? Owner)
            #expect(owner.frame == CGRect(x: 20, y: 30, width: 353, height: 425))
            #expect(owner.content?.frame == CGRect(x: 0, y: 0, width: 353, height: 425))
        }
    }

    @Test func aCellIsDecodedWithItsFrame() throws {
        try show { _, _ in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
            _ = table.dequeueReusableCell(withIdentifier: "row")
            let saved = CGRect(x: 0, y: 0, width: 320, height: 88)
            #expect(Self.frames["Cell coder"] == saved && Self.frames["Cell awake"] == saved)
            #expect(Self.frames["UIView in Cell"] == CGRect(x: 0, y: 0, width: 290, height: 88))
        }
    }
}
