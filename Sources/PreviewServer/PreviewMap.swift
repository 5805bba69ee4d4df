import Files
import Gallery
import Maquette
import MaquetteCommands

/// The map of the scenes under the conditions that are chosen in a page.
struct PreviewMap {
    let project: PreviewProject
    let queue: RenderQueue
    let choice: PreviewChoice
    /// The number of the choice.
    let number: Int

    /// Returns the map, as of a gallery on disk, but with the numbers by which the server knows scenes; nil if there
    /// are no segues.
    ///
    /// - Throws: `FlowError` if it would be too large.
    func json() throws(FlowError) -> JSONValue? {
        let (generation, _) = project.sceneNumbers
        let (inputs, numbers) = project.numberedInputs
        var builder = GalleryMapBuilder(inputs)
        for input in inputs {
            for recipe in input.recipes {
                let name = PreviewProject.SceneName(path: input.input, scene: recipe.scene)
                guard let scene = numbers[name] else { continue }
                let cover = PreviewList.cover(of: scene, choice: number, generation)
                let known = queue.known(PreviewKey(scene: scene, choice: choice))
                let isCurrent = known.map { $0.version == project.version(of: scene) } ?? false
                builder.add(
                    recipe, onPage: scene, digest: isCurrent ? known?.served.cover ?? cover : cover,
                    size: known?.size ?? deviceSize(of: recipe))
            }
        }
        return try builder.map()?.json
    }

    /// The size of the first picture of a screen that is not rendered yet, in points.
    private func deviceSize(of recipe: ScreenRecipe) -> Size? {
        let matrix = project.options.matrix
        let requests = IPadOnlyPolicy.requests(
            for: recipe, in: choice.variants(of: matrix), isDeviceNamed: choice.namesDevice(of: matrix))
        return requests.first.map { $0.variant.device.size(in: $0.variant.orientation) }
    }
}
