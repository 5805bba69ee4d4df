/// A file of an image as it was asked for: what is kept of it says its name in dumps and diagnostics.
package struct ImageFile: Codable, Hashable, Sendable {
    /// Where the file is, as it was asked for.
    package var path: String
    /// The name that led to it.
    package var name: String
    /// The pixels for each point.
    package var scale: Double
}
