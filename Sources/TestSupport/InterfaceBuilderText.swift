/// Texts of Interface Builder documents for tests.
package enum InterfaceBuilderText {
    /// Returns a XIB file with some top-level objects.
    package static func xib(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"
        targetRuntime="iOS.CocoaTouch"><objects>\(objects)</objects></document>
        """
    }
}
