import Foundation
import Gallery
import Maquette

/// The scenes that are to be rendered, those first that somebody looks at, and the threads that render them.
final class RenderQueue: @unchecked Sendable {  // The board is used while the condition is locked.
    /// How urgent a scene is.
    enum Urgency: Sendable {
        /// It is open in a page, with its pictures and data.
        case open
        /// Its thumbnail is in sight.
        case visible
    }

    private struct Waiter {
        var urgency: Urgency
        var continuation: CheckedContinuation<PreviewScene?, Never>
    }

    private struct Board {
        var open: [PreviewKey] = []
        var visible: [PreviewKey] = []
        /// In reverse order.
        var idle: [PreviewKey] = []
        var waiters: [PreviewKey: [Waiter]] = [:]
        var running: Set<PreviewKey> = []
        var scenes: [PreviewKey: PreviewScene] = [:]
        /// Whole scenes, the one rendered last at the end.
        var whole: [PreviewKey] = []
    }

    /// The maximum number of scenes that pages wait for. Chosen: more than browsers ask for at once.
    private static let waiterLimit = 512
    /// The maximum number of scenes that are kept with their data and their last good pictures.
    private static let wholeLimit = 32
    /// The maximum number of scenes that are kept.
    private static let sceneLimit = 20_000

    /// The pictures of the scenes. Chosen: those of some hundred scenes.
    let pictures = PictureStore(limit: 256 << 20)
    private let project: PreviewProject
    private let finished: @Sendable (PreviewKey, PreviewScene) -> Void
    private let condition = NSCondition()
    private var board = Board()

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - project: The project.
    ///   - finished: Receives each scene that was rendered, with its thumbnails made.
    init(
        project: PreviewProject, finished: @escaping @Sendable (PreviewKey, PreviewScene) -> Void
    ) {
        (self.project, self.finished) = (project, finished)
    }

    /// Starts threads: one for open scenes alone, which draws with all cores, and others for the rest.
    func start(workers: Int) {
        Worker.start { self.work(onlyOpen: true, threads: workers) }
        for _ in 0..<max(1, workers - 1) { Worker.start { self.work(onlyOpen: false, threads: 1) } }
    }

    private func locked<Result>(_ body: (inout Board) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body(&board)
    }

    /// Returns what is known of a scene, which may be of an earlier content.
    func known(_ key: PreviewKey) -> PreviewScene? { locked { $0.scenes[key] } }

    /// Returns a scene, which is rendered first if its files have changed; nil if there is no such scene, or if too
    /// many are waited for.
    func scene(_ key: PreviewKey, _ urgency: Urgency) async -> PreviewScene? {
        if let known = known(key), isEnough(known, for: key, urgency) { return known }
        return await withCheckedContinuation { continuation in
            let isAccepted = locked { board in
                guard board.waiters.count < RenderQueue.waiterLimit else { return false }
                board.waiters[key, default: []].append(Waiter(urgency: urgency, continuation: continuation))
                enqueue(key, urgency, &board)
                return true
            }
            if !isAccepted { continuation.resume(returning: nil) }
        }
    }

    /// Renders a scene that will be asked for.
    func prepare(_ key: PreviewKey) { locked { enqueue(key, .open, &$0) } }

    /// Renders scenes when there is nothing else to do.
    func renderIdly(_ keys: [PreviewKey]) {
        locked { board in
            let new = Set(keys)
            board.idle = keys.reversed() + board.idle.filter { !new.contains($0) }
            condition.broadcast()
        }
    }

    private func enqueue(_ key: PreviewKey, _ urgency: Urgency, _ board: inout Board) {
        switch urgency {
        case .open: if !board.open.contains(key) { board.open.append(key) }
        case .visible: if !board.visible.contains(key) { board.visible.append(key) }
        }
        condition.broadcast()
    }

    /// Whether a scene is as its files are now, and the pictures that somebody asks for are there.
    private func isEnough(_ scene: PreviewScene, for key: PreviewKey, _ urgency: Urgency) -> Bool {
        guard isNewest(scene, for: key, urgency) else { return false }
        return switch urgency {
        case .open: scene.digests.allSatisfy { pictures.holds(GalleryFile.picture($0).path) }
        case .visible: scene.served.cover.map { pictures.holds(GalleryFile.thumbnail($0).path) } ?? true
        }
    }

    /// Whether a scene is as its files are now: another render would not give more.
    private func isNewest(_ scene: PreviewScene, for key: PreviewKey, _ urgency: Urgency) -> Bool {
        scene.version == project.version(of: key.scene) && (scene.isWhole || urgency == .visible)
    }
}

extension RenderQueue {
    private func work(onlyOpen: Bool, threads: Int) {
        var renderer = PreviewRenderer(project, pictures, threads: threads)
        while true {
            let (key, isWhole, earlier) = next(onlyOpen: onlyOpen)
            let scene = renderer.render(key, isWhole: isWhole, after: earlier)
            if let scene { deliver(scene, for: key) }
            renderer.makeThumbnails()
            finish(key, scene)
            if let scene { finished(key, scene) }
        }
    }

    /// Waits for a scene to render; returns also whether it is wanted with its pictures, and what was rendered last.
    private func next(onlyOpen: Bool) -> (key: PreviewKey, isWhole: Bool, earlier: PreviewScene?) {
        condition.lock()
        defer { condition.unlock() }
        while true {
            guard let (key, isOpen) = take(onlyOpen: onlyOpen) else {
                condition.wait()
                continue
            }
            // Whoever waits is notified when the render that has begun ends.
            guard !board.running.contains(key) else { continue }
            let earlier = board.scenes[key], waiters = board.waiters[key] ?? []
            let isWhole = isOpen || waiters.contains { $0.urgency == .open }
            if waiters.isEmpty, let earlier, isEnough(earlier, for: key, isWhole ? .open : .visible) {
                continue
            }
            board.running.insert(key)
            return (key, isWhole, earlier)
        }
    }

    private func take(onlyOpen: Bool) -> (PreviewKey, isOpen: Bool)? {
        if onlyOpen { return board.open.isEmpty ? nil : (board.open.removeFirst(), true) }
        if !board.visible.isEmpty { return (board.visible.removeFirst(), false) }
        return board.idle.popLast().map { ($0, false) }
    }

    /// Gives a scene to those who need no thumbnail of it.
    private func deliver(_ scene: PreviewScene, for key: PreviewKey) {
        let done = locked { board in
            keep(scene, for: key, &board)
            return takeWaiters(of: key, &board) { isEnough(scene, for: key, $0) }
        }
        for waiter in done { waiter.continuation.resume(returning: scene) }
    }

    /// Ends a render: those who wait get what it gave, or wait for the next if the files have changed meanwhile.
    private func finish(_ key: PreviewKey, _ scene: PreviewScene?) {
        let done = locked { board in
            board.running.remove(key)
            guard let scene else {
                board.scenes[key] = nil
                return takeWaiters(of: key, &board) { _ in true }
            }
            let done = takeWaiters(of: key, &board) { isNewest(scene, for: key, $0) }
            if let remaining = board.waiters[key] {
                enqueue(key, remaining.contains { $0.urgency == .open } ? .open : .visible, &board)
            }
            return done
        }
        for waiter in done { waiter.continuation.resume(returning: scene) }
    }

    /// Removes and returns the waiters of a scene with one of the urgencies for which `isDone` holds.
    private func takeWaiters(
        of key: PreviewKey, _ board: inout Board, where isDone: (Urgency) -> Bool
    ) -> [Waiter] {
        let waiters = board.waiters.removeValue(forKey: key) ?? []
        let remaining = waiters.filter { !isDone($0.urgency) }
        if !remaining.isEmpty { board.waiters[key] = remaining }
        return waiters.filter { isDone($0.urgency) }
    }

    private func keep(_ scene: PreviewScene, for key: PreviewKey, _ board: inout Board) {
        if !scene.isWhole, let known = board.scenes[key], known.isWhole, known.version == scene.version {
            return
        }
        if board.scenes.count >= RenderQueue.sceneLimit, board.scenes[key] == nil {
            board.scenes = board.scenes.filter { board.whole.contains($0.key) }
        }
        var scene = scene
        // The last pictures that succeeded are shown as long as there are no others.
        if !scene.isWhole, let known = board.scenes[key] { scene.shots = known.shots }
        board.scenes[key] = scene
        guard scene.isWhole else { return }
        board.whole.removeAll { $0 == key }
        board.whole.append(key)
        if board.whole.count > RenderQueue.wholeLimit {
            let old = board.whole.removeFirst()
            board.scenes[old]?.isWhole = false
            board.scenes[old]?.shots = []
        }
    }
}
