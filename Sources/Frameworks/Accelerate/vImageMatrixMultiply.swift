// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Multiplies each pixel, as a row of four channels, by a matrix: a channel of the result is the sum of the channels, each with
/// its bias and times its element of a column, with the bias of the result, divided and clamped to 0...255.
///
/// Chosen: the division drops the fraction, as that of integers in C.
///
/// - Parameters:
///   - src: The source.
///   - dest: The destination, of the same size, which may have the memory of the source.
///   - matrix: The elements, row by row.
///   - divisor: What the sums are divided by.
///   - pre_bias: What is added to the channels of the source; nil for nothing.
///   - post_bias: What is added to the sums; nil for nothing.
///   - flags: None that make a difference here.
/// - Returns: `kvImageNoError`, or what prevented it.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ matrix: UnsafePointer<Int16>!, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!,
    _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    let source = src.pointee, target = dest.pointee
    guard let matrix, source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard divisor != 0 else { return kvImageInvalidParameter }
    guard target.width <= source.width, target.height <= source.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    guard source.holdsFourChannels, target.holdsFourChannels else { return kvImageInvalidRowBytes }
    func channels(_ value: (Int) -> Int) -> SIMD4<Int> { SIMD4(value(0), value(1), value(2), value(3)) }
    let rows = (0..<4).map { row in channels { Int(matrix[row * 4 + $0]) } }
    let before = channels { channel in pre_bias.map { Int($0[channel]) } ?? 0 }
    let after = channels { channel in post_bias.map { Int($0[channel]) } ?? 0 }
    for y in 0..<Int(target.height) {
        let from = source.row(y), to = target.row(y)
        for x in 0..<Int(target.width) {
            let pixel = channels { Int(from[x * 4 + $0]) } &+ before
            var sum = after
            for row in 0..<4 { sum &+= rows[row] &* pixel[row] }
            for channel in 0..<4 {
                to[x * 4 + channel] = UInt8(min(max(sum[channel] / Int(divisor), 0), 255))
            }
        }
    }
    return kvImageNoError
}
