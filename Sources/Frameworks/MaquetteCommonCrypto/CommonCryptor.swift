// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Ciphers are refused: what an app decrypts is not among its files, or is a secret that no picture should depend on.

/// Whether data is encrypted or decrypted.
public typealias CCOperation = UInt32
/// A cipher for blocks or streams.
public typealias CCAlgorithm = UInt32
/// How blocks are padded and chained, as bits.
public typealias CCOptions = UInt32
/// A cipher with its key; none is made here.
public typealias CCCryptorRef = OpaquePointer

/// Data is encrypted.
public var kCCEncrypt: Int { 0 }
/// Data is decrypted.
public var kCCDecrypt: Int { 1 }

/// The Advanced Encryption Standard, with blocks of 128 bits.
public var kCCAlgorithmAES128: Int { 0 }
/// The Advanced Encryption Standard.
public var kCCAlgorithmAES: Int { 0 }
/// The Data Encryption Standard.
public var kCCAlgorithmDES: Int { 1 }
/// Triple DES, with three keys.
public var kCCAlgorithm3DES: Int { 2 }
/// The cipher CAST-128.
public var kCCAlgorithmCAST: Int { 3 }
/// The stream cipher RC4.
public var kCCAlgorithmRC4: Int { 4 }
/// The cipher RC2.
public var kCCAlgorithmRC2: Int { 5 }
/// The cipher Blowfish.
public var kCCAlgorithmBlowfish: Int { 6 }

/// The last block is padded as PKCS #7 says.
public var kCCOptionPKCS7Padding: Int { 1 }
/// Blocks are not chained.
public var kCCOptionECBMode: Int { 2 }

/// The bytes of a key of AES with 128 bits.
public var kCCKeySizeAES128: Int { 16 }
/// The bytes of a key of AES with 192 bits.
public var kCCKeySizeAES192: Int { 24 }
/// The bytes of a key of AES with 256 bits.
public var kCCKeySizeAES256: Int { 32 }
/// The bytes of a key of DES.
public var kCCKeySizeDES: Int { 8 }
/// The bytes of a key of triple DES.
public var kCCKeySize3DES: Int { 24 }
/// The bytes of a block of AES.
public var kCCBlockSizeAES128: Int { 16 }
/// The bytes of a block of DES.
public var kCCBlockSizeDES: Int { 8 }
/// The bytes of a block of triple DES.
public var kCCBlockSize3DES: Int { 8 }

/// Encrypts or decrypts data; refused with `kCCUnimplemented`, and nothing is written.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    dataOutMoved?.pointee = 0
    return CCCryptorStatus(kCCUnimplemented)
}

/// Makes a cipher for data that comes in parts; refused with `kCCUnimplemented`.
@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    cryptorRef?.pointee = nil
    return CCCryptorStatus(kCCUnimplemented)
}
