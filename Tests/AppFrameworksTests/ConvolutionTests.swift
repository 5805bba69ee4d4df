import Accelerate
import Testing
import UIKit

@Suite("Buffers of pixels")
struct ConvolutionTests {
    /// Pixels of four channels in memory, which is freed with them.
    private final class Pixels {
        var buffer: vImage_Buffer
        var channels: [UInt8] {
            let width = Int(buffer.width) * 4
            return (0..<Int(buffer.height)).flatMap { row in
                (0..<width).map {
                    buffer.data.load(fromByteOffset: row * buffer.rowBytes + $0, as: UInt8.self)
                }
            }
        }

        /// Creates pixels; rows have three bytes more.
        init(
            _ width: Int, _ height: Int,
            _ channel: (_ x: Int, _ y: Int, _ channel: Int) -> UInt8 = { _, _, _ in 0 }
        ) {
            let rowBytes = width * 4 + 3
            buffer = vImage_Buffer(
                data: .allocate(byteCount: rowBytes * height, alignment: 1), height: vImagePixelCount(height),
                width: vImagePixelCount(width), rowBytes: rowBytes)
            for y in 0..<height {
                for index in 0..<width * 4 {
                    buffer.data.storeBytes(
                        of: channel(index / 4, y, index % 4), toByteOffset: y * rowBytes + index,
                        as: UInt8.self)
                }
            }
        }
        deinit { buffer.free() }
    }

    private func noise(_ x: Int, _ y: Int, _ channel: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: (x * 73 + y * 151 + channel * 29 + 11) * 2_654_435_761 >> 9)
    }

    private func flags(_ values: Int...) -> vImage_Flags { vImage_Flags(values.reduce(0, |)) }

    @Test("a box of three in a row is the mean of three pixels, and the outermost go on")
    func row() {
        let source = Pixels(4, 1) { x, _, _ in UInt8(30 * x) }, target = Pixels(4, 1)
        let status = vImageBoxConvolve_ARGB8888(
            &source.buffer, &target.buffer, nil, 0, 0, 1, 3, nil, flags(kvImageEdgeExtend))
        #expect(status == kvImageNoError)
        #expect(target.channels == [10, 30, 60, 80].flatMap { [UInt8](repeating: $0, count: 4) })
    }

    /// Compares with sums over each kernel, one pixel after the other.
    @Test("a box of any size is the mean of what it covers, for each edge style", arguments: [4, 8, 64, 2])
    func boxes(style: Int) {
        let width = 9, height = 7, reachX = 2, reachY = 4
        let source = Pixels(width, height, noise), target = Pixels(5, 4)
        let background: [UInt8] = [10, 200, 30, 90]
        let status = vImageBoxConvolve_ARGB8888(
            &source.buffer, &target.buffer, nil, 3, 2, UInt32(2 * reachY + 1), UInt32(2 * reachX + 1),
            background, flags(style))
        #expect(status == kvImageNoError)
        func mean(_ x: Int, _ y: Int, _ channel: Int) -> UInt8 {
            var sum = 0, count = 0, isInside = true
            for row in (y - reachY)...(y + reachY) {
                for column in (x - reachX)...(x + reachX) {
                    let nearX = min(max(column, 0), width - 1), nearY = min(max(row, 0), height - 1)
                    let isBeyond = nearX != column || nearY != row
                    if isBeyond { isInside = false }
                    if isBeyond, style == kvImageTruncateKernel { continue }
                    let isFilled = isBeyond && style == kvImageBackgroundColorFill
                    sum += Int(isFilled ? background[channel] : noise(nearX, nearY, channel))
                    count += 1
                }
            }
            if style == kvImageCopyInPlace, !isInside { return noise(x, y, channel) }
            return UInt8((Double(sum) / Double(count)).rounded())
        }
        let expected = (0..<4).flatMap { y in
            (0..<20).map { mean($0 / 4 + 3, y + 2, $0 % 4) }
        }
        #expect(target.channels == expected)
    }

    @Test("the first channel may stay, and a blur may replace its source")
    func alpha() {
        let source = Pixels(5, 5, noise)
        let first = stride(from: 0, to: 100, by: 4).map { source.channels[$0] }
        let copy = Pixels(5, 5, noise)
        vImageBoxConvolve_ARGB8888(
            &copy.buffer, &source.buffer, nil, 0, 0, 3, 3, nil, flags(kvImageEdgeExtend))
        let status = vImageBoxConvolve_ARGB8888(
            &copy.buffer, &copy.buffer, nil, 0, 0, 3, 3, nil,
            flags(kvImageEdgeExtend, kvImageLeaveAlphaUnchanged))
        #expect(status == kvImageNoError)
        #expect(stride(from: 0, to: 100, by: 4).map { copy.channels[$0] } == first)
        #expect(
            zip(copy.channels, source.channels).enumerated().allSatisfy {
                $0.offset % 4 == 0 || $0.element.0 == $0.element.1
            })
    }

    @Test("what cannot be computed is refused with its error")
    func errors() {
        let source = Pixels(4, 4), target = Pixels(4, 4)
        func convolve(_ height: UInt32, _ width: UInt32, x: UInt = 0, _ flags: Int) -> Int {
            vImageBoxConvolve_ARGB8888(
                &source.buffer, &target.buffer, nil, x, 0, height, width, nil, vImage_Flags(flags))
        }
        #expect(convolve(2, 3, kvImageEdgeExtend) == kvImageInvalidKernelSize)
        #expect(convolve(3, 3, kvImageNoFlags) == kvImageInvalidEdgeStyle)
        #expect(convolve(3, 3, x: 1, kvImageEdgeExtend) == kvImageRoiLargerThanInputBuffer)
        #expect(convolve(3, 3, kvImageBackgroundColorFill) == kvImageNullPointerArgument)
        #expect(convolve(3, 3, kvImageEdgeExtend | kvImageGetTempBufferSize) == 0)
    }

    @Test("pixels are multiplied by a matrix, with biases, and clamped")
    func matrices() {
        let source = Pixels(1, 1) { _, _, channel in [10, 20, 30, 40][channel] }, target = Pixels(1, 1)
        // Source: the example of Apple's documentation, whose matrix reverses the channels.
        var matrix: [Int16] = [0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0]
        vImageMatrixMultiply_ARGB8888(&source.buffer, &target.buffer, matrix, 1, nil, nil, 0)
        #expect(target.channels == [40, 30, 20, 10])
        // (10 + 1) * 3 + 7 = 40, by 2; (20 + 1) * -1 is below 0; (30 + 1) * 100 above 255; (40 + 1) * 1 + 4 = 45, by 2.
        matrix = [3, 0, 0, 0, 0, -1, 0, 0, 0, 0, 100, 0, 0, 0, 0, 1]
        vImageMatrixMultiply_ARGB8888(
            &source.buffer, &target.buffer, matrix, 2, [1, 1, 1, 1], [7, 0, 0, 4], 0)
        #expect(target.channels == [20, 0, 255, 22])
    }

    @Test("scaling keeps a color and a size, and reduces symmetrically")
    func scaling() {
        let plain = Pixels(7, 5) { _, _, channel in UInt8(50 * channel + 5) }, target = Pixels(3, 9)
        vImageScale_ARGB8888(&plain.buffer, &target.buffer, nil, 0)
        #expect(target.channels == (0..<27).flatMap { _ in [5, 55, 105, 155] as [UInt8] })
        let source = Pixels(6, 4, noise), same = Pixels(6, 4)
        vImageScale_ARGB8888(&source.buffer, &same.buffer, nil, flags(kvImageHighQualityResampling))
        #expect(same.channels == source.channels)
        let mirror = Pixels(8, 1) { x, _, _ in UInt8(min(x, 7 - x) * 40) }, half = Pixels(4, 1)
        vImageScale_ARGB8888(&mirror.buffer, &half.buffer, nil, 0)
        let values = stride(from: 0, to: 16, by: 4).map { half.channels[$0] }
        #expect(values == values.reversed() && values[0] < values[1])
    }

    @Test("an image becomes a buffer and an image again")
    func images() throws {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 128, 0, 128, 10, 20, 30, 255, 0, 0, 0, 0]
        let provider = try #require(CGDataProvider(data: NSData(data: Data(pixels))))
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        let image = try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        var format = try #require(
            vImage_CGImageFormat(
                bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info))
        var buffer = vImage_Buffer()
        #expect(vImageBuffer_InitWithCGImage(&buffer, &format, nil, image, 0) == kvImageNoError)
        defer { buffer.free() }
        #expect(buffer.width == 2 && buffer.height == 2)
        let rows = (0..<2).flatMap { row in
            (0..<8).map { buffer.data.load(fromByteOffset: row * buffer.rowBytes + $0, as: UInt8.self) }
        }
        #expect(rows == pixels)
        let again = try buffer.createCGImage(format: format)
        #expect(again.width == 2 && again.height == 2)
        let bytes = try vImage_Buffer(cgImage: again)
        defer { bytes.free() }
        #expect(bytes.data.load(fromByteOffset: 4, as: UInt32.self) == 0x8000_8000)
    }

    @Test("vectors are computed by their formulas")
    func vectors() {
        let a: [Float] = [1, -2, 3, 4], b: [Float] = [10, 20, 30, 40]
        var c = [Float](repeating: 0, count: 4), value: Float = 0
        vDSP_vadd(a, 1, b, 1, &c, 1, 4)
        #expect(c == [11, 18, 33, 44])
        vDSP_vsmul(a, 1, [2], &c, 1, 4)
        #expect(c == [2, -4, 6, 8])
        vDSP_meanv(a, 1, &value, 4)
        #expect(value == 1.5)
        vDSP_maxv(a, 1, &value, 4)
        #expect(value == 4)
        vDSP_minv(a, 1, &value, 4)
        #expect(value == -2)
        vDSP_sve(a, 2, &value, 2)
        #expect(value == 4)
        vDSP_dotpr(a, 1, b, 1, &value, 4)
        #expect(value == 220)
        vDSP_vramp([0.5], [0.25], &c, 1, 4)
        #expect(c == [0.5, 0.75, 1, 1.25])
        vDSP_maxv(a, 1, &value, 0)
        #expect(value == -.infinity)
        var root = 0.0
        vDSP_rmsqvD([3, 4, 0, 0], 1, &root, 4)
        #expect(root == 2.5)
    }
}
