// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Source: `CommonCryptoError.h` of Apple's open CommonCrypto.

/// The status of an operation: `kCCSuccess` or what prevented it.
public typealias CCStatus = Int32
/// The status of a cipher.
public typealias CCCryptorStatus = CCStatus
/// The status of a random generator.
public typealias CCRNGStatus = CCStatus

/// The operation has completed.
public var kCCSuccess: Int { 0 }
/// A parameter has an illegal value.
public var kCCParamError: Int { -4300 }
/// There is not enough space for the output.
public var kCCBufferTooSmall: Int { -4301 }
/// Memory cannot be allocated.
public var kCCMemoryFailure: Int { -4302 }
/// The length of the input is no multiple of the block size.
public var kCCAlignmentError: Int { -4303 }
/// The input cannot be decoded or decrypted.
public var kCCDecodeError: Int { -4304 }
/// The function is not implemented for the algorithm, as here for all ciphers and derivations of keys.
public var kCCUnimplemented: Int { -4305 }
/// A number is too large.
public var kCCOverflow: Int { -4306 }
/// The random generator has failed.
public var kCCRNGFailure: Int { -4307 }
/// The reason is not known.
public var kCCUnspecifiedError: Int { -4308 }
/// Functions were called in the wrong order.
public var kCCCallSequenceError: Int { -4309 }
/// The key has a length that the algorithm does not have.
public var kCCKeySizeError: Int { -4310 }
/// The key is not valid for the algorithm.
public var kCCInvalidKey: Int { -4311 }
