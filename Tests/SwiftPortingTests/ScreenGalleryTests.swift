import Testing

@testable import SwiftPorting

/// The types that list an app's screens in Swift.
@Suite("Lists of screens in Swift")
struct ScreenGalleryTests {
    private func galleries(_ text: String) -> ScreenGalleries {
        ScreenGalleries(in: Array(text.utf8), module: "Garden")
    }

    @Test(
        "are the types that conform to the protocol, declared or extended",
        arguments: [
            ("enum A: ScreenGallery {}", ["A"]),
            (
                "@main struct A: Sendable, ScreenGallery {}\nfinal class B: Maquette.ScreenGallery {}",
                ["A", "B"]
            ),
            (
                "private enum A {}\nextension A: ScreenGallery {}\nextension Outer.Inner: ScreenGallery {}",
                ["A", "Outer.Inner"]
            ),
            ("protocol P: ScreenGallery {}\nenum A: Gallery {}\nlet ScreenGallery = 1", []),
        ])
    func names(_ text: String, _ expected: [String]) { #expect(galleries(text).names == expected) }

    @Test("have a function each, at the end of the source")
    func functions() {
        let found = galleries("extension Outer.Inner: ScreenGallery {}")
        #expect(found.functionNames == ["screensOfGarden_Outer_Inner"])
        #expect(
            found.functions
                == """
                @_silgen_name("screensOfGarden_Outer_Inner")
                public func screensOfGarden_Outer_Inner() -> [Maquette.Screen] { Outer.Inner.screens }

                """)
    }
}
