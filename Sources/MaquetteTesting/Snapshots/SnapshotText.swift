import Foundation
import Goldens

/// Snapshots that are texts.
enum SnapshotText {
    /// Returns the lines in which texts differ; nil if they are the same.
    static func difference(expected: String, actual: String) -> String? {
        compareTexts(expected: expected, actual: actual)?.text(limit: 40)
    }

    /// Returns a text without addresses, which differ from run to run.
    static func withoutAddresses(_ text: String) -> String {
        text.replacing(/:?\s*0x[0-9a-f]+/, with: "")
    }
}
