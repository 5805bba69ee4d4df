/// A storyboard of controllers, each of a class and named like it.
enum ClassStoryboard {
    /// Returns the storyboard of some classes.
    static func text(_ classes: [String]) -> String {
        let scenes = classes.enumerated().map { index, name in
            """
            <scene sceneID="s\(index)"><objects>
            <viewController storyboardIdentifier="\(name)" id="c\(index)" customClass="\(name)" \
            sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v\(index)">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </view></viewController></objects></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
            initialViewController="c0">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes></document>
            """
    }
}
