// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A graph of audio nodes; nothing is played.
open class AVAudioEngine: NSObject {
    private var nodes: [AVAudioNode] = []
    private let input = AVAudioInputNode(), output = AVAudioOutputNode(), mixer = AVAudioMixerNode()
    /// The node of the audio input.
    open var inputNode: AVAudioInputNode { input }
    /// The node of the audio output.
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
    /// Connects two nodes; has no effect here.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Connects two nodes by their buses; has no effect here.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: Int, toBus bus2: Int,
        format: AVAudioFormat?
    ) {}
    /// Removes all input connections of a node; has no effect here.
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Removes all output connections of a node; has no effect here.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Prepares the engine for starting; has no effect here.
    open func prepare() {}
    /// Starts the engine; nothing is played.
    open func start() throws { isRunning = true }
    /// Pauses the engine.
    open func pause() { isRunning = false }
    /// Stops the engine.
    open func stop() { isRunning = false }
    /// Resets all nodes; has no effect here.
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
/// Called with the audio that a node outputs.
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
    /// Installs a tap for the output of a node; has no effect here, as there is none.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    /// Removes a tap; has no effect here.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Resets the node; has no effect here.
    open func reset() {}
    /// When it played last: never.
    open var lastRenderTime: AVAudioTime? { nil }
}

/// A microphone or a loudspeaker.
open class AVAudioIONode: AVAudioNode {}
/// The node of the audio input, such as a microphone.
open class AVAudioInputNode: AVAudioIONode {}
/// The node of the audio output, such as a speaker.
open class AVAudioOutputNode: AVAudioIONode {}

/// Mixes its inputs into one output.
open class AVAudioMixerNode: AVAudioNode {
    /// How loud they are, 0 to 1.
    open var outputVolume: Float = 1
    /// How loud it is in what it goes to, 0 to 1.
    open var volume: Float = 1
    /// The stereo position, -1 at the left to 1 at the right.
    open var pan: Float = 0
}

/// Schedules buffers and files for playback; no audio is output.
open class AVAudioPlayerNode: AVAudioNode {
    /// How loud it is, 0 to 1.
    open var volume: Float = 1
    /// The stereo position, -1 at the left to 1 at the right.
    open var pan: Float = 0
    /// Whether it was started.
    open private(set) var isPlaying = false
    /// Starts playback; no audio is output.
    open func play() { isPlaying = true }
    /// Starts playback at a time; no audio is output.
    open func play(at when: AVAudioTime?) { isPlaying = true }
    /// Pauses the playback.
    open func pause() { isPlaying = false }
    /// Stops the playback.
    open func stop() { isPlaying = false }
    /// Schedules a file; has no effect here, and the handler is not called.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    /// Schedules a part of a file; has no effect here, and the handler is not called.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    /// Schedules a buffer; has no effect here, and the handler is not called.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    /// Schedules a buffer at a time; has no effect here, and the handler is not called.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    /// Where it is at a time: nowhere.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}

/// How samples are played. Raw values match Apple's.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The buffer is repeated without end.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 0)
    /// Instead of others.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 1)
    /// Instead of others, at their end.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 2)
}

/// A node that processes audio.
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
/// Delays its input and adds echoes.
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
    /// Loads the settings of a preset; has no effect here.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// Distorts its input.
open class AVAudioUnitDistortion: AVAudioUnit {
    /// How much, in decibels.
    open var preGain: Float = -6
    /// The share of it, in percent.
    open var wetDryMix: Float = 50
}
/// An equalizer of several bands.
open class AVAudioUnitEQ: AVAudioUnit {
    /// The bands of the equalizer.
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
    /// A small room.
    case smallRoom = 0
    /// A medium room.
    case mediumRoom = 1
    /// A large room.
    case largeRoom = 2
    /// A medium hall.
    case mediumHall = 3
    /// A large hall.
    case largeHall = 4
    /// A reverberating plate.
    case plate = 5
    /// A medium chamber.
    case mediumChamber = 6
    /// A large chamber.
    case largeChamber = 7
    /// The nave of a cathedral.
    case cathedral = 8
}
