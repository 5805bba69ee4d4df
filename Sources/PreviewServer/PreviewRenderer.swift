import Gallery
import ImageCodec
import Maquette
import MaquetteCommands

/// Renders scenes one after another, as one thread does.
struct PreviewRenderer {
    private let project: PreviewProject
    private let pictures: PictureStore
    private let threads: Int
    /// The renderer, and which content of the project it knows.
    private var renderer: (renderer: Renderer, session: Int)?

    /// The pictures without a thumbnail.
    private var drawn: [(picture: GalleryPicture, pixmap: Pixmap)] = []

    /// Creates a renderer that adds pictures to a store.
    init(_ project: PreviewProject, _ pictures: PictureStore, threads: Int) {
        (self.project, self.pictures, self.threads) = (project, pictures, threads)
    }

    /// Renders a scene.
    ///
    /// - Parameters:
    ///   - key: The scene and the conditions.
    ///   - isWhole: Whether its pictures and data are wanted; otherwise only its thumbnail and its entry.
    ///   - earlier: What was rendered last.
    /// - Returns: The scene; nil if there is no such scene any more.
    mutating func render(_ key: PreviewKey, isWhole: Bool, after earlier: PreviewScene?) -> PreviewScene? {
        var clock = Stopwatch()
        guard let name = project.name(of: key.scene), let version = project.version(of: key.scene),
            let declared = project.content(of: name.path, for: nil)
        else { return nil }
        var content = declared
        if let state = key.choice.state, let chosen = project.content(of: name.path, for: state),
            chosen.loaded.recipes.contains(where: { $0.scene == name.scene })
        {
            content = chosen
        }
        clock.record("read")
        let recipes = content.loaded.recipes.filter { $0.scene == name.scene }
        var problems = content.problems
        if problems.isEmpty { problems = declared.loaded.diagnostics.filter { $0.severity == .error } }
        let building = project.options.app?.problems ?? []
        problems += building
        let matrix = project.options.matrix, isDeviceNamed = key.choice.namesDevice(of: matrix)
        var reported = content.loaded.diagnostics
        if !isDeviceNamed { reported += IPadOnlyPolicy.note(on: content.loaded).map { [$0] } ?? [] }
        var shots = recipes.flatMap {
            IPadOnlyPolicy.requests(
                for: $0, in: key.choice.variants(of: matrix), isDeviceNamed: isDeviceNamed)
        }.map { shot(of: $0, isWhole: isWhole, &clock) }
        for index in shots.indices { shots[index].fileDiagnostics = reported }
        if recipes.isEmpty {
            shots = [
                GalleryShot(input: name.path, scene: name.scene, diagnostics: declared.loaded.diagnostics)
            ]
        }
        let kept = PreviewRenderer.keepPictures(of: earlier, in: &shots)
        problems += kept.filter { !problems.contains($0) }
        let served = ServedScene(
            shots, problems: problems,
            isStale: !content.problems.isEmpty || !kept.isEmpty || !building.isEmpty)
        clock.record("describe")
        return PreviewScene(
            version: version, isWhole: isWhole, served: served, shots: isWhole ? shots : [],
            size: shots.lazy.compactMap(\.size).first, timings: clock.timings)
    }

    /// Makes the thumbnails of the pictures that were rendered last, which nobody waits for.
    mutating func makeThumbnails() {
        for (picture, pixmap) in drawn {
            let name = GalleryFile.thumbnail(picture.digest).path
            if !pictures.holds(name) { pictures.add(picture.thumbnail(of: pixmap), as: name) }
        }
        drawn = []
    }

    /// Shows the earlier picture of a shot that has none; returns why it has none.
    private static func keepPictures(
        of earlier: PreviewScene?, in shots: inout [GalleryShot]
    ) -> [Diagnostic] {
        guard let earlier, earlier.shots.count == shots.count else { return [] }
        var reasons: [Diagnostic] = []
        for (index, old) in earlier.shots.enumerated() where shots[index].picture == nil && old.picture != nil
        {
            let new = shots[index]
            shots[index] = old
            shots[index].diagnostics = new.diagnostics
            shots[index].fileDiagnostics = new.fileDiagnostics
            reasons += new.diagnostics.filter { $0.severity == .error }
        }
        return reasons
    }

    private mutating func shot(
        of request: RenderRequest, isWhole: Bool, _ clock: inout Stopwatch
    ) -> GalleryShot {
        if request.variant.device.id == DeviceProfile.canvas.id, let refusal = request.recipe.canvasError {
            return GalleryShot(
                input: request.recipe.input, scene: request.recipe.scene, state: request.recipe.state,
                diagnostics: [refusal])
        }
        let (session, number) = project.session
        if renderer?.session != number {
            renderer = (Renderer(session: session, threads: threads), number)
        }
        var options = BatchOptions(
            workers: 1, stage: .commands, inspection: InspectionOptions(statesConstraints: true))
        options.recordsImageNames = true
        guard var renderer = renderer?.renderer else {
            return GalleryShot(input: request.recipe.input, diagnostics: [])
        }
        self.renderer = nil
        defer { self.renderer = (renderer, number) }
        var screen = renderer.render(request, options)
        clock.record("layout")
        renderer.drawPicture(of: &screen)
        clock.record("draw")
        guard let pixmap = screen.picture else { return GalleryShot(screen, picture: nil) }
        let picture = GalleryPicture(of: pixmap)
        if isWhole {
            let name = GalleryFile.picture(picture.digest).path
            if !pictures.holds(name) { pictures.add(encodePNG(pixmap, workers: threads), as: name) }
        }
        drawn.append((picture, pixmap))
        clock.record("encode")
        let shot = GalleryShot(screen, picture: picture)
        return shot
    }
}
