import Bezels
import Compositor
public import Maquette
import Raster
import Scene
import UIKitCore

extension Renderer {
    /// Records a film of a screen in a variant. Failures are reported as diagnostics; the film then ends where its
    /// script ended.
    public mutating func film(_ recipe: ScreenRecipe, in variant: Variant, _ options: Film.Options) -> Film {
        var screen = RenderedScreen(recipe, variant)
        var film = Film(input: recipe.input, name: screen.name, variant: variant)
        let recorded = moments(of: recipe, framesPerSecond: options.framesPerSecond, into: &screen)
        film.moments = recorded.moments
        film.captures = recorded.captures.map { ($0.name, $0.time) }
        film.end = recorded.end
        film.events = screen.events ?? ""
        if recorded.isFull {
            screen.diagnostics.append(
                Diagnostic(
                    .filmLength, "the film ends after \(film.moments.last?.time.dumpText ?? "0") seconds",
                    at: Place(file: recipe.input), hints: ["--fps 10 makes fewer frames"]))
        }
        film.diagnostics = screen.diagnostics
        return film
    }

    /// Returns the picture of a moment of a film; nil, after adding a diagnostic, if it cannot be drawn.
    mutating func picture(
        _ moment: ScreenMoments.Moment, of film: inout Film, scale: Double, size: Size
    ) -> Pixmap? {
        var variant = film.variant
        variant.orientation = moment.orientation
        let text = engine(for: variant.locale)
        let chrome = DeviceChrome(around: variant, statusBar: moment.layout.statusBar, text: text)
        var list = chrome.surround(compose(moment.layout))
        // Pictures of a screen that was rotated are in the middle of the film.
        let offset = Point(
            x: (size.width - list.size.width) / 2, y: (size.height - list.size.height) / 2)
        if offset != .zero { list.commands = list.commands.map { $0.offset(by: offset) } }
        list.size = size
        do throws(RasterError) {
            return try rasterize(list, scale: scale, text: text, workers: threads, cache: shapes)
        } catch {
            film.diagnostics.append(error.diagnostic)
            return nil
        }
    }

    /// Returns the size in points that all pictures of a film fit in.
    mutating func size(of film: Film) -> Size {
        var size = Size.zero
        for moment in film.moments {
            var variant = film.variant
            variant.orientation = moment.orientation
            let chrome = DeviceChrome(around: variant, text: engine(for: variant.locale))
            let own = chrome.surround(DisplayList(size: moment.layout.size)).size
            size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        return size
    }
}
