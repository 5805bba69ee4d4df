// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

// The keys of the properties of images, with the values that they have on iOS.

/// The width of the stored pixels, before the orientation is applied.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The height of the stored pixels, before the orientation is applied.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// Which way up the pixels are stored: 1 to 8, as in EXIF.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// Pixels in an inch horizontally, if the file says it.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
/// Pixels in an inch vertically, if the file says it.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
/// Bits of a component.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// Whether pixels may be transparent; absent where they cannot be.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
/// The model of the colors: gray or RGB.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// Red, green and blue.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }
/// Grays without colors.
public var kCGImagePropertyColorModelGray: CFString { "Gray" }
/// Inks; decoded images have red, green and blue.
public var kCGImagePropertyColorModelCMYK: CFString { "CMYK" }
/// The name of the color profile, which is not read here.
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
/// The bytes of the file, of the file as a whole.
public var kCGImagePropertyFileSize: CFString { "FileSize" }
/// Whether components are floating-point numbers; none here are.
public var kCGImagePropertyIsFloat: CFString { "IsFloat" }
/// Whether pixels are indices of a palette.
public var kCGImagePropertyIsIndexed: CFString { "IsIndexed" }
/// What a GIF says, as a dictionary.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// How long a frame is shown, in seconds, 0.1 at least.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// How long a frame is shown as the file says, in seconds.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// How often an animation is shown, 0 for ever.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// Whether frames have colors in common; not read here.
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { "HasGlobalColorMap" }
/// What a PNG says, as a dictionary.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// How long a frame of a PNG is shown; a PNG has one frame here.
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
/// How long a frame of a PNG is shown as the file says; a PNG has one frame here.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// How often an animated PNG is shown; a PNG has one frame here.
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
/// What a JPEG says of its density, as a dictionary; not read here.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }
/// What the first directory of EXIF data says, as a dictionary.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// Which way up the pixels are stored, in the first directory of EXIF data.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
/// What EXIF data say of the camera, as a dictionary; not read here.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// When a photograph was taken; not read here.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
/// Where a photograph was taken, as a dictionary; not read here.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
/// The latitude in degrees; not read here.
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }
/// Whether the latitude is north; not read here.
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }
/// The longitude in degrees; not read here.
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }
/// Whether the longitude is east; not read here.
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }
