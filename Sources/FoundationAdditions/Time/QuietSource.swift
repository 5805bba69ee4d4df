import RenderContext

/// A source of events that do not occur in a render: handlers are kept, and canceling it is reported.
class QuietSource: NSObject, DispatchSourceProtocol {
    private(set) var isCancelled = false
    private var cancelHandler: (() -> Void)?
    /// What the source watches: a file descriptor; 0 for none.
    let handle: Int32

    init(handle: Int32 = 0) { self.handle = handle }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {}
    func setEventHandler(handler: DispatchWorkItem) {}
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        cancelHandler = handler
    }
    func setCancelHandler(handler: DispatchWorkItem) { cancelHandler = { handler.perform() } }
    func activate() {}
    func resume() {}
    func suspend() {}

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        let handler = cancelHandler
        cancelHandler = nil
        if let handler { RenderContext.current.eventLoop.schedule(handler) }
    }
}

/// A source of the changes of a file, of which there are none.
final class QuietFileSource: QuietSource, DispatchSourceFileSystemObject {
    let mask: DispatchSource.FileSystemEvent

    init(handle: Int32, mask: DispatchSource.FileSystemEvent) {
        self.mask = mask
        super.init(handle: handle)
    }

    var data: DispatchSource.FileSystemEvent { [] }
}

/// A source of the states of the memory, which is never short.
final class QuietMemorySource: QuietSource, DispatchSourceMemoryPressure {
    let mask: DispatchSource.MemoryPressureEvent

    init(mask: DispatchSource.MemoryPressureEvent) {
        self.mask = mask
        super.init()
    }

    var data: DispatchSource.MemoryPressureEvent { .normal }
}
