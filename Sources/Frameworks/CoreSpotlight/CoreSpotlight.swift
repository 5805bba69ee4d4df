// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The kind of activity that opens what was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// What is known of something that can be found.
open class CSSearchableItemAttributeSet: NSObject {
    /// The title of the item.
    open var title: String?
    /// The name that is shown.
    open var displayName: String?
    /// What it is.
    open var contentDescription: String?
    /// A small image.
    open var thumbnailData: Data?
    /// The words that find it.
    open var keywords: [String]?
    /// When it was made.
    open var contentCreationDate: Date?
    /// When it was changed.
    open var contentModificationDate: Date?
    /// What else it belongs to.
    open var relatedUniqueIdentifier: String?
    /// Creates what is known of content of a kind.
    public init(itemContentType type: String) {}
}

/// Something that can be found.
open class CSSearchableItem: NSObject {
    /// The identifier of the item.
    public let uniqueIdentifier: String
    /// What it belongs to.
    public let domainIdentifier: String?
    /// What is known of it.
    public let attributeSet: CSSearchableItemAttributeSet
    /// Creates an item.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? ""
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// What can be found on the device; nothing is searched here.
open class CSSearchableIndex: NSObject {
    /// The index of the app.
    open class func `default`() -> CSSearchableIndex { SharedObjects.object { CSSearchableIndex() } }
    /// Whether there is an index.
    open class func isIndexingAvailable() -> Bool { false }
    /// Adds items to the index; has no effect here but for the handler.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(nil) } }
    /// Removes items from the index by their identifiers; has no effect here but for the handler.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(nil) } }
    /// Removes items by what they belong to.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(nil) } }
    /// Removes all items.
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        CompletionQueue.async { completionHandler?(nil) }
    }
}

extension NSUserActivity {
    /// What is known of the activity for searching; it is not kept.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { nil }
        set {}
    }
}
