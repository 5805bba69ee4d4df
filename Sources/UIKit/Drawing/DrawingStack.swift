import Diagnostics
import Foundation
import Geometry
import Scene
import Synchronization

/// A stack of graphics contexts; drawing code draws into the last one. Part of the render environment.
///
/// Each thread has entries of its own, as in UIKit, because code outside of a render shares the standard
/// environment.
final class DrawingStack: Sendable {
    /// What made a context current.
    private enum Origin {
        /// The drawing itself, which also removes it.
        case drawing
        /// `UIGraphicsPushContext`.
        case pushed
        /// A function that begins an image.
        case begunImage
    }

    private struct Entry: @unchecked Sendable {  // Used by the thread that it belongs to.
        var context: CGContext
        var origin: Origin
    }

    private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

    private var innermostEntry: Entry? {
        let thread = ObjectIdentifier(Thread.current)
        return entries.withLock { $0[thread]?.last }
    }

    private func append(_ context: CGContext, _ origin: Origin) {
        let thread = ObjectIdentifier(Thread.current), entry = Entry(context: context, origin: origin)
        entries.withLock { $0[thread, default: []].append(entry) }
    }

    private func removeInnermost() -> Entry? {
        let thread = ObjectIdentifier(Thread.current)
        return entries.withLock { entries in
            let entry = entries[thread]?.popLast()
            if entries[thread]?.isEmpty == true { entries[thread] = nil }
            return entry
        }
    }

    /// The stack of the current environment.
    static var current: DrawingStack { RenderEnvironment.current.drawingStack }

    /// The current context.
    var innermost: CGContext? { innermostEntry?.context }

    /// The current context if a function began it as an image.
    var innermostImage: CGContext? {
        innermostEntry.flatMap { $0.origin == .begunImage ? $0.context : nil }
    }

    func push(_ context: CGContext) { append(context, .pushed) }

    func beginImage(_ context: CGContext) { append(context, .begunImage) }

    /// Removes the context that `push` added; a context of another origin stays.
    func pop() {
        guard innermostEntry?.origin == .pushed else {
            return report("UIGraphicsPopContext()", lacks: "UIGraphicsPushContext(_:)")
        }
        _ = removeInnermost()
    }

    /// Removes the context that `beginImage` added; a context of another origin stays.
    func endImage() {
        guard innermostEntry?.origin == .begunImage else {
            return report("UIGraphicsEndImageContext()", lacks: "UIGraphicsBeginImageContext(_:)")
        }
        _ = removeInnermost()
    }

    /// Makes a context current while `body` runs, and closes what `body` leaves open.
    static func with(_ context: CGContext, _ body: () -> Void) {
        separately {
            current.append(context, .drawing)
            body()
        }
    }

    /// Runs `body` without a current context, and closes what it leaves open.
    static func separately<Result>(_ body: () throws -> Result) rethrows -> Result {
        var environment = RenderEnvironment.current
        environment.drawingStack = DrawingStack()
        return try environment.run {
            defer { current.close() }
            return try body()
        }
    }

    /// Reports contexts that were begun and never ended.
    private func close() {
        while let entry = removeInnermost() {
            switch entry.origin {
            case .drawing: break
            case .pushed: report("UIGraphicsPushContext(_:)", lacks: "UIGraphicsPopContext()")
            case .begunImage:
                let size = entry.context.size.pipelineSize
                let extent = "\(size.width.dumpText)x\(size.height.dumpText)"
                report(
                    "UIGraphicsBeginImageContext(_:) of \(extent) points",
                    lacks: "UIGraphicsEndImageContext()")
            }
        }
    }

    private func report(_ call: String, lacks other: String) {
        RenderEnvironment.current.report(
            Diagnostic(
                .drawingContext, "\(call) without \(other)", hints: ["the calls attach in pairs"]))
    }
}
