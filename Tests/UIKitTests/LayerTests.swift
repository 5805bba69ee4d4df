import Compositor
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

@Suite struct LayerTests {
    private func root(_ width: CGFloat = 40, _ height: CGFloat = 40) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func picture(_ view: UIView, scale: Double = 1) throws -> Pixmap {
        let tree = view.makeLayoutTree(traits: .current)
        #expect(tree.checkInvariants() == nil)
        let list = compose(tree)
        #expect(list.checkInvariants() == nil)
        return try rasterize(list, scale: scale, text: RenderEnvironment.current.textEngine)
    }

    @Test func layersStandBetweenTheSubviewsTheyWereAddedAmong() {
        let view = root(), below = CALayer(), above = CALayer(), first = UIView(), second = UIView()
        view.addSubview(first)
        view.layer.addSublayer(above)
        view.addSubview(second)
        view.layer.insertSublayer(below, at: 0)
        (first.identifier, second.identifier) = ("first", "second")
        let ids = view.makeLayoutTree(traits: .current).nodes.map {
            $0.className == "CALayer" ? "layer" : $0.id
        }
        #expect(ids == ["UIView", "layer", "first", "layer", "second"])
        #expect(view.layer.sublayers?.first === below)
        second.layer.zPosition = -1
        let reordered = view.makeLayoutTree(traits: .current).nodes.map(\.className)
        #expect(reordered == ["UIView", "UIView", "CALayer", "UIView", "CALayer"])
    }

    @Test func aLayerTurnsAboutItsAnchorPoint() throws {
        let view = root(), hand = CALayer()
        hand.bounds = CGRect(x: 0, y: 0, width: 4, height: 20)
        hand.anchorPoint = CGPoint(x: 0.5, y: 1)
        hand.position = CGPoint(x: 20, y: 20)
        hand.backgroundColor = UIColor.black.cgColor
        #expect(hand.frame == CGRect(x: 18, y: 0, width: 4, height: 20))
        // A quarter turn takes what pointed up to the right.
        hand.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        view.layer.addSublayer(hand)
        #expect(hand.frame == CGRect(x: 20, y: 18, width: 20, height: 4))
        let picture = try picture(view)
        #expect(picture[30, 20] >> 24 == 255)
        #expect(picture[20, 10] >> 24 == 0)
    }

    @Test func aFrameSetUnderATransformIsWhereTheLayerIsDrawn() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
        #expect(layer.bounds.size == CGSize(width: 20, height: 10))
        #expect(layer.position == CGPoint(x: 10, y: 20))
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 40))
    }

    @Test func aShadowComesFromTheBackgroundOrFromAllThatIsDrawn() throws {
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), view = root()
        card.layer.shadowOpacity = 0.5
        card.layer.shadowRadius = 2
        card.layer.shadowOffset = .zero
        view.addSubview(card)
        card.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5)))
        card.subviews[0].backgroundColor = .black
        func kinds() -> [String] {
            let lines = compose(view.makeLayoutTree(traits: .current)).dump.split(separator: "\n").dropFirst()
            return lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        }
        #expect(kinds() == ["pushShadow", "fillRect", "popShadow"])
        card.backgroundColor = .white
        #expect(kinds() == ["drawShadow", "fillRect", "fillRect"])
        card.subviews[0].frame.origin.x = 18
        #expect(kinds() == ["pushShadow", "fillRect", "fillRect", "popShadow"])
        card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath
        #expect(kinds() == ["drawPathShadow", "fillRect", "fillRect"])
        // Clipping removes the layer's own shadow. Source: CALayer.masksToBounds.
        card.clipsToBounds = true
        #expect(!kinds().contains { $0.hasSuffix("Shadow") })
    }

    @Test func aMaskCutsByItsAlpha() throws {
        let view = root(), mask = CAShapeLayer()
        view.backgroundColor = .black
        mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10)).cgPath
        view.layer.mask = mask
        let picture = try picture(view)
        #expect(picture[5, 5] == 0xFF00_0000)
        #expect(picture[5, 15] == 0)
        mask.opacity = 0.5
        #expect(try self.picture(view)[5, 5] >> 24 == 128)
    }

    @Test func aGradientLayerMayBeAViewsOwn() throws {
        final class Sky: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let sky = Sky(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        (sky.layer as? CAGradientLayer)?.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        let picture = try picture(sky)
        // From the top to the bottom: the middle of row 50 lies at 0.505 of 255.
        #expect(abs(Int(picture[5, 50] & 0xFF) - 129) <= 1)
        #expect(picture[5, 0] & 0xFF <= 2 && picture[5, 99] & 0xFF >= 253)
    }

    @Test func aShapeLayerDrawsPartsOfItsPath() throws {
        let view = root(), line = CAShapeLayer(), path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 2))
        path.addLine(to: CGPoint(x: 40, y: 2))
        line.path = path.cgPath
        line.lineWidth = 4
        line.strokeColor = UIColor.black.cgColor
        line.fillColor = nil
        line.strokeStart = 0.25
        line.strokeEnd = 0.75
        view.layer.addSublayer(line)
        let picture = try picture(view)
        #expect((0..<40).filter { picture[$0, 1] >> 24 == 255 } == Array(10..<30))
    }

    @Test func contentsAreCroppedAndSliced() throws {
        let pixels: [UInt32] = [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004]
        let image = CGImage(try #require(Pixmap(width: 4, height: 1, pixels: pixels)))
        let view = root(8, 1)
        view.layer.contents = image
        view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
        view.layer.contentsGravity = .resize
        #expect(try picture(view)[4, 0] & 0xFF == 3)
        view.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        // The middle half stretches, the outer pixels keep their size.
        view.layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
        let sliced = try picture(view)
        #expect(sliced[0, 0] & 0xFF == 1 && sliced[7, 0] & 0xFF == 4)
        #expect((1..<7).allSatisfy { [2, 3].contains(sliced[$0, 0] & 0xFF) })
    }
}
