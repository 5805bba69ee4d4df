// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// How a name is written. Raw values match Apple's.
public enum CNContactFormatterStyle: Int, Hashable, Sendable {
    /// As a whole.
    case fullName = 0
    /// As it is spoken.
    case phoneticFullName = 1
}

/// Formats the names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {  // Has no state.
    /// Returns the name of a person; nil if there is none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
        let name = parts.isEmpty ? contact.organizationName : parts.joined(separator: " ")
        return name.isEmpty ? nil : name
    }
    /// Returns the values that a name needs.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        NSString(string: CNContactGivenNameKey)
    }
}
