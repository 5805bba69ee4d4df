import Files

/// One result in a `ReportPage`.
struct ReportEntry {
    private let result: StoredResult
    private let number: Int
    private let causes: [Int]
    private let folder: EvidenceFolder
    private let showsEvidence: Bool
    private let approvals: ReportPage.Approvals?

    init(
        _ result: StoredResult, number: Int, causes: [Int], folder: EvidenceFolder, showsEvidence: Bool,
        approvals: ReportPage.Approvals?
    ) {
        self.result = result
        self.number = number
        self.causes = causes
        self.folder = folder
        self.showsEvidence = showsEvidence
        self.approvals = approvals
    }

    /// The markup of the entry.
    var text: String {
        let numbers = causes.map(String.init).joined(separator: " ")
        let scale = result.difference?.scale.map { " data-scale=\"\($0)\"" } ?? ""
        return """
            <article id="result-\(number)" data-reason="\(result.reasonName.markupEscaped)" \
            data-causes="\(numbers)"\(scale)>
            <h2>\(result.fileName.markupEscaped)</h2>
            <p><b>\(result.reasonName.markupEscaped)</b> \(result.headline.markupEscaped)</p>
            \(approveButton)\(conditions)\(causeList)\(evidence)\(clusterList)\(files)\(approval)</article>

            """
    }

    private var conditions: String {
        let texts = result.conditions + (result.stage.map { ["first stage that differs: \($0)"] } ?? [])
        return texts.isEmpty ? "" : "<p>\(texts.joined(separator: " · ").markupEscaped)</p>\n"
    }

    private var causeList: String {
        guard !result.causes.isEmpty else { return "" }
        let items = result.causes.map { "<li>\($0.message.markupEscaped)</li>\n" }
        return "<ul class=\"causes\">\n\(items.joined())</ul>\n"
    }

    /// The clusters with their boxes in points.
    private var clusterList: String {
        guard !result.clusters.isEmpty else { return "" }
        let items = result.clusters.map { cluster in
            "<li data-box=\"\(cluster.x) \(cluster.y) \(cluster.width) \(cluster.height)\">"
                + "\(cluster.text.markupEscaped)</li>\n"
        }
        let rest = max(0, (result.clusterCount ?? 0) - result.clusters.count)
        return "<ol class=\"clusters\">\n\(items.joined())</ol>\n"
            + (rest > 0 ? "<p>and \(rest) more</p>\n" : "")
    }

    private var evidence: String {
        if result.lacksEvidence {
            return "<p class=\"omitted\">The evidence was not kept; --max-evidence limits it.</p>\n"
        }
        guard showsEvidence else {
            return hasEvidence
                ? "<p class=\"omitted\">The evidence is not part of this page; open the files.</p>\n" : ""
        }
        if result.kind == .picture {
            let figures = EvidenceFolder.Part.displayOrder.compactMap(figure)
            return figures.isEmpty ? "" : "<div class=\"pictures\">\n\(figures.joined())</div>\n"
        }
        return lines
    }

    private var hasEvidence: Bool { EvidenceFolder.Part.allCases.contains { path(of: $0) != nil } }

    /// A picture with its size in pixels: as a data URL, or with the address of its file in a page that is served.
    private func figure(_ part: EvidenceFolder.Part) -> String? {
        guard let path = path(of: part),
            let bytes = try? folder.bytes(ofFile: path, first: approvals == nil ? nil : 32),
            let size = pngSize(bytes)
        else { return nil }
        let source =
            approvals == nil ? "data:image/png;base64,\(Base64.encode(bytes))" : address(of: path)
        return """
            <figure class="\(part.rawValue)"><figcaption>\(part.rawValue)</figcaption>\
            <div class="frame"><img alt="\(part.rawValue)" width="\(size.width)" height="\(size.height)" \
            loading="lazy" decoding="async" src="\(source)"></div></figure>

            """
    }

    /// The size in the header of a PNG file. Source: PNG specification, section 11.2.1.
    private func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }

    /// The difference of two texts, or the text that has no golden.
    private var lines: String {
        guard let bytes = bytes(of: .difference) ?? bytes(of: .actual) else { return "" }
        let text = String(decoding: bytes.prefix(Self.textLimit), as: UTF8.self)
        let marked = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let escaped = String(line).markupEscaped
            switch line.first {
            case "-": return "<del>\(escaped)</del>"
            case "+": return "<ins>\(escaped)</ins>"
            default: return escaped
            }
        }
        let rest = bytes.count > Self.textLimit ? "\n…" : ""
        return "<pre>\(marked.joined(separator: "\n"))\(rest)</pre>\n"
    }

    /// Chosen: the number of bytes of a text that is shown, a few thousand lines.
    private static let textLimit = 256 << 10

    /// Links to the files, relative to the page.
    private var files: String {
        let parts = EvidenceFolder.Part.displayOrder + [.strip]
        let links = parts.compactMap { part -> String? in
            path(of: part).map { "<a href=\"\(address(of: $0))\">\(part.rawValue)</a>" }
        }
        let list = links.isEmpty ? "" : " · " + links.joined(separator: " · ")
        return "<p class=\"files\">golden: \(result.golden.markupEscaped)\(list)</p>\n"
    }

    /// The address of a file of evidence, relative to the page.
    private func address(of path: String) -> String {
        "./" + String(path.dropFirst(folder.path.count + 1)).pathPercentEncoded
    }

    /// The button of a page that is served.
    private var approveButton: String {
        guard let approvals, result.canBeTaken, !result.lacksEvidence else { return "" }
        let name = result.fileName
        return """
            <p><button type="button" class="approve" data-golden="\(name.markupEscaped)"\
            \(approvals.approved.contains(name) ? " disabled" : "")>Approve</button> \
            <span class="answer" role="status"></span></p>

            """
    }

    private var approval: String {
        result.approve.map {
            "<p class=\"approve\">To accept it: <code>\($0.markupEscaped)</code> "
                + "<button type=\"button\" class=\"copy\">Copy</button></p>\n"
        } ?? ""
    }

    /// The path of a file of evidence in the page's folder; nil if there is none. Paths of the report are not
    /// read: a report may come from another machine, and must not bring other files into the page.
    private func path(of part: EvidenceFolder.Part) -> String? {
        result.file(of: part).map { _ in folder.path(of: part, result.name, result.kind) }
    }

    private func bytes(of part: EvidenceFolder.Part) -> [UInt8]? {
        path(of: part).flatMap { try? folder.bytes(ofFile: $0) }
    }
}

extension EvidenceFolder.Part {
    /// The pictures of the page in their order; a strip of all three is linked only.
    static let displayOrder: [EvidenceFolder.Part] = [.expected, .difference, .actual]
}
