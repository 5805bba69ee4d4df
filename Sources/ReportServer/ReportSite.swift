import Diagnostics
import Files
import FlyingFox
import Foundation
import Goldens
import LoopbackServer

/// The pages and files of a report, and the approval of its results.
///
/// It answers requests of its own page only.
actor ReportSite: LoopbackSite {
    /// In bytes. Chosen: many times the request to approve a golden, whose name is a file name.
    static let bodyLimit = 16 << 10

    private let store: GoldenStore
    private let folder: EvidenceFolder
    private var address: PrivateAddress?
    /// The report as it was when it was read last.
    private var latest: LatestReport?
    /// The approved goldens of that report.
    private var approved: Set<String> = []

    /// Creates the site of a report in an output folder.
    init(goldens: String, folder: String) {
        store = GoldenStore(directory: goldens)
        self.folder = EvidenceFolder(path: folder)
    }

    func open(at address: PrivateAddress) { self.address = address }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let path = address?.path(of: request) else { return .text(.forbidden, "refused\n") }
        switch (request.method, path) {
        case (.GET, ""): return page()
        case (.GET, _): return file(path)
        case (.POST, "approve"): return await approve(request)
        default: return .text(.methodNotAllowed, "not allowed\n")
        }
    }

    /// Returns the report of the last run, which is read again if there has been another; nil if there is none.
    private func report() -> LatestReport? {
        let earlier = latest
        latest = LatestReport(in: folder, unlessEqualTo: earlier)
        if latest?.digest != earlier?.digest { approved = [] }
        return latest
    }

    private func page() -> HTTPResponse {
        guard let latest = report() else {
            return .text(.notFound, "There is no report; run 'maquette test', then reload this page.\n")
        }
        let approvals = ReportPage.Approvals(reportDigest: latest.digest, approved: approved)
        let page = ReportPage(latest.report, in: folder, serving: approvals)
        var body = Data()
        _ = page.write { bytes in
            body.append(contentsOf: bytes)
            return true
        }
        return .answer(.ok, "text/html; charset=utf-8", body, policy: page.policy)
    }

    /// A file of evidence that the report lists; nothing else in the folder, and nothing that a link leads out to.
    private func file(_ name: String) -> HTTPResponse {
        guard report()?.files.contains(name) == true,
            let root = realPath(of: folder.path), let path = realPath(of: "\(folder.path)/\(name)"),
            path.hasPrefix(root + "/"), let bytes = try? readFile(path, as: .golden)
        else { return .text(.notFound, "not found\n") }
        let type = name.hasSuffix(".png") ? "image/png" : "text/plain; charset=utf-8"
        return .answer(.ok, type, Data(bytes))
    }

    private func approve(_ request: HTTPRequest) async -> HTTPResponse {
        guard request.headers[.contentType] == "application/json" else {
            return .text(.unsupportedMediaType, "not JSON\n")
        }
        guard let length = request.bodySequence.count else { return .text(.lengthRequired, "no length\n") }
        guard length <= ReportSite.bodyLimit else { return .text(.payloadTooLarge, "too large\n") }
        guard let data = try? await request.bodyData, let json = Files.JSONValue(reading: Array(data)),
            let golden = json["golden"]?.stringValue, let digest = json["report"]?.stringValue
        else { return .text(.badRequest, "not a request to approve a golden\n") }
        return approve(golden, of: digest)
    }

    /// Approves a result of the report that a page shows.
    private func approve(_ golden: String, of digest: String) -> HTTPResponse {
        guard let latest = report(), latest.digest == digest else {
            return .refusal(.conflict, golden, "there has been another run; reload this page")
        }
        guard let result = latest.report.results.first(where: { $0.fileName == golden && $0.canBeTaken })
        else {
            return .refusal(.notFound, golden, "the last run has no such result to approve")
        }
        do throws(GoldenApprovalError) {
            try GoldenApproval(store: store).approve(result, of: latest.report)
        } catch {
            let diagnostic = error.diagnostic
            let message = ([diagnostic.message] + diagnostic.hints).joined(separator: "; ")
            return .refusal(.conflict, golden, message)
        }
        approved.insert(golden)
        return .json(.ok, .members(["golden": .string(golden), "approved": .bool(true)]))
    }
}
