// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// Plays an asset. Nothing plays in a picture: the time stands, and a player that was started waits.
open class AVPlayer: NSObject {
    /// Whether it plays. Raw values match Apple's.
    public enum TimeControlStatus: Int, Hashable, Sendable {
        /// It does not.
        case paused = 0
        /// The player waits until it can play.
        case waitingToPlayAtSpecifiedRate = 1
        /// The player is playing.
        case playing = 2
    }

    /// Whether it can play. Raw values match Apple's.
    public enum Status: Int, Hashable, Sendable {
        /// It is not known.
        case unknown = 0
        /// The player is ready to play.
        case readyToPlay = 1
        /// The player cannot play.
        case failed = 2
    }

    /// What is done at the end. Raw values match Apple's.
    public enum ActionAtItemEnd: Int, Hashable, Sendable {
        /// The next item is played.
        case advance = 0
        /// The player pauses at the end.
        case pause = 1
        /// The player does nothing at the end.
        case none = 2
    }

    /// Why it waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// To play without pauses.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// To see how fast content comes.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// There is no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// What is played.
    open private(set) var currentItem: AVPlayerItem?
    /// Creates a player of nothing.
    public override init() {}
    /// Creates a player of an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// Creates a player of an address.
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }

    /// How fast it is to play; 0 for not at all.
    open var rate: Float = 0
    /// How fast it is to play from now on.
    open var defaultRate: Float = 1
    /// How loud it is, 0 to 1.
    open var volume: Float = 1
    /// Whether it is silent.
    open var isMuted = false
    /// Whether it can play: it is not known.
    open var status: Status { .unknown }
    /// Why it cannot play.
    open var error: (any Error)? { nil }
    /// Whether it plays.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    /// Why it waits.
    open var reasonForWaitingToPlay: WaitingReason? {
        rate == 0 ? nil : currentItem == nil ? .noItemToPlay : .toMinimizeStalls
    }
    /// What is done at the end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether the player may play video on external screens.
    open var allowsExternalPlayback = true
    /// Whether the player plays video on an external screen.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether the player uses external playback while the screen is mirrored.
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// How video fills an external screen.
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether it waits until it can play without pauses.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether the device stays awake.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether languages are chosen by the user's settings.
    open var appliesMediaSelectionCriteriaAutomatically = true

    /// Starts playing at the default rate; no media is played.
    open func play() { rate = defaultRate }
    /// Starts playing at a rate; no media is played.
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Pauses the playback.
    open func pause() { rate = 0 }
    /// Makes ready, which fails here.
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
        CompletionQueue.async { completionHandler?(false) }
    }
    /// Cancels pending prerolls; has no effect here.
    open func cancelPendingPrerolls() {}
    /// Plays at a time.
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        self.rate = rate
    }
    /// Where it is.
    open func currentTime() -> CMTime { .zero }
    /// Seeks to a time; has no effect here.
    open func seek(to time: CMTime) {}
    /// Goes to a time.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        CompletionQueue.async { completionHandler(false) }
    }
    /// Seeks to a date; has no effect here.
    open func seek(to date: Date) {}
    /// Seeks to a time within a tolerance; has no effect here.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// Goes to a time.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping (Bool) -> Void
    ) { CompletionQueue.async { completionHandler(false) } }
    /// Plays something else.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Calls a function as time passes, which it does not.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Calls a function at times, which do not come.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }
    /// Removes a time observer; has no effect here.
    open func removeTimeObserver(_ observer: Any) {}
}

/// Plays items one after the other; nothing plays here.
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []
    /// Creates a player of nothing.
    public override init() { super.init() }
    /// Creates a player of items.
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
        actionAtItemEnd = .advance
    }
    /// Creates a player of an item.
    public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }
    /// Creates a player of an address.
    public override init(url URL: URL) {
        super.init(url: URL)
        queue = currentItem.map { [$0] } ?? []
        actionAtItemEnd = .advance
    }
    /// Returns what is to be played, with what is played.
    open func items() -> [AVPlayerItem] { queue }
    /// Returns whether an item can be added: one that is not there.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains { $0 === item }
    }
    /// Adds an item behind another; nil for the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let index =
            afterItem.flatMap { item in queue.firstIndex { $0 === item } }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
        super.replaceCurrentItem(with: queue.first)
    }
    /// Removes an item.
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        super.replaceCurrentItem(with: queue.first)
    }
    /// Removes all items.
    open func removeAllItems() {
        queue = []
        super.replaceCurrentItem(with: nil)
    }
    /// Plays the next item.
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        super.replaceCurrentItem(with: queue.first)
    }
    /// Plays something else, before what is to be played.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        queue = (item.map { [$0] } ?? []) + queue.dropFirst()
        super.replaceCurrentItem(with: queue.first)
    }
}

/// Plays an item again and again; nothing plays here.
open class AVPlayerLooper: NSObject {
    /// Whether it can. Raw values match Apple's.
    public enum Status: Int, Hashable, Sendable {
        /// It is not known.
        case unknown = 0
        /// The looper is ready.
        case ready = 1
        /// The looper cannot loop.
        case failed = 2
        /// It no longer does.
        case cancelled = 3
    }

    /// Whether it can.
    open private(set) var status = Status.unknown
    /// Why it cannot.
    open var error: (any Error)? { nil }
    /// How often it did.
    open var loopCount: Int { 0 }
    /// The copies of the item: none.
    open var loopingPlayerItems: [AVPlayerItem] { [] }
    /// Creates a loop.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    }
    /// Creates a loop of a part.
    public convenience init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
    ) { self.init(player: player, templateItem: itemToLoop) }
    /// Stops the loop at the end of the item.
    open func disableLooping() { status = .cancelled }
}
