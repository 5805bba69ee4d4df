import Geometry
import Goldens
import Scene
import Testing

@Suite struct DifferencePictureTests {
    private let white = Pixmap(width: 120, height: 90, filledWith: 0xFFFF_FFFF)
    private let mark: UInt32 = 0xFFFF_5A00

    private func changed(_ rect: PixelRect, to pixel: UInt32) -> Pixmap {
        var picture = white
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { picture[x, y] = pixel }
        }
        return picture
    }

    private func groups(_ actual: Pixmap) -> [PixelDifference.Group] {
        comparePictures(expected: white, actual: actual).groups
    }

    @Test func strongDifferencesAreMoreSaturated() {
        func green(_ pixel: UInt32) -> UInt32 {
            let other = changed(PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1), to: pixel)
            let shown = differencePicture(expected: white, actual: other)[0, 0]
            #expect(shown & 0xFFFF_00FF == 0xFFFF_00FF)
            return shown >> 8 & 0xFF
        }
        #expect(green(0xFF00_0000) == 0)
        #expect(green(0xFFFF_FFFE) > green(0xFFFF_FFC0))
        #expect(green(0xFFFF_FFC0) > 0)
    }

    @Test func groupsHaveNumberedBoxesAroundThem() {
        let actual = changed(PixelRect(minX: 30, minY: 40, maxX: 60, maxY: 50), to: 0xFF00_0000)
        let picture = DifferingPictures(expected: white, actual: actual, groups: groups(actual), scale: 1)
            .difference
        // The box is two points away and one wide; what differs stays visible.
        #expect(picture[27, 45] == mark)
        #expect(picture[62, 45] == mark)
        #expect(picture[45, 37] == mark)
        #expect(picture[45, 52] == mark)
        #expect(picture[28, 45] == 0xFFFF_FFFF)
        #expect(picture[30, 40] == 0xFFFF_00FF)
        // The digit 1 above the corner, of cells of two points: its plate, and the stem in the middle column.
        #expect(picture[27, 24] == mark)
        #expect(picture[32, 28] == 0xFFFF_FFFF)
        #expect(picture[29, 30] == mark)
    }

    @Test func aGroupInTheBoxOfALargerOneHasNoBoxOfItsOwn() {
        var actual = changed(PixelRect(minX: 10, minY: 30, maxX: 100, maxY: 33), to: 0xFF00_0000)
        for y in 33..<80 { actual[10, y] = 0xFF00_0000 }
        let outer = groups(actual)
        for x in 50..<60 { actual[x, 60] = 0xFF00_0000 }
        #expect(groups(actual).count == 2)
        let picture = DifferingPictures(expected: white, actual: actual, groups: groups(actual), scale: 1)
            .difference
        #expect(outer.count == 1)
        #expect(picture[47, 60] == 0xFFFF_FFFF)
        #expect(picture[7, 60] == mark)
    }

    @Test(arguments: [30, 150, 270]) func aSinglePixelIsCircledAndMagnified(x: Int) {
        let wide = Pixmap(width: 300, height: 200, filledWith: 0xFFFF_FFFF)
        var actual = wide
        actual[x, 90] = 0xFF00_00FE
        let groups = comparePictures(expected: wide, actual: actual).groups
        let picture = DifferingPictures(expected: wide, actual: actual, groups: groups, scale: 1).difference
        #expect(picture[x, 90] == 0xFFFF_00FF)
        // Twelve points around it.
        #expect(picture[x + 12, 90] == mark)
        #expect(picture[x, 90 + 12] == mark)
        // Magnified six times beside it, the actual pixel in the right panel.
        let red = picture.pixels.filter { $0 == 0xFF00_00FE }.count
        #expect(red == 36)
    }

    @Test func aPictureWithoutRoomIsOnlyMarked() {
        let actual = changed(PixelRect(minX: 60, minY: 45, maxX: 61, maxY: 46), to: 0xFF00_00FE)
        let picture = DifferingPictures(expected: white, actual: actual, groups: groups(actual), scale: 1)
            .difference
        #expect(picture[72, 45] == mark)
        #expect(!picture.pixels.contains(0xFF00_00FE))
    }

    @Test func theStripShowsExpectedDifferenceAndActual() {
        let actual = changed(PixelRect(minX: 30, minY: 40, maxX: 60, maxY: 50), to: 0xFF00_0000)
        let strip = DifferingPictures(expected: white, actual: actual, groups: groups(actual), scale: 1).strip
        #expect(strip.size == PixelSize(width: 3 * 120 + 2 * 8, height: 90))
        #expect(strip[45, 45] == 0xFFFF_FFFF)
        #expect(strip[128 + 45, 45] == 0xFFFF_00FF)
        #expect(strip[256 + 45, 45] == 0xFF00_0000)
        #expect(strip[122, 45] == 0xFF80_8080)
        for left in [0, 128, 256] { #expect(strip[left + 27, 45] == mark) }
    }

    @Test func picturesOfDifferentSizesAreShownWhole() {
        let small = Pixmap(width: 10, height: 20, filledWith: 0xFFFF_FFFF)
        let difference = comparePictures(expected: white, actual: small)
        let strip = DifferingPictures(expected: white, actual: small, groups: difference.groups, scale: 2)
            .strip
        #expect(strip.size == PixelSize(width: 120 + 120 + 10 + 2 * 16, height: 90))
        #expect(strip.checkInvariants() == nil)
        let empty = Pixmap(width: 0, height: 0)
        #expect(DifferingPictures(expected: empty, actual: empty, groups: [], scale: 0).strip.width == 16)
    }
}
