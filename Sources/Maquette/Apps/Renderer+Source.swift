import Assets
import Diagnostics

extension Renderer {
    /// Lays out a screen by a source; by this process, as its file declares it, if the app's code cannot make it.
    mutating func layOut(
        _ recipe: ScreenRecipe, by source: any ScreenSource, _ inspection: InspectionOptions?,
        into screen: inout RenderedScreen
    ) {
        var request = SourceRequest(recipe.reference, in: screen.variant)
        request.inspection = inspection
        request.recordsEvents = recordsEvents
        request.recordsImageNames = assetRequests != nil
        // Interface Builder's canvas runs no code of views.
        let isOnCanvas = screen.variant.device.id == DeviceProfile.canvas.id
        let declaredScreen = screen
        if !isOnCanvas, source.layOut(request, in: session, into: &screen) {
            showDeclaredScreen(of: recipe, source, inspection, declaredScreen, insteadOf: &screen)
            screen.diagnostics = recipe.reportedNotes + screen.diagnostics
            if let assetRequests { for name in screen.imageNames { assetRequests.insert(.file(name)) } }
            return
        }
        let reasons = isOnCanvas ? [] : screen.diagnostics
        var declared = recipe
        declared.source = nil
        layOut(declared, inspection, into: &screen)
        screen.diagnostics += reasons
    }

    /// Shows a screen as its file declares it where the app's code has lost what the file shows.
    private mutating func showDeclaredScreen(
        of recipe: ScreenRecipe, _ source: any ScreenSource, _ inspection: InspectionOptions?,
        _ declaredScreen: RenderedScreen, insteadOf screen: inout RenderedScreen
    ) {
        // Steps and moments are of the code alone.
        guard !source.trustsPictures, recipe.script == nil, recipe.time == nil,
            case .scene = recipe.content, let shown = screen.layout
        else { return }
        var declared = recipe, other = declaredScreen
        declared.source = nil
        layOut(declared, inspection, into: &other)
        guard let file = other.layout,
            let loss = PictureContent(of: shown).loss(against: PictureContent(of: file))
        else { return }
        let reasons = screen.diagnostics
        screen = other
        screen.diagnostics += reasons
        screen.diagnostics.append(
            Diagnostic(
                .appLost,
                "the app's code shows \(loss) that its file has; the screen is drawn as its file declares it",
                at: Place(file: recipe.input),
                hints: [
                    "give the code what it needs in a file of the project's Stubs folder, or accept its pictures with --trust-code-pictures"
                ]))
    }
}

extension ScreenRecipe {
    /// The notes as they are reported for a screen that was drawn.
    var reportedNotes: [Diagnostic] {
        notes.map { note in
            var note = note.reported(in: .drawnScreen)
            note.place = note.place ?? Place(file: input)
            return note
        }
    }
}
