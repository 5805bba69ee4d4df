// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The key of the occupation.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of notes.
public let CNContactNoteKey = "note"
/// The key of addresses of the web.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of whether it is a person.
public let CNContactTypeKey = "contactType"
/// The key of what is before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of what is after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of dates.
public let CNContactDatesKey = "dates"
/// A number of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// Whether a contact is a person. Raw values match Apple's.
public enum CNContactType: Int, Hashable, Sendable {
    /// The contact is a person.
    case person = 0
    /// It is a company.
    case organization = 1
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
    /// The street of the address.
    open override var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    /// The city of the address.
    open override var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    /// The state of the address.
    open override var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    /// The postal code.
    open override var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    /// The country of the address.
    open override var country: String {
        get { super.country }
        set { super.country = newValue }
    }
    /// Creates an empty address.
    public override init() { super.init() }
}
/// How an address is written. Raw values match Apple's.
public enum CNPostalAddressFormatterStyle: Int, Hashable, Sendable {
    /// As on a letter.
    case mailingAddress = 0
}

/// Writes addresses, in the order of the United States.
open class CNPostalAddressFormatter: NSObject {
    /// Returns an address as lines.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle)
        -> String
    {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, town.joined(separator: " "), postalAddress.country].filter {
            !$0.isEmpty
        }.joined(separator: "\n")
    }
}
/// Changes of contacts.
open class CNSaveRequest: NSObject {
    /// Creates a request.
    public override init() { super.init() }
    /// Adds a contact; has no effect here, as requests are not executed.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Updates a contact; has no effect here, as requests are not executed.
    open func update(_ contact: CNMutableContact) {}
    /// Deletes a contact; has no effect here, as requests are not executed.
    open func delete(_ contact: CNMutableContact) {}
}
extension CNContactStore {
    /// Changes contacts, which fails here.
    public func execute(_ saveRequest: CNSaveRequest) throws { throw CocoaError(.featureUnsupported) }
    /// Returns where new contacts are kept.
    public func defaultContainerIdentifier() -> String { "" }
}
/// A value of a contact.
open class CNContactProperty: NSObject {
    /// The contact of the property.
    public let contact: CNContact
    /// The key of the property.
    public let key: String
    /// The value of the property.
    open var value: Any? { nil }
    /// The name of the value.
    open var identifier: String? { nil }
    /// What the value is for.
    open var label: String? { nil }
    init(contact: CNContact, key: String) { (self.contact, self.key) = (contact, key) }
}
/// Writes contacts as vCards, which fails here.
open class CNContactVCardSerialization: NSObject {
    /// Writes contacts, which fails here.
    open class func data(with contacts: [CNContact]) throws -> Data { throw CocoaError(.featureUnsupported) }
    /// Reads contacts, which fails here.
    open class func contacts(with data: Data) throws -> [CNContact] { throw CocoaError(.featureUnsupported) }
    /// Returns the values that are needed.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString(string: "vCard") }
}
