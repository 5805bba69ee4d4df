public import Foundation

// Points, sizes and rectangles as dictionaries of numbers. Source: the keys of Core Graphics' representations.

extension CGPoint {
    /// The coordinates as a dictionary, with the keys X and Y.
    public var dictionaryRepresentation: CFDictionary {
        NSDictionary(dictionary: ["X": NSNumber(value: Double(x)), "Y": NSNumber(value: Double(y))])
    }
    /// Creates a point from a dictionary; nil where a coordinate is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict.length("X"), let y = dict.length("Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The lengths as a dictionary, with the keys Width and Height.
    public var dictionaryRepresentation: CFDictionary {
        NSDictionary(dictionary: [
            "Width": NSNumber(value: Double(width)), "Height": NSNumber(value: Double(height)),
        ])
    }
    /// Creates a size from a dictionary; nil where a length is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict.length("Width"), let height = dict.length("Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// The rectangle as a dictionary, with the keys X, Y, Width and Height.
    public var dictionaryRepresentation: CFDictionary {
        NSDictionary(dictionary: [
            "X": NSNumber(value: Double(origin.x)), "Y": NSNumber(value: Double(origin.y)),
            "Width": NSNumber(value: Double(size.width)), "Height": NSNumber(value: Double(size.height)),
        ])
    }
    /// Creates a rectangle from a dictionary; nil where a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict),
            let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension NSDictionary {
    /// The number of a key.
    fileprivate func length(_ key: String) -> CGFloat? {
        switch self[key] {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as Double: CGFloat(number)
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        default: nil
        }
    }
}
