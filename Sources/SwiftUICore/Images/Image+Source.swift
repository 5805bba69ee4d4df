extension Image {
    /// The name of the image among the app's assets; nil for others.
    package var assetName: String? { if case .named(let name) = source { name } else { nil } }

    /// The name of the symbol; nil for other images.
    package var symbolName: String? { if case .symbol(let name) = source { name } else { nil } }
}
