import CPages

/// A file of a page that the compiler has embedded.
struct PageFile {
    private let file: CPagesFile

    /// Creates a file.
    init(_ file: CPagesFile) { self.file = file }

    /// The text, which ends in a line feed.
    var text: String {
        String(decoding: UnsafeRawBufferPointer(start: file.start, count: file.length), as: UTF8.self)
    }

    /// Returns parts of a program or style one after another, each after an empty line.
    static func joined(_ files: [CPagesFile]) -> String {
        files.map { "\n" + PageFile($0).text }.joined()
    }
}
