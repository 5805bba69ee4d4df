import CMaquetteSQLite
import UIKit

/// The databases of files, which are kept in memory as long as the render lasts: what is written to one is found by whoever opens
/// the same file again, and the file stays as it is.
final class DatabaseFiles {
    /// A connection to each database, as one without connections is gone; by the path of its file.
    private var kept: [String: (connection: OpaquePointer, address: String)] = [:]

    /// The databases of the render.
    static var current: DatabaseFiles { SharedObjects.object { DatabaseFiles() } }

    deinit { for database in kept.values { sqlite3_close_v2(database.connection) } }

    /// Returns the address of the database of a file, which begins with the file's content.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - isCreated: Whether a database is created where there is no file.
    /// - Returns: The address; nil where there is neither a file nor a database yet.
    func address(ofFile path: String, isCreated: Bool) -> String? {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        if let known = kept[path] { return known.address }
        let exists = Foundation.FileManager.default.fileExists(atPath: path)
        guard exists || isCreated else { return nil }
        // Source: "The memdb VFS" in SQLite's sources: names that begin with a slash are shared by the connections of a process.
        let owner = UInt(bitPattern: ObjectIdentifier(self))
        let address = "file:/\(owner)/\(kept.count)?vfs=memdb"
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI
        guard CMaquetteSQLite.sqlite3_open_v2(address, &connection, flags, nil) == SQLITE_OK, let connection
        else { return nil }
        if exists { copy(fileAt: path, to: connection) }
        kept[path] = (connection, address)
        return address
    }

    /// Copies the content of a file; one that is no database leaves the other empty.
    private func copy(fileAt path: String, to connection: OpaquePointer) {
        var file: OpaquePointer?
        defer { sqlite3_close_v2(file) }
        // Without locks, which the fence refuses.
        let address = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        guard CMaquetteSQLite.sqlite3_open_v2(address, &file, flags, nil) == SQLITE_OK else { return }
        let backup = sqlite3_backup_init(connection, "main", file, "main")
        sqlite3_backup_step(backup, -1)
        sqlite3_backup_finish(backup)
    }
}
