import Compositor
import Foundation
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

private let red: UInt32 = 0xFF00_00FF

/// Contexts of bitmaps that code makes, and the images of Core Graphics.
@Suite struct BitmapContextTests {
    private func bitmap(
        _ width: Int, _ height: Int, _ data: UnsafeMutableRawPointer? = nil,
        _ info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue,
        _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), bytesPerRow: Int = 0
    ) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: info)
    }

    private func pixels(_ context: CGContext) throws -> Pixmap { try #require(context.makeImage()).pixmap }

    private func image(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> CGImage {
        CGImage(try #require(Pixmap(width: width, height: height, pixels: pixels)))
    }

    @Test func heightIncreasesUpward() throws {
        let context = try #require(bitmap(3, 2))
        #expect(context.ctm.isIdentity && context.width == 3 && context.bytesPerRow == 12)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try pixels(context).pixels == [0, 0, 0, red, 0, 0])
        let picture = try #require(bitmap(3, 2))
        picture.draw(try #require(context.makeImage()), in: CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(try pixels(picture).pixels == [0, 0, 0, red, 0, 0])
    }

    @Test func memoryHoldsWhatIsDrawn() throws {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 8, alignment: 4)
        defer { memory.deallocate() }
        memory.copyBytes(from: [0, 0, 0, 0, 1, 2, 3, 255])
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let context = try #require(bitmap(2, 1, memory.baseAddress, info, bytesPerRow: 8))
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        // Blue, green, red and alpha; the second pixel is outside of the clip.
        #expect(Array(memory) == [0, 0, 255, 255, 1, 2, 3, 255])
        memory[0] = 255
        #expect(try pixels(context).pixels[0] == 0xFFFF_00FF)
    }

    @Test func pixelsThatCodeWritesAreKept() throws {
        let context = try #require(bitmap(2, 1))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect((0..<8).map { data[$0] } == [0, 0, 0, 0, 255, 255, 255, 255])
        (data[0], data[3]) = (255, 255)
        #expect(try pixels(context).pixels == [red, .max])
        let provider = try #require(context.makeImage()?.dataProvider?.data)
        #expect([UInt8](Data(referencing: provider)) == [255, 0, 0, 255, 255, 255, 255, 255])
    }

    @Test func formatsAreChecked() throws {
        // Source: the supported formats of Apple's Quartz 2D Programming Guide.
        #expect(bitmap(2, 2, nil, CGImageAlphaInfo.last.rawValue) == nil)
        #expect(bitmap(2, 2, nil, CGImageAlphaInfo.none.rawValue) == nil)
        #expect(bitmap(2, 2, nil, CGBitmapInfo.floatComponents.rawValue | 1) == nil)
        #expect(bitmap(0, 2) == nil && bitmap(2, 2, bytesPerRow: 7) == nil)
        let opaque = try #require(bitmap(1, 1, nil, CGImageAlphaInfo.noneSkipLast.rawValue))
        #expect(try pixels(opaque).pixels == [0xFF00_0000])
        let gray = try #require(bitmap(1, 1, nil, 0, CGColorSpaceCreateDeviceGray()))
        gray.setFillColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try #require(gray.data).load(as: UInt8.self) == 102 && gray.bytesPerRow == 1)
    }

    @Test func imagesAreMadeOfBytes() throws {
        let provider = try #require(CGDataProvider(data: NSData(data: Data([255, 0, 0, 0, 0, 255]))))
        let plain = CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
            shouldInterpolate: false, intent: .defaultIntent)
        #expect(plain?.pixmap.pixels == [red, 0xFFFF_0000] && plain?.alphaInfo == CGImageAlphaInfo.none)
        // Bits 0 and 1: 0 is painted.
        let bits = try #require(CGDataProvider(data: NSData(data: Data([0b0100_0000]))))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1, provider: bits,
                decode: nil, shouldInterpolate: false))
        #expect(mask.isMask && mask.pixmap.pixels == [0xFF00_0000, 0])
        let masked = try image(2, 1, [red, red]).masking(mask)
        #expect(masked?.pixmap.pixels == [red, 0])
        // Of a gray image, white is kept.
        let lights = try image(2, 1, [0xFF00_0000, .max])
        #expect(try image(2, 1, [red, red]).masking(lights)?.pixmap.pixels == [0, red])
        let keyed = try image(2, 1, [red, .max]).copy(maskingColorComponents: [200, 255, 0, 10, 0, 10])
        #expect(keyed?.pixmap.pixels == [0, .max])
    }

    @Test func masksClip() throws {
        let context = try #require(bitmap(4, 1))
        context.saveGState()
        let mask = try image(2, 1, [.max, 0xFF00_0000])
        context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 1), mask: mask)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 2, height: 1))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        // An image of a clip that is still open has it, too.
        #expect(try pixels(context).pixels == [0, red, 0, 0])
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 1))
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        #expect(try pixels(context).pixels == [0, red, 0, 0xFF00_0000])
    }

    @Test func cellsAndLayersAreRepeated() throws {
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { $1.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }, releaseInfo: nil)
        let cell = CGRect(x: 0, y: 0, width: 2, height: 2)
        let pattern = try #require(
            CGPattern(
                info: nil, bounds: cell, matrix: .identity, xStep: 2, yStep: 2, tiling: .constantSpacing,
                isColored: false, callbacks: &callbacks))
        let context = try #require(bitmap(4, 4))
        context.setFillColorSpace(
            try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
        context.setFillPattern(pattern, colorComponents: [1, 0, 0, 1])
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        let result = try pixels(context)
        let places = (0..<16).filter { result.pixels[$0] != 0 }
        // The lower left of the cells at the bottom and above; rows are counted from the top.
        #expect(places == [4, 6, 12, 14] && result.pixels[4] == red)
        let drawn = try #require(bitmap(4, 1))
        let layer = try #require(CGLayer(drawn, size: CGSize(width: 2, height: 1), auxiliaryInfo: nil))
        layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.context?.fill(CGRect(x: 1, y: 0, width: 5, height: 1))
        drawn.draw(layer, at: .zero)
        drawn.draw(layer, at: CGPoint(x: 2, y: 0))
        #expect(try pixels(drawn).pixels == [0, red, 0, red])
    }

    private final class Filled: UIView {
        var color: UIColor?
        override func draw(_ rect: CGRect) {
            color?.setFill()
            if color != nil { UIRectFill(CGRect(x: 1, y: 1, width: 4, height: 2)) }
        }
    }

    @Test func imagesAreRepeated() throws {
        let dot = UIImage(cgImage: try image(2, 2, [red, 0, 0, 0])), color = UIColor(patternImage: dot)
        let whole = CGRect(x: 0, y: 0, width: 5, height: 3)
        func places(_ view: UIView) throws -> [Int] {
            let list = compose(view.makeLayoutTree(traits: .current))
            #expect(list.checkInvariants() == nil)
            let result = try rasterize(list, scale: 1, text: RenderEnvironment.current.textEngine)
            return (0..<15).filter { result.pixels[$0] == red }
        }
        let plain = UIView(frame: whole), filled = Filled(frame: whole), host = UIView(frame: whole)
        plain.backgroundColor = color
        filled.color = color
        let layer = CALayer()
        layer.frame = whole
        layer.backgroundColor = color.cgColor
        host.layer.addSublayer(layer)
        #expect(try places(plain) == [0, 2, 4, 10, 12, 14] && places(host) == [0, 2, 4, 10, 12, 14])
        // Cells begin at the origin of the coordinates, not of the area.
        #expect(try places(filled) == [12, 14])
    }

    @Test func functionsShade() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in (output[0], output[1]) = (input[0] < 0.5 ? 0 : 1, 1) },
            releaseInfo: nil)
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 2, range: nil,
                callbacks: &callbacks))
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: CGPoint(x: 8, y: 0),
                function: function, extendStart: true, extendEnd: true))
        let context = try #require(bitmap(8, 1))
        context.drawShading(shading)
        let result = try pixels(context)
        #expect(result.pixels[1] == 0xFF00_0000 && result.pixels[6] == .max)
    }

    @Test func colorsHaveComponents() throws {
        let gray = CGColor(gray: 0.5, alpha: 0.25)
        #expect(gray.components == [0.5, 0.25] && gray.colorSpace?.model == .monochrome)
        #expect(gray.copy(alpha: 1)?.components == [0.5, 1])
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let color = try #require(CGColor(colorSpace: linear, components: [0.2140411, 1, 0, 1]))
        // Source: IEC 61966-2-1: encoded one half is 0.2140411 of linear light.
        #expect(abs(UIColor(cgColor: color).color(in: .current).red - 0.5) < 1e-6)
        let half = CGColor(red: 0.5, green: 1, blue: 0, alpha: 1)
        let back = half.converted(to: linear, intent: .defaultIntent, options: nil)?.components
        #expect(abs((back?[0] ?? 0) - 0.2140411) < 1e-6)
        #expect(CGColorSpace(name: "unknown") == nil)
    }

    @Test func pagesAreWritten() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        let data = renderer.pdfData { context in
            context.beginPage()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
            #expect(context.pdfContextBounds.width == 50)
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-") && text.components(separatedBy: "/Type /Page ").count == 3)
        #expect(text.contains("/MediaBox [0 0 200 100]") && text.contains("/MediaBox [0 0 50 60]"))
        let file = NSMutableData()
        UIGraphicsBeginPDFContextToData(file, .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsEndPDFContext()
        #expect(file.length > 0 && UIGraphicsGetCurrentContext() == nil)
    }

    @Test func pagesGrowUpward() throws {
        let data = NSMutableData(), consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 40, height: 30)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        context.endPDFPage()
        #expect(data.length == 0 && context.ctm.isIdentity)
        context.closePDF()
        let text = String(decoding: Data(referencing: data), as: UTF8.self)
        #expect(text.components(separatedBy: "/Type /Page ").count == 2 && text.contains("[0 0 40 30]"))
    }

    @Test func conesBeginAtTheirAngle() throws {
        let colors = [CGColor.black, CGColor.white]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let context = try #require(bitmap(8, 8))
        context.drawConicGradient(gradient, center: CGPoint(x: 4, y: 4), angle: .pi / 2)
        // From the top against the clock, where y increases upward: dark on the left of it, light on the right.
        let top = try pixels(context).pixels[3...4].map { $0 & 0xFF }
        #expect(top[0] < 40 && top[1] > 215)
    }

    @Test func theCurrentPathIsKnown() throws {
        let context = try #require(bitmap(20, 20))
        #expect(context.isPathEmpty && context.path == nil)
        context.move(to: CGPoint(x: 2, y: 10))
        context.addLine(to: CGPoint(x: 18, y: 10))
        context.setLineWidth(4)
        let spot = CGPoint(x: 10, y: 11)
        #expect(context.pathContains(spot, mode: .stroke) && !context.pathContains(spot, mode: .fill))
        context.replacePathWithStrokedPath()
        #expect(context.pathContains(spot, mode: .fill))
        #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 8, width: 16, height: 4))
    }
}
