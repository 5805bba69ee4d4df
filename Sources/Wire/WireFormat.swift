/// The binary form in which a process that renders the screens of foreign code sends them.
///
/// A message is a sequence of values without padding, in the order in which the types of Scene declare them:
///
///     header    4D 51 57 and the version
///     count     7 bits a byte from the lowest, the highest bit set where another byte follows
///     integer   a count: twice the value, or for negative ones -1 minus twice the value
///     number    one byte n of 0...8, then the first n bytes of the IEEE 754 value, whose last 8 - n are zero
///     text      its length in bytes as a count, then UTF-8
///     name      0 and a text that gets the next number, or the number of an earlier one, from 1
///     list      its count, then its elements
///     commands  one byte a command, then what it draws or pushes; 0 ends the list
///     color     one byte with a bit for each channel that is a whole number of 255ths, then one byte for it, or a number
///     image     0 and a new one, or the number of an earlier one, from 1; a new one is 1 and the digest of one that the
///               reader has, or 0, a text, scale, size, pixel size and its pixels
///     face      0 and a new one, or the number of an earlier one, from 1; a new one is where its file is
///     node      a count with a bit for each property that is not its default, then these properties
///
/// Lists of children are not written: a node says how many descendants follow it.
/// Every value is written in one form only; a reader refuses all else, as it refuses what breaks an invariant of the type.
package enum WireFormat {
    /// The version; a reader reads no other, since the tool builds the programs that it starts.
    package static let version: UInt8 = 1

    /// What a message begins with.
    static let header: [UInt8] = [0x4D, 0x51, 0x57, version]

    /// Returns an integer as a count: 0, -1, 1, -2, ...
    static func folded(_ number: Int) -> UInt64 { UInt64(bitPattern: Int64(number << 1 ^ number >> 63)) }

    /// Returns the integer of a count.
    static func unfolded(_ count: UInt64) -> Int { Int(Int64(bitPattern: count >> 1 ^ (0 &- count & 1))) }
}
