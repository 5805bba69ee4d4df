import Foundation
import ImageCodec
import Maquette
import Raster
import Scene
import Typography

extension RasterScene {
    /// The reason why a screen cannot be measured.
    struct Unusable: Error, CustomStringConvertible {
        var description: String
    }

    /// Returns the screens that are measured along with the scenes, at 3x scale.
    static func screens() throws -> [RasterScene] {
        let session = try RenderSession()
        return try ["chat", "photo", "settings"].map { name in
            let path = "Benchmarks/screens/\(name).screen.yaml"
            let inputs = loadInputs([path], selection: InputSelection(), workers: 1)
            guard let recipe = inputs.first?.recipes.first else { throw Unusable(description: "no \(path)") }
            var variant = Variant()
            variant.device = try DeviceTable.profile(named: "390x844@3")
            var renderer = Renderer(session: session)
            let screen = renderer.render(recipe, in: variant, to: .commands)
            guard let list = screen.commands, screen.diagnostics.isEmpty else {
                throw Unusable(description: "\(path): \(screen.diagnostics.map(\.message))")
            }
            var scene = RasterScene(name: name, scale: 3, list: list)
            scene.screen = (recipe, variant, session)
            return scene
        }
    }

    /// Returns a function that makes the scene's PNG from scratch with a number of threads: from its screen,
    /// including layout, or from its operations.
    func whole(threads: Int, text: TextEngine) throws -> () throws -> Int {
        guard let (recipe, variant, session) = screen else {
            let cache = RasterCache()
            return {
                let picture = try rasterize(list, scale: scale, text: text, workers: threads, cache: cache)
                return encodePNG(picture, workers: threads).count
            }
        }
        var renderer = Renderer(session: session, threads: threads)
        return {
            let screen = renderer.render(recipe, in: variant, to: .commands)
            return try renderer.file(of: screen).count
        }
    }
}
