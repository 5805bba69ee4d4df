/// The value that a proxy of Apple's returns for a property that was not recorded.
enum AppearanceZero {
    /// Returns zero for numbers, truth values, and structures of these; nil for others.
    static func value<Value>() -> Value? {
        (Value.self as? any AppearanceZeroValue.Type)?.zeroValue as? Value
    }
}

/// A type with a value of zeros.
private protocol AppearanceZeroValue {
    static var zeroValue: Self { get }
}

extension Bool: AppearanceZeroValue {
    fileprivate static var zeroValue: Bool { false }
}
extension Int: AppearanceZeroValue {
    fileprivate static var zeroValue: Int { 0 }
}
extension CGFloat: AppearanceZeroValue {
    fileprivate static var zeroValue: CGFloat { 0 }
}
extension Double: AppearanceZeroValue {
    fileprivate static var zeroValue: Double { 0 }
}
extension Float: AppearanceZeroValue {
    fileprivate static var zeroValue: Float { 0 }
}
extension CGPoint: AppearanceZeroValue {
    fileprivate static var zeroValue: CGPoint { .zero }
}
extension CGSize: AppearanceZeroValue {
    fileprivate static var zeroValue: CGSize { .zero }
}
extension CGRect: AppearanceZeroValue {
    fileprivate static var zeroValue: CGRect { .zero }
}
extension UIEdgeInsets: AppearanceZeroValue {
    fileprivate static var zeroValue: UIEdgeInsets { .zero }
}
extension UIOffset: AppearanceZeroValue {
    fileprivate static var zeroValue: UIOffset { .zero }
}
