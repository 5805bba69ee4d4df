import SwiftParser
import SwiftSyntax

/// The types of a source that list screens in Swift: those that conform to `ScreenGallery`.
package struct ScreenGalleries {
    /// The names of the types, in the order of the source.
    package private(set) var names: [String] = []
    private let module: String

    /// The names of the protocol as a source may write it.
    private static let protocolNames: Set<String> = ["ScreenGallery", "Maquette.ScreenGallery"]

    /// Finds the types that a source declares or extends outside other types.
    ///
    /// - Parameters:
    ///   - text: The text of the source.
    ///   - module: The name of the module that it is compiled in.
    package init(in text: [UInt8], module: String) {
        self.module = module
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
        names = tree.statements.compactMap { Self.name(of: $0) }
    }

    private static func name(of item: CodeBlockItemSyntax) -> String? {
        guard let group = item.item.asProtocol((any DeclGroupSyntax).self),
            let inherited = group.inheritanceClause?.inheritedTypes,
            inherited.contains(where: { protocolNames.contains($0.type.trimmedDescription) })
        else { return nil }
        if let declaration = item.item.as(ExtensionDeclSyntax.self) {
            return declaration.extendedType.trimmedDescription
        }
        return item.item.is(ProtocolDeclSyntax.self)
            ? nil : item.item.asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    /// The names of the functions that return the screens, one for each type.
    package var functionNames: [String] {
        names.map { name in
            "screensOf\(module)_" + String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
    }

    /// The declarations of the functions, for the end of the source: the types may be private to it.
    package var functions: String {
        zip(names, functionNames).map { name, function in
            "@_silgen_name(\(SwiftStringLiteral.text(function)))\n"
                + "public func \(function)() -> [Maquette.Screen] { \(name).screens }\n"
        }.joined()
    }
}
