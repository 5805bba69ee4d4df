import SeededRandom
import Wire

/// Messages that somebody has tampered with, the same for a seed everywhere.
package struct HostileMessage {
    private var numbers: SeededNumbers

    /// Creates the changes of a seed.
    package init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// Returns bytes that were never a message, with or without its header.
    package mutating func noise() -> [UInt8] {
        let header: [UInt8] = numbers.chance(80) ? [0x4D, 0x51, 0x57, WireFormat.version] : []
        // Small bytes are counts, flags and kinds of commands.
        let limit = numbers.pick(255, 255, 24, 3)
        return header + (0..<numbers.number(0...600)).map { _ in UInt8(numbers.number(0...limit)) }
    }

    /// Returns a message with one to four changes.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - other: Another one, of which parts are put into it.
    /// - Returns: The changed message.
    package mutating func changed(_ message: [UInt8], with other: [UInt8]) -> [UInt8] {
        var message = message
        for _ in 0..<numbers.number(1...4) { change(&message, with: other) }
        return message
    }

    private mutating func change(_ message: inout [UInt8], with other: [UInt8]) {
        guard message.count > 5 else { return message.append(UInt8(numbers.number(0...255))) }
        let place = numbers.number(0...(message.count - 1))
        switch numbers.number(0...11) {
        case 0: message[place] ^= 1 << UInt8(numbers.number(0...7))
        case 1: message[place] = UInt8(numbers.number(0...255))
        case 2: message[place] &+= numbers.pick(1, 255)
        case 3: message.removeLast(message.count - place)
        case 4: message.removeSubrange(place..<min(message.count, place + numbers.number(1...20)))
        case 5: message.insert(contentsOf: message[place...].prefix(numbers.number(1...60)), at: place)
        case 6: splice(&message, at: place, with: other)
        case 7: replaceNumber(in: &message, at: place)
        case 8: message.replaceSubrange(place...place, with: hugeCount())
        case 9: message.append(UInt8(numbers.number(0...255)))
        case 10: swapParts(of: &message)
        default: repeatPart(of: &message, at: place)
        }
    }

    /// Puts a part of another message in the place of one of any length.
    private mutating func splice(_ message: inout [UInt8], at place: Int, with other: [UInt8]) {
        guard !other.isEmpty else { return }
        let start = numbers.number(0...(other.count - 1))
        let part = other[start...].prefix(numbers.number(1...80))
        let end = min(message.count, place + (numbers.chance(50) ? part.count : numbers.number(0...80)))
        message.replaceSubrange(place..<end, with: part)
    }

    /// Replaces what is likely to be a number, which begins with the count of its bytes.
    private mutating func replaceNumber(in message: inout [UInt8], at place: Int) {
        let starts = message[place...].indices.prefix(200).filter { (1...8).contains(message[$0]) }
        guard let start = numbers.element(of: Array(starts)) else { return }
        let end = min(message.count, start + 1 + Int(message[start]))
        let value: Double = numbers.pick(
            .nan, .infinity, -.infinity, 1e308, -1e308, 5e-324, -0.0, 1e18, 2_147_483_648, -1, 0.5, 1e9)
        let bits = value.bitPattern
        message.replaceSubrange(
            start..<end, with: [8] + (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
    }

    private mutating func hugeCount() -> [UInt8] {
        let length = numbers.number(1...9)
        return (0..<length).map { _ in UInt8(numbers.number(128...255)) } + [UInt8(numbers.number(0...127))]
    }

    private mutating func swapParts(of message: inout [UInt8]) {
        let length = min(numbers.number(1...40), message.count / 2)
        let first = numbers.number(0...(message.count - 2 * length))
        let second = numbers.number((first + length)...(message.count - length))
        for index in 0..<length { message.swapAt(first + index, second + index) }
    }

    private mutating func repeatPart(of message: inout [UInt8], at place: Int) {
        let part = Array(message[place...].prefix(numbers.number(1...30)))
        let repeated = (0..<numbers.number(2...400)).flatMap { _ in part }
        message.insert(contentsOf: repeated, at: place)
    }
}
