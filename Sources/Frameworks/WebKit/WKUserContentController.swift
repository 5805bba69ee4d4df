// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import UIKit

/// Messages and scripts between an app and its web pages.
open class WKUserContentController: NSObject {
    /// The code that is added to pages.
    open private(set) var userScripts: [WKUserScript] = []
    /// Creates a controller.
    public override init() { super.init() }
    /// Adds code to pages.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all code that was added.
    open func removeAllUserScripts() { userScripts = [] }
    /// Adds a handler of messages; has no effect here, as no page sends any.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Adds a handler of messages in a content world; has no effect here, as no page sends any.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {}
    /// Adds a handler that replies to messages; has no effect here, as no page sends any.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {}
    /// Removes a handler of messages; has no effect here.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Removes a handler of messages in a content world; has no effect here.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
    /// Removes all handlers of messages; has no effect here.
    open func removeAllScriptMessageHandlers() {}
    /// Adds a content rule list; has no effect here.
    open func add(_ contentRuleList: WKContentRuleList) {}
    /// Removes a content rule list; has no effect here.
    open func remove(_ contentRuleList: WKContentRuleList) {}
    /// Removes all content rule lists; has no effect here.
    open func removeAllContentRuleLists() {}
}

/// Answers messages of code of pages; never called here.
public protocol WKScriptMessageHandlerWithReply: AnyObject {
    /// Called for a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}

/// Code that is added to pages.
open class WKUserScript: NSObject {
    /// When it runs. Raw values match Apple's.
    public enum InjectionTime: Int, Hashable, Sendable {
        /// Before the page.
        case atDocumentStart = 0
        /// After the page.
        case atDocumentEnd = 1
    }

    /// The source code of the script.
    public let source: String
    /// When it runs.
    public let injectionTime: InjectionTime
    /// Whether it runs for the whole page only.
    public let isForMainFrameOnly: Bool
    /// Creates a script.
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
    /// Creates a script in a world.
    public convenience init(
        source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// What code of a page sees.
open class WKContentWorld: NSObject {
    /// The name; nil for the worlds of the page and of the app.
    public let name: String?
    /// The world of the page's own scripts.
    open class var page: WKContentWorld { ContentWorlds.shared.page }
    /// The default world of the app's scripts.
    open class var defaultClient: WKContentWorld { ContentWorlds.shared.defaultClient }
    /// Returns the world of a name, the same object for the same name.
    open class func world(name: String) -> WKContentWorld { ContentWorlds.shared.world(name) }

    fileprivate init(name: String?) {
        self.name = name
        super.init()
    }
}

/// The content worlds of a render.
private final class ContentWorlds {
    let page = WKContentWorld(name: nil), defaultClient = WKContentWorld(name: nil)
    private var named: [String: WKContentWorld] = [:]

    static var shared: ContentWorlds { SharedObjects.object { ContentWorlds() } }

    func world(_ name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let made = WKContentWorld(name: name)
        named[name] = made
        return made
    }
}

/// Rules of what is loaded; none are made here.
open class WKContentRuleList: NSObject {
    /// The identifier of the list.
    open var identifier: String { "" }
}

/// Keeps rules, which fails here.
open class WKContentRuleListStore: NSObject {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The store of the app.
    open class func `default`() -> WKContentRuleListStore! {
        SharedObjects.object { WKContentRuleListStore() }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Reads rules, which fails here.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) { CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Passes the content rule list of an identifier, which fails here.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) { CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Removes a content rule list: there is none.
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
    ) { CompletionQueue.async { completionHandler(nil) } }
}

/// What pages run in.
open class WKProcessPool: NSObject {
    /// Creates a pool.
    public override init() { super.init() }
}

/// Which texts become links. Raw values match Apple's.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers of phones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses in text.
    public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
    /// Dates of calendar events.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
    /// Items of lookup suggestions.
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
    /// All types of data.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// What a touch selects. Raw values match Apple's.
public enum WKSelectionGranularity: Int, Hashable, Sendable {
    /// The granularity that suits the selection.
    case dynamic = 0
    /// Single characters are selected.
    case character = 1
}
