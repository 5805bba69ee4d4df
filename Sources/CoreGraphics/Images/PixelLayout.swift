import Scene

/// How the pixels of a bitmap lie in memory.
struct PixelLayout: Sendable {
    /// Bits of each component: 1, 2, 4, 8 or 16.
    let bitsPerComponent: Int
    /// Bits of each pixel.
    let bitsPerPixel: Int
    /// The space of the colors; nil for an alpha alone.
    let space: CGColorSpace?
    /// The place of the alpha and the byte order.
    let info: CGBitmapInfo

    /// The layout of the pipeline: red, green, blue and alpha in bytes, premultiplied.
    static let standard = PixelLayout(
        CGColorSpace("kCGColorSpaceSRGB"), CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    )

    private init(_ space: CGColorSpace, _ info: CGBitmapInfo) {
        (bitsPerComponent, bitsPerPixel, self.space, self.info) = (8, 32, space, info)
    }

    /// Creates a layout; nil for one that cannot be read: floating-point numbers, other numbers of bits, pixels too
    /// small for their components, and spaces without components that lie side by side.
    init?(bitsPerComponent: Int, bitsPerPixel: Int?, space: CGColorSpace?, info: CGBitmapInfo) {
        guard let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else {
            return nil
        }
        let space = alpha == .alphaOnly ? nil : space
        guard alpha == .alphaOnly || space?.supportsOutput == true, !info.contains(.floatComponents),
            [1, 2, 4, 8, 16].contains(bitsPerComponent)
        else { return nil }
        let count = (space?.numberOfComponents ?? 0) + (alpha == .none ? 0 : 1)
        let least = count * bitsPerComponent
        self.bitsPerPixel = bitsPerPixel ?? least
        (self.bitsPerComponent, self.space, self.info) = (bitsPerComponent, space, info)
        guard self.bitsPerPixel >= least, self.bitsPerPixel <= 128 else { return nil }
        guard bitsPerComponent < 8 || self.bitsPerPixel % 8 == 0 else { return nil }
        switch info.intersection(.byteOrderMask) {
        case .byteOrder32Little: guard self.bitsPerPixel == 32, bitsPerComponent == 8 else { return nil }
        case .byteOrder16Little: guard bitsPerComponent == 16 else { return nil }
        default: break
        }
    }

    /// The place of the alpha.
    var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) ?? .none }
    /// The number of color components.
    var colorCount: Int { alpha == .alphaOnly ? 0 : space?.numberOfComponents ?? 0 }
    /// The number of components with the alpha, used or skipped.
    var componentCount: Int { colorCount + (alpha == .none ? 0 : 1) }
    /// The index of the first color.
    private var firstColor: Int {
        switch alpha {
        case .premultipliedFirst, .first, .noneSkipFirst: 1
        default: 0
        }
    }
    /// The index of the alpha; nil for opaque pixels.
    private var alphaIndex: Int? {
        switch alpha {
        case .premultipliedFirst, .first, .alphaOnly: 0
        case .premultipliedLast, .last: colorCount
        default: nil
        }
    }
    private var isPremultiplied: Bool { alpha != .first && alpha != .last }

    /// The index of the byte that holds the upper bits of a component of bytes or 16 bits, in its pixel.
    private func byteIndex(_ component: Int) -> Int {
        if bitsPerComponent == 16 { return 2 * component + (info.contains(.byteOrder16Little) ? 1 : 0) }
        let isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little
        return isReversed ? 3 - component : component
    }

    /// Returns the least number of bytes of a row.
    func rowLength(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }
}

extension PixelLayout {
    /// Returns the pixels of rows of bytes; bytes that are missing count as 0.
    ///
    /// - Parameters:
    ///   - bytes: The rows.
    ///   - width: Pixels of a row.
    ///   - height: The number of rows.
    ///   - bytesPerRow: The distance of rows.
    ///   - decode: For each color component the values of 0 and of the maximum; nil for 0 and 1.
    /// - Returns: The pixmap.
    func read(
        _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, decode: [CGFloat]? = nil
    ) -> Pixmap {
        var pixmap = Pixmap(width: width, height: height)
        var parts = [Int](repeating: 0, count: componentCount)
        for y in 0..<pixmap.height {
            for x in 0..<pixmap.width {
                for index in parts.indices {
                    parts[index] = component(index, of: bytes, row: y * bytesPerRow, column: x)
                }
                if let decode, decode.count >= 2 * colorCount {
                    for color in 0..<colorCount {
                        let low = decode[2 * color], high = decode[2 * color + 1]
                        let share = CGFloat(parts[firstColor + color]) / 255
                        let value = ((low + share * (high - low)) * 255).rounded()
                        parts[firstColor + color] = value > 0 ? Int(min(value, 255)) : 0
                    }
                }
                pixmap[x, y] = pixel(parts)
            }
        }
        return pixmap
    }

    /// Returns a component in 0...255.
    private func component(_ index: Int, of bytes: UnsafeRawBufferPointer, row: Int, column: Int) -> Int {
        guard bitsPerComponent < 8 else {
            let place = row + column * bitsPerPixel / 8 + byteIndex(index)
            return bytes.indices.contains(place) ? Int(bytes[place]) : 0
        }
        let bit = column * bitsPerPixel + index * bitsPerComponent, place = row + bit / 8
        guard bytes.indices.contains(place) else { return 0 }
        let most = 1 << bitsPerComponent - 1
        return (Int(bytes[place]) >> (8 - bit % 8 - bitsPerComponent) & most) * 255 / most
    }

    private func pixel(_ parts: [Int]) -> UInt32 {
        let alpha = alphaIndex.map { parts[$0] } ?? 255
        var colors = (0, 0, 0)
        let first = firstColor
        switch colorCount {
        case 1: colors = (parts[first], parts[first], parts[first])
        case 3: colors = (parts[first], parts[first + 1], parts[first + 2])
        case 4:
            let rest = 255 - parts[first + 3]
            func light(_ index: Int) -> Int { ((255 - parts[first + index]) * rest + 127) / 255 }
            colors = (light(0), light(1), light(2))
        default: break
        }
        func stored(_ value: Int) -> UInt32 {
            UInt32(isPremultiplied ? min(value, alpha) : (value * alpha + 127) / 255)
        }
        return stored(colors.0) | stored(colors.1) << 8 | stored(colors.2) << 16 | UInt32(alpha) << 24
    }

    /// Writes pixels as rows of bytes, for components of 8 or 16 bits; others stay unchanged. Gray is the luma of Rec. 601, as
    /// PostScript converts device colors.
    func write(_ pixmap: Pixmap, to bytes: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
        guard bitsPerComponent >= 8 else { return }
        for y in 0..<pixmap.height {
            for x in 0..<pixmap.width {
                let start = y * bytesPerRow + x * bitsPerPixel / 8
                guard start + bitsPerPixel / 8 <= bytes.count else { return }
                write(pixmap[x, y]) { index, value in
                    let place = byteIndex(index)
                    bytes[start + place] = value
                    // 16 bits repeat the byte: 255 becomes 65535.
                    if bitsPerComponent == 16 { bytes[start + (place ^ 1)] = value }
                }
            }
        }
    }

    private func write(_ pixel: UInt32, store: (Int, UInt8) -> Void) {
        let alpha = Int(pixel >> 24)
        func channel(_ shift: UInt32) -> Int {
            let value = Int(pixel >> shift & 0xFF)
            return isPremultiplied || alpha == 0 ? value : min(255, (value * 255 + alpha / 2) / alpha)
        }
        let red = channel(0), green = channel(8), blue = channel(16)
        let colors: [Int]
        switch colorCount {
        case 0: colors = []
        case 1: colors = [(red * 299 + green * 587 + blue * 114 + 500) / 1000]
        case 3: colors = [red, green, blue]
        default:
            let most = max(red, green, blue)
            colors = [red, green, blue].map { most > 0 ? 255 - $0 * 255 / most : 0 } + [255 - most]
        }
        for (index, value) in colors.enumerated() { store(firstColor + index, UInt8(value)) }
        if let alphaIndex {
            store(alphaIndex, UInt8(alpha))
        } else if self.alpha == .noneSkipFirst || self.alpha == .noneSkipLast {
            store(self.alpha == .noneSkipFirst ? 0 : colorCount, 255)
        }
    }
}
