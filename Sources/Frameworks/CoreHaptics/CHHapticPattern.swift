// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The number of a sound of a file.
public typealias CHHapticAudioResourceID = Int

/// A value that changes while something plays.
open class CHHapticDynamicParameter: NSObject {
    /// The names of values.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong it is felt.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// The sharpness of all haptic events.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// How fast it begins.
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        /// How fast it fades.
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        /// How fast it ends.
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        /// How loud it is.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// The stereo position of all audio events.
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        /// How high it is.
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
        /// How bright it sounds.
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    }

    /// The identifier of the parameter.
    public let parameterID: ID
    /// The value of the parameter.
    open var value: Float
    /// When it changes, in seconds.
    open var relativeTime: TimeInterval
    /// Creates a value.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// A value that changes slowly while something plays.
open class CHHapticParameterCurve: NSObject {
    /// A value at a time.
    open class ControlPoint: NSObject {
        /// The time in seconds.
        open var relativeTime: TimeInterval
        /// The value at the point.
        open var value: Float
        /// Creates a point.
        public init(relativeTime time: TimeInterval, value: Float) {
            (relativeTime, self.value) = (time, value)
        }
    }
    /// The identifier of the parameter.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The control points of the curve.
    public let controlPoints: [ControlPoint]
    /// When it begins, in seconds.
    open var relativeTime: TimeInterval
    /// Creates a curve.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }
}

/// Events in their order.
open class CHHapticPattern: NSObject {
    /// The keys of a pattern as a dictionary.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The version of the pattern.
        public static let version = Key(rawValue: "Version")
        /// The events and values.
        public static let pattern = Key(rawValue: "Pattern")
        /// An event of the pattern.
        public static let event = Key(rawValue: "Event")
        /// The kind of an event.
        public static let eventType = Key(rawValue: "EventType")
        /// How long an event lasts.
        public static let eventDuration = Key(rawValue: "EventDuration")
        /// The values of an event.
        public static let eventParameters = Key(rawValue: "EventParameters")
        /// The file of a sound.
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        /// How loud the sound is.
        public static let eventWaveformVolume = Key(rawValue: "EventWaveformVolume")
        /// A dynamic parameter of the pattern.
        public static let parameter = Key(rawValue: "Parameter")
        /// The name of a value.
        public static let parameterID = Key(rawValue: "ParameterID")
        /// The value of a parameter.
        public static let parameterValue = Key(rawValue: "ParameterValue")
        /// A parameter curve of the pattern.
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        /// The values of a curve.
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
        /// The time of an event, in seconds.
        public static let time = Key(rawValue: "Time")
    }

    /// The seconds until the end of the last event.
    public let duration: TimeInterval
    /// Creates a pattern.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
    /// Creates a pattern with curves.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
    /// Creates a pattern of a dictionary.
    public init(dictionary patternDict: [Key: Any]) throws {
        let entries = patternDict[.pattern] as? [[Key: Any]] ?? []
        let ends = entries.compactMap { $0[.event] as? [Key: Any] }.map {
            Self.seconds($0[.time]) + Self.seconds($0[.eventDuration])
        }
        duration = ends.max() ?? 0
    }
    private static func seconds(_ value: Any?) -> TimeInterval {
        value as? Double ?? (value as? Int).map(Double.init) ?? 0
    }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Starts the pattern at a time.
    func start(atTime time: TimeInterval) throws
    /// Stops the pattern at a time.
    func stop(atTime time: TimeInterval) throws
    /// Sends dynamic parameters at a time.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Changes a value slowly.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    /// Forgets what is to be played.
    func cancel() throws
    /// Whether nothing is felt.
    var isMuted: Bool { get set }
}

/// Plays a pattern again, or a part of it.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Pauses the pattern at a time.
    func pause(atTime time: TimeInterval) throws
    /// Resumes the pattern at a time.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a time.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// Whether it is repeated.
    var loopEnabled: Bool { get set }
    /// Where it is repeated.
    var loopEnd: TimeInterval { get set }
    /// How fast it is.
    var playbackRate: Float { get set }
    /// Called at the end.
    var completionHandler: ((any Error)?) -> Void { get set }
}
