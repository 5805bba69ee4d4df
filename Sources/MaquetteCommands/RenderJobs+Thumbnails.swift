import Maquette

extension RenderJobs {
    /// Renders all requests to reduced pictures, and reports diagnostics and progress.
    ///
    /// - Parameters:
    ///   - limit: The greatest size of a picture in points.
    ///   - scale: The pixels a point.
    ///   - pngLevel: The compression of the pictures.
    ///   - isStrict: Whether warnings count.
    ///   - console: Receives what is reported.
    ///   - deliver: Receives each request in order, with its picture if there is one, and its diagnostics.
    mutating func renderThumbnails(
        fitting limit: Size, scale: Double, pngLevel: PNGLevel = .fastest, isStrict: Bool, _ console: Console,
        deliver: (RenderRequest, SceneThumbnail?, [Diagnostic]) -> Void
    ) {
        let pixels = Size(width: limit.width * scale, height: limit.height * scale)
        let requests = requests, isSummarized = isSummarized
        var status = status
        var options = BatchOptions(workers: workers, stage: .commands)
        options.pngLevel = pngLevel
        renderBatch(
            requests, in: session, options: options,
            finishing: { screen, renderer in
                var screen = screen
                let picture = renderer.thumbnail(of: &screen, fitting: pixels)
                return (picture, screen.diagnostics, screen.hasFailed)
            },
            deliver: { index, outcome in
                console.progress(nil)
                let (picture, diagnostics, hasFailed) = outcome
                console.report(isSummarized ? diagnostics.filter { $0.severity == .error } : diagnostics)
                status = max(
                    status, RenderJobs.status(of: diagnostics, hasFailed: hasFailed, isStrict: isStrict))
                deliver(requests[index], picture, diagnostics)
                if index + 1 < requests.count { console.progress("\(index + 1) of \(requests.count)") }
            })
        self.status = status
    }
}
