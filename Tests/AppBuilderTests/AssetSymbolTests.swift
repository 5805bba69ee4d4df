import Foundation
import SwiftPorting
import TestSupport
import Testing

@testable import AppBuilder

/// The symbols that Xcode makes of asset catalogs.
@Suite("Symbols of asset catalogs")
struct AssetSymbolTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test(
        "are named as by Xcode",
        arguments: [
            // What Xcode has written in public repositories.
            ("Anasheed", "anasheed"), ("EveningAzkar", "eveningAzkar"), ("IMG02", "IMG_02"),
            ("alex n friend", "alexNFriend"), ("alex pp", "alexPp"), ("glass_crack", "glassCrack"),
            ("AL-0", "AL_0"), ("BMR", "BMR"), ("Empty man PP", "emptyManPP"), ("manorwoman", "manorwoman"),
            ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
            ("a1cef908ea057f0877b33f490f9520aa", "a1Cef908Ea057F0877B33F490F9520Aa"),
            ("download (10)", "download10"), ("wexlo_chat_send_image", "wexloChatSend"), ("1", "_1"),
            ("wexlo_home_ai_stylist", "wexloHomeAiStylist"), ("CFConfezione", "cfConfezione"),
            ("A220-300", "A_220_300"), ("A319neo", "a319Neo"), ("MuseumMap-8k", "museumMap8K"),
            ("myFirstFloor_v03-metric", "myFirstFloorV03Metric"), ("A-1-1-0", "A_1_1_0"),
            ("welcomeVCimage", "welcomeVCimage"), ("Image", "image"), ("Initial-Image", "initial"),
            ("Image1", "image1"), ("SquatBB", "squatBB"), ("mastodon.clean.fill", "mastodonCleanFill"),
        ])
    func images(_ name: String, _ expected: String) {
        #expect(AssetSymbolName.property(of: name, .image) == expected)
    }

    @Test(
        "of colors are named without the word",
        arguments: [
            ("AccentColor", "accent"), ("BackgroundColor", "background"),
            ("tabbarUnselectedColor", "tabbarUnselected"),
            ("Blue Theme", "blueTheme"), ("121212", "_121212"), ("LaunchImage", "launchImage"),
            ("Color", "color"),
        ])
    func colors(_ name: String, _ expected: String) {
        #expect(AssetSymbolName.property(of: name, .color) == expected)
    }

    @Test("of namespaces are types")
    func namespaces() {
        #expect(AssetSymbolName.type(of: "iconPreviews") == "IconPreviews")
        #expect(AssetSymbolName.type(of: "GameUI") == "GameUI")
        #expect(AssetSymbolName.property(of: "--", .image) == nil)
    }

    private func write(_ assets: String...) throws {
        for asset in assets { try directory.write("{}", to: "App/A.xcassets/\(asset)/Contents.json") }
        try directory.write("{}", to: "App/A.xcassets/Contents.json")
    }

    @Test("are read from the folders of a catalog")
    func catalog() throws {
        try write("Brand.colorset", "Plain/Logo.imageset", "Icons/bell.symbolset", "App.appiconset")
        try directory.write(
            "{\"properties\" : {\n\"provides-namespace\" : true\n}}",
            to: "App/A.xcassets/Icons/Contents.json")
        let found = AssetCatalog(path: directory.path + "/App/A.xcassets").assets
        #expect(found.map(\.fullName) == ["Brand", "Icons/bell", "Logo"])
        #expect(found.map(\.kind) == [.color, .image, .image])
    }

    @Test("extend the resources, UIKit's types, and SwiftUI's where a source imports it")
    func text() {
        let symbols = AssetSymbols([
            .init(namespaces: [], name: "Brand", kind: .color),
            .init(namespaces: ["icons"], name: "default", kind: .image),
        ])
        let text = symbols.text(except: [:], hasSwiftUI: true)
        for line in [
            "static let brand = ColorResource(name: \"Brand\", bundle: .main)",
            "static var brand: UIKit.UIColor { UIKit.UIColor(resource: .brand) }",
            "static var brand: SwiftUI.Color { SwiftUI.Color(.brand) }",
            "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {",
            "enum Icons {", "static let `default` = ImageResource(name: \"icons/default\", bundle: .main)",
            "static var `default`: UIKit.UIImage { UIKit.UIImage(resource: .Icons.`default`) }",
        ] { #expect(text.split(separator: "\n").contains { $0 == line }, "\(line)") }
        let plain = symbols.text(except: ["UIColor": ["brand"]], hasSwiftUI: false)
        #expect(!plain.contains("SwiftUI"))
        #expect(!plain.contains("UIColor { UIKit"))
        #expect(plain.contains("static let brand"))
    }

    @Test("belong to the target whose folder they are in, if it names one")
    func targets() throws {
        try write("Brand.colorset")
        try directory.write("{}", to: "Kit/K.xcassets/Contents.json")
        try directory.write("{}", to: "Kit/K.xcassets/Logo.imageset/Contents.json")
        try directory.write("{}", to: "AppTests/T.xcassets/Contents.json")
        func source(_ path: String, _ text: String) -> SourceFile {
            SourceFile(path: "\(directory.path)/\(path)", bytes: Array(text.utf8))
        }
        let files = [
            source("App/A.swift", "import SwiftUI\nlet a = Color(.brand)"),
            source("Kit/K.swift", "import UIKit\nlet a = 1"),
        ]
        let targets = [
            AppTarget(moduleName: "Kit", sources: [files[1].path]),
            AppTarget(moduleName: "App", sources: [files[0].path]),
        ]
        let found = AssetSymbolSources(
            targets, Dictionary(files.map { ($0.path, $0) }) { first, _ in first }, in: directory.path,
            within: .none
        ).sources
        #expect(found.keys.sorted() == ["App"])
        #expect(found["App"]?.path.hasSuffix("/App/A.xcassets/GeneratedAssetSymbols.swift") == true)
    }

    @Test("leave the members alone that sources add")
    func members() {
        let text =
            "extension UIColor { static let brand = UIColor.red; var a: Int { 1 } }\nextension Other { static let b = 1 }"
        let found = StaticMembers(in: [Array(text.utf8)], of: ["UIColor"])
        #expect(found.names == ["UIColor": ["brand"]])
    }
}
