import HostileMessages
import Wire

private let check = MessageCheck()

/// The entry point of libFuzzer for each input: reads a message as a layout tree. A message must be refused, or give a
/// tree that keeps the invariants, is the same when it is sent on, and can be drawn.
///
/// An input is a message, or two bytes that choose a random one and three for each byte of it to replace: where, in two
/// bytes, and by what.
@_cdecl("LLVMFuzzerTestOneInput")
public func readFuzzedInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let isMessage = input.starts(with: [0x4D, 0x51, 0x57])
    if case .faulty(let reason) = check.outcome(of: isMessage ? input : edited(input)) { fatalError(reason) }
    return 0
}

private func edited(_ input: [UInt8]) -> [UInt8] {
    guard input.count > 1,
        var message = RandomMessage.bytes(
            of: RandomMessage.tree(seed: UInt64(input[0]) << 8 | UInt64(input[1])))
    else { return input }
    for edit in stride(from: 2, to: input.count - 2, by: 3) {
        message[(Int(input[edit]) << 8 | Int(input[edit + 1])) % message.count] = input[edit + 2]
    }
    return message
}
