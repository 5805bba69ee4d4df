/// The classes of which proxies are asked for.
enum AppearanceClass {
    /// Whether a class is UIKit's own.
    static func isOwn(_ type: AnyClass) -> Bool { !NSStringFromClass(type).contains(".") }

    /// Returns the nearest class of UIKit of which a class is, or that it is itself.
    static func ownClass(of type: AnyClass) -> AnyClass? {
        sequence(first: type) { _getSuperclass($0) }.first(where: isOwn)
    }

    /// Makes an object of a class by `init(coder:)`; nil for a class without it.
    static func make(_ type: AnyClass) -> NSObject? {
        (type as? UIView.Type)?.init(coder: InterfaceCoder())
            ?? (type as? UIBarItem.Type)?.init(coder: InterfaceCoder())
    }
}
