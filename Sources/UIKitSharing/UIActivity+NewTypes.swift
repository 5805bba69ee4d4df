public import UIKitCore

extension UIActivity.ActivityType {
    /// To a group that watches and listens together.
    public static let sharePlay = UIActivity.ActivityType("com.apple.UIKit.activity.SharePlay")
    /// To people who work on it, by a link.
    public static let collaborationInviteWithLink = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// A link for people who work on it.
    public static let collaborationCopyLink = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationCopyLink")
    /// To the home screen.
    public static let addToHomeScreen = UIActivity.ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
}

extension UIDocumentProperties {
    private final class Provider {
        var controller: (() -> UIActivityViewController)?
    }

    private static let provider = AttachmentKey()

    /// Returns the share sheet of the document; kept, and has no effect here.
    public var activityViewControllerProvider: (() -> UIActivityViewController)? {
        get { Self.provider.value(of: self) { Provider() }.controller }
        set { Self.provider.value(of: self) { Provider() }.controller = newValue }
    }
}
