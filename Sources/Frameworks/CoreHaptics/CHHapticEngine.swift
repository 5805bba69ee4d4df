// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What the device can do.
public protocol CHHapticDeviceCapability: NSObjectProtocol {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether it can be heard.
    var supportsAudio: Bool { get }
}

private final class NoCapability: NSObject, CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// A value of an event.
open class CHHapticEventParameter: NSObject {
    /// The names of values.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong it is felt.
        public static let hapticIntensity = ID(rawValue: "HapticIntensity")
        /// How sharp it is felt.
        public static let hapticSharpness = ID(rawValue: "HapticSharpness")
        /// How fast it begins.
        public static let attackTime = ID(rawValue: "AttackTime")
        /// How fast it fades.
        public static let decayTime = ID(rawValue: "DecayTime")
        /// How fast it ends.
        public static let releaseTime = ID(rawValue: "ReleaseTime")
        /// Whether it lasts.
        public static let sustained = ID(rawValue: "Sustained")
        /// How loud it is.
        public static let audioVolume = ID(rawValue: "AudioVolume")
    }
    /// The name.
    public let parameterID: ID
    /// The value.
    open var value: Float
    /// Creates a value.
    public init(parameterID: ID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// Something that is felt or heard.
open class CHHapticEvent: NSObject {
    /// The kinds of events.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A buzz.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A sound.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    /// The kind.
    public let type: EventType
    /// The values.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins, in seconds.
    open var relativeTime: TimeInterval
    /// How long it lasts, in seconds.
    open var duration: TimeInterval
    /// Creates an event.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval, duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }
}

/// A value that changes while something plays.
open class CHHapticDynamicParameter: NSObject {}

/// Events in their order.
open class CHHapticPattern: NSObject {
    /// The seconds until the end of the last event.
    public let duration: TimeInterval
    /// Creates a pattern.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Begins.
    func start(atTime time: TimeInterval) throws
    /// Ends.
    func stop(atTime time: TimeInterval) throws
}

/// Has things felt: the device cannot.
open class CHHapticEngine: NSObject {
    /// Why an engine stops. Raw values match Apple's.
    public enum StoppedReason: Int, Hashable, Sendable {
        /// A call.
        case audioSessionInterrupt = 1
        /// The app is not shown.
        case applicationSuspended = 2
        /// Nothing is played.
        case idleTimeout = 3
        /// An error.
        case systemError = -1
    }
    /// What the device can do.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }
    /// Called when the engine has stopped.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called when the engine has to be started again.
    open var resetHandler: () -> Void = {}
    /// Whether only what can be felt is played.
    open var playsHapticsOnly = false
    /// Whether the engine stops by itself.
    open var isAutoShutdownEnabled = false
    /// Creates an engine.
    public override init() { super.init() }
    /// Begins; fails here.
    open func start() throws { throw CocoaError(.featureUnsupported) }
    /// Begins; fails here.
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    /// Ends.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Returns what plays a pattern; fails here.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CocoaError(.featureUnsupported)
    }
}
