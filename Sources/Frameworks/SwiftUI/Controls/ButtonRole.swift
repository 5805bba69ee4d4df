/// A value that describes the purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// A role that indicates a destructive button.
    public static let destructive = ButtonRole(name: "destructive")
    /// A role that indicates a button that cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// A role that indicates a button that closes what is presented.
    public static let close = ButtonRole(name: "close")
    /// A role that indicates a button that confirms what is presented.
    public static let confirm = ButtonRole(name: "confirm")
}
