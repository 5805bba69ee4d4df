/// One result of a `RunReport`. Members that a report does not have are nil or empty.
package struct StoredResult: Hashable, Sendable {
    /// The golden's name.
    package var name: String
    /// The golden's kind.
    package var kind: GoldenKind
    /// `same`, `different`, `missing`, `recorded` or `failed`.
    package var outcome: String
    /// The golden's path.
    package var golden: String
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
    /// The name of the equal golden that belongs to no screen.
    package var renamedFrom: String?
    /// The input, and the conditions of the render.
    package var input, screen, scene, state: String?
    package var device, orientation, appearance, textSize, locale, direction: String?

    /// What differs, by the kind of golden.
    package struct Difference: Hashable, Sendable {
        package var pixels, largestChannelDifference: Int?
        package var expectedPixels, actualPixels: Size?
        package var firstLine, removed, added: Int?
        package var code, message: String?
        /// The pixels per point of the pictures.
        package var scale: Double?
    }

    /// A size in device pixels.
    package struct Size: Hashable, Sendable {
        package var width, height: Int
    }

    /// Differing pixels that touch each other; the box is in points.
    package struct Cluster: Hashable, Sendable {
        package var x, y, width, height: Double
        package var pixels: Int?
        package var views: [String]?
    }

    /// A change that explains a difference; the message contains its place.
    package struct Cause: Hashable, Sendable {
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
}
