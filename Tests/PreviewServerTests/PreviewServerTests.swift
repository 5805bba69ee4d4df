import Foundation
import TestSupport
import Testing

@Suite("The preview server") struct PreviewServerTests {
    private let fixture: PreviewFixture

    init() throws { fixture = try PreviewFixture() }

    private func json(_ answer: RunningServer.Answer?) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: answer?.body ?? Data()) as? [String: Any])
    }

    @Test func thePageItsDataAndItsPictures() throws {
        let server = try fixture.serve()
        let page = try #require(try server.send("GET /TOKEN/"))
        #expect(page.status == 200)
        for header in [
            "default-src 'none'; connect-src 'self'; img-src 'self'; style-src 'sha256-",
            "frame-ancestors 'none'",
            "X-Content-Type-Options: nosniff", "Cache-Control: no-store", "Referrer-Policy: no-referrer",
        ] { #expect(page.head.contains(header), "\(header)") }
        let list = try json(try server.send("GET /TOKEN/live/list"))
        let scenes = try #require(list["scenes"] as? [[String: Any]])
        #expect(
            scenes.compactMap { $0["file"] as? String }.map { $0.split(separator: "/").last }.contains(
                "hello.screen.yaml"))
        for scene in scenes {
            let id = try #require(scene["id"] as? Int)
            let data = try json(try server.send("GET /TOKEN/live/scene?choice=0&id=\(id)"))
            let shots = try #require(data["shots"] as? [[String: Any]])
            let digest = try #require(shots.first?["picture"] as? String)
            for name in ["pictures/\(digest)", "thumbnails/live-0-\(id)-1"] {
                let picture = try #require(try server.send("GET /TOKEN/\(name).png"))
                #expect(picture.status == 200 && picture.head.contains("image/png"), "\(name)")
                #expect(picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(name)")
            }
        }
    }

    @Test func aThumbnailIsThereAsSoonAsItsSceneIs() throws {
        let server = try fixture.serve()
        for query in ["appearance=dark", "device=iphone-se-3", "text-size=AX1", "locale=de"] {
            let list = try json(try server.send("GET /TOKEN/live/list?\(query)"))
            let choice = try #require((list["live"] as? [String: Any])?["choice"] as? Int)
            for scene in try #require(list["scenes"] as? [[String: Any]]) {
                let id = try #require(scene["id"] as? Int)
                #expect(try server.send("GET /TOKEN/live/scene?choice=\(choice)&id=\(id)")?.status == 200)
                let thumbnail = try server.send("GET /TOKEN/thumbnails/live-\(choice)-\(id)-1.png")
                #expect(thumbnail?.status == 200, "\(query) \(id)")
            }
        }
    }

    @Test func requestsOfOthersAreRefused() throws {
        let server = try fixture.serve()
        let wrong = String(repeating: "0", count: server.token.count)
        for path in ["/", "/\(wrong)/", "/\(server.token)", "/\(server.token)0/", "*", "/live/list"] {
            #expect(try server.send("GET \(path)")?.status != 200, "\(path)")
        }
        for host in ["example.com", "127.0.0.1", "127.0.0.1:1", "example.com:\(server.port)", ""] {
            for path in ["", "live/list", "live/events", "live/scene?choice=0&id=0"] {
                #expect(try server.send("GET /TOKEN/\(path)", host: host)?.status == 403, "\(host)")
            }
        }
        for origin in ["http://example.com", "null", "https://127.0.0.1:\(server.port)"] {
            #expect(
                try server.send("GET /TOKEN/live/list", ["Origin: \(origin)"])?.status == 403, "\(origin)")
        }
        let own = ["Origin: http://127.0.0.1:\(server.port)", "Content-Length: 0"]
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "HEAD"] {
            #expect(try server.send("\(method) /TOKEN/live/list", own)?.status == 405, "\(method)")
        }
    }

    @Test func noPathOnDiskIsServed() throws {
        try fixture.directory.link("app/link.png", to: "../secret.txt")
        let server = try fixture.serve()
        for path in [
            "secret.txt", "../secret.txt", "..%2Fsecret.txt", "%2e%2e/secret.txt", "link.png",
            "hello.screen.yaml",
            "pictures/../link.png", "pictures/link.png", "pictures/%2e%2e%2flink.png", "/etc/passwd",
            "%2Fetc%2Fpasswd", "thumbnails/../../secret.txt", "thumbnails/live-0-0.png",
            "thumbnails/live-0-99999-1.png", "thumbnails/live-9-0-1.png", "thumbnails/live--1--1--1.png",
            "pictures/\(String(repeating: "0", count: 32)).png", "live/", "live", "data/scenes.js",
            "pictures/" + String(repeating: "a", count: 5000) + ".png",
        ] {
            let answer = try server.send("GET /TOKEN/\(path)")
            #expect([403, 404].contains(answer?.status), "\(path)")
            #expect(answer?.text.contains("not for the browser") != true, "\(path)")
        }
        #expect(try server.send("GET /TOKEN/")?.status == 200)
    }

    @Test func onlyKnownConditionsAreTaken() throws {
        let server = try fixture.serve()
        for query in [
            "device=nokia", "device=..%2F..%2Fetc", "appearance=pink", "text-size=huge", "locale=..%2Fen",
            "locale=%3Cscript%3E", "state=", "unknown=1", "device=",
            "state=" + String(repeating: "a", count: 300),
        ] { #expect(try server.send("GET /TOKEN/live/list?\(query)")?.status == 400, "\(query)") }
        for query in [
            "choice=1&id=0", "choice=0&id=999", "choice=0", "id=0", "choice=x&id=y", "choice=-1&id=-1", "",
        ] {
            #expect(try server.send("GET /TOKEN/live/scene?\(query)")?.status == 404, "\(query)")
        }
        let list = try json(
            try server.send("GET /TOKEN/live/list?device=iphone-se-3&appearance=dark&locale=de"))
        let choice = try #require((list["live"] as? [String: Any])?["choice"] as? Int)
        let data = try json(try server.send("GET /TOKEN/live/scene?choice=\(choice)&id=0"))
        let shot = try #require((data["shots"] as? [[String: Any]])?.first)
        #expect(shot["width"] as? Int == 750 && shot["height"] as? Int == 1334)
        let conditions = try #require(shot["conditions"] as? [[String]])
        #expect(conditions.contains(["appearance", "dark"]) && conditions.contains(["locale", "de"]))
    }

    @Test func whatCannotBeServedEndsTheServer() throws {
        let empty = try TemporaryDirectory()
        for (arguments, message) in [
            ([empty.path], "no screen file lies in"), (["--device", "nokia", fixture.folder], "nokia"),
            (["--assets", "/nowhere", fixture.folder], "is not a folder"),
        ] {
            let run = try BuiltProduct.run("maquette-preview-server", arguments)
            #expect(run.status == 2)
            #expect(run.errors.contains(message), "\(run.errors)")
        }
    }
}
