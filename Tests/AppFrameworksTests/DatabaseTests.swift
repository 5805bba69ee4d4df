import Foundation
import SQLite3
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Databases of SQLite")
struct DatabaseTests {
    /// Returns the numbers of a query; nil if the database refuses it.
    private func numbers(_ database: OpaquePointer?, _ query: String) -> [Int32]? {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK else { return nil }
        var found: [Int32] = []
        while sqlite3_step(statement) == SQLITE_ROW { found.append(sqlite3_column_int(statement, 0)) }
        return found
    }

    private func open(_ path: String, _ flags: Int32 = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        -> OpaquePointer?
    {
        var database: OpaquePointer?
        guard sqlite3_open_v2(path, &database, flags, nil) == SQLITE_OK else {
            sqlite3_close(database)
            return nil
        }
        return database
    }

    @Test("one of memory belongs to its connection")
    func memory() {
        RenderEnvironment.standard.run(in: RenderContext()) {
            let first = open(":memory:"), second = open(":memory:")
            defer { sqlite3_close(first); sqlite3_close(second) }
            #expect(sqlite3_exec(first, "create table a (b); insert into a values (42)", nil, nil, nil) == 0)
            #expect(numbers(first, "select b from a") == [42])
            #expect(numbers(second, "select b from a") == nil)
        }
    }

    @Test("one of a file is found again in the same render, and no file is written")
    func files() throws {
        let folder = try TemporaryDirectory()
        let path = folder.path + "/a.db"
        RenderEnvironment.standard.run(in: RenderContext()) {
            #expect(open(path, SQLITE_OPEN_READWRITE) == nil)
            let first = open(path)
            #expect(sqlite3_exec(first, "create table a (b); insert into a values (7)", nil, nil, nil) == 0)
            sqlite3_close(first)
            let second = open(path, SQLITE_OPEN_READWRITE)
            #expect(numbers(second, "select b from a") == [7])
            sqlite3_close(second)
        }
        #expect(!Foundation.FileManager.default.fileExists(atPath: path))
        RenderEnvironment.standard.run(in: RenderContext()) {
            let other = open(path)
            #expect(numbers(other, "select b from a") == nil)
            sqlite3_close(other)
        }
    }

    @Test("one of a file begins with its content, which stays as it is")
    func contents() throws {
        let folder = try TemporaryDirectory()
        let path = folder.path + "/b c.db"
        // The library itself, by a module for files, which is not replaced.
        var file: OpaquePointer?
        #expect(sqlite3_open_v2(path, &file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "unix") == 0)
        #expect(sqlite3_exec(file, "create table a (b); insert into a values (1)", nil, nil, nil) == 0)
        sqlite3_close(file)
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        RenderEnvironment.standard.run(in: RenderContext()) {
            var database: OpaquePointer?
            #expect(sqlite3_open(path, &database) == SQLITE_OK)
            #expect(sqlite3_exec(database, "insert into a values (2)", nil, nil, nil) == 0)
            #expect(numbers(database, "select b from a order by b") == [1, 2])
            sqlite3_close(database)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }
}
