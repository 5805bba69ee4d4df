import HostileMessages
import Wire

private let check = MessageCheck()

/// The entry point of libFuzzer for each input: reads a message as a layout tree. A message must be refused, or give a
/// tree that keeps the invariants, is the same when it is sent on, and can be drawn.
@_cdecl("LLVMFuzzerTestOneInput")
public func readFuzzedInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let header: [UInt8] = [0x4D, 0x51, 0x57, WireFormat.version]
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    if case .faulty(let reason) = check.outcome(of: input.starts(with: header) ? input : header + input) {
        fatalError(reason)
    }
    return 0
}
