import CPNG
import Scene

/// Reads PNG through libpng.
enum PNGDecoder {
    static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Pixmap {
        let structure = try PNGStructure(bytes)
        let (width, height) = (structure.width, structure.height)
        guard limits.allow(width: width, height: height) else {
            throw .tooLarge(width: width, height: height)
        }
        guard width > 0, height > 0 else {
            throw .corrupt("PNG", detail: "its header claims \(width)x\(height) pixels")
        }
        var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_CAPACITY))
        var succeeded = false
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            succeeded =
                cpng_decode(
                    bytes, bytes.count, UInt32(width), UInt32(height), buffer.baseAddress, &message) != 0
            guard succeeded else { return }
            premultiply(buffer)
            count = width * height
        }
        guard succeeded, let pixmap = Pixmap(width: width, height: height, pixels: pixels) else {
            guard structure.isComplete else { throw .truncated("PNG", byteCount: bytes.count) }
            throw .corrupt("PNG", detail: detail(of: message))
        }
        return pixmap
    }

    /// libpng's words in the project's style.
    private static func detail(of message: [CChar]) -> String {
        let text = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Multiplies alpha into every channel, rounding to the nearest: `(c·a + 127) / 255`.
    private static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
        for index in pixels.indices {
            let pixel = pixels[index], alpha = pixel >> 24
            guard alpha < 255 else { continue }
            let red = ((pixel & 0xFF) * alpha + 127) / 255
            let green = ((pixel >> 8 & 0xFF) * alpha + 127) / 255
            let blue = ((pixel >> 16 & 0xFF) * alpha + 127) / 255
            pixels[index] = red | green << 8 | blue << 16 | alpha << 24
        }
    }
}
