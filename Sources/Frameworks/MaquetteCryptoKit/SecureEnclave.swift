/// A hardware key manager, which no computer here has.
///
/// Code asks `isAvailable` before it makes keys; its keys cannot be made, so that no signature by them exists.
public enum SecureEnclave {
    /// Whether the device has a Secure Enclave: false, as on devices without one.
    public static var isAvailable: Bool { false }

    /// Keys on the curve P-256.
    public enum P256 {
        /// Keys that sign.
        public enum Signing {}
        /// Keys that agree on a secret.
        public enum KeyAgreement {}
    }

    /// The error of making a key without the hardware.
    static var unavailable: CryptoKitError {
        // Source: `errSecUnimplemented` of the Security framework.
        .underlyingCoreCryptoError(error: -4)
    }
}
