import ImageCodec
import Scene
import Testing

/// JPEG, against the scene that its files were made of.
@Suite struct PhotoTests {
    /// Tolerances: the encoder's rounding at quality 97, and colours of every other pixel at their edges.
    @Test(arguments: [("baseline", 4), ("progressive", 4), ("subsampled", 16)])
    func coloursComeBack(name: String, tolerance: Int) throws {
        let pixmap = try decodeImage(ImageFixture.bytes("\(name).jpg"))
        #expect(pixmap.width == ImageFixture.width && pixmap.height == ImageFixture.height)
        #expect(pixmap.isOpaque)
        #expect(ImageFixture.largestDifference(pixmap, ImageFixture.scene) <= tolerance)
    }

    @Test func progressiveScansMakeTheSamePicture() throws {
        let baseline = try decodeImage(ImageFixture.bytes("baseline.jpg"))
        #expect(try decodeImage(ImageFixture.bytes("progressive.jpg")) == baseline)
    }

    @Test func greysHaveThreeEqualChannels() throws {
        let pixmap = try decodeImage(ImageFixture.bytes("grey.jpg"))
        // Source: the weights of ITU-R BT.601.
        let difference = ImageFixture.largestDifference(pixmap) { x, y in
            let scene = ImageFixture.scene(x, y).map(Double.init)
            let grey = Int((0.299 * scene[0] + 0.587 * scene[1] + 0.114 * scene[2]).rounded())
            return [grey, grey, grey]
        }
        #expect(difference <= 4)
    }

    @Test func inksMakeTheColoursTheyLeave() throws {
        let pixmap = try decodeImage(ImageFixture.bytes("inks.jpg"))
        #expect(ImageFixture.largestDifference(pixmap, ImageFixture.scene) <= 4)
    }

    /// The corner and side of the picture at which the first row and column lie. Source: EXIF 2.3, 4.6.4.
    private static let firstRowAndColumn = [
        1: ("top", "left"), 2: ("top", "right"), 3: ("bottom", "right"), 4: ("bottom", "left"),
        5: ("left", "top"), 6: ("right", "top"), 7: ("right", "bottom"), 8: ("left", "bottom"),
    ]

    @Test(arguments: 1...8, [true, false])
    func picturesOfCamerasAreSetUpright(orientation: Int, isBigEndian: Bool) throws {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isBigEndian ? bytes.reversed() : bytes
        }
        let head = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
        let first = number(0x010F, 2) + number(2, 2) + number(4, 4) + Array("cam\0".utf8)
        let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        let directory = number(2, 2) + first + entry + number(0, 4)
        let stored = try ImageFixture.bytes("baseline.jpg")
        let turned = ImageFixture.inserting(0xE1, Array("Exif\0\0".utf8) + head + directory, in: stored)
        let (plain, shown) = (try decodeImage(stored), try decodeImage(turned))
        let (rowSide, columnSide) = try #require(PhotoTests.firstRowAndColumn[orientation])
        let isSideways = rowSide == "left" || rowSide == "right"
        #expect(shown.width == (isSideways ? plain.height : plain.width))
        for y in 0..<plain.height {
            for x in 0..<plain.width {
                func place(_ number: Int, _ side: String, _ count: Int) -> Int {
                    side == "top" || side == "left" ? number : count - 1 - number
                }
                let byRow = place(y, rowSide, plain.height), byColumn = place(x, columnSide, plain.width)
                let (column, row) = isSideways ? (byRow, byColumn) : (byColumn, byRow)
                #expect(shown[column, row] == plain[x, y])
            }
        }
    }

    @Test func aColorProfileCounts() throws {
        let stored = try ImageFixture.bytes("baseline.jpg")
        let profile = ProfileFile.displayP3.bytes, half = profile.count / 2
        var bytes = stored
        // The parts may come in any order.
        for (number, part) in [(1, profile.prefix(half)), (2, profile.dropFirst(half))] {
            let segment = Array("ICC_PROFILE\0".utf8) + [UInt8(number), 2] + part
            bytes = ImageFixture.inserting(0xE2, segment, in: bytes)
        }
        let plain = try decodeImage(stored), converted = try decodeImage(bytes)
        let difference = ImageFixture.largestDifference(converted) { x, y in
            ProfileFile.sRGB(ofDisplayP3: ImageFixture.channels(plain[x, y]))
        }
        #expect(difference <= 1)
        #expect(converted != plain)
    }
}
