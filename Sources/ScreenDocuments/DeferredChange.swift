package import YAML

/// A change by an overlay of a view that its file does not have: it may be in the component of a custom class, and
/// components are known only later.
package struct DeferredChange: Hashable, Sendable {
    /// What is changed, with its values.
    package var entry: YAMLEntry
    /// The state in which it is; nil for all.
    package var state: String?

    /// Creates a change.
    package init(entry: YAMLEntry, state: String?) {
        self.entry = entry
        self.state = state
    }
}
