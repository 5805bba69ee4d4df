// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Blurs an image by the mean of a rectangle of pixels around each.
///
/// Three of them in a row come near a Gaussian blur, as code that blurs backgrounds does.
///
/// - Parameters:
///   - src: The source.
///   - dest: The destination, which may have the memory of the source.
///   - tempBuffer: Memory for intermediate results; none is needed.
///   - srcOffsetToROI_X: The column of the source that is the first of the destination.
///   - srcOffsetToROI_Y: The row of the source that is the first of the destination.
///   - kernel_height: The rows of the rectangle, an odd number.
///   - kernel_width: The columns of the rectangle, an odd number.
///   - backgroundColor: The color beyond the source for `kvImageBackgroundColorFill`.
///   - flags: One edge style, and whether the first channel is copied.
/// - Returns: `kvImageNoError`, or what prevented it.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let source = src.pointee, target = dest.pointee, flags = Int(flags)
    guard kernel_height % 2 == 1, kernel_width % 2 == 1, max(kernel_height, kernel_width) < 1 << 16 else {
        return kvImageInvalidKernelSize
    }
    let styles = kvImageCopyInPlace | kvImageBackgroundColorFill | kvImageEdgeExtend | kvImageTruncateKernel
    guard (flags & styles).nonzeroBitCount == 1 else { return kvImageInvalidEdgeStyle }
    guard flags & kvImageGetTempBufferSize == 0 else { return 0 }
    guard srcOffsetToROI_X <= source.width else { return kvImageInvalidOffset_X }
    guard srcOffsetToROI_Y <= source.height else { return kvImageInvalidOffset_Y }
    guard target.width <= source.width - srcOffsetToROI_X,
        target.height <= source.height - srcOffsetToROI_Y
    else { return kvImageRoiLargerThanInputBuffer }
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard source.holdsFourChannels, target.holdsFourChannels else { return kvImageInvalidRowBytes }
    guard target.width > 0, target.height > 0 else { return kvImageNoError }
    var edge = BoxConvolution.Edge.extend
    if flags & kvImageTruncateKernel != 0 { edge = .truncate }
    if flags & kvImageBackgroundColorFill != 0 {
        guard let backgroundColor else { return kvImageNullPointerArgument }
        edge = .fill((0..<4).map { UInt32(backgroundColor[$0]) })
    }
    let convolution = BoxConvolution(
        source: source, edge: edge, reachX: Int(kernel_width) / 2, reachY: Int(kernel_height) / 2)
    let x = Int(srcOffsetToROI_X), y = Int(srcOffsetToROI_Y)
    var means = convolution.means(x: x, y: y, columns: Int(target.width), rows: Int(target.height))
    convolution.restore(&means, x: x, y: y, columns: Int(target.width), flags)
    target.write(means)
    return kvImageNoError
}

extension BoxConvolution {
    /// Copies from the source what a blur leaves: the first channel, and pixels whose kernel reaches beyond it.
    fileprivate func restore(_ means: inout [UInt8], x: Int, y: Int, columns: Int, _ flags: Int) {
        let keepsAlpha = flags & kvImageLeaveAlphaUnchanged != 0, copies = flags & kvImageCopyInPlace != 0
        guard keepsAlpha || copies else { return }
        let innerX = reachX..<max(reachX, Int(source.width) - reachX)
        let innerY = reachY..<max(reachY, Int(source.height) - reachY)
        for index in 0..<means.count / 4 {
            let column = x + index % columns, row = y + index / columns
            let pixel = source.row(row) + column * 4
            let isCopied = copies && !(innerX.contains(column) && innerY.contains(row))
            for channel in 0..<4 where isCopied || keepsAlpha && channel == 0 {
                means[index * 4 + channel] = pixel[channel]
            }
        }
    }
}

extension vImage_Buffer {
    /// Writes channels, four a pixel.
    func write(_ channels: [UInt8]) {
        let length = Int(width) * 4
        channels.withUnsafeBufferPointer { channels in
            guard let start = channels.baseAddress else { return }
            for row in 0..<Int(height) { self.row(row).update(from: start + row * length, count: length) }
        }
    }
}
