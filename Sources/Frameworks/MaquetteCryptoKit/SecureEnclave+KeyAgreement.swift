public import Crypto
public import Foundation

extension SecureEnclave.P256.KeyAgreement {
    /// A key that agrees on a secret within the Secure Enclave; none can be made here.
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

        /// The public key, which others need to agree on the secret.
        public var publicKey: P256.KeyAgreement.PublicKey { switch none {} }
        /// The data by which the hardware finds the key.
        public var dataRepresentation: Data { switch none {} }

        /// Returns the secret that both keys share.
        public func sharedSecretFromKeyAgreement(
            with publicKeyShare: P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret {
            switch none {}
        }
    }
}
