import Geometry
import Testing

@testable import Maquette
@testable import Sheets

@Suite("Rows of a contact sheet") struct ContactSheetTests {
    /// A sheet with pictures of files, without the pictures.
    private func sheet(_ metrics: SheetMetrics, of files: [String]) -> ContactSheet {
        var sheet = ContactSheet(metrics)
        for file in files {
            let content = ScreenRecipe.Content.launchedApp
            let recipe = ScreenRecipe(
                input: file, screen: "screen", assets: AssetSearchPaths(directories: []), content: content)
            sheet.add(nil, of: RenderRequest(recipe: recipe, variant: Variant()))
        }
        return sheet
    }

    @Test func filesFollowOneAnotherInARow() {
        let rows = sheet(.page, of: ["a", "a", "b", "b", "b", "c", "c", "c"]).rows
        #expect(rows.map { $0.map(\.cell) } == [[0, 1, 2, 3, 4], [5, 6, 7]])
        #expect(rows.map { $0.map(\.headingColumns) } == [[2, nil, 3, nil, nil], [3, nil, nil]])
    }

    @Test func aFileWithManyPicturesContinuesInTheNextRow() {
        let rows = sheet(.page, of: Array(repeating: "a", count: 9)).rows
        #expect(rows.map(\.count) == [7, 2])
        #expect(rows[1][0].headingColumns == nil)
    }

    @Test func pagesRepeatTheHeadingOfAFile() {
        let pages = sheet(.page, of: Array(repeating: "a", count: 50)).pages
        #expect(pages.count > 1)
        for page in pages.dropFirst() {
            #expect(page.first?.first?.continues == true && page.first?.first?.headingColumns == 7)
        }
    }

    @Test func headingsLeaveOutTheFoldersOfAllFiles() {
        let sheet = sheet(.picture, of: ["app/one/a.xib", "app/two/b.xib"])
        #expect([0, 1].map(sheet.heading) == ["one/a.xib", "two/b.xib"])
        #expect([0, 1].map(sheet.fileName) == ["a.xib", "b.xib"])
    }

    @Test func aSheetIsAboutAsWideAsHighForPhones() {
        let sheet = sheet(.picture, of: Array(repeating: "a", count: 50))
        #expect(sheet.columns == 10)
        let size = PixelSize(Size(width: sheet.width, height: 1), scale: 2)
        #expect(sheet.pixelSize.width == size.width)
    }
}
