@_exported public import Contacts
public import UIKit

/// A contact picker; drawn as a placeholder.
open class CNContactPickerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a contact picker" }

    /// The delegate; not retained.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The values that are shown.
    open var displayedPropertyKeys: [String]?
    /// What people who can be chosen fulfil.
    open var predicateForEnablingContact: NSPredicate?
    /// Who is chosen by a tap.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Which values can be chosen.
    open var predicateForSelectionOfProperty: NSPredicate?
}

/// The delegate of a CNContactPickerViewController; its methods are never called here.
public protocol CNContactPickerDelegate: AnyObject {
    /// Called if there was no choice.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Called with who was chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Called with a value that was chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Called with those who were chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    /// The default implementation does nothing.
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
    ) {}
    /// The default implementation does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// The default implementation does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// The default implementation does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Displays a contact; drawn as a placeholder.
open class CNContactViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a contact" }

    /// The contact that is displayed.
    public let contact: CNContact
    /// The delegate; not retained.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Whether values can be changed.
    open var allowsEditing = true
    /// Whether there are actions.
    open var allowsActions = true
    /// The address book.
    open var contactStore: CNContactStore?
    /// The title in place of the name.
    open var alternateName: String?
    /// What is below the name.
    open var message: String?
    /// Which values are shown.
    open var displayedPropertyKeys: [Any]?
    /// Returns the values that are needed.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString(string: "contact") }
    /// Creates a controller that shows a person.
    public convenience init(for contact: CNContact) { self.init(contact) }
    /// Creates a controller that shows a person who may be added.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
    /// Creates a controller that adds a person.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact()) }
    init(_ contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }
}

/// The delegate of a CNContactViewController; its methods are never called here.
public protocol CNContactViewControllerDelegate: AnyObject {
    /// Called at the end.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    /// The default implementation does nothing.
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
}
