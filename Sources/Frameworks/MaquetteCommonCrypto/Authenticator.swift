import Crypto
import Foundation

/// An authentication code by a hash and a key, of data that comes in parts.
protocol Authenticator {
    /// Adds data to that of the code.
    mutating func add(_ data: UnsafeRawBufferPointer)
    /// Returns the bytes of the code.
    func code() -> [UInt8]
}

extension HMAC: Authenticator {
    mutating func add(_ data: UnsafeRawBufferPointer) { update(data: data) }
    func code() -> [UInt8] { Array(finalize()) }
}
