import FoundationAdditions
import Testing

/// Source: Apple's documentation of `URLProtectionSpace`, "Authentication method constants", whose values are their names.
@Suite("Methods of authentication") struct AuthenticationMethodTests {
    @Test("are there without the Security framework") func names() {
        #expect(NSURLAuthenticationMethodServerTrust == "NSURLAuthenticationMethodServerTrust")
        #expect(NSURLAuthenticationMethodClientCertificate == "NSURLAuthenticationMethodClientCertificate")
    }
}
