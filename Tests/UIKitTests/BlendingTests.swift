import Compositor
import Diagnostics
import Geometry
import Raster
import Scene
import Testing

@testable import CoreGraphics
@testable import UIKitCore

@Suite struct BlendingTests {
    private final class Drawn: UIView {
        var body: (CGContext) -> Void = { _ in }
        override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(body) }
    }

    private func picture(of view: UIView) throws -> Pixmap {
        let list = compose(view.makeLayoutTree(traits: .current))
        #expect(list.checkInvariants() == nil)
        return try rasterize(list, scale: 1, text: RenderEnvironment.current.textEngine)
    }

    private func drawn(_ body: @escaping (CGContext) -> Void) throws -> Pixmap {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.body = body
        return try picture(of: view)
    }

    @Test func modesOfCoreGraphicsAreThoseOfThePipeline() {
        #expect(CGBlendMode.normal.blend == .normal && CGBlendMode.luminosity.blend == .luminosity)
        #expect(CGBlendMode.clear.blend == .clear && CGBlendMode.plusLighter.blend == .plusLighter)
        #expect(CGBlendMode.destinationOut.blend == .destinationOut)
    }

    @Test func aLayerMultipliesWhatLiesBeneath() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), top = UIView(frame: view.bounds)
        view.backgroundColor = UIColor(white: 0.8, alpha: 1)
        top.backgroundColor = UIColor(white: 0.5, alpha: 1)
        top.layer.compositingFilter = "multiplyBlendMode"
        view.addSubview(top)
        // 204 · 128 / 255
        #expect(try picture(of: view)[5, 5] & 0xFF == 102)
    }

    @Test func aFilterThatIsNotKnownIsSaid() {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.run {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.layer.compositingFilter = "sparkles"
            #expect(view.makeLayoutTree(traits: .current).nodes[0].blend == .normal)
            #expect(environment.sink.diagnostics.map(\.description).contains { $0.contains("sparkles") })
        }
    }

    @Test func clearAndCopyReplaceWithinTheShape() throws {
        let result = try drawn { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setBlendMode(.copy)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0)
            context.fill(CGRect(x: 0, y: 5, width: 5, height: 5))
        }
        #expect(result[2, 2] == 0 && result[2, 7] == 0)
        #expect(result[7, 2] == 0x8000_0080)
        #expect(result[7, 7] == 0xFF00_0000)
    }

    @Test func linesAndWordsAreTakenAwayAlongThemselves() throws {
        let result = try drawn { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setBlendMode(.clear)
            context.setLineWidth(2)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        }
        #expect((0..<10).map { result[3, $0] >> 24 } == [255, 255, 255, 255, 0, 0, 255, 255, 255, 255])
    }

    @Test func imagesAndPathsTakeAMode() throws {
        let result = try drawn { context in
            context.setFillColor(UIColor(white: 0.8, alpha: 1).cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { image in
                image.cgContext.setFillColor(UIColor(white: 0.5, alpha: 1).cgColor)
                image.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            image.draw(at: .zero, blendMode: .multiply, alpha: 1)
            UIBezierPath(rect: CGRect(x: 6, y: 6, width: 4, height: 4)).fill(with: .difference, alpha: 1)
        }
        #expect(result[2, 2] & 0xFF == 102)
        // The difference of a colour to itself is black.
        #expect(result[8, 8] == 0xFF00_0000)
        #expect(result[5, 2] == 0xFFCC_CCCC)
    }

    @Test func vibrancyTakesTheColourOfItsStyle() throws {
        let blur = UIBlurEffect(style: .dark)
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
        dot.backgroundColor = .red
        view.contentView.addSubview(dot)
        let ground = UIView(frame: view.frame)
        ground.backgroundColor = UIColor(white: 0.2, alpha: 1)
        ground.addSubview(view)
        let result = try picture(of: ground)
        // 0.2 and 0.6 of white added; nothing where the content is clear.
        #expect(result[2, 5] == 0xFFCC_CCCC)
        #expect(result[7, 5] == 0xFF33_3333)
    }

    @Test func controllersAndTheirChildrenDecideOnTheStatusBar() {
        final class Dark: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        final class Bare: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        #expect(UIViewController().statusBarStyle == .automatic)
        #expect(Dark().statusBarStyle == .light)
        #expect(Bare().statusBarStyle == .hidden)
        let navigation = UINavigationController(rootViewController: Dark())
        #expect(navigation.statusBarStyle == .automatic)
        navigation.isNavigationBarHidden = true
        #expect(navigation.statusBarStyle == .light)
        let tabs = UITabBarController()
        tabs.viewControllers = [Bare()]
        #expect(tabs.statusBarStyle == .hidden)
    }

    @Test func picturesThatFlipDoSoWhereTheInterfaceRunsToTheLeft() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { image in
            image.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
        }.imageFlippedForRightToLeftLayoutDirection()
        #expect(image.flipsForRightToLeftLayoutDirection)
        let view = UIImageView(image: image)
        view.contentMode = .center
        #expect(try picture(of: view)[0, 2] >> 24 == 255)
        view.semanticContentAttribute = .forceRightToLeft
        let mirrored = try picture(of: view)
        #expect(mirrored[0, 2] >> 24 == 0 && mirrored[3, 2] >> 24 == 255)
        view.image = image.withHorizontallyFlippedOrientation()
        #expect(try picture(of: view)[0, 2] >> 24 == 255)
    }
}
