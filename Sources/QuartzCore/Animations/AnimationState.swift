import Diagnostics
package import RenderContext

/// The animations of one render.
package final class AnimationState: RenderSlot {
    private unowned let loop: EventLoop
    /// The layers with running animations, in the order in which they got them.
    package private(set) var layers: [CALayer] = []
    /// The animation blocks whose code is running, the innermost last.
    package var blocks: [AnimationBlock] = []
    /// The transactions under way, the innermost last.
    var transactions: [AnimationTransaction] = []
    /// Whether `UIView` animates.
    package var areViewsAnimated = true
    /// Layers that were added to others since the last turn ended.
    var newLayers: [CALayer] = []
    /// Whether an image is being rendered: what code changes as it lays out, displays and draws layers is not animated.
    private var isCapturing = false

    /// Creates the state of a render without animations.
    package init(in context: RenderContext) { loop = context.eventLoop }

    /// The time on the virtual clock.
    package var now: TimeInterval { loop.now }

    /// Ends a turn: its new layers animate the changes of the next ones, and views that have left their window
    /// lose their animations, as layers outside of the screen do in Core Animation.
    package func commit() {
        for layer in newLayers { layer.animations.isCommitted = true }
        newLayers = []
        for layer in layers {
            guard let owner = layer.owner, !owner.isInWindow else { continue }
            for entry in layer.animations.running where entry.isInWindow {
                remove(entry, from: layer, finished: false)
            }
        }
    }

    /// Schedules code for the next turn of the event loop.
    package func schedule(_ work: @escaping () -> Void) { loop.schedule(work) }

    /// When the last of the animations that end by themselves ends, on the virtual clock; nil if none is running.
    package var end: TimeInterval? {
        let ends = layers.flatMap { layer in
            layer.animations.running.filter { !$0.hasEnded }.map {
                layer.clockTime(of: $0.animation.timing.endTime)
            }
        }
        return (ends + loop.motionEnds.values).filter { $0.isFinite && $0 > now }.max()
    }

    // MARK: Adding and removing

    /// Adds an animation to a layer; one with the same key is removed.
    package func add(
        _ animation: CAAnimation, to layer: CALayer, key: String?, completions: [AnimationCompletion]
    ) {
        if let key { remove(key, from: layer) }
        let time = layer.convertedTime(from: now)
        if animation.timing.beginTime == 0 { animation.timing.beginTime = time }
        let entry = RunningAnimation(
            key: key, animation: animation, isInWindow: layer.owner?.isInWindow == true,
            completions: completions)
        for completion in completions { completion.enter() }
        if layer.animations.running.isEmpty { layers.append(layer) }
        layer.animations.running.append(entry)
        scheduleEnd(of: entry, on: layer)
        if let delegate = animation.delegate {
            let begin = layer.clockTime(of: animation.timing.beginTime)
            loop.schedule(at: max(now, begin)) { delegate.animationDidStart(animation) }
        }
    }

    func remove(_ key: String, from layer: CALayer) {
        guard let entry = layer.animations.running.first(where: { $0.key == key }) else { return }
        remove(entry, from: layer, finished: false)
    }

    func removeAll(from layer: CALayer) {
        for entry in layer.animations.running { remove(entry, from: layer, finished: false) }
    }

    /// Removes a running animation, and passes its delegate and completions whether it reached its end.
    package func remove(_ entry: RunningAnimation, from layer: CALayer, finished: Bool) {
        layer.animations.running.removeAll { $0 === entry }
        if layer.animations.running.isEmpty { layers.removeAll { $0 === layer } }
        entry.end?.cancel()
        if finished {
            report(entry, finished: true)
        } else {
            loop.schedule { [self] in report(entry, finished: false) }
        }
    }

    private func report(_ entry: RunningAnimation, finished: Bool) {
        guard !entry.hasEnded else { return }
        entry.hasEnded = true
        entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
        for completion in entry.completions { completion.leave(finished: finished) }
    }

    /// Schedules the end of an animation on the clock, which depends on the time of its layer.
    private func scheduleEnd(of entry: RunningAnimation, on layer: CALayer) {
        entry.end?.cancel()
        guard !entry.hasEnded, entry.animation.control == nil else { return }
        let time = layer.clockTime(of: entry.animation.timing.endTime)
        guard time.isFinite else { return entry.end = nil }
        entry.end = loop.schedule(at: time) { [weak self] in self?.end(entry, of: layer) }
    }

    private func end(_ entry: RunningAnimation, of layer: CALayer) {
        guard entry.animation.isRemovedOnCompletion else { return report(entry, finished: true) }
        remove(entry, from: layer, finished: true)
    }

    /// Schedules all ends again after the time of a layer changed.
    func layerTimeDidChange() {
        for layer in layers {
            for entry in layer.animations.running { scheduleEnd(of: entry, on: layer) }
        }
    }

    // MARK: Presentation

    /// Reads what the layers show now.
    ///
    /// Layers are laid out and displayed before where that is due, as a transaction does when it is committed. What code
    /// changes then and as it draws is not animated.
    ///
    /// - Parameters:
    ///   - owners: The views at the top.
    ///   - atRest: Whether animations without end are left out, with a note.
    ///   - body: Reads the views and layers as a presentation shows them.
    /// - Returns: What `body` returns.
    package func capture<Result>(
        _ owners: [any LayerOwner], atRest: Bool, _ body: (Presentation) -> Result
    ) -> Result {
        for layer in layers where layer.owner == nil { layer.layoutSublayers() }
        isCapturing = true
        defer { isCapturing = false }
        for owner in owners { owner.prepareLayersForDrawing(depth: 0) }
        return body(Presentation(of: layers, at: now, atRest: atRest))
    }

    // MARK: Recording

    /// Animates a change of a layer: that of a view if its code runs in an animation block, and that of another
    /// one by itself.
    package func layerDidChange(_ layer: CALayer, _ path: AnimatedKeyPath, from old: AnimatedValue) {
        guard !isCapturing, AnimatedValue?.some(old) != PresentedValues(of: layer)[path] else { return }
        if layer.owner == nil {
            guard layer.storedAnimations?.isCommitted == true else { return }
            addImplicitAnimation(of: path, to: layer, from: old)
        } else if areViewsAnimated, let block = blocks.last {
            block.record(path, of: layer, from: old, in: self)
        }
    }
}

extension RenderContext {
    /// The animations of the render.
    package var animations: AnimationState { self[AnimationState.self] }

    /// The animations of the render this code runs in; nil outside a render.
    package static var animationState: AnimationState? { currentRender?.animations }
}
