import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct ImageTests {
    /// The last source pixels of a tile were weighed by their place in the list of weights, so that bands drew them
    /// otherwise.
    @Test func aPixelsSourceDoesNotDependOnTheOthers() throws {
        let segments = AxisSegment.segments(
            pixelCount: 11, caps: (0, 0), bitmapScale: 3, devicePerPoint: 1, start: 2944, end: 6912,
            resizing: .tile)
        let whole = AxisMap(segments, visible: 11..<27)
        for pixel in 11..<27 where whole.taps[pixel - 11].count <= 2 {
            let tap = try #require(AxisMap(segments, visible: pixel..<pixel + 1).taps.first)
            #expect(tap == whole.taps[pixel - 11])

            #expect(tap.weight >= 0 && tap.weight < 256)
        }
    }

    private func levels(_ pixmap: Pixmap) -> [[UInt32]] {
        (0..<pixmap.height).map { y in (0..<pixmap.width).map { x in pixmap[x, y] & 0xFF } }
    }

    private func image(
        _ bitmap: Bitmap, _ width: Double, _ height: Double, caps: Insets = .zero,
        _ resizing: ImagePlacement.Resizing = .stretch, tint: Color? = nil
    ) -> DrawCommand {
        .draw(
            .image(
                ImagePlacement(
                    bitmap, in: Rect(x: 0, y: 0, width: width, height: height), capInsets: caps,
                    resizing: resizing, tint: tint)))
    }

    @Test func oneToOneIsACopy() throws {
        let pixels: [UInt32] = (0..<12).map { 0x8000_0000 | $0 << 3 }
        let picture = try bitmap(4, pixels, scale: 2)
        let pixmap = try draw(2, 1.5, scale: 2, [image(picture, 2, 1.5)])
        #expect(pixmap.pixels == pixels)
    }

    @Test func enlargingMixesNeighbours() throws {
        // Twice as wide: centres fall a quarter and three quarters of the way between source centres.
        let picture = try bitmap(2, [grey(0), grey(100)])
        #expect(try levels(draw(4, 1, [image(picture, 4, 1)])) == [[0, 25, 75, 100]])
    }

    @Test func shrinkingAverages() throws {
        let picture = try bitmap(8, (0..<16).map { grey(UInt32($0 % 8) * 30) })
        // Columns 0...3 average 45, columns 4...7 average 165.
        #expect(try levels(draw(2, 1, [image(picture, 2, 1)])) == [[45, 165]])
        let tall = try bitmap(1, (0..<6).map { grey(UInt32($0) * 40) })
        #expect(try levels(draw(1, 2, [image(tall, 1, 2)])) == [[40], [160]])
    }

    @Test func shrinkingByAFractionWeighsByArea() throws {
        let picture = try bitmap(5, [100, 0, 0, 0, 200].map(grey))
        // Five pixels on two: 2.5 each, the middle one half and half.
        #expect(try levels(draw(2, 1, [image(picture, 2, 1)])) == [[40, 80]])
    }

    /// 1, 2, 3 / 4, 5, 6 / 7, 8, 9 with caps of one point.
    private func nine(scale: Double = 1) throws -> Bitmap {
        try bitmap(3, (1...9).map { grey($0) }, scale: scale)
    }

    @Test func nineSliceKeepsItsCorners() throws {
        let pixmap = try draw(5, 4, [image(nine(), 5, 4, caps: Insets(all: 1))])
        #expect(
            levels(pixmap) == [[1, 2, 2, 2, 3], [4, 5, 5, 5, 6], [4, 5, 5, 5, 6], [7, 8, 8, 8, 9]])
    }

    @Test func capsKeepTheirSizeInPoints() throws {
        let pixmap = try draw(4, 3, scale: 2, [image(nine(), 4, 3, caps: Insets(all: 1))])
        let row: [UInt32] = [1, 1, 2, 2, 2, 2, 3, 3]
        #expect(levels(pixmap)[0] == row)
        #expect(levels(pixmap)[1] == row)
        #expect(levels(pixmap)[2] == row.map { $0 + 3 })
        let fine = Insets(all: 0.5)
        let small = try draw(2, 1.5, scale: 2, [image(nine(scale: 2), 2, 1.5, caps: fine)])
        #expect(levels(small) == [[1, 2, 2, 3], [4, 5, 5, 6], [7, 8, 8, 9]])
    }

    @Test func anEmptyCentreRepeatsTheBoundary() throws {
        let caps = Insets(top: 0, left: 1, bottom: 0, right: 2)
        let pixmap = try draw(6, 3, [image(nine(), 6, 3, caps: caps)])
        #expect(levels(pixmap)[0] == [1, 1, 1, 1, 2, 3])
    }

    @Test func capsLargerThanTheTargetShrinkAlike() throws {
        let picture = try bitmap(9, [UInt32](1...9).map { grey($0 * 10) })
        let caps = Insets(top: 0, left: 4, bottom: 0, right: 4)
        // Half of the eight points of cap: two device pixels a side, each from two source pixels.
        let pixmap = try draw(4, 1, [image(picture, 4, 1, caps: caps)])
        #expect(levels(pixmap) == [[15, 35, 65, 85]])
    }

    @Test func capsBeyondThePictureAreClamped() throws {
        let pixmap = try draw(3, 3, [image(nine(), 3, 3, caps: Insets(all: 50))])
        #expect(pixmap.pixels.allSatisfy { $0 >> 24 == 255 })
    }

    @Test func tilesStartAtTheTopLeft() throws {
        let picture = try bitmap(4, [1, 2, 3, 9].map(grey))
        let caps = Insets(top: 0, left: 1, bottom: 0, right: 1)
        let pixmap = try draw(7, 1, [image(picture, 7, 1, caps: caps, .tile)])
        #expect(levels(pixmap) == [[1, 2, 3, 2, 3, 2, 9]])
        let whole = try draw(6, 1, [image(picture, 6, 1, .tile)])
        #expect(levels(whole) == [[1, 2, 3, 9, 1, 2]])
    }

    @Test func aTintKeepsTheAlpha() throws {
        let picture = try bitmap(2, [0x8011_2233, grey(200)])
        let tint = Color(red: 1, green: 0, blue: 0)
        let pixmap = try draw(2, 1, [image(picture, 2, 1, tint: tint)])
        #expect(pixmap.pixels == [0x8000_0080, 0xFF00_00FF])
    }

    @Test func aQuarterTurnMovesPixelsWhole() throws {
        let picture = try bitmap(2, [1, 2, 3, 4].map(grey))
        // Clockwise about the origin, then back into view: the left column becomes the top row.
        let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
        let pixmap = try draw(2, 2, [.push(.transform(turn)), image(picture, 2, 2), .pop])
        #expect(levels(pixmap) == [[3, 1], [4, 2]])
    }

    @Test func aMirrorSwapsSides() throws {
        let picture = try bitmap(2, [1, 2].map(grey))
        let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0)
        let pixmap = try draw(2, 1, [.push(.transform(mirror)), image(picture, 2, 1), .pop])
        #expect(levels(pixmap) == [[2, 1]])
    }

    @Test func aFractionalPlaceHasSoftEdges() throws {
        let picture = try bitmap(1, [grey(80)])
        let place = Rect(x: 0.5, y: 0, width: 1, height: 1)
        let pixmap = try draw(2, 1, [.draw(.image(ImagePlacement(picture, in: place)))])
        #expect(alphas(pixmap) == [[128, 128]])
    }

    @Test func everyPathFollowsTheSameRule() throws {
        // Columns 4..<20 are flat and rows 10 and 11 alike, which the drawing takes short cuts for.
        let width = 24, height = 16
        let pixels = (0..<width * height).map { index in
            let x = index % width, y = min(index / width, 10)
            return grey(UInt32((4..<20).contains(x) ? y * 15 : (x * 37 + y * 11) % 256))
        }
        let picture = try bitmap(width, pixels)
        let caps = Insets(top: 3, left: 4, bottom: 2, right: 4)
        let pixmap = try draw(90, 47, [image(picture, 90, 47, caps: caps)])
        /// The place in source pixels that a device pixel's centre shows, clamped to its part.
        func source(_ pixel: Int, low: Double, high: Double, length: Double, target: Double) -> Double {
            let center = Double(pixel) + 0.5
            if center < low { return center - 0.5 }
            if center > target - high { return center - target + length - 0.5 }
            let inside = (center - low) / (target - low - high) * (length - low - high) - 0.5
            return low + min(max(inside, 0), length - low - high - 1)
        }
        for y in 0..<47 {
            for x in 0..<90 {
                let column = source(x, low: 4, high: 4, length: 24, target: 90)
                let row = source(y, low: 3, high: 2, length: 16, target: 47)
                func level(_ x: Double, _ y: Double) -> Double {
                    Double(pixels[min(Int(y), height - 1) * width + min(Int(x), width - 1)] & 0xFF)
                }
                let right = column - column.rounded(.down), below = row - row.rounded(.down)
                let upper = level(column, row) * (1 - right) + level(column + 1, row) * right
                let lower = level(column, row + 1) * (1 - right) + level(column + 1, row + 1) * right
                let expected = upper * (1 - below) + lower * below
                #expect(abs(Double(pixmap[x, y] & 0xFF) - expected) <= 1.5)
            }
        }
    }
}
