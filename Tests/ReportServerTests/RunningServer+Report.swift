import Foundation
import TestSupport

extension RunningServer {
    /// Starts a server for a project.
    convenience init(for project: ServedProject) throws {
        try self.init(
            "maquette-report-server",
            ["--goldens", project.goldens, "--port", "0", "--", project.output])
    }

    /// Sends a request to approve a golden as the page does.
    func approve(_ golden: String, report: String) throws -> Answer? {
        let fields = ["golden": golden, "report": report]
        let body = String(decoding: try JSONSerialization.data(withJSONObject: fields), as: UTF8.self)
        return try send(
            "POST /TOKEN/approve",
            [
                "Origin: http://127.0.0.1:\(port)", "Content-Type: application/json",
                "Content-Length: \(body.utf8.count)",
            ], body: body)
    }
}
