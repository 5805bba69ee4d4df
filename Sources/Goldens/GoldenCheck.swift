package import Diagnostics
import Files
import Geometry
import ImageCodec
import Scene

/// Compares results with their goldens, records goldens, and writes evidence of differences.
public struct GoldenCheck: Hashable, Sendable {
    /// The location of the goldens.
    public var store: GoldenStore
    /// The goldens that may be written.
    public var mode: RecordMode
    /// The folder for evidence, outside the store; nil for none.
    public var evidence: EvidenceFolder?
    /// Gathers the digests that are recorded; nil to write each at once.
    package var recording: DigestRecording?
    /// The options of the run, which the command that accepts a result needs too.
    package var options = RunOptions()
    /// Finds the golden that a missing one was before its screen got another name; nil to find none.
    package var renames: GoldenRenames?

    /// How an actual result is accepted.
    public var approval: Approval

    /// How an actual result is accepted as the golden.
    public enum Approval: Hashable, Sendable {
        /// With `maquette approve` and the golden's name.
        case command
        /// With a command line that does not depend on the golden.
        case line(String)
    }

    /// Creates a check.
    public init(
        store: GoldenStore, mode: RecordMode, evidence: EvidenceFolder? = nil, approval: Approval = .command
    ) {
        self.store = store
        self.mode = mode
        self.evidence = evidence
        self.approval = approval
    }

    /// Compares a subject with its golden, and records it if the mode requires it. Evidence of an earlier
    /// comparison is removed.
    ///
    /// - Parameters:
    ///   - subject: What is compared.
    ///   - keepsEvidence: Whether evidence of a difference is written.
    ///   - picture: Returns the golden picture of a name that is kept as a digest; nil if there is none any more.
    /// - Returns: The result, with the evidence that was written.
    public func check(
        _ subject: GoldenSubject, keepsEvidence: Bool = true, picture: (String) -> [UInt8]? = { _ in nil }
    ) -> GoldenResult {
        evidence?.remove(of: subject)
        if let refusal = subject.refusal { return reject(subject, refusal) }
        guard keepsEvidence else {
            var check = self
            check.evidence = nil
            return check.check(subject, picture: picture)
        }
        do throws(FileError) {
            let golden: [UInt8]?
            do throws(FileError) {
                golden = try store.bytes(of: subject.name, subject.kind)
            } catch {
                // A file with conflict markers is no golden; recording it again resolves the conflict.
                guard error.code == .fileConflict, mode == .all, subject.kind != .digest else { throw error }
                return try record(subject, replacing: .other)
            }
            return try result(of: subject, golden: golden, picture)
        } catch {
            return result(subject, .failed(error.diagnostic))
        }
    }

    /// Returns the result of a content whose digest alone is known; nil unless the golden has the same digest.
    package func result(
        _ name: String, _ kind: GoldenKind, digest: String, origin: GoldenOrigin
    ) -> GoldenResult? {
        guard mode != .all, let golden = try? store.bytes(of: name, kind) else { return nil }
        let stored =
            kind.isText
            ? FastDigest.text(of: golden)
            : kind == .digest
                ? String(decoding: golden.dropLast(), as: UTF8.self) : PixelDigest.stored(in: golden)
        guard stored == digest else { return nil }
        let result = GoldenResult(
            name: name, kind: kind, outcome: .same, goldenPath: store.path(of: name, kind), origin: origin)
        evidence?.remove(of: result)
        return result
    }

    /// Returns the result for a subject that is not compared, with the reason.
    package func reject(_ subject: GoldenSubject, _ diagnostic: Diagnostic) -> GoldenResult {
        result(subject, .failed(diagnostic))
    }

    private func result(
        of subject: GoldenSubject, golden: [UInt8]?, _ picture: (String) -> [UInt8]?
    ) throws(FileError) -> GoldenResult {
        guard let golden else {
            if mode != .never { return try record(subject, replacing: .nothing) }
            return withEvidence(missing(subject), of: subject)
        }
        // The picture that a digest stands for takes its place once it is needed.
        var expected = golden
        if subject.kind == .digest, mode == .never || mode == .missing, !subject.isEqual(to: golden) {
            expected = self.picture(of: subject, digest: golden, picture) ?? golden
        }
        let comparison = compare(subject, with: expected)
        let replaced: GoldenResult.Replacement =
            comparison.outcome == .same && !comparison.isWithinTolerance ? .same : .other
        if mode == .all || mode == .changed && comparison.outcome != .same {
            // Equal pixels can be encoded differently; such goldens are rewritten with `all` and kept
            // otherwise.
            return golden == subject.bytes && !store.hasOtherLineEnds(subject.name, subject.kind)
                ? result(subject, .same) : try record(subject, replacing: replaced)
        }
        guard comparison.outcome != .same else { return result(subject, .same) }
        var different = result(subject, comparison.outcome)
        different.explanation = comparison.explanation
        return withEvidence(different, of: subject, golden: expected, comparison)
    }

    private func record(
        _ subject: GoldenSubject, replacing replaced: GoldenResult.Replacement
    ) throws(FileError) -> GoldenResult {
        if subject.kind == .digest, let recording {
            recording.add(subject.bytes, as: subject.name)
        } else {
            try store.write(subject.bytes, to: subject.name, subject.kind)
        }
        return result(subject, .recorded(replacing: replaced))
    }

    private func result(_ subject: GoldenSubject, _ outcome: GoldenResult.Outcome) -> GoldenResult {
        var result = GoldenResult(
            name: subject.name, kind: subject.kind, outcome: outcome,
            goldenPath: store.path(of: subject.name, subject.kind), origin: subject.origin)
        switch outcome {
        case .missing, .pixelsDiffer, .textDiffers, .digestDiffers:
            result.approval = approval.line(accepting: subject.name, of: options)
        // Reports say no more of it.
        case .same: result.origin = GoldenOrigin(input: subject.origin.input)
        case .recorded, .failed: break
        }
        return result
    }

    /// Returns the result for a subject without a golden.
    private func missing(_ subject: GoldenSubject) -> GoldenResult {
        var result = result(subject, .missing)
        guard let source = renames?.source(of: subject) else { return result }
        result.renamedFrom = source
        result.approval = approval.line(accepting: subject.name, of: options, moves: true)
        return result
    }

    /// Returns a result with its evidence written. If that fails, the outcome is unchanged.
    private func withEvidence(
        _ result: GoldenResult, of subject: GoldenSubject, golden: [UInt8]? = nil,
        _ comparison: Comparison? = nil
    ) -> GoldenResult {
        guard let folder = evidence else { return result }
        var result = result
        do throws(FileError) {
            var written = GoldenResult.Evidence(
                actual: try write(subject.fileBytes, as: .actual, of: subject, into: folder))
            if let golden {
                if subject.kind == .digest, !PixelDigest.isPicture(golden) {
                    try writeFile(golden, to: folder.digestPath(of: subject.name))
                    written.expected = folder.digestPath(of: subject.name)
                } else {
                    written.expected = try write(golden, as: .expected, of: subject, into: folder)
                }
            }
            if case .textDiffers(let difference)? = comparison?.outcome {
                let text = Array((difference.text(limit: 1000) + "\n").utf8)
                written.difference = try write(text, as: .difference, of: subject, into: folder)
            } else if let pictures = comparison?.pictures {
                let difference = pictures.difference, strip = pictures.strip(around: difference)
                written.difference = try write(
                    encodePNG(difference), as: .difference, of: subject, into: folder)
                written.strip = try write(encodePNG(strip), as: .strip, of: subject, into: folder)
            }
            result.evidence = written
        } catch {
            result.evidenceProblem = folder.problem(error)
        }
        return result
    }

    /// Writes a file of evidence and returns its path.
    private func write(
        _ bytes: [UInt8], as part: EvidenceFolder.Part, of subject: GoldenSubject, into folder: EvidenceFolder
    ) throws(FileError) -> String {
        let path = folder.path(of: part, subject.name, subject.kind)
        try writeFile(bytes, to: path)
        return path
    }

    private func compare(_ subject: GoldenSubject, with golden: [UInt8]) -> Comparison {
        if subject.isEqual(to: golden) { return Comparison(outcome: .same) }
        switch subject.content {
        case .text:
            let expected = String(decoding: golden, as: UTF8.self)
            let actual = String(decoding: subject.contentBytes, as: UTF8.self)
            guard let difference = compareTexts(expected: expected, actual: actual) else {
                return Comparison(outcome: .same)
            }
            return Comparison(
                outcome: .textDiffers(difference), explanation: explainer(of: subject, golden).explainText())
        case .digest where !PixelDigest.isPicture(golden): return Comparison(outcome: .digestDiffers)
        case .picture(let actual, _, let scale), .digest(let actual, let scale):
            do throws(ImageError) {
                return comparePixels(of: subject, actual, try decodeImage(golden), golden, scale)
            } catch {
                let path = store.path(of: subject.name, .picture)
                return Comparison(outcome: .failed(error.diagnostic(forImageNamed: path)))
            }
        }
    }

    /// Returns the picture that a digest stands for; nil if it cannot be made any more.
    private func picture(
        of subject: GoldenSubject, digest: [UInt8], _ picture: (String) -> [UInt8]?
    ) -> [UInt8]? {
        guard let file = picture(subject.name), let pixels = PixelDigest.stored(in: file) else { return nil }
        return digest.elementsEqual("\(pixels)\n".utf8) ? file : nil
    }

    /// Compares a picture with its golden outside of masks, and within the tolerance.
    private func comparePixels(
        of subject: GoldenSubject, _ actual: Pixmap, _ expected: Pixmap, _ golden: [UInt8], _ scale: Double
    ) -> Comparison {
        let masks = subject.masks.isEmpty ? [] : maskedRects(of: subject, golden, scale)
        let difference = comparePictures(
            expected: expected, actual: actual.copying(masks, from: expected),
            reach: PixelDifference.reach(scale: scale), colorDistance: subject.tolerance.colorDistance)
        guard !subject.tolerance.accepts(difference, scale: scale) else {
            return Comparison(outcome: .same, isWithinTolerance: !difference.isEmpty)
        }
        let explanation = explainer(of: subject, golden).explain(difference, scale: scale)
        return Comparison(
            outcome: .pixelsDiffer(difference, box: difference.boundingBox(scale: scale)),
            pictures: DifferingPictures(
                expected: expected, actual: actual, groups: difference.groups, masks: masks,
                moves: explanation.moves, scale: scale),
            explanation: explanation)
    }

    /// The parts that are not compared, in device pixels: of a view, where it is and where it was.
    private func maskedRects(of subject: GoldenSubject, _ golden: [UInt8], _ scale: Double) -> [PixelRect] {
        let before = context(of: subject, golden).layout.flatMap(LayoutText.init)
        let visible = subject.layout?.visibleRects ?? []
        return subject.masks.flatMap { mask -> [Rect] in
            switch mask {
            case .region(let rect): return [rect]
            case .view(let id):
                let now = subject.layout?.nodes.firstIndex { $0.id == id }.flatMap { visible[$0] }
                return [now, before.flatMap { text in text.index(of: id).map { text.views[$0].placed } }]
                    .compactMap(\.self)
            }
        }.map { rect in
            PixelRect(
                minX: Int((rect.minX * scale).rounded(.down)), minY: Int((rect.minY * scale).rounded(.down)),
                maxX: Int((rect.maxX * scale).rounded(.up)), maxY: Int((rect.maxY * scale).rounded(.up)))
        }
    }

    /// Returns what explains a difference.
    private func explainer(of subject: GoldenSubject, _ golden: [UInt8]) -> DifferenceExplainer {
        DifferenceExplainer(subject, golden: context(of: subject, golden))
    }

    /// Returns what is known about the screen of a golden: from the context in the golden picture, and without one with the
    /// layout golden of the same name.
    private func context(of subject: GoldenSubject, _ golden: [UInt8]) -> GoldenContext {
        func other(_ kind: GoldenKind) -> [UInt8]? {
            kind == subject.kind ? golden : try? store.bytes(of: subject.name, kind)
        }
        let text = other(.picture).flatMap { PNGText.text(keyword: GoldenContext.keyword, in: $0) }
        var context = text.map(GoldenContext.init(text:)) ?? GoldenContext()
        if subject.kind == .layout || context.layout == nil {
            context.layout = other(.layout).map { String(decoding: $0, as: UTF8.self) }
        }
        return context
    }
}

extension GoldenCheck.Approval {
    /// Returns the command line that accepts the golden of a name, or moves another one to it.
    package func line(accepting name: String, of options: RunOptions, moves: Bool = false) -> String {
        switch self {
        case .line(let line): line
        case .command: options.line(["approve"] + (moves ? ["--moved"] : []), [name])
        }
    }
}

/// The outcome of a comparison, with the decoded pictures that the difference image is made of.
private struct Comparison {
    var outcome: GoldenResult.Outcome
    var pictures: DifferingPictures?
    var explanation: DifferenceExplanation?
    /// Whether the pictures differ, but no more than they may.
    var isWithinTolerance = false
}

extension Pixmap {
    /// Returns the picture with some rectangles as in another picture, as far as both have them.
    fileprivate func copying(_ rects: [PixelRect], from other: Pixmap) -> Pixmap {
        guard !rects.isEmpty else { return self }
        var copy = self
        let common = PixelRect(
            minX: 0, minY: 0, maxX: min(width, other.width), maxY: min(height, other.height))
        for rect in rects.map(common.intersection) where !rect.isEmpty {
            for y in rect.minY..<rect.maxY {
                copy.pixels.replaceSubrange(
                    y * width + rect.minX..<y * width + rect.maxX,
                    with: other.pixels[y * other.width + rect.minX..<y * other.width + rect.maxX])
            }
        }
        return copy
    }
}
