extension UIColor {
    /// Black, with a grayscale value of 0.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Dark gray, with a grayscale value of 1/3.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Light gray, with a grayscale value of 2/3.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White, with a grayscale value of 1.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Gray, with a grayscale value of 0.5.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red, with an alpha of 1.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green, with an alpha of 1.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue, with an alpha of 1.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan: full green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow: full red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta: full red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange: red and half of green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple: half of red and half of blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown: 0.6 of red, 0.4 of green and 0.2 of blue.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Black with an alpha of 0.
    public static let clear = UIColor(white: 0, alpha: 0.0)
    /// The color of text on light backgrounds.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The color of text on dark backgrounds.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}
