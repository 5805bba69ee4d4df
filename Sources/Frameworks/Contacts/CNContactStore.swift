// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What of the address book an app wants. Raw values match Apple's.
public enum CNEntityType: Int, Hashable, Sendable {
    /// Contacts of people and organizations.
    case contacts = 0
}

/// Whether the app may see the address book. Raw values match Apple's.
public enum CNAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// It may not.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// The app has access.
    case authorized = 3
    /// It may see some.
    case limited = 4
}

/// A value of a person that is read.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

/// The key of the first name.
public let CNContactGivenNameKey = "givenName"
/// The key of the last name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The label of what is at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of what is at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of something else.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

/// A value with its label.
open class CNLabeledValue<ValueType>: NSObject {
    /// The label of the value.
    public let label: String?
    /// The labeled value.
    public let value: ValueType
    /// Creates a labelled value.
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }
    /// Returns the words of a label.
    open class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? String(label.dropFirst(4).dropLast(4)) : label
    }
}

/// A telephone number.
open class CNPhoneNumber: NSObject {
    /// The number as a string.
    public let stringValue: String
    /// Creates a number.
    public init(stringValue string: String) { stringValue = string }
}

/// A postal address.
open class CNPostalAddress: NSObject {
    /// The street of the address.
    open internal(set) var street = ""
    /// The city of the address.
    open internal(set) var city = ""
    /// The state of the address.
    open internal(set) var state = ""
    /// The postal code.
    open internal(set) var postalCode = ""
    /// The country of the address.
    open internal(set) var country = ""
}

/// A contact: a person or an organization.
open class CNContact: NSObject {
    /// The identifier of the contact.
    open var identifier: String { "" }
    /// The first name.
    open fileprivate(set) var givenName = ""
    /// The last name.
    open fileprivate(set) var familyName = ""
    /// The middle name.
    open fileprivate(set) var middleName = ""
    /// The nickname of the contact.
    open fileprivate(set) var nickname = ""
    /// The organization of the contact.
    open fileprivate(set) var organizationName = ""
    /// The telephone numbers.
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    /// The mail addresses.
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    /// The postal addresses of the contact.
    open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    /// The birthday of the contact.
    open fileprivate(set) var birthday: DateComponents?
    /// The image data of the contact.
    open fileprivate(set) var imageData: Data?
    /// Whether it is a person.
    open fileprivate(set) var contactType = CNContactType.person
    /// The note about the contact.
    open fileprivate(set) var note = ""
    /// The job title of the contact.
    open fileprivate(set) var jobTitle = ""
    /// The department of the contact.
    open fileprivate(set) var departmentName = ""
    /// What is before the name.
    open fileprivate(set) var namePrefix = ""
    /// What is after the name.
    open fileprivate(set) var nameSuffix = ""
    /// Addresses of the web.
    open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    /// Returns whether values were asked for.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// Returns which contacts are meant.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns which contacts are meant.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns which contacts are meant.
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns which contacts are meant.
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns which contacts are meant.
    open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate
    { NSPredicate(value: false) }
    /// The small picture.
    open var thumbnailImageData: Data? { imageData }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { imageData != nil }
    /// Returns whether a value was read; all are.
    open func isKeyAvailable(_ key: String) -> Bool { true }
}

/// A person whose values can be set.
open class CNMutableContact: CNContact {
    /// The middle name.
    open override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    /// The nickname of the contact.
    open override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    /// The birthday of the contact.
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    /// The postal addresses of the contact.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
    /// Whether it is a person.
    open override var contactType: CNContactType {
        get { super.contactType }
        set { super.contactType = newValue }
    }
    /// The note about the contact.
    open override var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    /// The job title of the contact.
    open override var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    /// The department of the contact.
    open override var departmentName: String {
        get { super.departmentName }
        set { super.departmentName = newValue }
    }
    /// What is before the name.
    open override var namePrefix: String {
        get { super.namePrefix }
        set { super.namePrefix = newValue }
    }
    /// What is after the name.
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { super.nameSuffix = newValue }
    }
    /// Addresses of the web.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { super.urlAddresses = newValue }
    }
    /// The first name.
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    /// The last name.
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    /// The organization of the contact.
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    /// The telephone numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    /// The mail addresses.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    /// The image data of the contact.
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
}

/// Asks for people.
open class CNContactFetchRequest: NSObject {
    /// The sort order of the results.
    open var sortOrder = CNContactSortOrder.none
    /// What they fulfil.
    open var predicate: NSPredicate?
    /// Whether people of several address books are one.
    open var unifyResults = true
    /// Creates a request.
    public init(keysToFetch: [any CNKeyDescriptor]) {}
}

/// The order of people. Raw values match Apple's.
public enum CNContactSortOrder: Int, Hashable, Sendable {
    /// No order is guaranteed.
    case none = 0
    /// The order that the user has chosen.
    case userDefault = 1
    /// By the first name.
    case givenName = 2
    /// By the last name.
    case familyName = 3
}

/// The contacts of the user, of which there are none.
open class CNContactStore: NSObject {
    /// Creates a store.
    public override init() { super.init() }
    private static let permission = Permission("contacts")
    /// Returns the authorization status of the contacts.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        permission.isDenied ? .denied : .notDetermined
    }
    /// Requests access to the contacts, which the user declines in the next turn of the event loop.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { Self.permission.request { completionHandler(false, nil) } }
    /// Requests access to the contacts, which the user declines.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        Self.permission.decline()
        return false
    }
    /// Calls a block for each contact of a request; has no effect here, as there are none.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}
    /// Returns the contacts that match a predicate: none.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { [] }
    /// Returns a person; fails here.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CocoaError(.featureUnsupported) }
}

extension Notification.Name {
    /// Posted when the address book has changed, which never happens.
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
