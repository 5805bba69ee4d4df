import TestSupport
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

@Suite("Frames of files before the first layout")
struct StoredFrameTests {
    private static let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" customClass="Card" id="top"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="dot">
        <rect key="frame" x="16" y="10" width="40" height="30"/><constraints>
        <constraint firstAttribute="width" constant="60" id="c1"/>
        <constraint firstAttribute="height" constant="60" id="c2"/></constraints></view></subviews><constraints>
        <constraint firstItem="dot" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="c3"/>
        <constraint firstItem="dot" firstAttribute="top" secondItem="top" secondAttribute="top" id="c4"/></constraints>
        </view></objects></document>
        """

    private final class Card: UIView {
        private(set) var awakeFrame = CGRect.null
        override func awakeFromNib() {
            super.awakeFromNib()
            awakeFrame = subviews.first?.frame ?? .null
        }
    }

    /// Source: a nib holds the frames of its views, which `init(coder:)` decodes; constraints are solved by the first
    /// layout (Resource Programming Guide, "The Nib Object Life Cycle"; UIView.layoutIfNeeded()).
    @Test("code finds the stored frames of views under constraints, which then decide")
    func constrained() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.nib, to: "Card.xib")
        var environment = RenderEnvironment.standard
        environment.interfaceClasses = ["Card": Card.self]
        let path = folder.path
        environment.makeInterfaceLoader = { InterfaceLoader(folders: [path]) }
        try environment.withLiveScreen {
            UIViewController()
        } _: { _ in
            let objects = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil, options: nil)
            let card = try #require(objects.first as? Card)
            #expect(card.awakeFrame == CGRect(x: 16, y: 10, width: 40, height: 30))
            card.layoutIfNeeded()
            #expect(card.subviews.first?.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
        }
    }
}
