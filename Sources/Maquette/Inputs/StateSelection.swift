import ScreenFiles

/// Which states of a scene are wanted.
public enum StateSelection: Hashable, Sendable {
    /// The scene as declared, in no state.
    case declared
    /// The scene as declared, and every state; as declared only once where a state changes nothing.
    case all
    /// The named ones; `base` is the scene as declared.
    case named([String])

    /// The name of the scene as declared, in no state.
    public static let baseName = StateDeclaration.baseName

    /// The states of some names: none stands for the scene as declared, `*` for every state.
    public init(names: [String]) {
        self = names.isEmpty ? .declared : names.contains("*") ? .all : .named(names)
    }
}
