import Geometry
import Raster
import Scene
import Typography

/// The text engine; nil outside the repository's root.
private let text = (try? FontLibrary(directory: "fonts", additional: [])).map { TextEngine(library: $0) }

/// The entry point of libFuzzer for each input: draws a display list read from the bytes in one pass, in
/// bands and with two threads. It must return for all inputs, with the same valid picture each time.
@_cdecl("LLVMFuzzerTestOneInput")
public func playFuzzedInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let text else { return -1 }
    var reader = ListReader(bytes: UnsafeBufferPointer(start: bytes, count: count))
    let list = reader.list(), scale = reader.scale()
    guard let whole = try? rasterize(list, scale: scale, text: text) else { return 0 }
    precondition(whole.checkInvariants() == nil, "a pixel is not premultiplied")
    let threaded = try? rasterize(list, scale: scale, text: text, workers: 2)
    precondition(threaded == whole, "two threads draw another picture")
    var pixels: [UInt32] = []
    try? rasterizeBands(list, scale: scale, text: text, rowCount: 41) { band in
        pixels += band.pixels
        return true
    }
    precondition(pixels == whole.pixels, "bands make up another picture")
    return 0
}
