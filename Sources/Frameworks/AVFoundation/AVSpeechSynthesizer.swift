// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Synthesizes speech from utterances; no audio is output.
open class AVSpeechSynthesizer: NSObject {
    /// The delegate; not retained.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether a text is read.
    open var isSpeaking: Bool { false }
    /// Whether it waits.
    open var isPaused: Bool { false }
    /// Whether it sounds as the app does.
    open var usesApplicationAudioSession = true
    /// Creates a reader.
    public override init() { super.init() }
    /// Enqueues an utterance; has no effect here.
    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Ends; returns whether something was read.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Pauses; returns whether something was read.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Reads on; returns whether something waits.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

/// The delegate of an AVSpeechSynthesizer; its methods are never called here.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Called at the beginning.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called at the end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called at a pause.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Called after a pause.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Called when an utterance was cancelled.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Called before a word.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// The default implementation does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    }
    /// The default implementation does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    {}
    /// The default implementation does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
    }
    /// The default implementation does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
    ) {}
    /// The default implementation does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    {}
    /// The default implementation does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}

/// A text that is read.
open class AVSpeechUtterance: NSObject {
    /// The text that is spoken.
    public let speechString: String
    /// The text with its attributes.
    public let attributedSpeechString: NSAttributedString
    /// How fast, 0 to 1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high, 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// How loud, 0 to 1.
    open var volume: Float = 1
    /// The voice that speaks; nil for the default voice.
    open var voice: AVSpeechSynthesisVoice?
    /// The seconds before.
    open var preUtteranceDelay: TimeInterval = 0
    /// The seconds after.
    open var postUtteranceDelay: TimeInterval = 0
    /// Whether the user's settings are used.
    open var prefersAssistiveTechnologySettings = false
    /// Creates a text.
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }
    /// Creates a text.
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
    }
}

/// Where reading stops. Raw values match Apple's.
public enum AVSpeechBoundary: Int, Hashable, Sendable {
    /// Speech stops immediately.
    case immediate = 0
    /// After the word.
    case word = 1
}

/// How good a voice is. Raw values match Apple's.
public enum AVSpeechSynthesisVoiceQuality: Int, Hashable, Sendable {
    /// The default quality.
    case `default` = 1
    /// Enhanced quality, which is downloaded.
    case enhanced = 2
    /// Premium quality, which is downloaded.
    case premium = 3
}

/// Who reads; a language without a sound.
open class AVSpeechSynthesisVoice: NSObject {
    /// The language, as `en-US`.
    public let language: String
    /// The name in the system.
    public let identifier: String
    /// The name of the voice.
    open var name: String { language }
    /// How good it is.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Creates a voice of a language; nil for that of the user.
    public init?(language languageCode: String?) {
        language = languageCode ?? AVSpeechSynthesisVoice.currentLanguageCode()
        identifier = language
    }
    /// Returns nil: no voices are installed.
    public init?(identifier: String) { nil }
    /// The voices that are installed: none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// The language of the user.
    open class func currentLanguageCode() -> String { "en-US" }
}

/// The minimum rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The maximum rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
