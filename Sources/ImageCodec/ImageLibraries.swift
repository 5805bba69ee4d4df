import CImageLibraries
import CPNG

/// A library that decodes a format, loaded when the first such image is decoded.
package struct ImageLibrary: Hashable, Sendable {
    /// The format, such as "JPEG".
    package var format: String
    /// The file name of the library.
    package var file: String
    /// The package of Debian and Ubuntu that contains it.
    package var package: String

    /// Creates a library description.
    package init(format: String, file: String, package: String) {
        self.format = format
        self.file = file
        self.package = package
    }

    /// libjpeg-turbo through its stable interface.
    static let turboJPEG = ImageLibrary(
        format: "JPEG", file: "libturbojpeg.so.0", package: "libturbojpeg0 (Ubuntu: libturbojpeg)")
    /// libwebp through its simple interface.
    static let webP = ImageLibrary(format: "WebP", file: "libwebp.so.7", package: "libwebp7")
}

/// The libraries that decode images and so affect pixels.
package enum ImageLibraries {
    /// Their versions by name; "absent" for one that is not installed, "present" for one that does not report
    /// its version.
    package static var versions: [(name: String, version: String)] {
        let webP = Int(cimage_webp_version())
        let numbers = [webP >> 16, webP >> 8 & 255, webP & 255].map(String.init).joined(separator: ".")
        return [
            ("libpng", String(cString: cpng_version())),
            ("libjpeg-turbo", cimage_has_jpeg() != 0 ? "present" : "absent"),
            ("libwebp", webP == 0 ? "absent" : numbers),
        ]
    }
}
