import SwiftPorting

/// The source that Xcode writes for the asset catalogs of a target, with a symbol for each color and image.
///
/// Source: Apple's documentation of `ColorResource`, `ImageResource` and of the build settings "Generate Swift Asset Symbol
/// Extensions"; a color of a namespace is no style by its name alone.
struct AssetSymbols {
    /// The name of the source, as Xcode calls it.
    static let fileName = "GeneratedAssetSymbols.swift"

    /// A namespace with its symbols.
    private struct Space {
        var symbols: [(symbol: String, asset: AssetCatalog.Asset)] = []
        var spaces: [(name: String, space: Space)] = []

        mutating func add(_ asset: AssetCatalog.Asset, below namespaces: ArraySlice<String>) {
            if let first = namespaces.first {
                guard let name = AssetSymbolName.type(of: first) else { return }
                let index = spaces.firstIndex { $0.name == name } ?? spaces.count
                if index == spaces.count { spaces.append((name, Space())) }
                return spaces[index].space.add(asset, below: namespaces.dropFirst())
            }
            guard let symbol = AssetSymbolName.property(of: asset.name, asset.kind),
                !symbols.contains(where: { $0.symbol == symbol })
            else { return }
            symbols.append((symbol, asset))
        }
    }

    private var colors = Space()
    private var images = Space()

    /// Makes the symbols of assets; of two with one symbol, the first has it.
    init(_ assets: [AssetCatalog.Asset]) {
        for asset in assets {
            switch asset.kind {
            case .color: colors.add(asset, below: asset.namespaces[...])
            case .image: images.add(asset, below: asset.namespaces[...])
            }
        }
    }

    /// The symbols outside namespaces, and the names of those.
    var names: Set<String> {
        Set((colors.symbols + images.symbols).map(\.symbol) + (colors.spaces + images.spaces).map(\.name))
    }

    /// Returns the text of the source.
    ///
    /// - Parameters:
    ///   - known: The names of static members by the types that the sources extend, which stay theirs.
    ///   - hasSwiftUI: Whether the module imports SwiftUI.
    /// - Returns: The text.
    func text(except known: [String: Set<String>], hasSwiftUI: Bool) -> String {
        var lines = ["import UIKit"] + (hasSwiftUI ? ["import SwiftUI"] : [])
        func add(_ type: String, _ space: Space, _ line: @escaping (String, AssetCatalog.Asset) -> String) {
            let name = String(type.split(separator: ".").last ?? "")
            let taken = known[name, default: []].union(Self.systemNames[name, default: []])
            lines += Self.lines(of: type, space, except: taken, line)
        }
        for (type, space) in [("ColorResource", colors), ("ImageResource", images)] {
            add(type, space) { symbol, asset in
                "static let \(symbol) = \(type)(name: \(SwiftStringLiteral.text(asset.fullName)), bundle: .main)"
            }
        }
        for (type, space) in [("UIKit.UIColor", colors), ("UIKit.UIImage", images)] {
            add(type, space) { symbol, asset in
                "static var \(symbol): \(type) { \(type)(resource: \(Self.path(symbol, asset))) }"
            }
        }
        guard hasSwiftUI else { return lines.joined(separator: "\n") + "\n" }
        let color = "SwiftUI.Color"
        func line(_ symbol: String, _ asset: AssetCatalog.Asset) -> String {
            "static var \(symbol): \(color) { \(color)(\(Self.path(symbol, asset))) }"
        }
        add(color, colors, line)
        let taken = known["ShapeStyle", default: []].union(Self.systemNames["Color", default: []])
        lines += Self.lines(
            of: "SwiftUI.ShapeStyle where Self == \(color)", Space(symbols: colors.symbols), except: taken,
            line)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The extension of a type, one member a line; nothing where there is no symbol.
    private static func lines(
        of type: String, _ space: Space, except taken: Set<String>,
        _ line: (String, AssetCatalog.Asset) -> String
    ) -> [String] {
        guard !space.symbols.isEmpty || !space.spaces.isEmpty else { return [] }
        return ["extension \(type) {"] + members(of: space, except: taken, line) + ["}"]
    }

    private static func members(
        of space: Space, except taken: Set<String>, _ line: (String, AssetCatalog.Asset) -> String
    ) -> [String] {
        space.symbols.filter { !taken.contains($0.symbol) }.map { line(quoted($0.symbol), $0.asset) }
            + space.spaces.filter { !taken.contains($0.name) }.flatMap { name, inner in
                ["enum \(name) {"] + members(of: inner, except: [], line) + ["}"]
            }
    }

    /// The symbol of an asset as a resource, with the namespaces around it.
    private static func path(_ symbol: String, _ asset: AssetCatalog.Asset) -> String {
        "." + (asset.namespaces.compactMap(AssetSymbolName.type) + [symbol]).joined(separator: ".")
    }

    /// A name as that of a member, where it is a keyword.
    private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
        "extension",
        "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let",
        "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
    ]

    /// The members that types have of their own, for which Xcode makes no symbols ("resolves to a symbol which already exists").
    private static let systemNames: [String: Set<String>] = [
        "Color": [
            "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
            "orange",
            "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
        ],
        "UIColor": [
            "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
            "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
            "purple", "quaternaryLabel", "red", "secondaryLabel", "secondarySystemBackground", "separator",
            "systemBackground", "systemFill", "systemGroupedBackground", "tertiaryLabel",
            "tertiarySystemFill",
            "tintColor", "white", "yellow",
        ],
        "UIImage": ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
    ]
}
