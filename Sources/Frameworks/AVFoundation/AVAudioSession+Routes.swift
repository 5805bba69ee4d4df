// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

extension AVAudioSession {
    /// A kind of microphone or loudspeaker.
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The name.
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
        /// The loudspeaker.
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
        /// A screen.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// A device at the socket.
        public static let usbAudio = Port(rawValue: "USBAudio")
    }

    /// Whether something else begins or ends to sound. Raw values match Apple's.
    public enum InterruptionType: UInt, Hashable, Sendable {
        /// It ends.
        case ended = 0
        /// It begins.
        case began = 1
    }

    /// What is to be done after something else has sounded. Raw values match Apple's.
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To play on.
        public static let shouldResume = InterruptionOptions(rawValue: 1 << 0)
    }

    /// Why sounds go elsewhere. Raw values match Apple's.
    public enum RouteChangeReason: UInt, Hashable, Sendable {
        /// Not known.
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
        /// They may be heard.
        case end = 0
        /// They should not.
        case begin = 1
    }

    /// Which words may be told to the user. Raw values match Apple's.
    public enum PromptStyle: UInt, Hashable, Sendable {
        /// None.
        case none = 0x6e6f_6e65
        /// Short ones.
        case short = 0x7368_7274
        /// All.
        case normal = 0x6e72_6d6c
    }

    /// Posted when another app sounds.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when the sound goes elsewhere.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Posted when nothing can sound any more.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// Posted when all has to be made anew.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// Posted when sounds that are not needed should end, or may be heard.
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
    /// Which words may be told to the user.
    public var promptStyle: PromptStyle { .normal }
    /// Samples a second.
    public var sampleRate: Double { 48000 }
    /// The seconds of a buffer.
    public var ioBufferDuration: TimeInterval { 0.02 }
    /// The seconds until a sound is recorded.
    public var inputLatency: TimeInterval { 0 }
    /// The seconds until a sound is heard.
    public var outputLatency: TimeInterval { 0 }
    /// The channels of the microphone.
    public var inputNumberOfChannels: Int { 0 }
    /// The channels of the loudspeaker.
    public var outputNumberOfChannels: Int { 2 }
}

/// Where sounds come from and go to: nowhere.
open class AVAudioSessionRouteDescription: NSObject {
    /// The microphones.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// The loudspeakers.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A microphone or a loudspeaker; none are made here.
open class AVAudioSessionPortDescription: NSObject {
    /// The kind.
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
        /// It may.
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
