import InterfaceFiles
import ScreenDocuments

/// The entry point of libFuzzer for each input: loads an Interface Builder document and processes it up to
/// the building of views. It must return for all inputs.
@_cdecl("LLVMFuzzerTestOneInput")
public func loadFuzzedInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let (document, _) = parseInterfaceBuilderFile(input, file: "fuzzed.storyboard")
    guard let document else { return 0 }
    _ = document.dump()
    for scene in document.scenes {
        for width in [LayoutTraits.SizeClass.compact, .regular] {
            let traits = LayoutTraits(horizontal: width, vertical: .regular, idiom: .phone)
            _ = scene.resolved(for: traits).installed().transformingText { $0 + $0 }
        }
    }
    return 0
}
