import Foundation
import TestSupport
import Testing

/// CryptoKit and CommonCrypto in the program of an app, which alone is linked with them.
///
/// Sources of the expected digests: RFC 1321 (MD5), FIPS 180 (SHA), RFC 4231 (HMAC), which give them for these texts.
@Suite(
    "Hashes and authentication codes", .serialized,
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: AppBuilderTool.path),
        "maquette-app-builder is not built"))
struct AppHashTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private static let head = """
        import CommonCrypto
        import CryptoKit
        import UIKit

        func digest(_ length: Int32, _ write: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
            var bytes = [UInt8](repeating: 0, count: Int(length))
            bytes.withUnsafeMutableBufferPointer { write($0.baseAddress!) }
            return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        let text = Array("abc".utf8)
        let data = Array("what do ya want for nothing?".utf8)

        """

    /// A statement of an app, and what it prints.
    private static let rows = [
        (
            "digest(CC_MD5_DIGEST_LENGTH) { CC_MD5(text, 3, $0) }",
            "900150983cd24fb0d6963f7d28e17f72"
        ),
        ("digest(16) { CC_MD5(nil, 0, $0) }", "d41d8cd98f00b204e9800998ecf8427e"),
        (
            "digest(CC_SHA1_DIGEST_LENGTH) { CC_SHA1(text, 3, $0) }",
            "a9993e364706816aba3e25717850c26c9cd0d89d"
        ),
        (
            "digest(CC_SHA256_DIGEST_LENGTH) { CC_SHA256(text, 3, $0) }",
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        ),
        (
            "digest(CC_SHA384_DIGEST_LENGTH) { CC_SHA384(text, 3, $0) }.prefix(32)",
            "cb00753f45a35e8bb5a03d699ac65007"
        ),
        (
            "digest(CC_SHA512_DIGEST_LENGTH) { CC_SHA512(text, 3, $0) }.prefix(32)",
            "ddaf35a193617abacc417349ae204131"
        ),
        (
            "Array(SHA256.hash(data: text)).prefix(4)", "[186, 120, 22, 191]"
        ),
        (
            """
            digest(64) { bytes in
                var context = CC_SHA512_CTX()
                CC_SHA512_Init(&context)
                for byte in text { CC_SHA512_Update(&context, [byte], 1) }
                CC_SHA512_Final(bytes, &context)
            }.prefix(32)
            """, "ddaf35a193617abacc417349ae204131"
        ),
        (
            "digest(32) { CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), \"Jefe\", 4, data, data.count, $0) }",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            """
            digest(32) { bytes in
                var context = CCHmacContext()
                CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4)
                CCHmacUpdate(&context, Array(data[..<5]), 5)
                CCHmacUpdate(&context, Array(data[5...]), data.count - 5)
                CCHmacFinal(&context, bytes)
            }
            """, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            """
            { () -> Int32 in
                var moved = 7, output = [UInt8](repeating: 1, count: 16)
                return CCCrypt(
                    CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding),
                    text, 16, nil, text, 3, &output, 16, &moved)
            }()
            """, "-4305"
        ),
        ("SecureEnclave.isAvailable", "false"),
        (
            """
            { () -> Bool in
                let key = SymmetricKey(size: .bits256)
                guard let box = try? AES.GCM.seal(text, using: key) else { return false }
                return (try? Array(AES.GCM.open(box, using: key))) == text
            }()
            """, "true"
        ),
    ]

    @Test("are those of the standards; ciphers of CommonCrypto are refused")
    func digests() throws {
        let statements = Self.rows.map { "        print(\($0.0))" }.joined(separator: "\n")
        try directory.write(
            Self.head + """
                final class Hashes: UIViewController {
                    override func viewDidLoad() {
                \(statements)
                    }
                }
                """, to: "project/Hashes.swift")
        let run = try Tool.run(
            [
                "app", "project", "--controller", "Hashes", "--log", "output", "--build-path", "build", "-o",
                "out",
            ],
            in: directory.path)
        #expect(run.status == 0, "\(run.errors)")
        let log = try #require(directory.files.first { $0.hasPrefix("out/") && $0.hasSuffix(".output.txt") })
        let printed = String(decoding: try directory.data(log), as: UTF8.self)
        for (statement, expected) in Self.rows {
            #expect(printed.contains(expected), "\(statement): \(printed)")
        }
    }
}
