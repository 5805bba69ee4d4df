import ImageCodec
import Typography

/// The versions of everything that affects pixels.
public enum LibraryVersions {
    /// Maquette's own version.
    public static let maquette = "0.1.0"

    /// The version of the drawing, which goldens keep: incremented when the same screen gives other pixels, each time
    /// with an entry under "Pixel changes" in the changelog.
    public static let look = 1

    /// The C libraries at run time by name: FreeType, HarfBuzz, ICU, libpng, libjpeg-turbo, libwebp.
    public static var libraries: [(name: String, version: String)] {
        TextEngine.versions + ImageLibraries.versions
    }
}
