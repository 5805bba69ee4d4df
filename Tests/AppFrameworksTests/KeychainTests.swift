import Security
import Testing

@testable import UIKitCore

@Suite("The keychain of a render")
struct KeychainTests {
    private func item(_ values: [String: Any]) -> CFDictionary { NSDictionary(dictionary: values) }

    private func password(_ account: String, _ more: [String: Any] = [:]) -> [String: Any] {
        [
            "\(kSecClass)": kSecClassGenericPassword, "\(kSecAttrService)": "app",
            "\(kSecAttrAccount)": account,
        ].merging(more) { _, new in new }
    }

    private func data(of account: String) -> Data? {
        var result: CFTypeRef?
        let query = password(account, ["\(kSecReturnData)": true])
        return SecItemCopyMatching(item(query), &result) == errSecSuccess ? result as? Data : nil
    }

    @Test("keeps who would be asked, and refuses keys")
    func accessAndKeys() throws {
        let access = try #require(
            SecAccessControlCreateWithFlags(
                nil, kSecAttrAccessibleWhenUnlocked, [.biometryCurrentSet, .privateKeyUsage], nil))
        let same = SecAccessControlCreateWithFlags(
            nil, kSecAttrAccessibleWhenUnlocked, [.privateKeyUsage, .touchIDCurrentSet], nil)
        #expect(access == same && access.hash == same?.hash)
        RenderEnvironment.current.run(in: RenderContext()) {
            let values: [String: Any] = [
                "\(kSecValueData)": Data([1]), "\(kSecAttrAccessControl)": access,
            ]
            #expect(SecItemAdd(item(password("a", values)), nil) == errSecSuccess)
            #expect(data(of: "a") == Data([1]))
        }
        var error: Unmanaged<CFError>?
        #expect(SecKeyCreateRandomKey(item(["\(kSecAttrKeyType)": kSecAttrKeyTypeEC]), &error) == nil)
        let reason = try #require(error).takeRetainedValue()
        #expect(reason.code == Int(errSecUnimplemented) && reason.domain == NSOSStatusErrorDomain)
    }

    @Test("is empty at first, and keeps one password for an account and service")
    func adding() {
        RenderEnvironment.current.run(in: RenderContext()) {
            #expect(SecItemCopyMatching(item(password("a")), nil) == errSecItemNotFound)
            let first = password("a", ["\(kSecValueData)": Data([1])])
            #expect(SecItemAdd(item(first), nil) == errSecSuccess)
            #expect(SecItemAdd(item(first), nil) == errSecDuplicateItem)
            #expect(SecItemAdd(item(password("b", ["\(kSecValueData)": Data([2])])), nil) == errSecSuccess)
            #expect(data(of: "a") == Data([1]) && data(of: "b") == Data([2]))
        }
    }

    @Test("updates and removes what a query finds")
    func changing() {
        RenderEnvironment.current.run(in: RenderContext()) {
            SecItemAdd(item(password("a", ["\(kSecValueData)": Data([1])])), nil)
            SecItemAdd(item(password("b", ["\(kSecValueData)": Data([2])])), nil)
            let change = item(["\(kSecValueData)": Data([3])])
            #expect(SecItemUpdate(item(password("a")), change) == errSecSuccess)
            #expect(data(of: "a") == Data([3]))
            #expect(SecItemUpdate(item(password("c")), change) == errSecItemNotFound)
            let renamed = item(["\(kSecAttrAccount)": "b"])
            #expect(SecItemUpdate(item(password("a")), renamed) == errSecDuplicateItem)
            #expect(SecItemDelete(item(password("a"))) == errSecSuccess)
            #expect(SecItemDelete(item(password("a"))) == errSecItemNotFound)
            #expect(data(of: "a") == nil && data(of: "b") == Data([2]))
        }
    }

    @Test("returns what the query asks for, of one item or of all")
    func results() throws {
        try RenderEnvironment.current.run(in: RenderContext()) {
            SecItemAdd(item(password("a", ["\(kSecValueData)": Data([1])])), nil)
            SecItemAdd(item(password("b", ["\(kSecValueData)": Data([2])])), nil)
            var query: [String: Any] = [
                "\(kSecClass)": kSecClassGenericPassword, "\(kSecReturnAttributes)": true,
                "\(kSecReturnData)": true, "\(kSecMatchLimit)": kSecMatchLimitAll,
            ]
            var result: CFTypeRef?
            #expect(SecItemCopyMatching(item(query), &result) == errSecSuccess)
            let all = try #require(result as? [[String: Any]])
            #expect(all.compactMap { $0["\(kSecAttrAccount)"] as? String } == ["a", "b"])
            #expect(all.compactMap { $0["\(kSecValueData)"] as? Data } == [Data([1]), Data([2])])
            query["\(kSecMatchLimit)"] = kSecMatchLimitOne
            #expect(SecItemCopyMatching(item(query), &result) == errSecSuccess)
            let one = try #require(result as? [String: Any])
            #expect(one["\(kSecAttrService)"] as? String == "app")
            #expect(one["\(kSecAttrAccessible)"] as? String == "ak")
        }
    }

    @Test("tells servers apart by their ports, and what other devices get by the query")
    func servers() {
        RenderEnvironment.current.run(in: RenderContext()) {
            func server(_ port: Int, _ more: [String: Any] = [:]) -> CFDictionary {
                item(
                    [
                        "\(kSecClass)": kSecClassInternetPassword, "\(kSecAttrServer)": "a.example",
                        "\(kSecAttrPort)": port,
                    ].merging(more) { _, new in new })
            }
            #expect(SecItemAdd(server(80), nil) == errSecSuccess)
            #expect(SecItemAdd(server(443), nil) == errSecSuccess)
            let shared: [String: Any] = ["\(kSecAttrSynchronizable)": true]
            #expect(SecItemAdd(server(21, shared), nil) == errSecSuccess)
            #expect(SecItemCopyMatching(server(21), nil) == errSecItemNotFound)
            let any: [String: Any] = ["\(kSecAttrSynchronizable)": kSecAttrSynchronizableAny]
            #expect(SecItemCopyMatching(server(21, any), nil) == errSecSuccess)
        }
    }

    @Test("refuses keys, and says why")
    func refusals() {
        RenderEnvironment.current.run(in: RenderContext()) {
            #expect(SecItemAdd(item(["\(kSecClass)": kSecClassKey]), nil) == errSecUnimplemented)
            #expect(SecItemCopyMatching(item(["\(kSecClass)": kSecClassKey]), nil) == errSecItemNotFound)
            #expect(SecItemAdd(item([:]), nil) == errSecParam)
        }
        let message = SecCopyErrorMessageString(errSecItemNotFound, nil)
        #expect(message == "The specified item could not be found in the keychain.")
    }

    @Test("random bytes are the same in every render, and go on")
    func randomBytes() {
        func bytes() -> [[UInt8]] {
            RenderEnvironment.current.run(in: RenderContext()) {
                (0..<2).map { _ in
                    var bytes = [UInt8](repeating: 0, count: 12)
                    #expect(SecRandomCopyBytes(kSecRandomDefault, 12, &bytes) == errSecSuccess)
                    return bytes
                }
            }
        }
        let first = bytes()
        #expect(first == bytes() && first[0] != first[1])
        // Source: the first number of SplitMix64 with seed 0 is 0xE220A8397B1DCDAF.
        #expect(first[0].prefix(8) == [0xAF, 0xCD, 0x1D, 0x7B, 0x39, 0xA8, 0x20, 0xE2])
    }
}
