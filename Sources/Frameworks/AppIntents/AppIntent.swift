public import UIKit

/// An action of the app that the system offers, as in Shortcuts.
///
/// A render offers none: intents are declared, made and performed by the app's own code alone.
public protocol AppIntent: Sendable {
    /// The result of the action.
    associatedtype PerformResult: IntentResult
    /// The sentence that describes the action with its parameters.
    associatedtype SummaryContent: ParameterSummary

    /// The title for the user.
    static var title: LocalizedStringResource { get }
    /// The description for the user; nil by default.
    static var description: IntentDescription? { get }
    /// Whether the action opens the app; false by default.
    static var openAppWhenRun: Bool { get }
    /// Whether the user finds the action; true by default.
    static var isDiscoverable: Bool { get }
    /// Whether the device must be unlocked; not by default.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence that describes the action with its parameters; the title by default.
    static var parameterSummary: SummaryContent { get }

    /// Creates an action without values.
    init()
    /// Performs the action.
    func perform() async throws -> PerformResult
}

/// Whether a device must be unlocked for an action.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// The action is always allowed.
    case alwaysAllowed
    /// The user must have been recognized.
    case requiresAuthentication
    /// The device itself must be unlocked.
    case requiresLocalDeviceAuthentication
}

extension AppIntent {
    /// A value that the action takes.
    public typealias Parameter<Value> = IntentParameter<Value>
    /// The sentence of an action.
    public typealias Summary = IntentParameterSummary<Self>
    /// A sentence by the value of a parameter.
    public typealias When = ParameterSummaryWhenCondition<Self>
    /// An object that the app has registered.
    public typealias Dependency = AppDependency

    /// The description for the user: none.
    public static var description: IntentDescription? { nil }
    /// Whether the action opens the app: not by default.
    public static var openAppWhenRun: Bool { false }
    /// Whether the user finds the action: by default.
    public static var isDiscoverable: Bool { true }
    /// Whether the device must be unlocked: not by default.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// Donates the action to the system, which keeps none here.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    /// Performs the action, as if the user had asked for it.
    public func callAsFunction(donate: Bool = false) async throws { _ = try await perform() }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    /// The sentence that describes the action: its title.
    public static var parameterSummary: IntentParameterSummary<Self> {
        IntentParameterSummary(text: String(localized: title))
    }
}

/// The identifier of a donated action.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// An action that opens something in the app.
public protocol OpenIntent: AppIntent {
    /// What is opened.
    associatedtype Value
    /// The value that is opened.
    var target: Value { get }
}

extension OpenIntent {
    /// Whether the action opens the app: it does.
    public static var openAppWhenRun: Bool { true }
}

/// An action that configures a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// The default implementation does nothing: widgets read the parameters.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An action that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An action that starts or changes a Live Activity.
public protocol LiveActivityIntent: AppIntent {}
/// An action that may go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Returns the error by which the action asks to go on in the app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (() -> Void)? = nil
    ) -> any Error { CocoaError(.userCancelled) }
    /// Asks to go on in the app, which the user declines.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw CocoaError(.userCancelled)
    }
}
