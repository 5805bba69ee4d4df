import UIKit

extension WordTable {
    /// The weights of symbols.
    static let symbolWeights: [(name: String, weight: UIImage.SymbolWeight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    /// The scales of symbols.
    static let symbolScales: [(name: String, scale: UIImage.SymbolScale)] = [
        ("small", .small), ("medium", .medium), ("large", .large),
    ]
}
