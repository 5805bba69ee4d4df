import Scene

extension UIColor {
    /// Creates a color from Display P3 components; colors outside of sRGB are clamped component by component.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    }
}
