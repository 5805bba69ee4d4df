import Files
import Gallery
import Maquette

/// The list of scenes under the conditions that are chosen in a page.
struct PreviewList {
    let project: PreviewProject
    let queue: RenderQueue
    let choice: PreviewChoice
    /// The number of the choice.
    let number: Int

    /// Languages that every project can be looked at in: long words, other scripts, right to left, pseudolanguages.
    private static let languages = ["en", "de", "ar", "ja", "zh-Hans", "en-XA", "ar-XB"]

    /// The list, as of a gallery on disk, and what can be chosen.
    var json: JSONValue {
        let (generation, scenes) = project.sceneNumbers
        return .members([
            "summary": .string(""), "failures": .integer(0), "map": .bool(project.hasSegues),
            "scenes": .array(scenes.compactMap { entry(of: $0, generation) }),
            "live": .members([
                "choice": .integer(number), "generation": .integer(generation), "conditions": conditions,
            ]),
        ])
    }

    /// The entry of a scene. One that is not rendered yet has a cover that is rendered when it is asked for.
    private func entry(of scene: Int, _ generation: Int) -> JSONValue? {
        guard let name = project.name(of: scene) else { return nil }
        let known = queue.known(PreviewKey(scene: scene, choice: choice))
        let similar = known ?? queue.known(PreviewKey(scene: scene, choice: .initial))
        var entry = similar?.served.entry ?? unknown(name)
        let isCurrent = known.map { $0.version == project.version(of: scene) } ?? false
        let isThere =
            isCurrent
            && similar?.served.cover.map { queue.pictures.holds(GalleryFile.thumbnail($0).path) } ?? true
        if !isThere {
            let cover = PreviewList.cover(of: scene, choice: number, generation)
            entry = entry.setting("cover", to: .string(cover)).setting("dark", to: .null)
        }
        return entry.setting("id", to: .integer(scene)).setting(
            "states", to: .array(project.stateNames(of: name).map(JSONValue.string)))
    }

    /// The name of a thumbnail that is rendered when it is asked for.
    static func cover(of scene: Int, choice: Int, _ generation: Int) -> String {
        "live-\(choice)-\(scene)-\(generation)"
    }

    /// The entry of a scene of which only the name is known.
    private func unknown(_ name: PreviewProject.SceneName) -> JSONValue {
        let variants = choice.variants(of: project.options.matrix)
        let pixels = variants.first.map { $0.device.pixelSize(in: $0.orientation) }
        let size = GalleryPicture.thumbnailSize(width: pixels?.width ?? 1, height: pixels?.height ?? 1)
        return .members([
            "scene": .optional(name.scene), "file": .string(name.path), "shots": .integer(1), "cover": .null,
            "dark": .null, "width": .integer(size.width), "height": .integer(size.height),
            "errors": .integer(0),
            "warnings": .integer(0), "notes": .integer(0), "fold": .null, "names": .string(""),
            "texts": .string(""), "images": .string(""),
        ])
    }

    /// What can be chosen instead of what the server was started with.
    private var conditions: JSONValue {
        let matrix = project.options.matrix
        let languages = PreviewList.languages
        let others = (matrix.locales + project.languages).filter { !languages.contains($0) }
        return .members([
            "device": condition(
                matrix.devices.isEmpty ? [DeviceTable.standard.id] : matrix.devices.map(\.id),
                [("iPhone", PreviewList.devices(.phone)), ("iPad", PreviewList.devices(.pad))]),
            "appearance": condition(
                matrix.appearances.isEmpty ? ["light"] : matrix.appearances.map(\.rawValue),
                [("", PreviewList.plain(Appearance.allCases.map(\.rawValue)))]),
            "text-size": condition(
                matrix.textSizes.isEmpty ? [TextSize.large.rawValue] : matrix.textSizes.map(\.rawValue),
                [("", PreviewList.plain(TextSize.allCases.map(\.rawValue)))]),
            "locale": condition(
                matrix.locales.isEmpty ? ["en"] : matrix.locales,
                [("", PreviewList.plain(Array(Set(others)).sorted() + languages))]),
            "state": condition(initialStates, []),
        ])
    }

    private var initialStates: [String] {
        switch project.options.selection.states {
        case .declared: [StateSelection.baseName]
        case .all: ["*"]
        case .named(let names): names
        }
    }

    private static func devices(_ idiom: DeviceIdiom) -> [(String, String)] {
        DeviceTable.all.filter { $0.idiom == idiom }.map { ($0.id, $0.name) }
    }

    private static func plain(_ values: [String]) -> [(String, String)] { values.map { ($0, $0) } }

    private func condition(
        _ initial: [String], _ groups: [(title: String, values: [(String, String)])]
    ) -> JSONValue {
        .members([
            "initial": .array(initial.map(JSONValue.string)),
            "groups": .array(
                groups.map { group in
                    .array([
                        .string(group.title),
                        .array(group.values.map { .array([.string($0.0), .string($0.1)]) }),
                    ])
                }),
        ])
    }
}
