import Compositor
import Diagnostics
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

/// The kinds of layers that draw or place their sublayers in another way.
@Suite struct LayerClassTests {
    private func root(_ width: CGFloat = 40, _ height: CGFloat = 40) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func picture(_ view: UIView) throws -> Pixmap {
        let tree = view.makeLayoutTree(traits: .current)
        #expect(tree.checkInvariants() == nil)
        let list = compose(tree)
        #expect(list.checkInvariants() == nil)
        return try rasterize(list, scale: 1, text: RenderEnvironment.current.textEngine)
    }

    private func square(_ color: UIColor, at x: CGFloat = 0, _ y: CGFloat = 0) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: 4, height: 4)
        layer.backgroundColor = color.cgColor
        return layer
    }

    @Test func aReplicatorMovesAndColorsItsCopies() throws {
        let view = root(), replicator = CAReplicatorLayer()
        replicator.frame = view.bounds
        replicator.addSublayer(square(.white))
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        replicator.instanceRedOffset = -0.2
        replicator.instanceAlphaOffset = -0.4
        view.layer.addSublayer(replicator)
        let picture = try picture(view)
        #expect(picture[2, 2] == 0xFFFF_FFFF)
        // The second has 0.6 of the alpha and 0.8 of the red, the third 0.2 and 0.6; pixels are premultiplied.
        for (x, alpha, red) in [(12, 0.6, 0.8), (22, 0.2, 0.6)] {
            #expect(abs(Double(picture[x, 2] >> 24) - 255 * alpha) <= 1)
            #expect(abs(Double(picture[x, 2] & 0xFF) - 255 * alpha * red) <= 1)
            #expect(abs(Double(picture[x, 2] >> 8 & 0xFF) - 255 * alpha) <= 1)
        }
        #expect(picture[6, 2] == 0 && picture[32, 2] == 0)
    }

    @Test func copiesTurnAboutTheCenterAndMayContainCopies() throws {
        let view = root(), outer = CAReplicatorLayer(), inner = CAReplicatorLayer()
        outer.frame = view.bounds
        inner.frame = view.bounds
        inner.addSublayer(square(.black))
        (inner.instanceCount, outer.instanceCount) = (2, 2)
        inner.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        outer.instanceTransform = CATransform3DMakeScale(-1, -1, 1)
        outer.addSublayer(inner)
        view.layer.addSublayer(outer)
        let picture = try picture(view)
        let drawn = (0..<40).flatMap { y in (0..<40).map { (x: $0, y: y) } }
            .filter { picture[$0.x, $0.y] >> 24 == 255 }
        // Half a turn takes (x, y) to (40 - x, 40 - y).
        #expect(drawn.count == 4 * 16)
        for (x, y) in [(2, 2), (12, 2), (37, 37), (27, 37)] { #expect(picture[x, y] >> 24 == 255) }
    }

    @Test func aReplicatorMayBeAViewsOwn() throws {
        final class Row: UIView {
            override class var layerClass: AnyClass { CAReplicatorLayer.self }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        dot.backgroundColor = .black
        row.addSubview(dot)
        let replicator = try #require(row.layer as? CAReplicatorLayer)
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        replicator.instanceColor = UIColor.red.cgColor
        let picture = try picture(row)
        #expect(picture[2, 2] >> 24 == 255 && picture[22, 2] >> 24 == 255 && picture[12, 2] == 0)
        replicator.instanceCount = 0
        #expect(try self.picture(row)[2, 2] == 0)
    }

    @Test func copiesShowWhatTheOriginalDidBefore() throws {
        try AnimatedScreen.show { shown in
            let replicator = CAReplicatorLayer(), dot = square(.black)
            replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            replicator.addSublayer(dot)
            replicator.instanceCount = 3
            replicator.instanceDelay = 0.25
            shown.view.layer.addSublayer(replicator)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0.0, 1.0, 2)
            dot.add(fade, forKey: nil)
            shown.advance(to: 0.5)
            let nodes = shown.screen.capture().nodes
            let groups = nodes.indices.filter {
                nodes[$0].id.contains("/instance[") && nodes[$0].className == "CALayer"
            }
            let opacities = nodes.filter { node in node.frame.width == 4 && groups.contains(node.parent ?? -1)
            }
            .map(\.opacity)
            // A quarter of the way, then an eighth; the third is about to begin.
            try #require(opacities.count == 3)
            expectClose(opacities[0], 0.25)
            expectClose(opacities[1], 0.125)
            expectClose(opacities[2], 0)
            #expect(dot.opacity == 1)
        }
    }

    /// The colors of the pixel where both sides of a card lie, which a transform layer turns.
    @Test func sidesInATransformLayerHideEachOtherByTheirDepth() throws {
        let view = root(), card = CATransformLayer()
        let front = square(.init(red: 1, green: 0, blue: 0, alpha: 1), at: 18, 18)
        let back = square(.init(red: 0, green: 0, blue: 1, alpha: 1), at: 18, 18)
        card.frame = view.bounds
        card.backgroundColor = UIColor.green.cgColor
        (front.zPosition, back.zPosition) = (10, -10)
        card.addSublayer(front)
        card.addSublayer(back)
        view.layer.addSublayer(card)
        #expect(try picture(view)[20, 20] == 0xFF00_00FF)
        #expect(try picture(view)[5, 5] == 0)
        card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try picture(view)[20, 20] == 0xFFFF_0000)
        // The sublayers stay in space: two turns by 60° make 120°, whose cosine is -0.5.
        card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        front.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        let node = try #require(view.makeLayoutTree(traits: .current).nodes.last { $0.frame.width == 4 })
        #expect(abs(abs(node.transform.a) - 0.5) < 1e-9)
    }

    @Test func sidesOfABoxHideEachOtherByTheirDepth() throws {
        let view = root()
        let front = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
            back = UIView(frame: front.frame)
        front.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        back.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(front)
        view.addSubview(back)
        #expect(try picture(view)[20, 20] == 0xFFFF_0000)
        front.layer.transform = CATransform3DMakeTranslation(0, 0, 10)
        back.layer.transform = CATransform3DMakeTranslation(0, 0, -10)
        #expect(try picture(view)[20, 20] == 0xFF00_00FF)
        // Seen from behind.
        view.layer.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try picture(view)[20, 20] == 0xFFFF_0000)
    }

    @Test func aTransformLayerPassesItsOpacityOn() throws {
        let view = root(), group = CATransformLayer()
        group.frame = view.bounds
        group.opacity = 0.5
        for color in [UIColor.black, .white] { group.addSublayer(square(color)) }
        view.layer.addSublayer(group)
        // Each by itself: half of white over half of black covers 0.75.
        let pixel = try picture(view)[2, 2]
        #expect(abs(Double(pixel >> 24) - 255 * 0.75) <= 1.5)
        #expect(abs(Double(pixel & 0xFF) - 255 * 0.5) <= 1.5)
    }

    @Test func aScrollLayerScrollsAsFarAsNeeded() {
        let scroll = CAScrollLayer(), inside = CALayer()
        scroll.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        inside.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scroll.addSublayer(inside)
        #expect(scroll.masksToBounds)
        scroll.scroll(to: CGRect(x: 30, y: 10, width: 10, height: 5))
        #expect(scroll.bounds.origin == CGPoint(x: 20, y: 0))
        #expect(inside.visibleRect == CGRect(x: 20, y: 0, width: 20, height: 20))
        scroll.scrollMode = .vertically
        inside.scroll(CGPoint(x: 50, y: 60))
        #expect(scroll.bounds.origin == CGPoint(x: 20, y: 60))
        scroll.scrollMode = .both
        inside.scrollRectToVisible(CGRect(x: 0, y: 70, width: 5, height: 5))
        #expect(scroll.bounds.origin == CGPoint(x: 0, y: 60))
    }

    @Test func particlesAreSaidToBeMissing() {
        func said(_ cell: CAEmitterCell) -> [String] {
            let view = root(), emitter = CAEmitterLayer()
            emitter.emitterCells = [cell]
            view.layer.addSublayer(emitter)
            var environment = RenderEnvironment.standard
            environment.sink = DiagnosticSink()
            environment.run { _ = view.makeLayoutTree(traits: .current) }
            return environment.sink.diagnostics.map(\.description)
        }
        let spark = CAEmitterCell()
        spark.contents = UIImage()
        #expect(said(spark).isEmpty)
        (spark.birthRate, spark.lifetime) = (10, 2)
        #expect(said(spark).contains { $0.contains("particles") })
    }

    @Test func aTiledLayerAsksTheView() throws {
        final class Page: UIView {
            override class var layerClass: AnyClass { CATiledLayer.self }
            override func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(UIColor.black.cgColor)
                ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        let picture = try picture(Page(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(picture[2, 2] == 0xFF00_0000 && picture[7, 7] == 0)
    }
}
