/// The first stored property of every class whose instances are attributes of text.
///
/// On Linux, Foundation's mutable attributed strings compare attributes with Core Foundation's `CFEqual`,
/// which reads an object's first stored word as a Core Foundation header and traps where the type number in
/// it is 0. Foundation's own classes begin with such a header; with any other number the comparison calls
/// `isEqual`.
package struct CoreFoundationHeader: Sendable {
    /// The bits of type number 1, which is not a concrete type.
    private let bits: UInt64 = 1 << 8

    /// Creates a header.
    package init() {}
}
