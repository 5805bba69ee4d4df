// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// How the app sounds; nothing sounds here.
open class AVAudioSession: NSObject {
    /// What the app sounds for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a category.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sounds that go along with others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds that stop others.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Music or speech.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording audio without playing it.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playing and recording audio.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
        /// Processing audio without playing or recording it.
        public static let audioProcessing = Category(rawValue: "AVAudioSessionCategoryAudioProcessing")
    }

    /// What the app sounds for, more exactly.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a mode.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Nothing more exact.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Continuous spoken audio, such as a podcast.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Playing movies or other video.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Two-way voice communication.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Calls with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Films that are made.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Sounds that are measured.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Calls of games.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Spoken prompts, as of navigation.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// How the app sounds beside others. Raw values match Apple's.
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        /// The bit mask of the set.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Along with others.
        public static let mixWithOthers = CategoryOptions(rawValue: 1 << 0)
        /// Others are quieter.
        public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
        /// Headsets may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 1 << 2)
        /// Headsets may be used, as the option is named since iOS 26.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 1 << 2)
        /// Headphones without a microphone may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 1 << 5)
        /// Other devices in the room may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 1 << 6)
        /// Speech of others is stopped.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 1 << 4)
        /// A muted microphone does not stop the session.
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 1 << 7)
        /// The loudspeaker is used.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 1 << 3)
    }

    /// What else happens. Raw values match Apple's.
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        /// The bit mask of the set.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other sessions are notified that the app's has been deactivated.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
    }

    /// Where the sound may go. Raw values match Apple's.
    public enum RouteSharingPolicy: UInt, Hashable, Sendable {
        /// As that of others.
        case `default` = 0
        /// As that of long sounds.
        case longFormAudio = 1
        /// The route is the session's own.
        case independent = 2
        /// The route is that of long-form video.
        case longFormVideo = 3
    }

    /// Which loudspeaker is used. Raw values match Apple's.
    public enum PortOverride: UInt, Hashable, Sendable {
        /// None in particular.
        case none = 0
        /// That of the device.
        case speaker = 0x7370_6b72
    }

    /// Whether the app may record. Raw values match Apple's.
    public enum RecordPermission: UInt, Hashable, Sendable {
        /// The user was not asked.
        case undetermined = 0x756e_6474
        /// It may not.
        case denied = 0x6465_6e79
        /// The user has granted the permission.
        case granted = 0x6772_6e74
    }

    /// The session of the app.
    open class func sharedInstance() -> AVAudioSession { SharedObjects.object { AVAudioSession() } }
    /// What the app sounds for.
    open private(set) var category = Category.soloAmbient
    /// What the app sounds for, more exactly.
    open private(set) var mode = Mode.default
    /// How the app sounds beside others.
    open private(set) var categoryOptions: CategoryOptions = []
    /// Where the sound may go.
    open private(set) var routeSharingPolicy = RouteSharingPolicy.default
    /// How loud the device is, 0 to 1.
    open var outputVolume: Float { 1 }
    /// Whether another app sounds.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether sounds that are not needed should be silent.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// Sets what the app sounds for.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: mode, options: []) }
    /// Sets what the app sounds for.
    open func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: mode, options: options)
    }
    /// Sets what the app sounds for.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }
    /// Sets what the app sounds for.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        self.category = category
        self.mode = mode
        routeSharingPolicy = policy
        categoryOptions = options
    }
    /// Sets what the app sounds for, more exactly.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Overrides the output port; has no effect here.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// The status of the permission to record.
    open var recordPermission: RecordPermission { Permission.microphone.isDenied ? .denied : .undetermined }
    /// Activates or deactivates the session; has no effect here.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Requests the permission to record, which the user declines in the next turn of the event loop.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        Permission.microphone.request { response(false) }
    }
    /// Where sounds come from and go to: nowhere.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// Samples a second that were asked for.
    open private(set) var preferredSampleRate: Double = 0
    /// The seconds of a buffer that were asked for.
    open private(set) var preferredIOBufferDuration: TimeInterval = 0
    /// Asks for samples a second.
    open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
    /// Asks for the seconds of a buffer.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        preferredIOBufferDuration = duration
    }
    /// Prefers an input port; has no effect here, as there is none.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
}
