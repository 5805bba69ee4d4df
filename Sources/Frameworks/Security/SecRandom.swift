// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// A generator of random bytes.
public typealias SecRandomRef = OpaquePointer

/// The default generator.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Writes random bytes: the same in every render, as a picture must not depend on them.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
    guard count >= 0 else { return errSecParam }
    SharedObjects.object { RandomBytes() }.fill(UnsafeMutableRawBufferPointer(start: bytes, count: count))
    return errSecSuccess
}

/// The random bytes of a render: a sequence that begins the same in each.
private final class RandomBytes {
    private var state: UInt64 = 0

    /// Writes the next bytes, eight at a time, by SplitMix64.
    ///
    /// Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators" (2014).
    func fill(_ buffer: UnsafeMutableRawBufferPointer) {
        for start in stride(from: 0, to: buffer.count, by: 8) {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
            value ^= value >> 31
            for index in start..<min(start + 8, buffer.count) {
                buffer[index] = UInt8(truncatingIfNeeded: value >> (8 * UInt64(index - start)))
            }
        }
    }
}
