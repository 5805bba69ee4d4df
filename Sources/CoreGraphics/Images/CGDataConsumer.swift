public import Foundation

/// An object that receives the bytes of a PDF file.
public final class CGDataConsumer {
    /// Receives the file as a whole.
    let write: (Data) -> Void

    /// Creates a consumer that replaces the content of data.
    public init?(data: NSMutableData) { write = { data.setData($0) } }
    /// Creates a consumer that writes a file.
    public init?(url: CFURL) { write = { try? $0.write(to: url as URL) } }
}
