import Diagnostics
import Foundation

/// Why a file's bytes could not be had.
struct FileRefusal: Error {
    /// One error, at the file.
    var diagnostic: Diagnostic
}

/// The bytes of a file, at most `limit` of them.
func fileBytes(atPath path: String, file: String, limit: Int) -> Result<[UInt8], FileRefusal> {
    func refusal(_ message: String) -> Result<[UInt8], FileRefusal> {
        .failure(FileRefusal(diagnostic: .error(message, at: Place(file: file))))
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        return refusal("the file does not exist")
    }
    guard !isDirectory.boolValue else { return refusal("this is a folder, not a file") }
    guard let handle = FileHandle(forReadingAtPath: path),
        let data = try? handle.read(upToCount: limit) ?? Data()
    else { return refusal("the file cannot be read") }
    return .success([UInt8](data))
}
