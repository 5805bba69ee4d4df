package import UIKitCore

/// The app whose classes a screen is shown with. Its code runs in a process of its own.
package struct AppContext: Sendable {
    /// The storyboards and nibs that its code names.
    package private(set) var interfaces: CodeInterfaces
    /// The names of its classes by the name of the file that declares them.
    private let classesByFile: [String: [String]]
    /// The folders of the strings files that its code names, by the name of the table.
    let stringTables: [String: [String]]
    /// The name of the color that tints its windows; nil for that of the system.
    let accentColorName: String?
    /// What its information property list says of its launch.
    package let launchInformation: LaunchInformation
    /// Whether options change attributes of the screen's file, so that the classes cannot show the file itself.
    let changesFile: Bool
    /// How it is launched before the screen is made; nil if it is not.
    private(set) var launch: Launch?

    /// A launch of an app.
    enum Launch: Sendable {
        /// The app delegate alone shows what it shows.
        case delegateOnly
        /// The window has the initial controller of the main storyboard first.
        case mainInterface
    }

    /// Creates the context of a screen.
    ///
    /// - Parameters:
    ///   - app: The app's classes.
    ///   - folders: The folders with the storyboards and nibs that code names.
    ///   - tables: The folders of the strings files that code names, by the name of the table.
    ///   - changesFile: Whether options change attributes of the screen's file.
    package init(
        _ app: AppClasses, interfacesIn folders: [String], strings tables: [String: [String]],
        changesFile: Bool
    ) {
        interfaces = CodeInterfaces(folders: folders, classes: app.classes)
        classesByFile = app.classesByFile
        stringTables = tables
        accentColorName = app.accentColorName
        launchInformation = app.launchInformation
        self.changesFile = changesFile
        setLaunch(.mainInterface)
    }

    /// The name of the class of its delegate; nil for none.
    var delegateName: String? { interfaces.classes.applicationDelegateName }

    /// Decides how it is launched. Without a delegate it is not.
    mutating func setLaunch(_ launch: Launch?) { self.launch = delegateName == nil ? nil : launch }

    /// Gives its objects values that other code would give them, where they have none.
    mutating func provideDefaultValues() { interfaces.classes.providesEmptyValues = true }

    /// Omits all its classes, so that a screen is what its file declares.
    mutating func omitClasses() {
        interfaces.classes = InterfaceClasses()
        launch = nil
    }

    /// Omits the classes that a file declares.
    ///
    /// - Parameter name: The name of the file.
    /// - Returns: The names of the classes; nil if there are none left.
    mutating func omitClasses(ofFile name: String) -> [String]? {
        guard let names = classesByFile[name]?.filter({ interfaces.classes[$0] != nil }), !names.isEmpty
        else { return nil }
        omitClasses(named: names)
        return names
    }

    /// Omits classes; without its delegate's, the app is not launched.
    mutating func omitClasses(named names: [String]) {
        interfaces.classes = interfaces.classes.without(names)
        setLaunch(launch)
    }
}
