// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ImageCodec
public import UIKit

/// A file or data that images are written to, as PNG.
public final class CGImageDestination {
    fileprivate let type: String
    fileprivate let count: Int
    fileprivate let write: (Data) -> Bool
    fileprivate var images: [CGImage] = []

    fileprivate init(type: CFString, count: Int, write: @escaping (Data) -> Bool) {
        (self.type, self.count, self.write) = ("\(type)", count, write)
    }
}

/// Creates a destination that replaces the content of data.
///
/// - Parameters:
///   - data: The data.
///   - type: The type of the file: `public.png`, the only one that is written here.
///   - count: The number of images: 1 for PNG.
///   - options: None; nil.
/// - Returns: The destination.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: type, count: count) {
        data.setData($0); return true
    }
}

/// Creates a destination that writes a file.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: type, count: count) { (try? $0.write(to: url as URL)) != nil }
}

/// Returns the types that are written here: PNG.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { NSArray(array: ["public.png"]) }

/// Adds an image; its properties are not written.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.images.append(image)
}

/// Adds an image of a source; its properties are not written.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.images.append(image) }
}

/// Sets properties of all images; has no effect here, as PNGs are written without them.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

/// Writes the images; returns false, and writes nothing, for other types than PNG, and unless there are as many images as were
/// announced.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard idst.type == "public.png", idst.count == 1, idst.images.count == 1 else { return false }
    return idst.write(Data(encodePNG(idst.images[0].pixmap)))
}
