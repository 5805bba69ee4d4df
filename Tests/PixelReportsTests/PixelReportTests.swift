import Geometry
import ImageCodec
import Scene
import TestSupport
import Testing
import Typography

@testable import PixelReports

/// Reports of pairs by repository and cause, and their sheets.
@Suite("Reports of pairs of pictures")
struct PixelReportTests {
    private func picture(_ color: UInt32, width: Int = 10) -> FlatPicture {
        FlatPicture(Pixmap(width: width, height: 10, filledWith: color))
    }

    private var report: PixelReport {
        let white = picture(0xFFFF_FFFF), black = picture(0xFF00_0000)
        var report = PixelReport()
        for (repository, cause, ours) in [
            ("o/a", "text", white), ("o/b", "", white), ("o/a", "color", black),
            ("o/a", "text", picture(0xFFFF_FFFF, width: 9)),
        ] {
            report.add(
                PixelReport.Entry(
                    PicturePair(repository: repository, cause: cause, name: "n", apple: "a", ours: "b"),
                    PictureFigures(apple: white, ours: ours)))
        }
        return report
    }

    @Test("means are by repository, then by cause")
    func means() {
        let means = report.means
        #expect(means.map(\.repository) == ["o/a", "o/a", "o/a", "o/b", "all"])
        #expect(means.map(\.cause) == [nil, "text", "color", "", nil])
        #expect(means.map(\.count) == [3, 2, 1, 1, 4])
        #expect(means.map(\.sameSizeCount) == [2, 1, 1, 1, 3])
        #expect(means.map(\.equalWithin8) == [2.0 / 3, 1, 0, 1, 0.75])
    }

    @Test("the table has a row for each")
    func table() {
        let lines = report.table.split(separator: "\n")
        #expect(lines.count == 7)
        #expect(lines[2].hasPrefix("| o/a | all | 3 | 2 | 66.7 |"))
        #expect(lines[5].hasPrefix("| o/b | not known | 1 | 1 | 100.0 | 100.0 | 1.000 |"))
    }

    @Test(
        "numbers keep their digits",
        arguments: [
            (0.05, 1, "0.1"), (12.04, 1, "12.0"), (0.0005, 3, "0.001"), (-1.25, 2, "-1.25"),
            (-0.001, 1, "0.0"),
        ])
    func numbers(value: Double, digits: Int, text: String) {
        #expect(PixelReport.text(value, digits) == text)
    }

    @Test("a sheet has a row of three pictures for a pair, enlarged at most four times")
    func sheet() throws {
        let entry = try #require(report.entries.first)
        var sheet = PairSheet(text: TextEngine(library: .empty))
        sheet.add(entry, apple: picture(0xFFFF_FFFF), ours: picture(0xFF00_0000))
        let picture = try decodeImage(sheet.png())
        #expect(picture.size == PixelSize(width: 3 * 528, height: 40 + 26))
        #expect(picture[20, 42] == 0xFFFF_FFFF, "Apple's")
        #expect(picture[528 + 20, 42] == 0xFF00_0000, "ours")
        #expect(picture[2 * 528 + 20, 42] == 0xFF01_0101, "the difference")
    }
}
