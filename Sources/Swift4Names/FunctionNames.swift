// swift-format-ignore-file: AlwaysUseLowerCamelCase
//
// Names that Swift 4.2 has changed. Code in an older version of the language sees them, as with Apple's SDK.

public import UIKitCore

/// Returns insets of distances in points.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> UIEdgeInsets
{
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// Returns a rectangle inset by distances.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// Returns an offset.
@available(swift, obsoleted: 4.2, renamed: "UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}
/// Returns an image as the bytes of a PNG file.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// Returns an image as the bytes of a JPEG file.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

extension UIViewController {
    /// The controllers in this one.
    @available(swift, obsoleted: 4.2, renamed: "children")
    public var childViewControllers: [UIViewController] { children }
    /// Adds a controller.
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    /// Removes the controller from that around it.
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
    /// Notifies the controller that it will be in another one.
    @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    /// Notifies the controller that it is in another one.
    @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    /// Sets the traits of a child view controller.
    @available(swift, obsoleted: 4.2, renamed: "setOverrideTraitCollection(_:forChild:)")
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
    ) { setOverrideTraitCollection(collection, forChild: childViewController) }
    /// Returns the traits of a child view controller.
    @available(swift, obsoleted: 4.2, renamed: "overrideTraitCollection(forChild:)")
    public func overrideTraitCollection(forChildViewController childViewController: UIViewController)
        -> UITraitCollection?
    { overrideTraitCollection(forChild: childViewController) }
    /// The controller that decides on the status bar.
    @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
    public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
}

extension UIView {
    /// Moves a subview before the others.
    @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// Moves a subview behind the others.
    @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
    /// Creates an indicator of a style.
    @available(swift, obsoleted: 4.2, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    /// The style of the indicator.
    @available(swift, obsoleted: 4.2, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}

extension NSUnderlineStyle {
    /// One thin line.
    @available(swift, obsoleted: 4.2, renamed: "single")
    public static var styleSingle: NSUnderlineStyle { .single }
    /// One thick line.
    @available(swift, obsoleted: 4.2, renamed: "thick")
    public static var styleThick: NSUnderlineStyle { .thick }
    /// Two thin lines.
    @available(swift, obsoleted: 4.2, renamed: "double")
    public static var styleDouble: NSUnderlineStyle { .double }
    /// No line at all.
    @available(swift, obsoleted: 4.2, message: "use []")
    public static var styleNone: NSUnderlineStyle { [] }
}
