import QuartzCore
import RenderContext
import Testing

/// Code that imports Core Animation alone, as on iOS.
@Suite struct QuartzCoreTests {
    @Test func aTreeOfLayersIsDrawnIntoABitmap() throws {
        let root = CALayer(), mark = CALayer(), shape = CAShapeLayer()
        root.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
        root.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        mark.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
        mark.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        shape.path = CGPath(rect: CGRect(x: 2, y: 0, width: 1, height: 1), transform: nil)
        shape.fillColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        root.addSublayer(mark)
        root.addSublayer(shape)
        let context = try #require(
            CGContext(
                data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        root.render(in: context)
        let memory = try #require(context.data)
        let bytes = (0..<12).map { memory.load(fromByteOffset: $0, as: UInt8.self) }
        #expect(bytes == [0, 0, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255])
    }

    @Test func anAnimationIsPresentedAtItsTime() throws {
        let context = RenderContext()
        RenderEnvironment.standard.run(in: context) {
            let layer = CALayer(), fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
            layer.add(fade, forKey: "fade")
            context.eventLoop.advance(to: 0.5)
            #expect(CACurrentMediaTime() == 0.5)
            #expect(layer.presentation()?.opacity == 0.25)
            #expect(layer.opacity == 1)
            context.eventLoop.advance(to: 3)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test func aLayerThatWasShownAnimatesItsChanges() throws {
        let context = RenderContext()
        RenderEnvironment.standard.run(in: context) {
            let root = CALayer(), layer = CALayer()
            var isDone = false
            root.addSublayer(layer)
            CATransaction.flush()
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setCompletionBlock { isDone = true }
            layer.position = CGPoint(x: 10, y: 0)
            CATransaction.commit()
            context.eventLoop.advance(to: 0.5)
            #expect(layer.presentation()?.position == CGPoint(x: 5, y: 0))
            #expect(!isDone)
            context.eventLoop.advance(to: 2)
            #expect(layer.presentation()?.position == CGPoint(x: 10, y: 0))
            #expect(isDone)
        }
    }
}
