// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What became of a mail. Raw values match Apple's.
public enum MFMailComposeResult: Int, Hashable, Sendable {
    /// It was discarded.
    case cancelled = 0
    /// It was kept.
    case saved = 1
    /// It was sent.
    case sent = 2
    /// It could not be sent.
    case failed = 3
}

/// What became of a message. Raw values match Apple's.
public enum MessageComposeResult: Int, Hashable, Sendable {
    /// It was discarded.
    case cancelled = 0
    /// It was sent.
    case sent = 1
    /// It could not be sent.
    case failed = 2
}

/// Composes a mail; drawn as a placeholder.
open class MFMailComposeViewController: UINavigationController {
    /// The delegate; not retained.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    /// Returns whether mail can be sent: no account is set up here.
    open class func canSendMail() -> Bool { false }
    /// Creates a controller.
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        viewControllers = [
            PlaceholderContentController("MFMailComposeViewController", showing: "a mail to write")
        ]
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Sets the subject.
    open func setSubject(_ subject: String) { viewControllers.first?.title = subject }
    /// Sets the recipients; has no effect here.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Sets the Cc recipients; has no effect here.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Sets the Bcc recipients; has no effect here.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Sets the body; has no effect here.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds an attachment; has no effect here.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Sets the sender's address; has no effect here.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// The delegate of an MFMailComposeViewController.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// Called when the user has finished.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// The default implementation does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}

/// Composes a message; drawn as a placeholder.
open class MFMessageComposeViewController: UINavigationController {
    /// Creates a controller.
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        viewControllers = [
            PlaceholderContentController("MFMessageComposeViewController", showing: "a message to write")
        ]
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The delegate; not retained.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Who gets the message.
    open var recipients: [String]?
    /// Adds a file; returns whether that worked, which it does not here.
    @discardableResult
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool
    { false }
    /// Adds a file; returns whether that worked, which it does not here.
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool
    { false }
    /// Returns whether messages can have a subject.
    open class func canSendSubject() -> Bool { false }
    /// Disables the user's attachments; has no effect here.
    open func disableUserAttachments() {}
    /// The body of the message.
    open var body: String?
    /// The subject of the message.
    open var subject: String?
    /// Returns whether messages can be sent: none can here.
    open class func canSendText() -> Bool { false }
    /// Returns whether files can be sent: none can here.
    open class func canSendAttachments() -> Bool { false }
}

/// The delegate of an MFMessageComposeViewController.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// Called when the user has finished.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
