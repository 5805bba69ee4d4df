/// Why the file of a golden cannot be read.
package struct GoldenFileError: Error, CustomStringConvertible {
    /// The diagnostic as text, with its hints.
    package let description: String
}
