import FlyingFox
import Testing

@testable import LoopbackServer

@Suite("Private addresses") struct PrivateAddressTests {
    private let address = PrivateAddress(port: 8000)
    private var token: String { String(address.text.dropFirst("http://127.0.0.1:8000/".count).dropLast()) }

    private func path(
        _ target: String, method: HTTPMethod = .GET, host: String = "127.0.0.1:8000",
        _ headers: [String: String] = [:]
    ) -> String? {
        var fields: [HTTPHeader: String] = [.host: host]
        for (name, value) in headers { fields[HTTPHeader(name)] = value }
        let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
        return address.path(
            of: HTTPRequest(
                method: method, version: .http11,
                target: HTTPRequest.Target(path: parts[0], query: parts.count > 1 ? parts[1] : ""),
                headers: HTTPHeaders(fields), body: HTTPBodySequence()))
    }

    @Test func requestsOfTheSiteItselfHaveAPath() {
        #expect(path("/\(token)/") == "")
        #expect(path("/\(token)/a/b%20c?x=1") == "a/b c")
        #expect(path("/\(token)/a", host: "localhost:8000") == "a")
        #expect(path("/\(token)/a", method: .POST, ["Origin": "http://127.0.0.1:8000"]) == "a")
    }

    @Test func othersHaveNone() {
        for target in [
            "/", "/\(token)", "/\(token)0/a", "//\(token)/a", "/a/\(token)/", "/\(token.dropLast())/",
        ] {
            #expect(path(target) == nil, "\(target)")
        }
        for host in ["", "127.0.0.1", "127.0.0.1:1", "example.com:8000", "127.0.0.1:8000.example.com"] {
            #expect(path("/\(token)/a", host: host) == nil, "\(host)")
        }
        for origin in ["null", "http://example.com", "https://127.0.0.1:8000", "http://localhost:8000"] {
            #expect(path("/\(token)/a", ["Origin": origin]) == nil, "\(origin)")
        }
        #expect(path("/\(token)/a", method: .POST) == nil)
        #expect(path("/\(token)/" + String(repeating: "a", count: 4096)) == nil)
    }

    @Test func tokensAreLongAndDiffer() {
        let (one, other) = (AccessToken(), AccessToken())
        #expect(one.text.count == 32 && one.text != other.text)
        #expect(
            one.matches(one.text) && !one.matches(other.text) && !one.matches("")
                && !one.matches(one.text + "0"))
    }
}
