public import UIKitCore

// The methods that return blocks in MyLayout, as Swift imports them: `view.widthSize.equalTo()(100)?.add()(10)`.
// Source: MyLayout 2.0, `MyLayoutSize.h`.
extension MyLayoutSize {
    /// Returns a function that makes the length a number of points, or `wrap` and the like, another length, the same one
    /// of a view, a part of what is left, or the smallest or largest of several; nil clears it, and anything else
    /// changes nothing.
    public func equalTo() -> ((Any?) -> MyLayoutSize?)! {
        { value in
            switch value {
            case nil: self.equalTo(nil as MyLayoutSize?)
            case let size as MyLayoutSize: self.equalTo(size)
            case let view as UIView: self.equalTo(view)
            case let sizes as [MyLayoutSize]: self.equalTo(sizes)
            case let most as MyLayoutMostSize: self.equalTo(most)
            case let value?: CGFloat(boxed: value).map(self.equalTo) ?? self
            }
        }
    }

    /// Returns a function that adds a number of points.
    public func add() -> ((CGFloat) -> MyLayoutSize?)! { { self.add($0) } }

    /// Returns a function that multiplies the value, before points are added.
    public func multiply() -> ((CGFloat) -> MyLayoutSize?)! { { self.multiply($0) } }

    /// Returns a function that sets the smallest length: points, or `wrap`.
    public func min() -> ((CGFloat) -> MyLayoutSize?)! { { self.min($0) } }

    /// Returns a function that sets the largest length: points, or `wrap`.
    public func max() -> ((CGFloat) -> MyLayoutSize?)! { { self.max($0) } }

    /// Returns a function that sets the smallest length, a number or another length, with points added and a factor.
    public func lBound() -> ((Any?, CGFloat, CGFloat) -> MyLayoutSize?)! {
        { value, add, multiply in
            if let size = value as? MyLayoutSize { return self.lBound(size, add, multiply) }
            return value.flatMap(CGFloat.init(boxed:)).map { self.lBound($0, add, multiply) } ?? self
        }
    }

    /// Returns a function that sets the largest length, a number or another length, with points added and a factor.
    public func uBound() -> ((Any?, CGFloat, CGFloat) -> MyLayoutSize?)! {
        { value, add, multiply in
            if let size = value as? MyLayoutSize { return self.uBound(size, add, multiply) }
            return value.flatMap(CGFloat.init(boxed:)).map { self.uBound($0, add, multiply) } ?? self
        }
    }

    /// Returns a function that copies the length with points and a factor of its own, for groups.
    public func clone() -> ((CGFloat, CGFloat) -> MyLayoutSize?)! { { self.clone($0, $1) } }
}

extension CGFloat {
    /// The number in a value of any type of numbers; nil for anything else.
    init?(boxed value: Any) {
        switch value {
        case let number as CGFloat: self = number
        case let number as any BinaryFloatingPoint: self = CGFloat(number)
        case let number as any BinaryInteger: self = CGFloat(number)
        case let number as NSNumber: self = CGFloat(number.doubleValue)
        default: return nil
        }
    }
}
