import UIKit

/// What a dictionary asks of the keychain.
struct KeychainQuery {
    /// The class of the items; nil for any.
    var itemClass: String?
    /// The attributes that items must have, or get, by the names of their keys.
    var attributes: [String: AnyHashable] = [:]
    /// The secret of an item that is added or updated.
    var data: Data?
    /// The reference of the one item.
    var reference: Data?
    /// The keys of what is returned.
    var returns: Set<String> = []
    /// The number of items that are returned at most; nil for one that is not in an array.
    var limit: Int?

    /// Reads a dictionary.
    init(_ dictionary: CFDictionary) {
        for (key, value) in dictionary {
            guard let key = key as? String else { continue }
            switch key {
            case "class": itemClass = value as? String
            case "v_Data": data = value as? Data
            case "v_PersistentRef": reference = value as? Data
            case "m_Limit": limit = KeychainQuery.limit(value)
            case "r_Data", "r_Attributes", "r_PersistentRef":
                if (value as? NSNumber)?.boolValue == true { returns.insert(key) }
            default:
                if KeychainItem.isAttribute(key) { attributes[key] = KeychainQuery.value(value) }
            }
        }
    }

    /// Returns a value so that equal ones are equal, whether they are of Swift or of Foundation.
    private static func value(_ value: Any) -> AnyHashable? {
        switch value {
        case let text as String: text
        case let data as Data: data
        case let date as Date: date
        case let number as NSNumber: number
        default: value as? AnyHashable
        }
    }

    private static func limit(_ value: Any) -> Int? {
        if let text = value as? String { return text == "m_LimitAll" ? .max : nil }
        return (value as? NSNumber)?.intValue
    }

    /// The query with the values that hold where it does not say others.
    var completed: KeychainQuery {
        var query = self
        if query.attributes["sync"] == nil { query.attributes["sync"] = NSNumber(value: false) }
        return query
    }
}
