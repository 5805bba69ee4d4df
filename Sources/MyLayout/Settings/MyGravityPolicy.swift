/// How the last, incomplete line of a flow layout is aligned.
public struct MyGravityPolicy: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches MyLayout's.
    public let rawValue: UInt8

    /// Creates a policy from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It stays at the leading edge.
    public static let no = MyGravityPolicy(rawValue: 0)
    /// It is aligned as every line.
    public static let always = MyGravityPolicy(rawValue: 1)
    /// Its subviews stand below those of the line before.
    public static let auto = MyGravityPolicy(rawValue: 2)
}
