import Files
import Foundation
import Goldens
import TestSupport
import Testing

@testable import ReportServer

@Suite("The report server") struct ReportServerTests {
    private let project: ServedProject
    private let report: RunReport

    init() throws {
        project = try ServedProject()
        report = try RunReport(in: project.output)
    }

    @Test func thePageAndItsFiles() throws {
        let server = try RunningServer(for: project)
        let page = try #require(try server.send("GET /TOKEN/"))
        #expect(page.status == 200)
        #expect(page.text.contains("data-report=\"\(report.digest)\""))
        #expect(page.text.matches(of: #/class="approve" data-golden=/#).count == 3)
        for header in [
            "default-src 'none'; img-src 'self' data:; connect-src 'self'; style-src 'sha256-",
            "frame-ancestors 'none'", "X-Content-Type-Options: nosniff", "Cache-Control: no-store",
            "Referrer-Policy: no-referrer",
        ] {
            #expect(page.head.contains(header), "\(header)")
        }
        let sources = page.text.matches(of: #/(?:src|href)="\.\/([^"]+)"/#).map { String($0.1) }
        #expect(sources.count == 14)
        for source in sources {
            let file = try #require(try server.send("GET /TOKEN/\(source)"))
            #expect(file.status == 200 && file.head.contains("image/png"), "\(source)")
            let name = source.removingPercentEncoding ?? ""
            #expect(try file.body == project.directory.data("out/" + name))
        }
        #expect(try server.send("GET /TOKEN/", host: "localhost:\(server.port)")?.status == 200)
    }

    @Test func requestsOfOthersAreRefused() throws {
        let server = try RunningServer(for: project)
        let wrong = String(repeating: "0", count: server.token.count)
        for path in ["/", "", "/\(wrong)/", "/\(server.token)", "/\(server.token)0/", "/TOKEN", "*"] {
            #expect(try server.send("GET \(path)")?.status != 200, "\(path)")
        }
        #expect(try server.send("GET /\(wrong)/a.actual.png")?.status == 403)
        for host in ["example.com", "127.0.0.1", "127.0.0.1:1", "example.com:\(server.port)", ""] {
            #expect(try server.send("GET /TOKEN/", host: host)?.status == 403, "\(host)")
        }
        for origin in [
            "http://example.com", "null", "https://127.0.0.1:\(server.port)", "http://127.0.0.1",
        ] {
            #expect(try server.send("GET /TOKEN/", ["Origin: \(origin)"])?.status == 403, "\(origin)")
        }
        // A form of another site could send this, if it knew the token.
        let body = #"{"golden":"a.png","report":"\#(report.digest)"}"#
        let headers = ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
        #expect(try server.send("POST /TOKEN/approve", headers, body: body)?.status == 403)
        let plain = [
            "Content-Type: text/plain", "Content-Length: \(body.utf8.count)",
            "Origin: http://127.0.0.1:\(server.port)",
        ]
        #expect(try server.send("POST /TOKEN/approve", plain, body: body)?.status == 415)
        for method in ["PUT", "DELETE", "OPTIONS", "HEAD"] {
            let own = ["Origin: http://127.0.0.1:\(server.port)"]
            #expect(try server.send("\(method) /TOKEN/a.actual.png", own)?.status == 405)
        }
        #expect(try !project.isApproved("a"))
    }

    @Test func onlyEvidenceOfTheReportIsServed() throws {
        try FileManager.default.createSymbolicLink(
            atPath: project.output + "/new.expected.png",
            withDestinationPath: project.directory.path + "/secret.txt")
        let actual = project.output + "/new.actual.png"
        try FileManager.default.removeItem(atPath: actual)
        try FileManager.default.createSymbolicLink(
            atPath: actual, withDestinationPath: project.directory.path + "/secret.txt")
        let server = try RunningServer(for: project)
        for path in [
            "report.json", "other.txt", "../secret.txt", "..%2Fsecret.txt", "%2e%2e/secret.txt",
            "./other.txt", "/etc/passwd", "%2Fetc%2Fpasswd", "a.actual.png%00", "new.expected.png",
            "new.actual.png", "same.actual.png", "x/../a.actual.png", "../goldens/a.png", "",
        ] where !path.isEmpty {
            let answer = try server.send("GET /TOKEN/\(path)")
            #expect(answer?.status != 200, "\(path)")
            #expect(answer?.text.contains("not for the browser") != true, "\(path)")
        }
    }

    @Test func approvedGoldensAreWritten() throws {
        let server = try RunningServer(for: project)
        let answer = try #require(try server.approve("a.png", report: report.digest))
        #expect(answer.status == 200)
        #expect(answer.text == #"{"golden":"a.png","approved":true}"#)
        #expect(try server.approve("new.png", report: report.digest)?.status == 200)
        #expect(try server.approve("a.png", report: report.digest)?.status == 200)
        #expect(try project.isApproved("a"))
        #expect(try project.isApproved("new"))
        #expect(try !project.isApproved(ServedProject.oddName))
        let page = try #require(try server.send("GET /TOKEN/"))
        #expect(page.text.contains("data-golden=\"a.png\" disabled>"))
        for name in ["same.png", "unknown.png", "../a.png", ""] {
            #expect(try server.approve(name, report: report.digest)?.status == 404, "\(name)")
        }
    }

    @Test func staleResultsAreRefused() throws {
        let server = try RunningServer(for: project)
        try project.directory.write("other", to: "goldens/a.png")
        let changed = try #require(try server.approve("a.png", report: report.digest))
        #expect(changed.status == 409)
        #expect(changed.text.contains("the golden 'a.png' has changed since the last run"))
        #expect(try project.directory.data("goldens/a.png") == Data("other".utf8))
        try project.runAgain()
        let earlier = try #require(try server.approve("new.png", report: report.digest))
        #expect(earlier.status == 409 && earlier.text.contains("there has been another run"))
        let digest = try RunReport(in: project.output).digest
        try project.directory.write("root: {class: UIView}\n", to: "screen.yaml")
        let stale = try #require(try server.approve("new.png", report: digest))
        #expect(stale.status == 409 && stale.text.contains("screen.yaml' changed after the last run"))
        #expect(try !project.isApproved("new"))
    }

    @Test func requestsHaveALimit() throws {
        let server = try RunningServer(for: project)
        let own = ["Origin: http://127.0.0.1:\(server.port)", "Content-Type: application/json"]
        let large = String(repeating: " ", count: ReportSite.bodyLimit + 1)
        #expect(
            try server.send(
                "POST /TOKEN/approve", own + ["Content-Length: \(large.utf8.count)"], body: large)?
                .status == 413)
        #expect(
            try server.send("POST /TOKEN/approve", own + ["Content-Length: 1000000000000"])?.status == 413
        )
        #expect(
            try server.send(
                "POST /TOKEN/approve", own + ["Transfer-Encoding: chunked"], body: "1\r\n{\r\n0\r\n\r\n")?
                .status == 411)
        for body in ["", "{", "[]", #"{"golden":1,"report":"x"}"#] {
            let answer = try server.send(
                "POST /TOKEN/approve", own + ["Content-Length: \(body.utf8.count)"], body: body)
            #expect(answer?.status == 400, "\(body)")
        }
        // The server is still there.
        #expect(try server.send("GET /TOKEN/")?.status == 200)
    }

    @Test func withoutAReportThePageSaysSo() throws {
        try FileManager.default.removeItem(atPath: project.output + "/report.json")
        let server = try RunningServer(for: project)
        let answer = try #require(try server.send("GET /TOKEN/"))
        #expect(answer.status == 404 && answer.text.contains("run 'maquette test'"))
        #expect(try server.send("GET /TOKEN/a.actual.png")?.status == 404)
    }

    @Test func aPortInUseIsAnError() throws {
        let server = try RunningServer(for: project)
        let run = try BuiltProduct.run(
            "maquette-report-server",
            ["--goldens", project.goldens, "--port", "\(server.port)", project.output])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: port \(server.port) cannot be used: "), "\(run.errors)")
    }
}
