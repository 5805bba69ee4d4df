import Foundation
import Testing

@Suite("Access levels")
struct AccessTests {
    /// The modules of products, those whose types their interfaces contain, and the two whose small functions layout
    /// needs inlined.
    static let exposed: Set<String> = [
        "UIKit", "UIKitCore", "PlaceholderViews", "Swift4Names", "UIKitDocuments", "UIKitDragAndDrop",
        "UIKitDynamics",
        "UIKitSharing", "_Testing_UIKit", "Maquette", "Films", "GoldenPlans", "MaquetteCommands",
        "MaquetteTesting", "AppServer", "GuideExample",
        "LiveExample", "SwiftUIExample", "MyLayout",
        "Geometry",
        "Scene", "Devices", "Diagnostics", "Scripts", "Goldens", "Constraints", "Layout",
        "RenderContext", "CoreGraphics", "CoreImage", "FoundationAdditions", "QuartzCore",
        "SwiftUICore",
    ]

    @Test("only modules that products expose have public declarations")
    func publicDeclarations() {
        let files = House.swiftFiles(under: "Sources")
        #expect(Self.exposed.isSubset(of: Set(files.map(\.module))))
        let pattern = /^\s*(?:@\S+\s+)*(?:(?:final|static|indirect)\s+)*(?:public|open)\s+(?!\+?=)/
        for file in files
        where !Self.exposed.contains(file.module) && !file.path.hasPrefix("Sources/Frameworks/") {
            for line in file.numbered where line.text.contains(pattern) {
                Issue.record("\(file.path):\(line.number): no product exposes \(file.module); use package")
            }
        }
    }
}
