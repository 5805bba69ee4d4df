import Testing

@testable import UIKitCore

/// Lengths and fonts that scale with the text size, compared with values recorded on an iPhone.
@Suite struct FontMetricsTests {
    /// The unscaled value in points.
    private static let inputs: [CGFloat] = [
        8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 34, 40, 48, 64,
    ]

    /// One text style at one text size: the scaled lengths in pixels of a third of a point, the fonts in points.
    struct Record: Sendable {
        var style: String
        var category: String
        var pixels: String
        var points: String
    }

    /// Measured: recorded on an iPhone with iOS 26 at 3x by the public project Vercantez/openuikit
    /// (fixtures/realapp/dynamic_type_ios.json).
    private static let records: [Record] = [
        Record(
            style: "largeTitle", category: "XS",
            pixels: "22 28 31 33 36 39 42 44 47 50 56 61 67 72 78 95 111 133 178",
            points: "7 9 10 11 12 13 14 15 16 17 19 20 22 24 26 32 37 44 59"),
        Record(
            style: "title1", category: "XS",
            pixels: "22 27 30 33 36 38 41 44 47 49 55 60 66 71 77 93 109 131 175",
            points: "7 9 10 11 12 13 14 15 16 16 18 20 22 24 26 31 36 44 58"),
        Record(
            style: "title2", category: "XS",
            pixels: "21 26 28 31 33 36 39 41 44 46 51 57 62 67 72 87 103 123 165",
            points: "7 9 9 10 11 12 13 14 15 15 17 19 21 22 24 29 34 41 55"),
        Record(
            style: "title3", category: "XS",
            pixels: "21 26 29 32 34 37 40 42 45 48 53 58 63 69 74 90 106 127 169",
            points: "7 9 10 11 11 12 13 14 15 16 18 19 21 23 25 30 35 42 56"),
        Record(
            style: "headline", category: "XS",
            pixels: "21 26 29 31 34 36 39 41 44 47 52 57 62 67 73 88 104 124 166",
            points: "7 9 10 10 11 12 13 14 15 16 17 19 21 22 24 29 35 41 55"),
        Record(
            style: "subheadline", category: "XS",
            pixels: "19 24 26 29 31 34 36 38 41 43 48 53 58 62 67 82 96 115 154",
            points: "6 8 9 10 10 11 12 13 14 14 16 18 19 21 22 27 32 38 51"),
        Record(
            style: "body", category: "XS",
            pixels: "21 26 29 31 34 36 39 41 44 47 52 57 62 67 73 88 104 124 166",
            points: "7 9 10 10 11 12 13 14 15 16 17 19 21 22 24 29 35 41 55"),
        Record(
            style: "callout", category: "XS",
            pixels: "21 26 28 31 33 36 39 41 44 46 51 57 62 67 72 87 103 123 165",
            points: "7 9 9 10 11 12 13 14 15 15 17 19 21 22 24 29 34 41 55"),
        Record(
            style: "footnote", category: "XS",
            pixels: "21 27 29 32 35 37 40 43 45 48 53 59 64 69 75 91 107 128 171",
            points: "7 9 10 11 12 12 13 14 15 16 18 20 21 23 25 30 36 43 57"),
        Record(
            style: "caption1", category: "XS",
            pixels: "20 24 27 29 32 34 37 39 41 44 49 54 59 63 68 83 98 117 156",
            points: "7 8 9 10 11 11 12 13 14 15 16 18 20 21 23 28 33 39 52"),
        Record(
            style: "caption2", category: "XS",
            pixels: "24 30 33 36 39 42 45 48 51 54 60 66 72 78 84 102 120 144 192",
            points: "8 10 11 12 13 14 15 16 17 18 20 22 24 26 28 34 40 48 64"),
        Record(
            style: "largeTitle", category: "S",
            pixels: "23 29 31 34 37 40 43 46 49 51 57 63 68 74 80 97 114 137 183",
            points: "8 10 10 11 12 13 14 15 16 17 19 21 23 25 27 32 38 46 61"),
        Record(
            style: "title1", category: "S",
            pixels: "23 28 31 34 37 40 42 45 48 51 56 62 68 73 79 96 113 136 181",
            points: "8 9 10 11 12 13 14 15 16 17 19 21 23 24 26 32 38 45 60"),
        Record(
            style: "title2", category: "S",
            pixels: "21 27 29 32 35 38 40 43 46 48 54 59 64 70 75 91 107 129 171",
            points: "7 9 10 11 12 13 13 14 15 16 18 20 21 23 25 30 36 43 57"),
        Record(
            style: "title3", category: "S",
            pixels: "22 28 30 33 36 39 41 44 47 50 55 61 66 72 77 94 110 132 177",
            points: "7 9 10 11 12 13 14 15 16 17 18 20 22 24 26 31 37 44 59"),
        Record(
            style: "headline", category: "S",
            pixels: "22 27 30 33 35 38 41 44 46 49 55 60 65 71 76 93 109 131 175",
            points: "7 9 10 11 12 13 14 15 15 16 18 20 22 24 25 31 36 44 58"),
        Record(
            style: "subheadline", category: "S",
            pixels: "22 27 30 32 35 38 41 43 46 49 54 59 65 70 76 92 108 130 173",
            points: "7 9 10 11 12 13 14 14 15 16 18 20 22 23 25 31 36 43 58"),
        Record(
            style: "body", category: "S",
            pixels: "22 27 30 33 35 38 41 44 46 49 55 60 65 71 76 93 109 131 175",
            points: "7 9 10 11 12 13 14 15 15 16 18 20 22 24 25 31 36 44 58"),
        Record(
            style: "callout", category: "S",
            pixels: "22 27 30 33 35 38 41 43 46 49 54 60 65 70 76 92 109 130 174",
            points: "7 9 10 11 12 13 14 14 15 16 18 20 22 23 25 31 36 43 58"),
    ]

    private static let styles: [String: UIFont.TextStyle] = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
        "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
        "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]

    /// The one value that no rule explains: the other 18 of its row grow by 19/21, this one by 0.897.
    private static let outlier = "callout S 26"

    @Test func lengthsAndFontsGrowAsRecorded() throws {
        var missed: Set<String> = []
        var count = 0
        for record in Self.records {
            let style = try #require(Self.styles[record.style])
            let traits = UITraitCollection(
                displayScale: 3, preferredContentSizeCategory: record.category == "XS" ? .extraSmall : .small)
            let metrics = UIFontMetrics(forTextStyle: style)
            let recorded = zip(record.pixels.split(separator: " "), record.points.split(separator: " "))
            for (input, (pixels, points)) in zip(Self.inputs, recorded) {
                count += 1
                let value = metrics.scaledValue(for: input, compatibleWith: traits)
                let font = metrics.scaledFont(for: .systemFont(ofSize: input), compatibleWith: traits)
                let isSame =
                    try (value * 3 - CGFloat(#require(Int(pixels)))).magnitude < 1e-9
                    && font.pointSize == CGFloat(#require(Int(points)))
                if !isSame { missed.insert("\(record.style) \(record.category) \(Int(input))") }
            }
        }
        #expect(count == 361)
        #expect(missed == [Self.outlier])
    }

    @Test func aFontGrowsNoFurtherThanItsLimit() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 17)
        // 17 · 62/22 = 47.9.
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 48)
        #expect(
            metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits).pointSize == 30)
    }
}
