package import Foundation

/// What happened in a render, in order: delegate calls, lifecycle, actions, segues.
package final class EventLog {
    /// The kinds of entries.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Callbacks of view controllers: loading, appearance, containment.
        case lifecycle
        /// Calls of delegates and data sources that announce something.
        case delegate
        /// Actions of controls, gesture recognizers, bar items and menus.
        case action
        /// Segues and unwind segues.
        case segue
        /// Notifications that are posted by the system.
        case notification
        /// Steps of the script.
        case step
    }

    /// What happened, and when.
    package struct Entry: Hashable, Sendable {
        /// The virtual time in seconds.
        package var time: TimeInterval
        /// What it is.
        package var kind: Kind
        /// The object and the call, as in `GuideViewController viewWillAppear(animated: true)`.
        package var text: String
    }

    /// The entries in order.
    package private(set) var entries: [Entry] = []

    package init() {}

    /// Records what happened at a virtual time in seconds.
    package func record(_ kind: Kind, _ text: String, at time: TimeInterval) {
        entries.append(Entry(time: time, kind: kind, text: text))
    }

    /// The entries as text, a line each: time with three decimals, kind, what.
    package var text: String {
        entries.map { entry in
            "\(Self.padded(entry.time)) \(entry.kind.rawValue): \(entry.text)\n"
        }.joined()
    }

    private static func padded(_ time: TimeInterval) -> String {
        let thousandths = Int((time * 1000).rounded())
        let fraction = String(thousandths % 1000)
        return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }
}
