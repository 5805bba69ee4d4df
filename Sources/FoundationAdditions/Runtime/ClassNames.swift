// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import RenderContext

/// Returns the class of a name: one of those that storyboards of the render may name, with or without its module, a class
/// of the app with its module, or a class of UIKit.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    if let classes = RenderEnvironment.current.namedClasses {
        if let found = classes(aClassName) { return found }
        if let found = aClassName.split(separator: ".").last.flatMap({ classes(String($0)) }) { return found }
    }
    if aClassName.contains(".") { return Foundation.NSClassFromString(aClassName) }
    for module in modulesOfUIKit.sorted() {
        if let found = Foundation.NSClassFromString("\(module).\(aClassName)") { return found }
    }
    return Foundation.NSClassFromString(aClassName)
}

/// Returns the name of a class: with its module for the app's, without for UIKit's, as on iOS.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
    let name = String(reflecting: aClass)
    guard let dot = name.firstIndex(of: "."), modulesOfUIKit.contains(name[..<dot]) else { return name }
    return String(name[name.index(after: dot)...])
}

/// The modules whose classes have names without a module.
private let modulesOfUIKit: Set<Substring> = [
    "FoundationAdditions", "CoreGraphics", "CoreImage", "QuartzCore", "PlaceholderViews", "UIKitCore",
    "UIKitDocuments",
    "UIKitDragAndDrop", "UIKitDynamics", "UIKitSharing",
]

extension RenderEnvironment {
    /// Returns the class of a name, of those that storyboards may name; nil where there are none.
    package var namedClasses: (@Sendable (_ name: String) -> AnyClass?)? {
        get { self[NamedClassesSlot.self] }
        set { self[NamedClassesSlot.self] = newValue }
    }
}

private enum NamedClassesSlot: EnvironmentSlot {
    static func defaultValue(in _: RenderEnvironment) -> (@Sendable (String) -> AnyClass?)? { nil }
}
