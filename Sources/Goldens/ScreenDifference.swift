package import Files
public import Geometry
import ImageCodec
public import Scene

/// How two screens, pictures or texts differ, apart from any store of goldens.
public struct ScreenDifference: Sendable {
    /// Lines of text that differ: of the layouts of screens, or of texts; nil if none do.
    public private(set) var text: TextDifference?
    /// Pixels that differ; nil for texts, and if none do.
    public private(set) var pixels: PixelDifference?
    /// Where pictures differ, and why.
    public private(set) var explanation: DifferenceExplanation
    /// The two pictures with marks; nil for texts.
    public private(set) var pictures: DifferingPictures?
    /// The pixels per point; nil if lengths are in pixels, because nothing is known about a picture.
    public private(set) var scale: Double?

    /// Whether nothing that is shown differs. A document may still declare something differently.
    public var isEmpty: Bool { text == nil && pixels == nil }

    /// The smallest rectangle around the differing pixels, in points, or pixels if `scale` is nil.
    public var box: Rect? { pixels?.boundingBox(scale: scale ?? 1) }

    /// Compares two pictures of screens, their layouts and their documents.
    public init(expected: GoldenSubject, actual: GoldenSubject) {
        let before = GoldenContext(of: expected)
        text =
            if let old = before.layout, let new = actual.layout?.dump {
                compareTexts(expected: old, actual: new)
            } else { nil }
        let explainer = DifferenceExplainer(actual, golden: before)
        guard case .picture(let old, _, _) = expected.content,
            case .picture(let new, _, let scale) = actual.content
        else {
            explanation = explainer.explainText()
            return
        }
        self.scale = scale
        explanation = DifferenceExplanation()
        compare(old, new, explainer)
    }

    /// Compares two pictures, and what goldens among them keep about their screens.
    ///
    /// - Parameters:
    ///   - expected: The picture to compare with.
    ///   - expectedFile: The bytes of its file.
    ///   - actual: The other picture.
    ///   - actualFile: The bytes of its file.
    public init(expected: Pixmap, file expectedFile: [UInt8], actual: Pixmap, file actualFile: [UInt8]) {
        let contexts = [expectedFile, actualFile].map { file in
            PNGText.text(keyword: GoldenContext.keyword, in: file).map(GoldenContext.init(text:))
                ?? GoldenContext()
        }
        let scales = zip([expected, actual], contexts).map { $1.scale(of: $0) }
        scale = scales[0] == scales[1] ? scales[0] : nil
        explanation = DifferenceExplanation()
        compare(expected, actual, DifferenceExplainer(.picture, golden: contexts[0], actual: contexts[1]))
    }

    /// Compares two texts; those of layouts are explained.
    public init(expected: String, actual: String) {
        text = compareTexts(expected: expected, actual: actual)
        let contexts = [expected, actual].map { text in
            GoldenContext(layout: LayoutText(text) == nil ? nil : text)
        }
        explanation =
            contexts.allSatisfy { $0.layout != nil } && text != nil
            ? DifferenceExplainer(.layout, golden: contexts[0], actual: contexts[1]).explainText()
            : DifferenceExplanation()
    }

    /// Replaces the names of the files that declare causes.
    public mutating func nameFiles(_ name: (String) -> String) {
        for index in explanation.causes.indices {
            explanation.causes[index].file = explanation.causes[index].file.map(name)
        }
    }

    private mutating func compare(_ expected: Pixmap, _ actual: Pixmap, _ explainer: DifferenceExplainer) {
        let scale = scale ?? 1
        let difference = comparePictures(
            expected: expected, actual: actual, reach: PixelDifference.reach(scale: scale))
        explanation = explainer.explain(difference, scale: scale)
        if !difference.isEmpty { pixels = difference }
        if isEmpty, explanation.stage != .document { explanation.stage = nil }
        pictures = DifferingPictures(
            expected: expected, actual: actual, groups: difference.groups,
            moves: self.scale == nil ? [] : explanation.moves, scale: scale)
    }
}

extension GoldenContext {
    /// Returns the pixels per point of a picture of the screen; nil if it is not the picture of that size.
    fileprivate func scale(of picture: Pixmap) -> Double? {
        guard let size = layout.flatMap(LayoutText.init)?.size, size.width > 0, size.height > 0 else {
            return nil
        }
        let scale = Double(picture.width) / size.width
        guard (0.25...16).contains(scale),
            (size.height * scale - Double(picture.height)).magnitude < 1
        else { return nil }
        return scale
    }
}

extension ScreenDifference {
    /// The members of a report, apart from those of what was compared.
    package var members: [JSONValue.Member] {
        [
            JSONValue.Member(name: "firstLine", value: text.map { .integer($0.firstLine) } ?? .null),
            JSONValue.Member(name: "lines", value: .integer(text?.lineCount ?? 0)),
            JSONValue.Member(name: "pixels", value: .integer(pixels?.differingPixelCount ?? 0)),
            JSONValue.Member(
                name: "largestChannelDifference", value: .integer(pixels?.largestChannelDifference ?? 0)),
            JSONValue.Member(name: "box", value: box.map(JSONValue.rect) ?? .null),
            JSONValue.Member(
                name: "comparedPixels", value: explanation.comparedPixelCount.map(JSONValue.integer) ?? .null),
            JSONValue.Member(name: "clusters", value: .array(explanation.clusters.map(\.jsonValue))),
            JSONValue.Member(name: "clusterCount", value: .integer(explanation.clusterCount)),
            JSONValue.Member(name: "stage", value: .optional(explanation.stage?.rawValue)),
            JSONValue.Member(name: "causes", value: .array(explanation.causes.map(\.jsonValue))),
            JSONValue.Member(name: "moves", value: .array(explanation.moves.map(\.jsonValue))),
        ]
    }
}
