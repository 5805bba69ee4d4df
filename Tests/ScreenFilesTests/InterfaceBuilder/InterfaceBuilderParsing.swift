import Diagnostics
import ScreenFiles
import Testing

/// Interface Builder documents, composed of the parts relevant to a test.
enum IB {
    /// A storyboard of whole scenes.
    static func storyboard(
        _ scenes: String, device: String = #"<device id="retina4_7" orientation="portrait"/>"#,
        tools: String = "14460", attributes: String = #"useAutolayout="YES""#, resources: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" \(attributes)>
            \(device)
            <scenes>\(scenes)</scenes>
            <resources>\(resources)</resources>
        </document>
        """
    }

    /// A scene of a view controller whose root view, `root` of 375 by 667 points, holds `inside`.
    static func scene(_ inside: String, controller: String = "", attributes: String = "") -> String {
        """
        <scene sceneID="scene"><objects>
        <viewController id="vc" sceneMemberID="viewController" \(attributes)>
        <layoutGuides>
            <viewControllerLayoutGuide type="top" id="top"/>
            <viewControllerLayoutGuide type="bottom" id="bottom"/>
        </layoutGuides>
        <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(inside)
        </view>
        \(controller)
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
        </objects></scene>
        """
    }

    /// A xib of top-level objects.
    static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                \(objects)
            </objects>
        </document>
        """
    }

    /// Returns the document of a text and its diagnostics.
    static func parse(_ text: String) -> (document: ScreenDocument?, diagnostics: [Diagnostic]) {
        parseInterfaceBuilderFile(Array(text.utf8), file: "Main.storyboard")
    }

    /// Returns the only scene of a storyboard whose root view contains `inside`, without diagnostics.
    static func only(
        _ inside: String, controller: String = "", resources: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> SceneDocument {
        let result = parse(storyboard(scene(inside, controller: controller), resources: resources))
        #expect(
            !result.diagnostics.contains { $0.severity > .note }, "\(result.diagnostics)",
            sourceLocation: sourceLocation)
        return try #require(result.document?.scenes.first, sourceLocation: sourceLocation)
    }
}
