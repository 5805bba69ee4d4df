// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// Creates the image of an image literal, as in `#imageLiteral(resourceName: "Leaf")`; without content, with a
    /// diagnostic, where there is none of the name.
    public convenience init(imageLiteralResourceName name: String) {
        let image = UIImage(named: name) ?? UIImage()
        self.init(image.content, displayAttributes: image.displayAttributes)
    }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the color of a color literal, whose components are from 0 to 1 in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
