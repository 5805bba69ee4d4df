/// The text of Interface Builder documents, composed of the parts relevant to a test.
package enum IB {
    /// A storyboard of whole scenes.
    package static func storyboard(
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
    package static func scene(_ inside: String, controller: String = "", attributes: String = "") -> String {
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
    package static func xib(_ objects: String) -> String {
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

    /// A xib of these objects and nothing else: no owner, and no version of Xcode.
    package static func plainXib(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"
        targetRuntime="iOS.CocoaTouch"><objects>\(objects)</objects></document>
        """
    }
}
