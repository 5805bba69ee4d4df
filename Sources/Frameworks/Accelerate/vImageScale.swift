// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Scales an image to the size of the destination by Lanczos' kernel.
///
/// - Parameters:
///   - src: The source.
///   - dest: The destination.
///   - tempBuffer: Memory for intermediate results; none is needed.
///   - flags: Whether the kernel has five lobes instead of three.
/// - Returns: `kvImageNoError`, or what prevented it.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
    let source = src.pointee, target = dest.pointee
    guard Int(flags) & kvImageGetTempBufferSize == 0 else { return 0 }
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard source.holdsFourChannels, target.holdsFourChannels else { return kvImageInvalidRowBytes }
    guard target.width > 0, target.height > 0 else { return kvImageNoError }
    guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
    let lobes = Int(flags) & kvImageHighQualityResampling == 0 ? 3 : 5
    let across = LanczosKernel(from: Int(source.width), to: Int(target.width), lobes: lobes)
    let down = LanczosKernel(from: Int(source.height), to: Int(target.height), lobes: lobes)
    let rows = (0..<Int(source.height)).map { scaledRow(source.row($0), Int(source.width), by: across) }
    var channels: [UInt8] = []
    channels.reserveCapacity(Int(target.width * target.height) * 4)
    for (start, weights) in zip(down.starts, down.weights) {
        var sums = [SIMD4<Double>](repeating: SIMD4(), count: Int(target.width))
        for (offset, weight) in weights.enumerated() {
            let row = rows[min(max(start + offset, 0), rows.count - 1)]
            for index in sums.indices { sums[index] += row[index] * weight }
        }
        for sum in sums {
            for channel in 0..<4 { channels.append(UInt8(min(max(sum[channel], 0), 255).rounded())) }
        }
    }
    target.write(channels)
    return kvImageNoError
}

/// Returns the pixels of a scaled row.
private func scaledRow(_ pixels: UnsafePointer<UInt8>, _ count: Int, by kernel: LanczosKernel)
    -> [SIMD4<Double>]
{
    zip(kernel.starts, kernel.weights).map { start, weights in
        var sum = SIMD4<Double>()
        for (offset, weight) in weights.enumerated() {
            let pixel = pixels + min(max(start + offset, 0), count - 1) * 4
            let channels = SIMD4(Double(pixel[0]), Double(pixel[1]), Double(pixel[2]), Double(pixel[3]))
            sum += channels * weight
        }
        return sum
    }
}
