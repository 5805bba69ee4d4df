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
    let launchInformation: LaunchInformation
    /// The lists of the screens that it has in Swift.
    let galleries: AppGalleries

    /// Creates the classes of an app.
    ///
    /// - Parameters:
    ///   - modules: The classes of its modules, of which a later one comes first.
    ///   - accentColorName: The name of the color that tints its windows, in its asset catalog.
    ///   - classesByFile: The names of its classes by the name of the file that declares them, so that a screen can be
    ///     shown without those whose code stops it.
    ///   - incompleteClasses: The names of the classes of which some code is left out.
    ///   - galleries: The lists of its screens in Swift, each called in a process of its own.
    public init(
        _ modules: [InterfaceClasses], accentColorName: String? = nil,
        classesByFile: [String: [String]] = [:],
        incompleteClasses: [String] = [], galleries: [@Sendable () -> [Screen]] = []
    ) {
        self.classesByFile = classesByFile
        var classes = InterfaceClasses(merging: modules)
        self.galleries = AppGalleries(galleries, previews: AppPreviews(classes.previews))
        classes.incompleteNames = Set(incompleteClasses)
        self.classes = classes
        self.accentColorName = accentColorName
        launchInformation = LaunchInformation(Bundle.main.infoDictionary ?? [:], isPad: false)
    }

    /// Whether it has screens in Swift, or previews.
    package var hasGalleries: Bool { !galleries.isEmpty }

    /// The screens in Swift as another process may know them; runs the app's code.
    package var listedScreens: [ListedScreen] { galleries.listed }

    /// What another process may know of it, without its screens in Swift.
    package var facts: AppFacts {
        AppFacts(
            classNames: classes.names, controllerNames: classes.controllerNames,
            delegateName: classes.applicationDelegateName,
            hasMainStoryboard: launchInformation.storyboard != nil,
            lacksInformation: launchInformation.isMissing, isForPad: launchInformation.isForPad)
    }
}
