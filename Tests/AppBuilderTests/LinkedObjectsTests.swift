import Foundation
import TestSupport
import Testing

@testable import AppBuilder

/// The objects that programs are linked with although nothing refers to them.
@Suite("Modules that are linked whole")
struct LinkedObjectsTests {
    @Test("are those that UIKit exports")
    func modules() throws {
        let sources = PackageFiles.url("Sources")
        var found: Set<String> = [], next: Set<String> = ["UIKit"]
        while let module = next.subtracting(found).min() {
            found.insert(module)
            let folder = sources.appending(path: module)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files) where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for export in text.matches(of: /@_exported public import (\w+)\n/) {
                    let name = String(export.1)
                    let path = sources.appending(path: name).path
                    if FileManager.default.fileExists(atPath: path) { next.insert(name) }
                }
            }
        }
        #expect(found == Installation.wholeModules)
    }

    @Test("are found in the list of the library's objects, wherever the build folder is now")
    func objects() {
        let list = """
            /old/.build/release/UIKitCore.build/Text/UIFont.swift.o
            '/old place/.build/release/CoreImage.build/CIImage.swift.o'
            /old/.build/release/Files.build/Files.swift.o
            /old/.build/release/MapKit.build/UIKitCore.swift.o

            """
        #expect(
            Installation.wholeObjects(in: list, buildFolder: "/new") == [
                "/new/UIKitCore.build/Text/UIFont.swift.o", "/new/CoreImage.build/CIImage.swift.o",
            ])
    }
}
