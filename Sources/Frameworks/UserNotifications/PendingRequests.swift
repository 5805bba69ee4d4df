import UIKit

/// The requests of notifications whose triggers have not fired.
struct PendingRequests {
    private struct Entry {
        var request: UNNotificationRequest
        /// When the trigger fires for the last time, in seconds on the virtual clock; nil if it repeats or its time is not
        /// known.
        var end: TimeInterval?
    }

    private var entries: [Entry] = []

    private static var now: TimeInterval { RenderContext.current.eventLoop.now }

    /// The requests in the order in which they were added.
    var pending: [UNNotificationRequest] {
        let now = Self.now
        return entries.filter { $0.end.map { $0 > now } ?? true }.map(\.request)
    }

    /// Adds a request in place of one of the same identifier, unless it has no trigger.
    mutating func add(_ request: UNNotificationRequest) {
        remove([request.identifier])
        guard let trigger = request.trigger else { return }
        let delay = (trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval
        entries.append(
            Entry(request: request, end: trigger.repeats ? nil : delay.map { Self.now + $0 }))
    }

    /// Removes the requests of some identifiers.
    mutating func remove(_ identifiers: [String]) {
        entries.removeAll { identifiers.contains($0.request.identifier) }
    }
}
