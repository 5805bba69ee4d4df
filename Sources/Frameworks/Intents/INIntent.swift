public import UIKit

/// Something that Siri may be asked for.
open class INIntent: NSObject {
    /// The words that are suggested for it.
    open var suggestedInvocationPhrase: String?
    /// The identifier of the intent.
    open var identifier: String? { nil }
    /// The words that describe it.
    open var intentDescription: String? { nil }
    /// Whether it is offered beside others.
    open var shortcutAvailability = INShortcutAvailabilityOptions()
    private var images: [String: INImage] = [:]
    /// Creates an intent.
    public override init() { super.init() }
    /// Sets the image of a parameter.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
        images[parameterName] = image
    }
    /// Returns the image of a parameter.
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
    /// Returns the image of the intent.
    open func keyImage() -> INImage? { nil }
}

/// When a shortcut is offered. Raw values match Apple's.
public struct INShortcutAvailabilityOptions: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Mindfulness before sleep.
    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    /// For journals before sleep.
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    /// For music before sleep.
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    /// For podcasts before sleep.
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
}

/// An answer to an intent.
open class INIntentResponse: NSObject {
    /// What the app goes on with.
    open var userActivity: NSUserActivity?
    /// Creates an answer.
    public override init() { super.init() }
}

/// An image of an intent.
open class INImage: NSObject {
    /// Creates an image of the app's assets.
    public convenience init(named name: String) { self.init() }
    /// Creates an image of its bytes.
    public convenience init(imageData: Data) { self.init() }
    /// Creates an image of an address.
    public convenience init?(url: URL) { self.init() }
    /// Creates an image.
    public convenience init(uiImage: UIImage) { self.init() }
}

/// A text with its sound.
open class INSpeakableString: NSObject {
    /// The text that is spoken.
    public let spokenPhrase: String
    /// Creates a text.
    public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}

/// An intent that was carried out in the app.
open class INInteraction: NSObject {
    /// The intent of the interaction.
    public let intent: INIntent
    /// The response to the intent.
    public let intentResponse: INIntentResponse?
    /// The identifier of the interaction.
    open var identifier = ""
    /// The identifier of the group.
    open var groupIdentifier: String?
    /// When it was.
    open var dateInterval: DateInterval?
    /// Creates an interaction.
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }
    /// Donates the interaction to the system, which keeps none here.
    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        CompletionQueue.async { completion?(nil) }
    }
    /// Deletes all donated interactions, of which the system keeps none here.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        CompletionQueue.async { completion?(nil) }
    }
    /// Deletes the donated interactions of some identifiers.
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        CompletionQueue.async { completion?(nil) }
    }
    /// Deletes the donated interactions of a group.
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        CompletionQueue.async { completion?(nil) }
    }
}

/// Something that the user can add to Siri.
open class INShortcut: NSObject {
    /// The intent; nil for one that opens the app.
    public let intent: INIntent?
    /// What the app goes on with; nil for an intent.
    public let userActivity: NSUserActivity?
    /// Creates a shortcut.
    public init?(intent: INIntent) {
        self.intent = intent
        userActivity = nil
    }
    /// Creates a shortcut that opens the app.
    public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
    }
}

/// A shortcut that the user has added to Siri.
open class INVoiceShortcut: NSObject {
    /// The identifier of the shortcut.
    public let identifier: UUID
    /// The words that the user says.
    public let invocationPhrase: String
    /// The shortcut that the phrase runs.
    public let shortcut: INShortcut
    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        self.identifier = identifier
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// The shortcuts that the user has added, of which there are none.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    /// The center of the app.
    public static var shared: INVoiceShortcutCenter { SharedObjects.object { INVoiceShortcutCenter() } }
    /// Passes the shortcuts that the user has added: none.
    public func getAllVoiceShortcuts(
        completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
    ) { CompletionQueue.async { completionHandler([], nil) } }
    /// Returns the shortcuts.
    public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    /// Passes the shortcut of an identifier: there is none.
    public func getVoiceShortcut(
        with identifier: UUID,
        completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
    ) { CompletionQueue.async { completionHandler(nil, nil) } }
    /// Sets the shortcuts that are suggested; has no effect here.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Whether the app may use Siri. Raw values match Apple's.
public enum INSiriAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// It may not.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// The user has authorized the app.
    case authorized = 3
}

/// What the user allows of Siri.
open class INPreferences: NSObject {
    private static let siri = Permission("siri")
    /// Returns the authorization status of Siri.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
        siri.isDenied ? .denied : .notDetermined
    }
    /// Requests the use of Siri, which the user declines in the next turn of the event loop.
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        siri.request { handler(.denied) }
    }
    /// The language of Siri.
    open class func siriLanguageCode() -> String { "en-US" }
}

/// Handles the intents of an extension.
open class INExtension: NSObject {
    /// Returns what handles an intent.
    open func handler(for intent: INIntent) -> Any { self }
}
