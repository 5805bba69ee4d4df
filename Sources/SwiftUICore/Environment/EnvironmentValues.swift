import Devices
public import Foundation
import RenderContext

/// A collection of values that views get from those around them.
public struct EnvironmentValues {
    private final class Storage {
        var values: [ObjectIdentifier: Any] = [:]

        init() {}
        init(_ values: [ObjectIdentifier: Any]) { self.values = values }
    }

    private var storage = Storage()
    // What layout and drawing read of every view is not looked up.
    private var direction: LayoutDirection
    private var scale: CGFloat
    private var scheme = ColorScheme.light

    /// Creates the values of the render: its language and its display.
    public init() {
        let environment = RenderEnvironment.current
        let language = environment.locale.prefix { $0.isLetter }.lowercased()
        direction = EnvironmentValues.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
        scale = CGFloat(environment.device.scale)
    }

    /// The languages that are written from right to left.
    private static let rightToLeftLanguages: Set = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            storage.values[ObjectIdentifier(key)] = newValue
        }
    }

    /// Whether a value was set for a key.
    package func isSet<K: EnvironmentKey>(_ key: K.Type) -> Bool {
        storage.values[ObjectIdentifier(key)] != nil
    }

    /// An object of the environment by its type; nil where none was set.
    package subscript(object key: ObjectIdentifier) -> Any? {
        get { storage.values[key] }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            storage.values[key] = newValue
        }
    }

    /// Whether both are the same values, not only equal ones.
    package func isIdentical(to other: EnvironmentValues) -> Bool {
        storage === other.storage && direction == other.direction && scale == other.scale
            && scheme == other.scheme
    }

    /// The direction in which views are laid out.
    public var layoutDirection: LayoutDirection {
        get { direction }
        set { direction = newValue }
    }

    /// The pixels of the display per point.
    public var displayScale: CGFloat {
        get { scale }
        set { scale = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / scale }

    /// The appearance, light or dark.
    public var colorScheme: ColorScheme {
        get { scheme }
        set { scheme = newValue }
    }
}
