// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Connects what makes sounds with what plays them; nothing is heard.
open class AVAudioEngine: NSObject {
    private var nodes: [AVAudioNode] = []
    private let input = AVAudioInputNode(), output = AVAudioOutputNode(), mixer = AVAudioMixerNode()
    /// The microphone.
    open var inputNode: AVAudioInputNode { input }
    /// The loudspeaker.
    open var outputNode: AVAudioOutputNode { output }
    /// What mixes all.
    open var mainMixerNode: AVAudioMixerNode { mixer }
    /// What was attached.
    open var attachedNodes: Set<AVAudioNode> { Set(nodes) }
    /// Whether it was started.
    open private(set) var isRunning = false
    /// Whether it ends by itself.
    open var isAutoShutdownEnabled = false
    /// Creates an engine.
    public override init() { super.init() }
    /// Attaches a node.
    open func attach(_ node: AVAudioNode) {
        node.engine = self
        nodes.append(node)
    }
    /// Removes a node.
    open func detach(_ node: AVAudioNode) { nodes.removeAll { $0 === node } }
    /// Connects two nodes.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Connects two nodes.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: Int, toBus bus2: Int,
        format: AVAudioFormat?
    ) {}
    /// Ends what comes to a node.
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Ends what a node gives.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Makes ready.
    open func prepare() {}
    /// Starts; nothing is heard.
    open func start() throws { isRunning = true }
    /// Pauses.
    open func pause() { isRunning = false }
    /// Ends.
    open func stop() { isRunning = false }
    /// Forgets what is to be played.
    open func reset() {}
}

extension NSNotification.Name {
    /// Posted when the devices have changed.
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}

/// The number of a connection.
public typealias AVAudioNodeBus = Int
/// A number of samples.
public typealias AVAudioFrameCount = UInt32
/// The place of a sample.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// What hears the samples of a node.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// What is called after samples were played.
public typealias AVAudioNodeCompletionHandler = () -> Void

/// What makes, changes or plays sounds.
open class AVAudioNode: NSObject {
    /// What it is attached to.
    open internal(set) weak var engine: AVAudioEngine?
    /// How many may come in.
    open var numberOfInputs: Int { 1 }
    /// How many go out.
    open var numberOfOutputs: Int { 1 }
    /// How samples go out.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
    /// How samples come in.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
    /// Hears samples, of which there are none.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    /// Ends that.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Forgets what is to be played.
    open func reset() {}
    /// When it played last: never.
    open var lastRenderTime: AVAudioTime? { nil }
}

/// A microphone or a loudspeaker.
open class AVAudioIONode: AVAudioNode {}
/// A microphone.
open class AVAudioInputNode: AVAudioIONode {}
/// A loudspeaker.
open class AVAudioOutputNode: AVAudioIONode {}

/// Mixes sounds.
open class AVAudioMixerNode: AVAudioNode {
    /// How loud they are, 0 to 1.
    open var outputVolume: Float = 1
    /// How loud it is in what it goes to, 0 to 1.
    open var volume: Float = 1
    /// Where it is heard, -1 at the left to 1 at the right.
    open var pan: Float = 0
}

/// Plays samples; nothing is heard.
open class AVAudioPlayerNode: AVAudioNode {
    /// How loud it is, 0 to 1.
    open var volume: Float = 1
    /// Where it is heard, -1 at the left to 1 at the right.
    open var pan: Float = 0
    /// Whether it was started.
    open private(set) var isPlaying = false
    /// Starts; nothing is heard.
    open func play() { isPlaying = true }
    /// Starts at a time; nothing is heard.
    open func play(at when: AVAudioTime?) { isPlaying = true }
    /// Pauses.
    open func pause() { isPlaying = false }
    /// Ends.
    open func stop() { isPlaying = false }
    /// Plays a file later.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    /// Plays a part of a file later.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    /// Plays samples later.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    /// Plays samples at a time.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    /// Where it is at a time: nowhere.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}

/// How samples are played. Raw values match Apple's.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without end.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 0)
    /// Instead of others.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 1)
    /// Instead of others, at their end.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 2)
}

/// Changes sounds.
open class AVAudioUnit: AVAudioNode {
    /// Whether nothing is changed.
    open var bypass = false
}
/// Changes how fast and how high sounds are.
open class AVAudioUnitTimePitch: AVAudioUnit {
    /// How fast, 1/32 to 32.
    open var rate: Float = 1
    /// How high, in cents.
    open var pitch: Float = 0
    /// How much parts overlap.
    open var overlap: Float = 8
}
/// Changes how fast and thereby how high sounds are.
open class AVAudioUnitVarispeed: AVAudioUnit {
    /// How fast, 0.25 to 4.
    open var rate: Float = 1
}
/// Adds echoes.
open class AVAudioUnitDelay: AVAudioUnit {
    /// The seconds between them.
    open var delayTime: TimeInterval = 1
    /// How much comes again, in percent.
    open var feedback: Float = 50
    /// The greatest frequency in hertz.
    open var lowPassCutoff: Float = 15000
    /// The share of echoes, in percent.
    open var wetDryMix: Float = 100
}
/// Adds a room.
open class AVAudioUnitReverb: AVAudioUnit {
    /// The share of the room, in percent.
    open var wetDryMix: Float = 0
    /// Chooses a room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// Distorts sounds.
open class AVAudioUnitDistortion: AVAudioUnit {
    /// How much, in decibels.
    open var preGain: Float = -6
    /// The share of it, in percent.
    open var wetDryMix: Float = 50
}
/// Changes frequencies.
open class AVAudioUnitEQ: AVAudioUnit {
    /// The frequencies.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// How loud all are, in decibels.
    open var globalGain: Float = 0
    /// Creates one of some frequencies.
    public init(numberOfBands: Int) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
    }
}
/// How some frequencies are changed.
open class AVAudioUnitEQFilterParameters: NSObject {
    /// The frequency in hertz.
    open var frequency: Float = 1000
    /// The width in octaves.
    open var bandwidth: Float = 1
    /// How loud it is, in decibels.
    open var gain: Float = 0
    /// Whether nothing is changed.
    open var bypass = true
}
/// A room. Raw values match Apple's.
public enum AVAudioUnitReverbPreset: Int, Hashable, Sendable {
    /// Small.
    case smallRoom = 0
    /// Medium.
    case mediumRoom = 1
    /// Large.
    case largeRoom = 2
    /// A hall.
    case mediumHall = 3
    /// A large hall.
    case largeHall = 4
    /// A plate.
    case plate = 5
    /// A chamber.
    case mediumChamber = 6
    /// A large chamber.
    case largeChamber = 7
    /// A cathedral.
    case cathedral = 8
}
