// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CMaquetteSQLite
import UIKit

/// Opens the database of a file, which is created if it is not there.
///
/// It is kept in memory as long as the render lasts and begins with the content of the file, which stays as it is.
///
/// - Parameters:
///   - filename: The path of the file; nil, an empty text and `:memory:` for a database of the connection alone.
///   - ppDb: The connection.
/// - Returns: `SQLITE_OK`, or what prevented it.
@discardableResult
public func sqlite3_open(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
    sqlite3_open_v2(filename, ppDb, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
}

/// Opens the database of a file.
///
/// It is kept in memory as long as the render lasts and begins with the content of the file, which stays as it is.
///
/// - Parameters:
///   - filename: The path of the file; nil, an empty text and `:memory:` for a database of the connection alone.
///   - ppDb: The connection.
///   - flags: Whether it can be written to, and is created if it is not there.
///   - zVfs: The module that reaches files: only the default one keeps databases in memory.
/// - Returns: `SQLITE_OK`, or what prevented it: `SQLITE_CANTOPEN` for a file that is not there and is not created.
@discardableResult
public func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32,
    _ zVfs: UnsafePointer<CChar>!
) -> Int32 {
    let name = filename.map { String(cString: $0) } ?? ""
    let isFile = !name.isEmpty && name != ":memory:" && zVfs == nil && flags & SQLITE_OPEN_MEMORY == 0
    // The address of a file in a text, as "file:///a.db?mode=ro", counts by its path.
    let isAddress = isFile && name.hasPrefix("file:") && flags & SQLITE_OPEN_URI != 0
    let path = isAddress ? URL(string: name)?.path ?? "" : name
    guard isFile, path.hasPrefix("/") || !isAddress else {
        return CMaquetteSQLite.sqlite3_open_v2(filename, ppDb, flags, zVfs)
    }
    let isCreated = flags & SQLITE_OPEN_CREATE != 0
    guard let address = DatabaseFiles.current.address(ofFile: path, isCreated: isCreated) else {
        // A connection that has the error: a folder is no database.
        return CMaquetteSQLite.sqlite3_open_v2("/", ppDb, SQLITE_OPEN_READONLY, nil)
    }
    return CMaquetteSQLite.sqlite3_open_v2(address, ppDb, flags | SQLITE_OPEN_URI, nil)
}
