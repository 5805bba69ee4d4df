// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Source: the enumerations of vImage in Apple's documentation.

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// Options of a function, as bits.
public typealias vImage_Flags = UInt32
/// The result of a function: `kvImageNoError`, a size, or what prevented it.
public typealias vImage_Error = Int
/// A channel of eight bits.
public typealias Pixel_8 = UInt8
/// A floating-point channel.
public typealias Pixel_F = Float
/// A pixel of four channels of eight bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// No option is set.
public var kvImageNoFlags: Int { 0 }
/// The first channel of ARGB pixels is copied from the source.
public var kvImageLeaveAlphaUnchanged: Int { 1 }
/// Pixels whose kernel reaches beyond the source are copied from it.
public var kvImageCopyInPlace: Int { 2 }
/// Beyond the source there is the background color.
public var kvImageBackgroundColorFill: Int { 4 }
/// Beyond the source its outermost pixels go on.
public var kvImageEdgeExtend: Int { 8 }
/// Work is not divided among threads, as it is not here in any case.
public var kvImageDoNotTile: Int { 16 }
/// Lanczos kernels of five lobes are used for scaling instead of three.
public var kvImageHighQualityResampling: Int { 32 }
/// Only the part of a kernel that is within the source counts.
public var kvImageTruncateKernel: Int { 64 }
/// The size of the memory for intermediate results is returned and nothing is done; none is needed here.
public var kvImageGetTempBufferSize: Int { 128 }
/// Errors are explained in the console; there is none here.
public var kvImagePrintDiagnosticsToConsole: Int { 256 }
/// Memory for the pixels of a buffer is that of the code.
public var kvImageNoAllocate: Int { 512 }
/// No error occurred.
public var kvImageNoError: Int { 0 }
/// The destination and its offset reach beyond the source.
public var kvImageRoiLargerThanInputBuffer: Int { -21_766 }
/// A kernel has an even width or height.
public var kvImageInvalidKernelSize: Int { -21_767 }
/// The flags have none or several of the edge styles.
public var kvImageInvalidEdgeStyle: Int { -21_768 }
/// The horizontal offset is beyond the source.
public var kvImageInvalidOffset_X: Int { -21_769 }
/// The vertical offset is beyond the source.
public var kvImageInvalidOffset_Y: Int { -21_770 }
/// Memory cannot be allocated.
public var kvImageMemoryAllocationError: Int { -21_771 }
/// A pointer that is needed is nil.
public var kvImageNullPointerArgument: Int { -21_772 }
/// A parameter is not valid.
public var kvImageInvalidParameter: Int { -21_773 }
/// Buffers that must have the same size do not.
public var kvImageBufferSizeMismatch: Int { -21_774 }
/// A flag is not known.
public var kvImageUnknownFlagsBit: Int { -21_775 }
/// An internal error has occurred.
public var kvImageInternalError: Int { -21_776 }
/// Rows are shorter than their pixels.
public var kvImageInvalidRowBytes: Int { -21_777 }
/// The format cannot be read or written.
public var kvImageInvalidImageFormat: Int { -21_778 }
