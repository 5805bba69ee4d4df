/// How far a source of images is.
public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    /// The data ends before an image that it announces.
    case statusUnexpectedEOF = -5
    /// The data makes no sense.
    case statusInvalidData = -4
    /// The data is of a format that is not decoded here.
    case statusUnknownType = -3
    /// The header is being read.
    case statusReadingHeader = -2
    /// More data is needed.
    case statusIncomplete = -1
    /// The image is complete.
    case statusComplete = 0
}
