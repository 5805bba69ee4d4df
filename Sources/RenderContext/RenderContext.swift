package import Foundation

/// The state of one render: its clock, its log, and one object of each class that a module adds.
///
/// Made at the start of a render and discarded with it, so that no render can see another. Code outside a render, such
/// as a test that uses views directly, has the state of its thread.
@usableFromInline package final class RenderContext {
    /// The clock and its work.
    package let eventLoop = EventLoop()
    /// What happened; nil unless the render keeps a log.
    package var log: EventLog?
    /// The run loop that the clock follows; nil for a clock that is advanced by calls.
    var runLoop: RunLoop?
    /// The objects by their classes, in the order in which they were made and are freed.
    @usableFromInline var entries: [(type: ObjectIdentifier, object: AnyObject)] = []
    private var lastNumber = 0

    /// Creates the state of a render at its start.
    package init() {}

    /// The state of the render this code runs in; outside a render, that of the thread.
    package static var current: RenderContext { currentRender ?? RenderThread.current.context }

    /// The state of the render this code runs in; nil outside a render.
    package static var currentRender: RenderContext? { RenderEnvironment.current.context }

    // MARK: Objects

    /// The state of a module, which is created on first use.
    @inlinable package subscript<Slot: RenderSlot>(_ slot: Slot.Type) -> Slot {
        shared { Slot(in: self) }
    }

    /// Returns the render's object of a class if there is one.
    @inlinable package func existing<Object: AnyObject>(_ type: Object.Type) -> Object? {
        let key = ObjectIdentifier(type)
        for entry in entries where entry.type == key {
            return unsafeDowncast(entry.object, to: Object.self)
        }
        return nil
    }

    /// Returns the render's object of a class, such as the application.
    ///
    /// - Parameter make: Creates the object on first use.
    /// - Returns: The same object for the whole render.
    @inlinable package func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let known = existing(Object.self) { return known }
        let made = make()
        entries.append((ObjectIdentifier(Object.self), made))
        return made
    }

    /// Returns a number that nothing else in the render has, for names.
    package func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: Log

    /// Records an event of the current render if it keeps a log.
    package static func record(_ kind: EventLog.Kind, _ text: @autoclosure () -> String) {
        guard let context = currentRender, let log = context.log else { return }
        log.record(kind, text(), at: context.eventLoop.now)
    }
}
