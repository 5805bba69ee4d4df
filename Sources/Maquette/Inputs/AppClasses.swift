import Foundation
public import UIKitCore

/// The classes of an app, with which its storyboards and XIB files are shown.
///
/// Each screen runs in a process of its own, which cannot change files and ends at its limits.
public struct AppClasses: Sendable {
    let classes: InterfaceClasses
    /// The name of the color that tints the app's windows; nil for that of the system.
    let accentColorName: String?
    /// The names of the classes by the name of the file that declares them.
    let classesByFile: [String: [String]]
    /// What the app's information property list says of its launch.
    package let launchInformation: LaunchInformation

    /// Creates the classes of an app.
    ///
    /// - Parameters:
    ///   - modules: The classes of its modules, of which a later one comes first.
    ///   - accentColorName: The name of the color that tints its windows, in its asset catalog.
    ///   - classesByFile: The names of its classes by the name of the file that declares them, so that a screen can be
    ///     shown without those whose code stops it.
    ///   - incompleteClasses: The names of the classes of which some code is left out.
    public init(
        _ modules: [InterfaceClasses], accentColorName: String? = nil,
        classesByFile: [String: [String]] = [:],
        incompleteClasses: [String] = []
    ) {
        self.classesByFile = classesByFile
        var classes = InterfaceClasses(merging: modules)
        classes.incompleteNames = Set(incompleteClasses)
        self.classes = classes
        self.accentColorName = accentColorName
        launchInformation = LaunchInformation(Bundle.main.infoDictionary ?? [:], isPad: false)
    }

    /// Returns whether its code shows the first screen when the app is launched, and no storyboard.
    ///
    /// - Parameter hasFiles: Whether it has storyboards, one of which is taken for the main one where nothing says.
    /// - Returns: Whether it does.
    package func showsScreenByCode(hasFiles: Bool) -> Bool {
        classes.applicationDelegateName != nil && launchInformation.storyboard == nil
            && !(launchInformation.isMissing && hasFiles)
    }

    /// The names of the classes of controllers, sorted.
    package var controllerNames: [String] { classes.controllerNames }

    /// The names of the classes, sorted.
    package var names: [String] { classes.names }
}
