// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

extension AVAudioSession {
    /// A kind of microphone or loudspeaker.
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The microphone of the device.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// The microphone of a headset.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// A socket for sounds from elsewhere.
        public static let lineIn = Port(rawValue: "LineIn")
        /// The loudspeaker at the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The built-in speaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// Headphones with a cable.
        public static let headphones = Port(rawValue: "Headphones")
        /// A socket for sounds to elsewhere.
        public static let lineOut = Port(rawValue: "LineOut")
        /// Headphones without a cable.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A headset without a cable.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// A device of Bluetooth Low Energy.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// Another device in the room.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A screen over HDMI.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// The audio of a car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// A device at the socket.
        public static let usbAudio = Port(rawValue: "USBAudio")
    }

    /// Whether something else begins or ends to sound. Raw values match Apple's.
    public enum InterruptionType: UInt, Hashable, Sendable {
        /// The interruption has ended.
        case ended = 0
        /// The interruption has begun.
        case began = 1
    }

    /// What is to be done after something else has sounded. Raw values match Apple's.
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        /// The bit mask of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To play on.
        public static let shouldResume = InterruptionOptions(rawValue: 1 << 0)
    }

    /// Why sounds go elsewhere. Raw values match Apple's.
    public enum RouteChangeReason: UInt, Hashable, Sendable {
        /// The reason is not known.
        case unknown = 0
        /// A device was added.
        case newDeviceAvailable = 1
        /// A device was removed.
        case oldDeviceUnavailable = 2
        /// The app sounds for something else.
        case categoryChange = 3
        /// The app asked for it.
        case `override` = 4
        /// The device woke up.
        case wakeFromSleep = 6
        /// There is nothing for what the app sounds for.
        case noSuitableRouteForCategory = 7
        /// The devices are the same, but not what they do.
        case routeConfigurationChange = 8
    }

    /// Whether sounds that are not needed should end. Raw values match Apple's.
    public enum SilenceSecondaryAudioHintType: UInt, Hashable, Sendable {
        /// Secondary audio may be played again.
        case end = 0
        /// They should not.
        case begin = 1
    }

    /// The kinds of spoken prompts that suit the current audio. Raw values match Apple's.
    public enum PromptStyle: UInt, Hashable, Sendable {
        /// No spoken prompt.
        case none = 0x6e6f_6e65
        /// A short prompt.
        case short = 0x7368_7274
        /// A prompt of any length.
        case normal = 0x6e72_6d6c
    }

    /// Posted when another app sounds.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when the sound goes elsewhere.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Posted when nothing can sound any more.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// Posted when the media server was restarted and all audio objects have to be created again.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// Posted when the app should mute its secondary audio, or may play it again.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// What apps can sound for.
    public var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    /// What apps can sound for, more exactly.
    public var availableModes: [Mode] {
        [
            .default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .videoChat,
            .spokenAudio, .voicePrompt,
        ]
    }
    /// The microphones: none.
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// Whether there is a microphone.
    public var isInputAvailable: Bool { false }
    /// The kind of spoken prompts that suits the current audio.
    public var promptStyle: PromptStyle { .normal }
    /// Samples a second.
    public var sampleRate: Double { 48000 }
    /// The seconds of a buffer.
    public var ioBufferDuration: TimeInterval { 0.02 }
    /// The seconds until a sound is recorded.
    public var inputLatency: TimeInterval { 0 }
    /// The latency of the output in seconds.
    public var outputLatency: TimeInterval { 0 }
    /// The channels of the microphone.
    public var inputNumberOfChannels: Int { 0 }
    /// The channels of the loudspeaker.
    public var outputNumberOfChannels: Int { 2 }
}

/// Where sounds come from and go to: nowhere.
open class AVAudioSessionRouteDescription: NSObject {
    /// The input ports of the route: none.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// The output ports of the route: none.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A microphone or a loudspeaker; none are made here.
open class AVAudioSessionPortDescription: NSObject {
    /// The type of the port.
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    /// What the user calls it.
    open var portName: String { "" }
    /// What the system calls it.
    open var uid: String { "" }
}

/// The key of whether something else begins or ends.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what is to be done.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of whether the app had been stopped.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The key of why sounds go elsewhere.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of where they went before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether sounds should end.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// How the app sounds, since iOS 17.
open class AVAudioApplication: NSObject {
    /// Whether the app may record. Raw values match Apple's.
    public enum recordPermission: Int, Hashable, Sendable {
        /// The user was not asked.
        case undetermined = 0x756e_6474
        /// It may not.
        case denied = 0x6465_6e79
        /// The user has granted the permission.
        case granted = 0x6772_6e74
    }

    /// The shared audio application.
    open class var shared: AVAudioApplication { SharedObjects.object { AVAudioApplication() } }
    /// The status of the permission to record.
    open var recordPermission: recordPermission { Permission.microphone.isDenied ? .denied : .undetermined }
    /// Requests the permission to record, which the user declines in the next turn of the event loop.
    open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
        Permission.microphone.request { response(false) }
    }
    /// Requests the permission to record, which the user declines.
    open class func requestRecordPermission() async -> Bool {
        Permission.microphone.decline()
        return false
    }
}
