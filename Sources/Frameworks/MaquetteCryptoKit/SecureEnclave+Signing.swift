public import Crypto
public import Foundation

extension SecureEnclave.P256.Signing {
    /// A key that signs within the Secure Enclave; none can be made here.
    public struct PrivateKey: Sendable {
        /// There is no value of this type.
        private let none: Never

        /// Creates a key; always throws.
        public init(
            compactRepresentable: Bool = true, authenticationContext: AnyObject? = nil
        ) throws {
            throw SecureEnclave.unavailable
        }

        /// Creates a key that is used under conditions; always throws.
        public init(
            compactRepresentable: Bool = true, accessControl: AnyObject,
            authenticationContext: AnyObject? = nil
        ) throws {
            throw SecureEnclave.unavailable
        }

        /// Creates a key of data that the hardware has made; always throws.
        public init(dataRepresentation: Data, authenticationContext: AnyObject? = nil) throws {
            throw SecureEnclave.unavailable
        }

        /// The public key, with which others verify signatures.
        public var publicKey: P256.Signing.PublicKey { switch none {} }
        /// The data by which the hardware finds the key.
        public var dataRepresentation: Data { switch none {} }

        /// Returns the signature of the SHA-256 digest of data.
        public func signature<D: DataProtocol>(for data: D) throws -> P256.Signing.ECDSASignature {
            switch none {}
        }

        /// Returns the signature of a digest.
        public func signature<D: Digest>(for digest: D) throws -> P256.Signing.ECDSASignature {
            switch none {}
        }
    }
}
