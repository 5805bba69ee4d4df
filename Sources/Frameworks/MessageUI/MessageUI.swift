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

/// Writes a mail; here a box.
open class MFMailComposeViewController: UINavigationController {
    /// Hears of the mail; not retained.
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
    /// Sets who gets the mail.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Sets who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Sets who gets a copy in secret.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Sets the text.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Sets the sender.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// Hears of a mail.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// Called when the user has finished.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}

/// Writes a message; here a box.
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
    /// Hears of the message; not retained.
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
    /// Has the user not add files.
    open func disableUserAttachments() {}
    /// The text.
    open var body: String?
    /// The subject.
    open var subject: String?
    /// Returns whether messages can be sent: none can here.
    open class func canSendText() -> Bool { false }
    /// Returns whether files can be sent: none can here.
    open class func canSendAttachments() -> Bool { false }
}

/// Hears of a message.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// Called when the user has finished.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
