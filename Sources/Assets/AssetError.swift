package import Diagnostics

/// An asset that exists but cannot be read.
package struct AssetError: Error {
    /// The problem and its location.
    package var diagnostic: Diagnostic
}
