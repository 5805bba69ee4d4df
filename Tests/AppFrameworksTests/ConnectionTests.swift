import Network
import Testing
import UIKit

@Suite("Connections, which never answer in a render")
struct ConnectionTests {
    @Test("are being prepared until they are canceled, and what is pending fails")
    func connection() {
        Render.run {
            let connection = NWConnection(host: "example.com", port: 443, using: .tls)
            var states: [NWConnection.State] = [], errors: [NWError?] = []
            connection.stateUpdateHandler = { states.append($0) }
            connection.send(content: Data([1]), completion: .contentProcessed { errors.append($0) })
            connection.receive(minimumIncompleteLength: 1, maximumLength: 9) { _, _, _, error in
                errors.append(error)
            }
            connection.start(queue: .main)
            Render.runDueWork()
            #expect(states == [.preparing] && errors.isEmpty)
            connection.cancel()
            connection.cancel()
            #expect(errors.isEmpty)
            Render.runDueWork()
            #expect(states == [.preparing, .cancelled])
            #expect(errors == [.posix(.ECANCELED), .posix(.ECANCELED)])
        }
    }

    @Test("have ends that are read from text")
    func ends() {
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback))
        #expect(NWEndpoint.Host("1.2.3") == .name("1.2.3", nil) && IPv4Address("1.2.3.256") == nil)
        #expect(NWEndpoint.Port("8080")?.rawValue == 8080 && NWEndpoint.Port("x") == nil)
        let end = NWEndpoint.hostPort(host: "example.com", port: .https)
        #expect(end.debugDescription == "example.com:443" && end.interface == nil)
    }

    @Test("are waited for and looked for without result")
    func waiting() throws {
        try Render.run {
            let listener = try NWListener(using: .tcp, on: 8080)
            let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
            var isCalled = false
            browser.browseResultsChangedHandler = { _, _ in isCalled = true }
            listener.start(queue: .main)
            browser.start(queue: .main)
            Render.runDueWork()
            #expect(listener.state == .ready && listener.port == 8080)
            #expect(browser.state == .ready && browser.browseResults.isEmpty && !isCalled)
            listener.cancel()
            #expect(listener.state == .cancelled)
        }
    }
}
