public import Maquette
import ScreenDocuments

/// The screens of one scene, state and variant of two inputs; one of them may have none.
public struct ScreenPair: Sendable {
    /// The screen to compare with; nil if only the actual input has it.
    public var expected: RenderRequest?
    /// The other screen; nil if only the expected input has it.
    public var actual: RenderRequest?

    /// What the screens of a pair have in common.
    private struct Key: Hashable {
        var screen: String?
        var scene: String?
        var state: String?
        var time: Double?
        var variant: String
    }

    /// Pairs screens by the names of their scenes and states and by their variants, in the order of the actual ones;
    /// those that only the expected input has come last. Several inputs, as of a folder, are paired by their names
    /// too; the scenes of two inputs with one scene each always.
    public static func pairs(
        expected: [RenderRequest], actual: [RenderRequest]
    ) -> [ScreenPair] {
        let sides = [expected, actual]
        let hasFolder = sides.contains { side in Set(side.map(\.recipe.input)).count > 1 }
        let hasScenes = sides.contains { side in Set(side.map(\.recipe.scene)).count > 1 }
        func key(_ request: RenderRequest) -> Key {
            let recipe = request.recipe
            return Key(
                screen: hasFolder ? recipe.screen : nil, scene: hasScenes ? recipe.scene : nil,
                state: recipe.state, time: recipe.time, variant: request.variant.fileNamePart)
        }
        // On the canvas of a file, the device is the file's own.
        var left: [Key: RenderRequest] = [:]
        for request in expected { left[key(request)] = request }
        var pairs = actual.map { ScreenPair(expected: left.removeValue(forKey: key($0)), actual: $0) }
        for request in expected where left.removeValue(forKey: key(request)) != nil {
            pairs.append(ScreenPair(expected: request, actual: nil))
        }
        return pairs
    }

    /// The base name of the actual screen's outputs, without an extension.
    public var name: String { (actual ?? expected)?.outputName ?? "" }
}
