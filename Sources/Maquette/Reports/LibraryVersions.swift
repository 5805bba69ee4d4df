import ImageCodec
import Typography

/// The versions of what decides about pixels.
public enum LibraryVersions {
    /// Maquette's own version.
    public static let maquette = "0.1.0"

    /// The C libraries that are running, by name: FreeType, HarfBuzz, ICU, libpng, libjpeg-turbo, libwebp.
    public static var libraries: [(name: String, version: String)] {
        TextEngine.versions + ImageLibraries.versions
    }
}
