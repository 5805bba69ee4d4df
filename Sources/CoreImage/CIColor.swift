public import Foundation

/// A color for filters, in sRGB.
public final class CIColor: NSObject {
    /// The red, 0 to 1.
    public let red: CGFloat
    /// The green, 0 to 1.
    public let green: CGFloat
    /// The blue, 0 to 1.
    public let blue: CGFloat
    /// The alpha, 0 to 1.
    public let alpha: CGFloat
    /// Creates a color from components, 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// Creates an opaque color from components, 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    /// Creates the color of a Core Graphics color.
    public convenience init(cgColor: CGColor) {
        let values = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
    /// Black, with an alpha of 1.
    public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// White, with an alpha of 1.
    public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Half of white, with an alpha of 1.
    public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Pure red, with an alpha of 1.
    public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Pure green, with an alpha of 1.
    public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Pure blue, with an alpha of 1.
    public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Black with an alpha of 0.
    public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

/// A vector of up to four numbers for filters.
public final class CIVector: NSObject {
    private let values: [CGFloat]
    /// Creates a vector of an array of numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    }
    /// Creates a vector of one number.
    public init(x: CGFloat) { values = [x] }
    /// Creates a vector of two numbers.
    public init(x: CGFloat, y: CGFloat) { values = [x, y] }
    /// Creates a vector of three numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
    /// Creates a vector of four numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
    /// Creates a vector of a point.
    public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }
    /// Creates a vector of a rectangle.
    public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }
    /// The number of numbers.
    public var count: Int { values.count }
    /// Returns the number at an index; 0 for an index out of range.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The first number; 0 for none.
    public var x: CGFloat { value(at: 0) }
    /// The second number; 0 for none.
    public var y: CGFloat { value(at: 1) }
    /// The third number; 0 for none.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number; 0 for none.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The numbers as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
