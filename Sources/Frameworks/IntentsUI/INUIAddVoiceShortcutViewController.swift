@_exported public import Intents
public import UIKit

/// Adds a shortcut to Siri; drawn as a placeholder.
open class INUIAddVoiceShortcutViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a form that adds a shortcut to Siri" }

    /// The delegate; not retained.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    /// Creates a controller.
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The delegate of an INUIAddVoiceShortcutViewController; its methods are never called here.
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
    /// Called after the choice.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Called if there was no choice.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Edits a shortcut of Siri; drawn as a placeholder.
open class INUIEditVoiceShortcutViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a form that edits a shortcut of Siri" }

    /// The delegate; not retained.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    /// Creates a controller.
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The delegate of an INUIEditVoiceShortcutViewController; its methods are never called here.
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
    /// Called after a change.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Called after the removal.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    /// Called if nothing was changed.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
