public import UIKitCore

// The methods that return blocks in MyLayout, as Swift imports them: `view.topPos.equalTo()(other.bottomPos)?.offset()(8)`.
// Source: MyLayout 2.0, `MyLayoutPos.h`.
extension MyLayoutPos {
    /// Returns a function that makes the position a number of points or a share, another position, the same one of a
    /// view, a part of a group, or the smallest or largest of several; nil clears it, and anything else changes nothing.
    public func equalTo() -> ((Any?) -> MyLayoutPos?)! {
        { value in
            switch value {
            case nil: self.equalTo(nil as MyLayoutPos?)
            case let position as MyLayoutPos: self.equalTo(position)
            case let view as UIView: self.equalTo(view)
            case let positions as [MyLayoutPos]: self.equalTo(positions)
            case let most as MyLayoutMostPos: self.equalTo(most)
            case let value?: CGFloat(boxed: value).map(self.equalTo) ?? self
            }
        }
    }

    /// Returns a function that adds a number of points.
    public func offset() -> ((CGFloat) -> MyLayoutPos?)! { { self.offset($0) } }

    /// Returns a function that sets the smallest value, points.
    public func min() -> ((CGFloat) -> MyLayoutPos?)! { { self.min($0) } }

    /// Returns a function that sets the largest value, points.
    public func max() -> ((CGFloat) -> MyLayoutPos?)! { { self.max($0) } }

    /// Returns a function that sets the smallest value, a number or another position, and an offset to it.
    public func lBound() -> ((Any?, CGFloat) -> MyLayoutPos?)! {
        { value, offset in
            if let position = value as? MyLayoutPos { return self.lBound(position, offset) }
            return value.flatMap(CGFloat.init(boxed:)).map { self.lBound($0, offset) } ?? self
        }
    }

    /// Returns a function that sets the largest value, a number or another position, and an offset to it.
    public func uBound() -> ((Any?, CGFloat) -> MyLayoutPos?)! {
        { value, offset in
            if let position = value as? MyLayoutPos { return self.uBound(position, offset) }
            return value.flatMap(CGFloat.init(boxed:)).map { self.uBound($0, offset) } ?? self
        }
    }

    /// Returns a function that copies the position with an offset of its own, for groups.
    public func clone() -> ((CGFloat) -> MyLayoutPos?)! { { self.clone($0) } }
}
