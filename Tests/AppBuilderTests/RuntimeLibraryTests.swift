import Testing

@testable import AppBuilder

/// What the shared library of the runtime is made of.
@Suite("Library of the runtime")
struct RuntimeLibraryTests {
    @Test("is made of the objects in SwiftPM's list, wherever the build folder is now")
    func objects() {
        let list = """
            /old/.build/release/UIKitCore.build/Text/UIFont.swift.o
            '/old place/.build/release/CoreImage.build/CIImage.swift.o'
            /old/.build/release/Files.build/Files.swift.o
            /old/.build/release/MapKit.build/UIKitCore.swift.o

            """
        #expect(
            RuntimeLibrary.objects(in: list, buildFolder: "/new") == [
                "/new/UIKitCore.build/Text/UIFont.swift.o", "/new/CoreImage.build/CIImage.swift.o",
                "/new/Files.build/Files.swift.o", "/new/MapKit.build/UIKitCore.swift.o",
            ])
    }

    @Test("is linked by the toolchain that the compiler names, where that is a link or another program")
    func toolchain() {
        let text = """
            {"target": {"triple": "x86_64-unknown-linux-gnu"},
             "paths": {"runtimeResourcePath": "/opt/swift/usr/lib/swift"}}
            """
        #expect(Toolchain.resourceFolder(in: text) == "/opt/swift/usr/lib/swift")
        #expect(Toolchain.resourceFolder(in: "error: unknown argument") == nil)
    }
}
