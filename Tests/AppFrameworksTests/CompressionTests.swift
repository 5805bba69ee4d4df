import Compression
import Foundation
import Testing

@Suite("Compressed data in memory")
struct CompressionTests {
    private func decode(_ bytes: [UInt8], room: Int, _ algorithm: compression_algorithm = COMPRESSION_ZLIB)
        -> [UInt8]
    {
        var result = [UInt8](repeating: 0, count: room)
        let count = compression_decode_buffer(&result, room, bytes, bytes.count, nil, algorithm)
        return Array(result[..<count])
    }

    @Test("data that is compressed is smaller and comes back")
    func roundTrip() {
        let data = Array(String(repeating: "a screen of an app ", count: 100).utf8)
        var compressed = [UInt8](repeating: 0, count: data.count)
        let count = compression_encode_buffer(
            &compressed, compressed.count, data, data.count, nil, COMPRESSION_ZLIB)
        #expect(count > 0 && count < 100)
        #expect(decode(Array(compressed[..<count]), room: data.count + 10) == data)
        #expect(decode(Array(compressed[..<count]), room: 19) == Array(data[..<19]))
        #expect(decode(Array(compressed[..<(count / 2)]), room: data.count) == [])
    }

    @Test("the data is that of DEFLATE, without a header")
    func format() {
        // Source: RFC 1951, 3.2.4: a last block (1) that is stored (00), its length, the complement, and the bytes.
        let stored: [UInt8] = [0x01, 3, 0, 0xFC, 0xFF] + Array("abc".utf8)
        #expect(decode(stored, room: 8) == Array("abc".utf8))
        #expect(decode([0x78, 0x9C] + stored, room: 8) == [])
    }

    @Test("other algorithms, and too little room, give 0")
    func refusals() {
        let data = Array("abc".utf8)
        var room = [UInt8](repeating: 0, count: 64)
        for algorithm in [COMPRESSION_LZ4, COMPRESSION_LZFSE, COMPRESSION_LZMA, COMPRESSION_BROTLI] {
            #expect(compression_encode_buffer(&room, 64, data, 3, nil, algorithm) == 0)
            #expect(decode(data, room: 64, algorithm) == [])
        }
        #expect(compression_encode_buffer(&room, 1, data, 3, nil, COMPRESSION_ZLIB) == 0)
    }
}
