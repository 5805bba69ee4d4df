import Files
import ImageCodec
public import Maquette
import Scene

extension Renderer {
    /// Returns the file of a film in a format; nil, after adding a diagnostic, if it cannot be made.
    public mutating func file(
        of film: inout Film, as format: Film.Format, _ options: Film.Options
    ) -> [UInt8]? {
        guard !film.moments.isEmpty else { return nil }
        let bytes =
            switch format {
            case .strip: strip(of: &film)
            case .apng: animatedPNG(of: &film, options)
            case .html: page(of: &film, options)
            }
        guard let bytes, bytes.count > Film.byteLimit else { return bytes }
        film.diagnostics.append(
            Diagnostic(
                .filmSize, "the film has \(bytes.count >> 20) MB; \(Film.byteLimit >> 20) MB are the limit",
                at: Place(file: film.input), hints: ["--fps and --scale make it smaller"]))
        return nil
    }

    // MARK: Animated PNG

    private mutating func animatedPNG(of film: inout Film, _ options: Film.Options) -> [UInt8]? {
        // Nearly every screen is opaque; one that is not shows this in a frame.
        for isOpaque in [true, false] {
            guard let file = animatedPNG(of: &film, options, isOpaque: isOpaque) else { return nil }
            if !file.isEmpty { return file }
        }
        return nil
    }

    /// Returns the file; an empty one if the film is not opaque although it was expected to be.
    private mutating func animatedPNG(
        of film: inout Film, _ options: Film.Options, isOpaque: Bool
    ) -> [UInt8]? {
        let size = size(of: film)
        var animation = AnimatedPNG(
            size: PixelSize(size, scale: options.scale), isOpaque: isOpaque, options: pngOptions)
        for moment in film.distinctMoments {
            guard let picture = picture(moment, of: &film, scale: options.scale, size: size) else {
                return nil
            }
            animation.add(picture, at: Film.milliseconds(moment.time))
            if animation.foundTransparency { return [] }
        }
        return animation.file(endingAt: Film.milliseconds(film.end + Film.rest))
    }

    // MARK: Page

    private mutating func page(of film: inout Film, _ options: Film.Options) -> [UInt8]? {
        let size = size(of: film)
        var frames: [(time: Int, png: String)] = []
        var last: Pixmap?, byteCount = 0
        for moment in film.distinctMoments {
            guard let picture = picture(moment, of: &film, scale: options.scale, size: size) else {
                return nil
            }
            guard picture != last else { continue }
            last = picture
            let png = Base64.encode(encodePNG(picture, options: pngOptions, workers: threads))
            byteCount += png.utf8.count
            frames.append((Film.milliseconds(moment.time), png))
            // The caller reports a file that is too large.
            if byteCount > Film.byteLimit { break }
        }
        return Array(FilmPage(film: film, frames: frames, size: size).text.utf8)
    }

    // MARK: Strip

    private mutating func strip(of film: inout Film) -> [UInt8]? {
        let size = size(of: film)
        let scale = min(1, FilmStrip.thumbnailWidth / max(1, size.width))
        var strip = FilmStrip(
            pictureSize: PixelSize(size, scale: scale), text: engine(for: film.variant.locale))
        for moment in FilmStrip.chosen(film) {
            guard let picture = picture(moment, of: &film, scale: scale, size: size) else { return nil }
            strip.add(picture, time: moment.time, name: FilmStrip.name(of: moment, in: film))
        }
        return strip.sheet.map { encodePNG($0, options: pngOptions, workers: threads) }
    }
}

extension Film {
    /// How long the last picture is shown, in seconds. Chosen: long enough to be seen before the film repeats.
    static let rest = 1.0

    /// The moments that are shown for a time: of several at one time, the last.
    var distinctMoments: [ScreenMoments.Moment] {
        moments.enumerated().filter { index, moment in
            index + 1 == moments.count
                || Film.milliseconds(moments[index + 1].time) > Film.milliseconds(moment.time)
        }.map(\.element)
    }

    /// A time in thousandths of a second.
    static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
