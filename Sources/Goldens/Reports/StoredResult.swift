/// One result of a `StoredReport`. Members that a report does not have are nil or empty.
package struct StoredResult: Decodable, Hashable, Sendable {
    /// The golden's name.
    package var name: String
    /// The golden's kind.
    package var kind: String
    /// `same`, `different`, `missing`, `recorded` or `failed`.
    package var outcome: String
    /// The golden's path.
    package var golden: String
    /// What differs.
    package var difference: Difference?
    /// The files of the evidence.
    package var expectedFile, actualFile, differenceFile, stripFile: String?
    /// `missing`, `size`, `text`, `pixels`, `environment` or `failed`.
    package var reason: String?
    /// The numbers of differing and of compared pixels.
    package var pixels, comparedPixels: Int?
    /// The clusters of differing pixels, largest first.
    package var clusters: [Cluster]
    /// The number of clusters, if more were found than are listed.
    package var clusterCount: Int?
    /// Why the result differs.
    package var causes: [Cause]
    /// The first stage that differs.
    package var stage: String?
    /// The command line that accepts the result.
    package var approve: String?
    /// The input, and the conditions of the render.
    package var input, screen, scene, state: String?
    package var device, orientation, appearance, textSize, locale, direction: String?

    /// What differs, by the kind of golden.
    package struct Difference: Decodable, Hashable, Sendable {
        package var pixels, largestChannelDifference: Int?
        package var expectedPixels, actualPixels: Size?
        package var firstLine, removed, added: Int?
        package var code, message: String?
        /// The pixels per point of the pictures.
        package var scale: Double?
    }

    /// A size in device pixels.
    package struct Size: Decodable, Hashable, Sendable {
        package var width, height: Int
    }

    /// Differing pixels that touch each other; the box is in points.
    package struct Cluster: Decodable, Hashable, Sendable {
        package var x, y, width, height: Double
        package var pixels: Int?
        package var views: [String]?
    }

    /// A change that explains a difference; the message contains its place.
    package struct Cause: Decodable, Hashable, Sendable {
        package var message: String
        package var view, attribute, from, to, file: String?
        package var line: Int?

        /// What is equal for the variants of a screen that differ for the same cause: the change, if it is
        /// stated, because its consequences vary.
        package var identity: [String?] {
            attribute == nil
                ? [message, file] : [view, attribute, from, to, file, line.map(String.init)]
        }
    }

    private enum Key: CodingKey {
        case name, kind, outcome, golden, difference, expectedFile, actualFile, differenceFile, stripFile,
            reason, pixels
        case comparedPixels, clusters, clusterCount, causes, stage, approve, input, screen, scene, state
        case device, orientation, appearance, textSize, locale, direction
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) throws -> String? { try members.decodeIfPresent(String.self, forKey: key) }
        func count(_ key: Key) throws -> Int? { try members.decodeIfPresent(Int.self, forKey: key) }
        name = try members.decode(String.self, forKey: .name)
        kind = try members.decode(String.self, forKey: .kind)
        outcome = try members.decode(String.self, forKey: .outcome)
        golden = try text(.golden) ?? ""
        difference = try members.decodeIfPresent(Difference.self, forKey: .difference)
        expectedFile = try text(.expectedFile)
        actualFile = try text(.actualFile)
        differenceFile = try text(.differenceFile)
        stripFile = try text(.stripFile)
        reason = try text(.reason)
        pixels = try count(.pixels)
        comparedPixels = try count(.comparedPixels)
        clusters = try members.decodeIfPresent([Cluster].self, forKey: .clusters) ?? []
        clusterCount = try count(.clusterCount)
        causes = try members.decodeIfPresent([Cause].self, forKey: .causes) ?? []
        (stage, approve) = (try text(.stage), try text(.approve))
        (input, screen, scene, state) = (
            try text(.input), try text(.screen), try text(.scene), try text(.state)
        )
        (device, orientation, appearance) = (
            try text(.device), try text(.orientation), try text(.appearance)
        )
        (textSize, locale, direction) = (try text(.textSize), try text(.locale), try text(.direction))
    }
}
