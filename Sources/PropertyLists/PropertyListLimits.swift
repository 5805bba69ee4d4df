/// What a property list may hold, so that no file can exhaust the machine's resources.
package struct PropertyListLimits: Hashable, Sendable {
    /// The maximum number of values, counted as often as they are referenced.
    package var values: Int
    /// The maximum size of all strings and data in bytes.
    package var bytes: Int
    /// The maximum nesting depth.
    package var depth: Int

    /// Those of translations, lists of information and defaults. Chosen: ten times the strings of a large app, a hundred
    /// times their size; a `.stringsdict` has three levels.
    package static let standard = PropertyListLimits(values: 200_000, bytes: 8 << 20, depth: 32)
    /// Those of an Xcode project. Chosen: ten times a project of 20,000 files.
    package static let project = PropertyListLimits(values: 4_000_000, bytes: 64 << 20, depth: 32)
}
