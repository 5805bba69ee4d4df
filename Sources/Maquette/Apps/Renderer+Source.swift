import Assets

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
        if !isOnCanvas, source.layOut(request, in: session, into: &screen) {
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
