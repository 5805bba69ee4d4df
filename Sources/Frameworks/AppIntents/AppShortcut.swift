public import UIKit

/// Offers the actions of an app without that the user adds them.
public protocol AppShortcutsProvider: Sendable {
    /// The actions that are offered.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color behind the actions.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// The color behind the actions: that of the system.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Reads the values of parameters again; has no effect here.
    public static func updateAppShortcutParameters() {}
}

/// The color behind the actions of an app.
public enum ShortcutTileColor: Hashable, Sendable {
    /// A shade of blue.
    case blue, navy, teal, lightBlue
    /// A shade of red.
    case red, pink, purple, grape
    /// A shade of yellow.
    case yellow, orange, tangerine
    /// A shade of another color.
    case lime, grayBlue, grayBrown, grayGreen
}

/// An action that is offered, with what the user says for it.
public struct AppShortcut: Sendable {
    /// The phrases that the user says.
    let phrases: [String]
    /// The title for the user; nil for that of the action.
    let shortTitle: LocalizedStringResource?
    /// The name of the symbol beside the title.
    let systemImageName: String?

    /// Creates an action with its phrases.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.phrases = phrases.map(\.text)
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// Creates an action with its phrases, in the style of iOS 16.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.phrases = phrases.map(\.text)
        (shortTitle, systemImageName) = (nil, nil)
    }
}

/// What the app fills in of a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The name of the app.
    case applicationName
}

/// What the user says for an action.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a phrase.
    public init(stringLiteral value: String) { text = value }
    /// Creates a phrase with the app's name and parameters.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Creates a phrase without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a text.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds what the app fills in.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            text += Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "app"
        }
        /// Adds a parameter, by the title that it has in a new action.
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            text += String(localized: Intent()[keyPath: keyPath].title)
        }
    }
}

/// Collects the actions that are offered.
@resultBuilder
public enum AppShortcutsBuilder {
    /// Returns an action.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// Returns the actions.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
        shortcuts.flatMap(\.self)
    }
    /// Returns the actions of a condition.
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    /// Returns the actions of a condition.
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// Returns the actions of a condition.
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// Returns the actions of a system.
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
