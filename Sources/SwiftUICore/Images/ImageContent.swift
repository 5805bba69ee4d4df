import Assets
import CoreGraphics
import Diagnostics
import Foundation
import Geometry
import RenderContext
import Scene
import VectorImages

/// An image in its environment: what is drawn, and its size.
final class ImageContent {
    /// What an image consists of.
    private enum Drawn {
        case bitmap(Bitmap)
        case vector(VectorImage)
        case outline(Scene.Path)
        case provided(any ImageProvider)
        case nothing
    }

    /// The size in points.
    let size: CGSize
    /// The distance from the top to the baseline, in points; nil for images without one.
    private(set) var baseline: CGFloat?
    private let drawn: Drawn
    private var isTemplate: Bool
    private var capInsets = Insets.zero
    private var tiles = false
    private let isPixelated: Bool

    init(_ image: Image, in environment: EnvironmentValues) {
        isTemplate = image.rendering == .template
        isPixelated = image.isPixelated
        switch image.source {
        case .bitmap(let bitmap): (drawn, size) = (.bitmap(bitmap), CGSize(bitmap.size))
        case .provided(let provided):
            (drawn, size) = (.provided(provided.provider), provided.provider.size)
            if image.rendering == nil { isTemplate = provided.provider.isTemplate }
        case .symbol(let name):
            let symbol = SymbolContent(name, in: environment)
            (size, baseline) = (symbol.size, symbol.baseline)
            drawn = symbol.outline.map { .outline($0) } ?? .nothing
            isTemplate = true
        case .named(let name):
            let outcome = ImageContent.outcome(name, environment)
            (drawn, size) = (outcome.drawn, outcome.size)
            if let attributes = outcome.attributes { apply(attributes, image) }
        }
        if let resizing = image.resizing {
            let caps = resizing.capInsets
            if caps != EdgeInsets() {
                capInsets = Insets(
                    top: Double(caps.top), left: Double(caps.leading), bottom: Double(caps.bottom),
                    right: Double(caps.trailing))
            }
            if resizing.mode == .tile { tiles = true }
        }
    }

    private func apply(_ attributes: ImageSetAttributes, _ image: Image) {
        if image.rendering == nil, case .template = attributes.renderingMode { isTemplate = true }
        if let insets = attributes.capInsets { (capInsets, tiles) = (insets, attributes.tiles) }
    }

    private static func outcome(
        _ name: String, _ environment: EnvironmentValues
    ) -> (drawn: Drawn, size: CGSize, attributes: ImageSetAttributes?) {
        let render = RenderEnvironment.current
        render.assetRequests?.insert(.image(name, scale: Double(environment.displayScale)))
        switch render.assets.image(named: name, traits: environment.assetTraits) {
        case .image(let bitmap): return (.bitmap(bitmap), CGSize(bitmap.size), nil)
        case .catalogued(let bitmap, let attributes):
            return (.bitmap(bitmap), CGSize(bitmap.size), attributes)
        case .vector(let asset, let attributes):
            return (.vector(asset.image), CGSize(asset.image.size), attributes)
        case .undrawn(let size, let problem, let attributes):
            render.report(problem)
            return (.nothing, CGSize(size), attributes)
        case .problem(let problem):
            render.report(problem)
            return (.nothing, .zero, nil)
        }
    }

    /// Draws the image in a rectangle of the host.
    func draw(in frame: CGRect, _ context: ElementContext, _ pass: inout DrawingPass) {
        let rect = pass.pixelRect(frame)
        guard rect.isFinite, !rect.isEmpty else { return }
        let tint = isTemplate ? tint(in: frame, context) : nil
        switch drawn {
        case .nothing: break
        case .bitmap(let bitmap):
            let placement = ImagePlacement(
                bitmap, in: rect, capInsets: capInsets, resizing: tiles ? .tile : .stretch, tint: tint)
            pass.append(sharp([.draw(.image(placement))], pass.scale))
        case .vector(let image): pass.append(image.commands(in: rect, tint: tint))
        case .provided(let image):
            pass.append(sharp(image.commands(in: rect, tint: tint), pass.scale))
        case .outline(let path):
            guard size.width > 0, size.height > 0 else { return }
            let fit = AffineTransform(
                a: rect.width / Double(size.width), b: 0, c: 0, d: rect.height / Double(size.height),
                tx: rect.minX, ty: rect.minY)
            pass.fill(
                Path(scenePath: path.applying(fit)), ForegroundStyle(), context, SwiftUICore.FillStyle())
        }
    }

    /// Commands whose images show their pixels as they are, where the image wants it.
    private func sharp(_ commands: [DrawCommand], _ scale: CGFloat) -> [DrawCommand] {
        guard isPixelated else { return commands }
        return commands.map { command in
            guard case .draw(.image(let placement)) = command else { return command }
            return .draw(.image(placement.pixelated(scale: Double(scale))))
        }
    }

    private func tint(in frame: CGRect, _ context: ElementContext) -> SceneColor {
        ForegroundStyle().resolvedPaint(in: frame, context.environment).plainColor
    }
}
