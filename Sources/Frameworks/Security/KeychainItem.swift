import UIKit

/// A password in the keychain of a render.
struct KeychainItem {
    /// The class: `kSecClassGenericPassword` or `kSecClassInternetPassword`.
    var itemClass: String
    /// The attributes by the names of their keys.
    var attributes: [String: AnyHashable]
    /// The secret; nil for an item without one.
    var data: Data?
    /// The reference by which the item can be found.
    var reference: Data

    /// The attributes by which items of a class differ; no two items have the same values of all.
    ///
    /// Source: the discussion of `errSecDuplicateItem` in Apple's documentation.
    static let identity: [String: [String]] = [
        "genp": ["acct", "svce", "agrp", "sync"],
        "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"],
    ]

    /// The keys of a query that are no attributes of items.
    static let controlKeys: Set<String> = ["class", "v_Data", "v_Ref", "v_PersistentRef", "nleg"]

    /// Whether a key of a query names an attribute: the others say what is returned, matched and asked.
    static func isAttribute(_ key: String) -> Bool {
        !controlKeys.contains(key) && !["r_", "m_", "u_"].contains { key.hasPrefix($0) }
    }

    /// Whether another item is the same to the keychain.
    func isSame(as other: KeychainItem) -> Bool {
        let keys = KeychainItem.identity[itemClass] ?? []
        return itemClass == other.itemClass
            && keys.allSatisfy { attributes[$0] == other.attributes[$0] }
    }

    /// Whether a query finds the item.
    func matches(_ query: KeychainQuery) -> Bool {
        guard query.itemClass == nil || query.itemClass == itemClass else { return false }
        guard query.reference == nil || query.reference == reference else { return false }
        return query.attributes.allSatisfy { key, value in
            if key == "sync", value == AnyHashable("syna") { return true }
            return attributes[key] == value
        }
    }

    /// Returns what a query asks for: data, a reference, a dictionary of them, or nil where it asks for nothing.
    func result(for query: KeychainQuery) -> AnyObject? {
        var found: [String: Any] = [:]
        if query.returns.contains("r_Attributes") { found = attributes.mapValues(\.base) }
        if query.returns.contains("r_Data") { found["v_Data"] = data }
        if query.returns.contains("r_PersistentRef") { found["v_PersistentRef"] = reference }
        switch query.returns {
        case []: return nil
        case ["r_Data"]: return data.map { NSData(data: $0) }
        case ["r_PersistentRef"]: return NSData(data: reference)
        default: return NSDictionary(dictionary: found)
        }
    }
}
