// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import UIKit

/// Cookies of pages.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Files of pages.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Files of pages in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// What pages store.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// What pages store for a while.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Databases of pages.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Older databases of pages.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Pages without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Files that pages asked for.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Code that goes on without its page.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What pages keep; nothing, as no page is loaded.
open class WKWebsiteDataStore: NSObject {
    /// Kept on the device.
    open class func `default`() -> WKWebsiteDataStore {
        SharedObjects.object { WKWebsiteDataStore(isPersistent: true) }
    }
    /// Returns a new store that is not persistent.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    /// Returns the kinds of what pages keep.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
            WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeWebSQLDatabases,
            WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeFetchCache,
            WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }
    /// Whether it is kept on the device.
    public let isPersistent: Bool
    /// The cookies of the store.
    public let httpCookieStore = WKHTTPCookieStore()
    init(isPersistent: Bool) { self.isPersistent = isPersistent }
    /// Removes what is kept.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) { CompletionQueue.async { completionHandler() } }
    /// Removes what is kept of some.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping () -> Void
    ) { CompletionQueue.async { completionHandler() } }
    /// Passes the records of the store: none.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { CompletionQueue.async { completionHandler([]) } }
    /// Removes records; has no effect here, as there are none.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
    /// Returns what is kept: nothing.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
}

/// What pages of a server keep.
open class WKWebsiteDataRecord: NSObject {
    /// The name of the record: its domain.
    open var displayName: String { "" }
    /// The types of its data.
    open var dataTypes: Set<String> { [] }
}

/// The cookies of pages: those that the app sets.
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    /// Passes all cookies of the store.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        CompletionQueue.async { [self] in completionHandler(cookies) }
    }
    /// Returns the cookies.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Sets a cookie.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        delete(cookie)
        cookies.append(cookie)
        CompletionQueue.async { completionHandler?() }
    }
    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        CompletionQueue.async { completionHandler?() }
    }
    /// Adds an observer of changes; has no effect here.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {}
    /// Removes an observer of changes; has no effect here.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {}
}

/// Observes changes of cookies; never called here.
public protocol WKHTTPCookieStoreObserver: AnyObject {
    /// Called after a change.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    /// The default implementation does nothing.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
