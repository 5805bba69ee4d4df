package import AppPrograms
package import ArgumentParser
package import Maquette

/// The options that select what is rendered, shared by all commands.
package struct SelectionOptions: ParsableArguments {
    /// Creates options of a command line.
    package init() {}

    @Option(
        help: ArgumentHelp(
            "Device id, WIDTHxHEIGHT@SCALE[+TOP+LEFT+BOTTOM+RIGHT] in points with the safe area, canvas, or '*' for "
                + "all devices. Default: iphone-16.",
            valueName: "id"))
    var device: [String] = []

    @Option(help: "Device orientation: portrait or landscape.", transform: NamedValue<DeviceOrientation>.read)
    var orientation: [DeviceOrientation] = []

    @Option(help: "Appearance: light or dark.", transform: NamedValue<Appearance>.read)
    var appearance: [Appearance] = []

    @Option(
        help: ArgumentHelp("Text size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5.", valueName: "size"),
        transform: NamedValue<TextSize>.read)
    var textSize: [TextSize] = []

    @Option(
        help: ArgumentHelp(
            "Language and region, such as en or zh-Hans. en-XA and ar-XB are pseudolanguages.",
            valueName: "id"))
    var locale: [String] = []

    @Option(
        help: "Layout direction: ltr or rtl. Default: that of the locale.",
        transform: NamedValue<LayoutDirection>.read)
    var direction: [LayoutDirection] = []

    @Option(
        help:
            "Stress test: long doubles every text; rows varies the length of texts in the rows that repeat a cell.",
        transform: NamedValue<TextStress>.read)
    var stress: [TextStress] = []

    @Option(
        help: ArgumentHelp(
            "Scene of a file with several scenes, or of a project; '*' matches any part of a name. Default: all.",
            valueName: "id"))
    var scene: [String] = []

    @Option(
        help: ArgumentHelp(
            "State of the screen, base for the screen as declared, or '*' for all. Default: base.",
            valueName: "name"))
    var state: [String] = []

    @Option(
        help: ArgumentHelp(
            "Time of the picture in seconds after the screen has appeared. Default: at rest, or as the state's steps "
                + "say.", valueName: "seconds"))
    var at: [Double] = []

    @Option(
        help: ArgumentHelp(
            "Attribute to set on a view, named by id, outlet or label: title.text=Hello.",
            valueName: "view.attribute=value"))
    var set: [String] = []

    @Option(
        help: ArgumentHelp(
            "Number of rows in lists that repeat their cells. Default: as many as the screen has room for.",
            valueName: "n"))
    var rows: Int?

    @Option(
        help: ArgumentHelp(
            "Tab that tab bar controllers show: its title, or its number from 0. Default: the first.",
            valueName: "tab"))
    var tab: String?

    @Flag(
        help: "Outline empty views of custom classes in storyboards and xibs, with the names of the classes.")
    var outlineCustom = false

    @Option(
        help: "What to draw around the screen: none, status, full or frame.",
        transform: NamedValue<Chrome>.read)
    var chrome: [Chrome] = []

    @Flag(help: "Extend the screen to show all scrollable content.")
    var fullPage = false

    @Option(help: ArgumentHelp("Folder of additional fonts.", valueName: "dir"))
    package var fonts: [String] = []

    @Option(
        help: ArgumentHelp("Folder of images, searched before those next to the screen.", valueName: "dir"))
    package var assets: [String] = []

    @Option(
        help: ArgumentHelp(
            "What UserDefaults starts with in screens written in Swift, and in an app: JSON or a property list.",
            valueName: "file"))
    var defaults: String?

    @Option(
        name: .customShort("j"),
        help: ArgumentHelp("Number of worker threads. Default: the number of cores.", valueName: "n"))
    package var workers: Int?

    @Flag(help: "Treat warnings and placeholders as failures.")
    var strict = false

    @OptionGroup(title: "App") package var app: AppSelection

    package func validate() throws {
        if let workers, workers < 1 { throw ValidationError("-j takes a number of at least 1") }
        if let rows, !(0...InputSelection.rowLimit).contains(rows) {
            throw ValidationError("--rows is from 0 to \(InputSelection.rowLimit)")
        }
        for time in at where !(0...600).contains(time) {
            throw ValidationError("--at is from 0 to 600 seconds")
        }
        for locale in locale where !SelectionOptions.isLocale(locale) {
            throw ValidationError("'\(locale)' is not a locale id, such as en, zh-Hans or pt-BR")
        }
    }

    /// Whether a text consists of alphanumeric subtags joined by hyphens or underscores.
    package static func isLocale(_ text: String) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        return parts.allSatisfy { part in
            !part.isEmpty && part.count <= 8 && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }
}

extension SelectionOptions {
    /// Returns the options of a command line without any.
    package static func none() throws -> SelectionOptions { try parse([]) }

    /// Returns the conditions.
    package func matrix() throws -> VariantMatrix {
        var matrix = VariantMatrix()
        matrix.devices = try device.flatMap(SelectionOptions.devices)
        matrix.orientations = orientation
        matrix.appearances = appearance
        matrix.textSizes = textSize
        matrix.locales = locale
        matrix.directions = direction
        matrix.stresses = stress
        matrix.chromes = chrome
        matrix.isFullPage = fullPage
        return matrix
    }

    /// Returns all combinations of the conditions.
    func variants() throws -> [Variant] { try matrix().variants }

    /// The selected states and scenes, and the folders of images.
    package var selection: InputSelection {
        var selection = InputSelection(
            scenes: scene, states: StateSelection(names: state), assetDirectories: assets)
        selection.assignments = set
        selection.rows = rows
        selection.tab = tab
        selection.times = at
        selection.locales = locale
        selection.outlinesCustomViews = outlineCustom
        return selection
    }

    /// Checks that the folders of images and fonts are folders.
    package func checkFolders() throws {
        for folder in assets where !InputFinder.isDirectory(folder) {
            throw CommandFailure.usage("--assets '\(folder)' is not a folder")
        }
        for folder in fonts where !InputFinder.isDirectory(folder) {
            throw CommandFailure.usage("--fonts '\(folder)' is not a folder")
        }
    }

    /// Builds the app that the options or a configuration name, and starts its program.
    ///
    /// - Parameters:
    ///   - paths: The files and folders of the command line, around which a configuration is searched.
    ///   - configuration: The path of the configuration; nil to search for it.
    ///   - context: The context of the command.
    /// - Returns: The app; nil for none.
    /// - Throws: `CommandFailure` if it cannot be built or started, or if the screens are code already.
    func openApp(
        around paths: [String], configuration: String? = nil, in context: ToolContext
    ) throws -> AppSource? {
        guard context.screens == nil else {
            try reject(SelectionFlag.ofApps, "is for projects of apps; these screens are code already")
            return nil
        }
        return try app.open(around: paths, configuration: configuration, in: context)
    }

    /// Builds the app that the options or a configuration name, for a program without a command of the tool.
    ///
    /// - Parameter paths: The files and folders of the command line.
    /// - Returns: The app; nil for none.
    /// - Throws: `CommandFailure` if it cannot be built or started.
    package func openApp(around paths: [String]) throws -> AppSource? {
        try openApp(around: paths, in: ToolContext(console: .standard))
    }

    /// Reads the file of defaults.
    ///
    /// - Throws: `CommandFailure` if it cannot be used, or if no screen could read it.
    func seededDefaults(in context: ToolContext, for app: AppSource?) throws -> SeededDefaults {
        guard let defaults else { return SeededDefaults() }
        if context.screens == nil, app == nil {
            try reject([.defaults], "is for screens in Swift and apps; no code of a screen file reads it")
        }
        do throws(SeededDefaultsError) {
            return try SeededDefaults(file: defaults)
        } catch {
            throw CommandFailure(status: .usage, diagnostics: [error.diagnostic])
        }
    }

    private static func devices(named name: String) throws -> [DeviceProfile] {
        if name == DeviceProfile.canvas.id { return [.canvas] }
        do throws(DeviceNameError) {
            return try DeviceTable.profiles(named: name)
        } catch {
            throw CommandFailure.usage(error.description, hints: error.hints)
        }
    }
}
