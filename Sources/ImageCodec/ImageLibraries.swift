import CPNG

/// The libraries that decode images and so decide about pixels.
public enum ImageLibraries {
    /// Their versions, by name.
    public static var versions: [(name: String, version: String)] {
        [("libpng", String(cString: cpng_version()))]
    }
}
