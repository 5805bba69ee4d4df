import Goldens
import Maquette
import TerminalPictures

/// Shows results of a review in the terminal.
struct ReviewText {
    /// The protocol for pictures; nil to show none.
    var graphicsProtocol: TerminalProtocol?

    /// The question after each result.
    let prompt = "a approve, A same causes, s skip, b back, o paths, q quit? "

    /// Chosen: the lines of a text difference that are shown, so that the question stays on the screen.
    private static let lineLimit = 30

    /// Returns a result of a review with its place, starting at 1, name, reason, causes and picture or lines.
    func bytes(of item: GoldenReview.Item, number: Int, in review: GoldenReview) -> [UInt8] {
        let result = item.result
        let state =
            switch item.decision {
            case .open: ""
            case .approved: ", approved"
            case .skipped: ", skipped"
            }
        var lines = [
            "", "\(number) of \(review.items.count)  \(result.reasonName)  \(result.fileName)\(state)",
            "  " + result.headline,
        ]
        lines += result.causes.prefix(3).map { "  because \($0.message)" }
        if result.causes.count > 3 { lines.append("  and \(counted(result.causes.count - 3, "more cause"))") }
        let sharing = review.sharing(number - 1).count - 1
        if sharing > 0 { lines.append("  and \(counted(sharing, "other result")) with the same causes") }
        if result.lacksEvidence { lines.append("  the evidence was not kept; --max-evidence limits it") }
        if result.kind != .picture { lines += textLines(of: result, in: review.evidence) }
        let text = Array(lines.map { $0.printable + "\n" }.joined().utf8)
        return text + (result.kind == .picture ? picture(of: result, in: review.evidence) : [])
    }

    /// The first lines of the difference of two texts.
    private func textLines(of result: StoredResult, in folder: EvidenceFolder) -> [String] {
        guard let bytes = try? folder.bytes(of: .difference, result) else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let rest = lines.count - ReviewText.lineLimit
        return lines.prefix(ReviewText.lineLimit).map { "  " + $0 }
            + (rest > 0 ? ["  and \(counted(rest, "more line"))"] : [])
    }

    /// The strip of all three pictures, or the actual picture of a missing golden.
    private func picture(of result: StoredResult, in folder: EvidenceFolder) -> [UInt8] {
        let part: EvidenceFolder.Part = result.stripFile == nil ? .actual : .strip
        guard let graphicsProtocol, let path = result.stripFile ?? result.actualFile else { return [] }
        do {
            guard let png = try folder.bytes(of: part, result) else { return [] }
            return TerminalPicture.bytes(
                try decodePicture(png, name: path), png: png, by: graphicsProtocol, in: .current)
        } catch {
            return Array("  '\(path.printable)' cannot be shown\n".utf8)
        }
    }
}
