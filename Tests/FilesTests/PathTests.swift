import Foundation
import Testing

@testable import Files

@Suite struct PathTests {
    @Test func pathsAreMadeAbsolute() {
        let current = FileManager.default.currentDirectoryPath
        #expect(absolutePath(of: "/a/b") == "/a/b")
        #expect(absolutePath(of: "a/b") == current + "/a/b")
        #expect(absolutePath(of: ".//./a") == current + "/a")
        #expect(absolutePath(of: "../a") == current + "/../a")
        #expect(absolutePath(of: ".") == current)
        #expect(absolutePath(of: "./") == current)
        #expect(absolutePath(of: ".hidden") == current + "/.hidden")
    }
}
