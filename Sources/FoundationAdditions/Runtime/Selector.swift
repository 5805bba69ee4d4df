/// The name of a method, as in `Selector("next:")`.
///
/// Swift on Linux has no `#selector`; the name is written out, with a colon for each argument.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the method, with a colon for each argument.
    public let description: String

    /// Creates a selector from its name.
    public init(_ name: String) { description = name }

    /// Creates a selector from its name.
    public init(stringLiteral value: String) { description = value }

    /// The number of arguments: that of the colons.
    package var argumentCount: Int { description.utf8.count { $0 == UInt8(ascii: ":") } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
