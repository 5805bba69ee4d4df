import Geometry
import Raster
import Scene
import Typography

/// Where glyphs come from; nil outside the repository's root.
private let text = (try? FontLibrary(directory: "fonts", additional: [])).map { TextEngine(library: $0) }

/// What libFuzzer calls with each input: a display list read from the bytes, drawn at once, in bands and by two
/// threads. Whatever the bytes are, it comes back, with a sound picture that is the same all three ways.
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
