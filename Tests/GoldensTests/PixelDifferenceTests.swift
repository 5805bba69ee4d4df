import Geometry
import Goldens
import Scene
import Testing

@Suite struct PixelDifferenceTests {
    private let white = Pixmap(width: 4, height: 3, filledWith: 0xFFFF_FFFF)

    @Test func equalPicturesDoNotDiffer() {
        let difference = comparePictures(expected: white, actual: white)
        #expect(difference.isEmpty)
        #expect(difference.boundingBox == nil)
        #expect(difference.largestChannelDifference == 0)
    }

    @Test func countsPixelsAndFindsTheirBox() {
        var other = white
        other[1, 0] = 0xFFFF_FFF0
        other[2, 2] = 0xFF00_FFFF
        let difference = comparePictures(expected: white, actual: other)
        #expect(difference.differingPixelCount == 2)
        #expect(difference.largestChannelDifference == 255)
        #expect(difference.boundingBox == PixelRect(minX: 1, minY: 0, maxX: 3, maxY: 3))
        #expect(difference.boundingBox(scale: 2) == Rect(x: 0.5, y: 0, width: 1, height: 1.5))
    }

    @Test func aChangeOfOneStepInOneChannelIsFound() {
        for channel in 0..<4 {
            var other = white
            other[3, 1] -= 1 << (8 * UInt32(channel))
            let difference = comparePictures(expected: white, actual: other)
            #expect(difference.differingPixelCount == 1)
            #expect(difference.largestChannelDifference == 1)
        }
    }

    @Test func pixelsThatOnlyOneHasDiffer() {
        let wider = Pixmap(width: 6, height: 3, filledWith: 0xFFFF_FFFF)
        let difference = comparePictures(expected: white, actual: wider)
        #expect(!difference.isEmpty)
        #expect(difference.differingPixelCount == 6)
        #expect(difference.boundingBox == PixelRect(minX: 4, minY: 0, maxX: 6, maxY: 3))
        let taller = Pixmap(width: 2, height: 5, filledWith: 0xFFFF_FFFF)
        #expect(comparePictures(expected: white, actual: taller).differingPixelCount == 6 + 4)
        let picture = differencePicture(expected: white, actual: taller)
        #expect(picture.size == PixelSize(width: 4, height: 5))
        #expect(picture.checkInvariants() == nil)
    }

    @Test func theDifferencePictureMarksWhatDiffers() {
        var other = white
        other[1, 1] = 0xFF00_0000
        let picture = differencePicture(expected: white, actual: other)
        #expect(picture[1, 1] == 0xFFFF_00FF)
        #expect(picture[0, 0] == 0xFFFF_FFFF)
    }
}
