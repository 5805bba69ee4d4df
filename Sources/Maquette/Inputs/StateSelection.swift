/// Which states of a scene are wanted.
public enum StateSelection: Hashable, Sendable {
    /// The scene as declared, in no state.
    case declared
    /// Every state; a scene without any, as declared.
    case all
    /// The named ones.
    case named([String])

    /// The states of some names: none stands for the scene as declared, `*` for every state.
    public init(names: [String]) {
        self = names.isEmpty ? .declared : names.contains("*") ? .all : .named(names)
    }
}
