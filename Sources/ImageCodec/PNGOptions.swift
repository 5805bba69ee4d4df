/// Options of the PNG encoder. With the same options, an image gives the same bytes on every machine.
package struct PNGOptions: Hashable, Sendable {
    /// The trade-off between speed and size.
    package enum Compression: Hashable, Sendable {
        /// Fast, with a good size.
        case fast
        /// Smaller, several times slower.
        case balanced
        /// Smallest, many times slower.
        case small
    }

    /// The trade-off between speed and size; `fast` by default.
    package var compression: Compression

    /// Creates options; the defaults are for screens.
    package init(compression: Compression = .fast) { self.compression = compression }

    /// The options for screens, with fast compression.
    package static let standard = PNGOptions()
}
