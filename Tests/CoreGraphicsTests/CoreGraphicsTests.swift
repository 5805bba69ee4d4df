import CoreGraphics
import Testing

/// Code that imports Core Graphics alone, as on iOS.
@Suite struct CoreGraphicsTests {
    @Test func theTypesOfNumbersAndTheirFunctionsComeWithIt() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let length: CGFloat = hypot(rect.width, rect.height)
        #expect(length == 5)
        #expect(CoreGraphics.floor(CGFloat(1.5)) == 1)
        #expect(CGPoint(x: rect.midX, y: rect.maxY) == CGPoint(x: 2.5, y: 6))
        #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(scaleX: 2, y: 3)).height == 6)
    }

    @Test func aBitmapIsDrawn() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let memory = try #require(context.data)
        let bytes = (0..<8).map { memory.load(fromByteOffset: $0, as: UInt8.self) }
        #expect(bytes == [0, 0, 0, 0, 255, 0, 0, 255])
    }

    @Test func pathsKnowTheirAreaAndBounds() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(path.contains(CGPoint(x: 5, y: 10)))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func colorsKeepTheirSpace() throws {
        let gray = CGColor(gray: 0.5, alpha: 0.25)
        #expect(gray.numberOfComponents == 2)
        #expect(gray.colorSpace?.model == .monochrome)
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
        #expect(red.components == [1, 0, 0, 1])
    }
}
