import Foundation

extension Snapshotting where Value == String, Format == String {
    /// Texts, compared by lines.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
    /// The description of a value.
    public static var description: Snapshotting {
        SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
    }

    /// The parts of a value, without addresses.
    public static var dump: Snapshotting {
        SimplySnapshotting<String>.lines.pullback { ValueDump.text(of: $0) }
    }
}
