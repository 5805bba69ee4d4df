import ScreenDocuments

/// The states of a scene to load.
public enum StateSelection: Hashable, Codable, Sendable {
    /// The scene as declared, in no state.
    case declared
    /// The scene as declared and every state. A state without overrides replaces the scene as declared.
    case all
    /// The named states; `base` is the scene as declared.
    case named([String])

    /// The name of the scene as declared, in no state.
    public static let baseName = StateDeclaration.baseName

    /// Creates a selection from names: an empty list stands for the scene as declared, `*` for every state.
    public init(names: [String]) {
        self = names.isEmpty ? .declared : names.contains("*") ? .all : .named(names)
    }
}
