// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The pages that the user wants to read; none are kept here.
open class SSReadingList: NSObject {
    /// The default reading list.
    open class func `default`() -> SSReadingList? { SharedObjects.object { SSReadingList() } }
    /// Returns whether a page can be added.
    open class func supportsURL(_ URL: URL) -> Bool {
        ["http", "https"].contains(URL.scheme?.lowercased() ?? "")
    }
    /// Adds a page, which fails here.
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        throw CocoaError(.featureUnsupported)
    }
}
