package import UIKitCore

/// The app whose classes a screen is shown with. Its code runs in a process of its own.
package struct AppContext: Sendable {
    /// The storyboards and nibs that its code names.
    package let interfaces: CodeInterfaces
    /// The folders of the strings files that its code names, by the name of the table.
    let stringTables: [String: [String]]
    /// The name of the color that tints its windows; nil for that of the system.
    let accentColorName: String?
    /// What its information property list says of its launch.
    package let launchInformation: LaunchInformation
    /// Where images are searched for that its code names at its launch: the same for all screens of a project.
    let launchAssets: AssetSearchPaths
    /// The lists of its screens in Swift.
    let galleries: AppGalleries
    /// How it is launched before the screen is made; nil if it is not.
    private(set) var launch: AppRun.Launch?

    /// Creates the context of a screen.
    ///
    /// - Parameters:
    ///   - app: The app's classes.
    ///   - folders: The folders with the storyboards and nibs that code names.
    ///   - tables: The folders of the strings files that code names, by the name of the table.
    ///   - assets: Where images are searched for that its code names at its launch.
    ///   - run: How the app's code is run.
    package init(
        _ app: AppClasses, interfacesIn folders: [String], strings tables: [String: [String]],
        assets: AssetSearchPaths, run: AppRun
    ) {
        launchAssets = assets
        let files = run.omittedFiles.flatMap { app.classesByFile[$0] ?? [] }
        var classes = app.classes.without(files + run.omittedClasses)
        classes.providesEmptyValues = run.providesEmptyValues
        interfaces = CodeInterfaces(folders: folders, classes: classes)
        stringTables = tables
        accentColorName = app.accentColorName
        launchInformation = app.launchInformation
        galleries = app.galleries
        launch = classes.applicationDelegateName == nil ? nil : run.launch
    }
}
