import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import ResultCache

@Suite("A result cache in an HTTP store") struct HTTPStoreTests {
    private let server: TestServer
    private let content = Array("golden picture 0123\n".utf8)

    init() throws { server = try TestServer() }

    @Test func putsAndGets() {
        let cache = ResultCache(at: server.address + "/project/", token: "secret")
        #expect(cache.content(of: "abcd") == nil)
        cache.keep(content, as: "abcd")
        #expect(ResultCache(at: server.address + "/project").content(of: "abcd") == content)
        #expect(cache.finish() == [])
        let state = server.state.withLock { $0 }
        #expect(state.requests == ["GET /project/abcd", "PUT /project/abcd", "GET /project/abcd"])
        #expect(state.headers.filter { $0 == "Authorization: Bearer secret" }.count == 2)
    }

    @Test func damagedContentsAreIgnoredAndReplaced() {
        ResultCache(at: server.address).keep(content, as: "abcd")
        server.state.withLock { $0.contents["/abcd"]?.removeLast() }
        let cache = ResultCache(at: server.address)
        #expect(cache.content(of: "abcd") == nil)
        cache.keep(content, as: "abcd")
        #expect(cache.content(of: "abcd") == content)
        #expect(cache.finish().map(\.code.name) == ["cache.damaged"])
    }

    @Test func aStoreThatOnlyReadsIsNoProblem() {
        server.state.withLock { $0.putStatus = 403 }
        let cache = ResultCache(at: server.address)
        cache.keep(content, as: "abcd")
        cache.keep(content, as: "abce")
        #expect(server.state.withLock { $0.requests } == ["PUT /abcd"])
        #expect(cache.finish() == [])
    }

    @Test func aStoreThatFailsIsNotAskedAgain() throws {
        server.state.withLock { $0.status = 500 }
        let cache = ResultCache(at: server.address)
        for _ in 0..<3 { #expect(cache.content(of: "abcd") == nil) }
        #expect(server.state.withLock { $0.requests.count } == 1)
        let problem = try #require(cache.finish().first)
        #expect(problem.message.hasSuffix("the store answers GET with status 500"))
        server.stop()
        let gone = ResultCache(at: server.address)
        #expect(gone.content(of: "abcd") == nil)
        #expect(gone.finish().map(\.code.name) == ["cache.unusable"])
    }

    @Test func aContentThatIsTooLargeIsNotRead() {
        server.state.withLock { $0.contents["/abcd"] = [UInt8](repeating: 0, count: 4 << 20) }
        let cache = ResultCache(at: server.address)
        #expect(cache.content(of: "abcd") == nil)
        #expect(cache.finish().count == 1)
    }
}
