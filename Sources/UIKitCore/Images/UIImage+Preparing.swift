import Scene

extension UIImage {
    /// Returns the image, as pixels are decoded as it is made.
    public func preparingForDisplay() -> UIImage? { self }
    /// Returns the image, as pixels are decoded as it is made.
    public func byPreparingForDisplay() async -> UIImage? { self }
    /// Calls a function with the image, as pixels are decoded as it is made.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }

    /// Returns the image scaled down to fit a size in points; nil for a size without extent.
    ///
    /// Source: `preparingThumbnail(of:)` in Apple's documentation, which keeps the aspect ratio.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: fitted, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fitted))
        }
    }
    /// Returns the image scaled down to fit a size in points; nil for a size without extent.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// Calls a function with the image scaled down to fit a size in points; nil for a size without extent.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        CompletionQueue.async { [self] in completionHandler(preparingThumbnail(of: size)) }
    }

    /// Returns nothing: HEIC is not written here.
    public func heicData() -> Data? { nil }

    /// Whether the image has brightness beyond the standard range; never here.
    public var isHighDynamicRange: Bool { false }
    /// Returns the image in the standard range of brightness: itself.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    /// Whether the image has a baseline; none here has.
    public var hasBaseline: Bool { false }
    /// The distance of the baseline from the bottom, in points; nil for none.
    public var baselineOffsetFromBottom: CGFloat? { nil }
    /// Returns the image; baselines are not kept here.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage { self }
    /// The configuration of a symbol; nil for other images.
    public var configuration: SymbolConfiguration? { symbolConfiguration }
}

extension UIImage {
    /// The configuration of an image: that of a symbol here.
    public typealias Configuration = SymbolConfiguration

    /// Creates an image of a system symbol for traits, which make no difference.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
    /// Creates an image of a system symbol that shows a value of 0...1; all of it is drawn alike.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: SymbolConfiguration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
    /// A plus symbol in a circle.
    public static var add: UIImage { symbol("plus.circle.fill") }
    /// A minus symbol in a circle.
    public static var remove: UIImage { symbol("minus.circle.fill") }
    /// Three dots in a circle.
    public static var actions: UIImage { symbol("ellipsis.circle.fill") }
    /// A check mark in a circle.
    public static var checkmark: UIImage { symbol("checkmark.circle.fill") }
    /// A check mark in a circle with a border.
    public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
}

extension UIImage.SymbolConfiguration {
    /// Returns the configuration without a text style.
    public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            pointSize: pointSize, textStyle: nil, weight: weight, scale: scale, colors: colors)
    }
    /// Returns the configuration without a scale.
    public func configurationWithoutScale() -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            pointSize: pointSize, textStyle: textStyle, weight: weight, scale: .unspecified, colors: colors)
    }
    /// Returns the configuration without a weight.
    public func configurationWithoutWeight() -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            pointSize: pointSize, textStyle: textStyle, weight: .unspecified, scale: scale, colors: colors)
    }
    /// Returns the configuration without a point size and a weight.
    public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale, colors: colors)
    }
    /// Returns a configuration for symbols in shades of the tint: they are drawn in the tint.
    public static func preferringHierarchical() -> UIImage.SymbolConfiguration { .unspecified }
}
