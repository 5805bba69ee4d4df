import CImageLibraries
import CPNG

/// A library that decodes a format, looked for when the first such picture wants it.
public struct ImageLibrary: Hashable, Sendable {
    /// What it decodes, such as "JPEG".
    public var format: String
    /// The file that is looked for.
    public var file: String
    /// The packages of Debian and Ubuntu that hold it.
    public var package: String

    /// A library by what it decodes, its file and its package.
    public init(format: String, file: String, package: String) {
        self.format = format
        self.file = file
        self.package = package
    }

    /// libjpeg-turbo by its stable interface.
    static let turboJPEG = ImageLibrary(
        format: "JPEG", file: "libturbojpeg.so.0", package: "libturbojpeg0 (Ubuntu: libturbojpeg)")
    /// libwebp by its simple interface.
    static let webP = ImageLibrary(format: "WebP", file: "libwebp.so.7", package: "libwebp7")
}

/// The libraries that decode images and so decide about pixels.
public enum ImageLibraries {
    /// Their versions, by name; "absent" for one that is not on this machine, "present" for one that does not
    /// tell its version.
    public static var versions: [(name: String, version: String)] {
        let webP = Int(cimage_webp_version())
        let numbers = [webP >> 16, webP >> 8 & 255, webP & 255].map(String.init).joined(separator: ".")
        return [
            ("libpng", String(cString: cpng_version())),
            ("libjpeg-turbo", cimage_has_jpeg() != 0 ? "present" : "absent"),
            ("libwebp", webP == 0 ? "absent" : numbers),
        ]
    }
}
