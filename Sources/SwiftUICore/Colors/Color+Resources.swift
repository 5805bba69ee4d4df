public import FoundationAdditions

extension Color {
    /// Creates a color of a symbol of an asset catalog.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
    /// Creates an image of a symbol of an asset catalog.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
