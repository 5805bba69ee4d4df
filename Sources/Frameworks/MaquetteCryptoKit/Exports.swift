// CryptoKit is Apple's open implementation of it, swift-crypto: hashes, authentication codes, ciphers, keys and signatures are
// computed by it. What needs a device's hardware is in `SecureEnclave`.
@_exported public import Crypto
