// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A value of an event.
open class CHHapticEventParameter: NSObject {
    /// The names of values.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong it is felt.
        public static let hapticIntensity = ID(rawValue: "HapticIntensity")
        /// The sharpness of a haptic event, 0 to 1.
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
        /// How high it is.
        public static let audioPitch = ID(rawValue: "AudioPitch")
        /// The stereo position of an audio event, -1 to 1.
        public static let audioPan = ID(rawValue: "AudioPan")
        /// How bright it sounds.
        public static let audioBrightness = ID(rawValue: "AudioBrightness")
    }
    /// The identifier of the parameter.
    public let parameterID: ID
    /// The value of the parameter.
    open var value: Float
    /// Creates a value.
    public init(parameterID: ID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// A haptic or audio event.
open class CHHapticEvent: NSObject {
    /// The kinds of events.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A brief haptic impulse.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A haptic event of a duration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// An audio waveform.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    /// The type of the event.
    public let type: EventType
    /// The parameters of the event.
    public let eventParameters: [CHHapticEventParameter]
    /// The number of a sound of a file.
    open private(set) var audioResourceID: CHHapticAudioResourceID?
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
    /// Creates an event of a sound of a file.
    public convenience init(
        audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval, duration: TimeInterval = 0
    ) {
        self.init(
            eventType: .audioCustom, parameters: eventParams, relativeTime: time, duration: duration)
        audioResourceID = resID
    }
}
