// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the class of a name: one of those that storyboards of the render may name, with or without its module.
///
/// UIKit's own classes are not found by name.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    let classes = RenderEnvironment.current.interfaceClasses
    if let found = classes[aClassName] { return found }
    return aClassName.split(separator: ".").last.flatMap { classes[String($0)] }
}

/// Returns the name of a class: with its module for the app's, without for UIKit's, as on iOS.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
    let name = String(reflecting: aClass)
    guard let dot = name.firstIndex(of: "."), modulesOfUIKit.contains(name[..<dot]) else { return name }
    return String(name[name.index(after: dot)...])
}

/// The modules whose classes have names without a module.
private let modulesOfUIKit: Set<Substring> = [
    "PlaceholderViews", "UIKitCore", "UIKitDocuments", "UIKitDragAndDrop", "UIKitDynamics", "UIKitSharing",
]
