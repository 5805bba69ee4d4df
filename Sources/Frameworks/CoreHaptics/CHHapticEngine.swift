// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What the device can do.
public protocol CHHapticDeviceCapability: NSObjectProtocol {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether the device supports audio.
    var supportsAudio: Bool { get }
}

private final class NoCapability: NSObject, CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// The immediate start of an event.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays haptic patterns, which the device does not support.
open class CHHapticEngine: NSObject {
    /// Called when the engine was started or stopped.
    public typealias CompletionHandler = ((any Error)?) -> Void
    /// What decides what is done when all was played.
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction
    /// Why an engine stops. Raw values match Apple's.
    public enum StoppedReason: Int, Hashable, Sendable {
        /// Another audio session interrupted the engine.
        case audioSessionInterrupt = 1
        /// The app is not shown.
        case applicationSuspended = 2
        /// Nothing is played.
        case idleTimeout = 3
        /// All was played.
        case notifyWhenFinished = 4
        /// There is no engine any more.
        case engineDestroyed = 5
        /// There is no controller any more.
        case gameControllerDisconnect = 6
        /// A system error occurred.
        case systemError = -1
    }

    /// What is done when all was played. Raw values match Apple's.
    public enum FinishedAction: Int, Hashable, Sendable {
        /// The engine stops.
        case stopEngine = 1
        /// The engine goes on running.
        case leaveEngineRunning = 2
    }

    /// What the device can do.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }
    /// Called when the engine has stopped.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called when the engine has to be restarted.
    open var resetHandler: () -> Void = {}
    /// Whether only what can be felt is played.
    open var playsHapticsOnly = false
    /// Whether the engine plays audio alone.
    open var playsAudioOnly = false
    /// Whether the engine mutes audio.
    open var isMutedForAudio = false
    /// Whether nothing is felt.
    open var isMutedForHaptics = false
    /// Whether the engine stops by itself.
    open var isAutoShutdownEnabled = false
    /// The time of the engine.
    open var currentTime: TimeInterval { 0 }
    /// Creates an engine.
    public override init() { super.init() }
    /// Begins; fails here.
    open func start() throws { throw CocoaError(.featureUnsupported) }
    /// Begins; fails here.
    open func start(completionHandler: CompletionHandler? = nil) {
        CompletionQueue.async { completionHandler?(CocoaError(.featureUnsupported)) }
    }
    /// Stops the engine.
    open func stop(completionHandler: CompletionHandler? = nil) {
        CompletionQueue.async { completionHandler?(nil) }
    }
    /// Calls a block when all players have finished; has no effect here, as nothing is played.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
    /// Returns what plays a pattern; fails here.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CocoaError(.featureUnsupported)
    }
    /// Returns what plays a pattern; fails here.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CocoaError(.featureUnsupported)
    }
    /// Plays the pattern of a file; fails here.
    open func playPattern(from fileURL: URL) throws { throw CocoaError(.featureUnsupported) }
    /// Plays the pattern of a file; fails here.
    open func playPattern(from data: Data) throws { throw CocoaError(.featureUnsupported) }
    /// Reads a sound; fails here.
    open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws
        -> CHHapticAudioResourceID
    { throw CocoaError(.featureUnsupported) }
    /// Removes an audio resource; has no effect here.
    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {}
}
