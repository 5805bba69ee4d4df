import UIKit

/// The keychain of a render: empty at first, and kept in memory.
///
/// Passwords are added, found, updated and removed as by a device's keychain.
/// Certificates, keys and identities are refused, as there is nothing that uses them.
final class Keychain {
    private var items: [KeychainItem] = []
    private var count: UInt64 = 0

    /// The keychain of the render.
    static var current: Keychain { SharedObjects.object { Keychain() } }

    /// The classes whose items are not kept.
    private static let refused: Set<String> = ["cert", "keys", "idnt"]

    /// Returns what is wrong with a query; nil if nothing is.
    private func problem(_ query: KeychainQuery) -> OSStatus? {
        guard let itemClass = query.itemClass else { return query.reference == nil ? errSecParam : nil }
        if Keychain.refused.contains(itemClass) { return errSecItemNotFound }
        return KeychainItem.identity[itemClass] == nil ? errSecParam : nil
    }

    /// Adds an item and returns what the query asks for of it.
    func add(_ query: KeychainQuery) -> (OSStatus, AnyObject?) {
        if let itemClass = query.itemClass, Keychain.refused.contains(itemClass) {
            return (errSecUnimplemented, nil)
        }
        guard let itemClass = query.itemClass, KeychainItem.identity[itemClass] != nil else {
            return (errSecParam, nil)
        }
        var item = KeychainItem(
            itemClass: itemClass, attributes: query.completed.attributes, data: query.data,
            reference: withUnsafeBytes(of: (count + 1).bigEndian) { Data(itemClass.utf8) + Data($0) })
        let now: AnyHashable = Date(timeIntervalSinceReferenceDate: RenderContext.current.eventLoop.now)
        item.attributes.merge(["pdmn": "ak", "cdat": now, "mdat": now]) { own, _ in own }
        guard !items.contains(where: item.isSame) else { return (errSecDuplicateItem, nil) }
        count += 1
        items.append(item)
        let result = item.result(for: query)
        return (errSecSuccess, query.limit == nil ? result : result.map { NSArray(object: $0) })
    }

    /// Returns what a query asks for of the items that it finds, in the order in which they were added.
    func find(_ query: KeychainQuery) -> (OSStatus, AnyObject?) {
        if let problem = problem(query) { return (problem, nil) }
        let query = query.completed
        let found = items.filter { $0.matches(query) }
        guard let first = found.first else { return (errSecItemNotFound, nil) }
        guard let limit = query.limit else { return (errSecSuccess, first.result(for: query)) }
        let results = found.prefix(max(0, limit)).compactMap { $0.result(for: query) }
        return (errSecSuccess, query.returns.isEmpty ? nil : NSArray(array: results))
    }

    /// Changes the items that a query finds.
    func update(_ query: KeychainQuery, to change: KeychainQuery) -> OSStatus {
        if let problem = problem(query) { return problem }
        guard change.itemClass == nil, change.returns.isEmpty else { return errSecParam }
        let query = query.completed
        let now: AnyHashable = Date(timeIntervalSinceReferenceDate: RenderContext.current.eventLoop.now)
        var changed = items
        let indexes = items.indices.filter { items[$0].matches(query) }
        guard !indexes.isEmpty else { return errSecItemNotFound }
        for index in indexes {
            changed[index].attributes["mdat"] = now
            changed[index].attributes.merge(change.attributes) { _, new in new }
            if let data = change.data { changed[index].data = data }
        }
        for index in indexes {
            let isTaken = changed.indices.contains { $0 != index && changed[$0].isSame(as: changed[index]) }
            if isTaken { return errSecDuplicateItem }
        }
        items = changed
        return errSecSuccess
    }

    /// Removes the items that a query finds.
    func remove(_ query: KeychainQuery) -> OSStatus {
        if let problem = problem(query) { return problem }
        let query = query.completed, before = items.count
        items.removeAll { $0.matches(query) }
        return items.count < before ? errSecSuccess : errSecItemNotFound
    }
}
