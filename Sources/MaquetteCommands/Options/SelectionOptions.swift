import ArgumentParser
import Maquette

/// The flags that say what is rendered, the same for every verb.
struct SelectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Device id, WIDTHxHEIGHT@SCALE in points, canvas, or '*' for every device. Default: iphone-16.",
            valueName: "id"))
    var device: [String] = []

    @Option(help: "portrait or landscape.", transform: Word<DeviceOrientation>.read)
    var orientation: [DeviceOrientation] = []

    @Option(help: "light or dark.", transform: Word<Appearance>.read)
    var appearance: [Appearance] = []

    @Option(
        help: ArgumentHelp("Reader's text size: XS S M L XL XXL XXXL AX1 to AX5.", valueName: "size"),
        transform: Word<TextSize>.read)
    var textSize: [TextSize] = []

    @Option(
        help: ArgumentHelp(
            "Language and region, such as en or zh-Hans; en-XA and ar-XB are pseudo-languages.",
            valueName: "id"))
    var locale: [String] = []

    @Option(help: "ltr or rtl. Default: that of the locale.", transform: Word<LayoutDirection>.read)
    var direction: [LayoutDirection] = []

    @Option(help: "What is done to words: long has each text twice.", transform: Word<TextStress>.read)
    var stress: [TextStress] = []

    @Option(help: ArgumentHelp("Scene of a file that holds several. Default: all.", valueName: "id"))
    var scene: [String] = []

    @Option(
        help: ArgumentHelp(
            "State of the screen, base for none, or '*' for all of these. Default: base.", valueName: "name"))
    var state: [String] = []

    @Option(
        help: ArgumentHelp(
            "Attribute of a view, named by id, outlet or label: title.text=Hello.",
            valueName: "view.attribute=value"))
    var set: [String] = []

    @Option(
        help: "What is drawn around the screen: none, status, full or frame.", transform: Word<Chrome>.read)
    var chrome: [Chrome] = []

    @Flag(help: "Make the screen as tall as it must be to show all that can be scrolled to.")
    var fullPage = false

    @Option(help: ArgumentHelp("Folder of fonts beyond those that are shipped.", valueName: "dir"))
    var fonts: [String] = []

    @Option(
        help: ArgumentHelp("Folder of images, searched before those beside the screen.", valueName: "dir"))
    var assets: [String] = []

    @Option(
        name: .customShort("j"), help: ArgumentHelp("Workers. Default: the number of cores.", valueName: "n"))
    var workers: Int?

    @Flag(help: "Count warnings and placeholders as failures.")
    var strict = false

    func validate() throws {
        if let workers, workers < 1 { throw ValidationError("-j takes a number of at least 1") }
        for locale in locale where !SelectionOptions.isLocale(locale) {
            throw ValidationError("'\(locale)' is not a locale id, such as en, zh-Hans or pt-BR")
        }
    }

    /// Words of letters and digits, joined by hyphens or underscores.
    private static func isLocale(_ text: String) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        return parts.allSatisfy { part in
            !part.isEmpty && part.count <= 8 && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }
}

extension SelectionOptions {
    /// The conditions.
    func matrix() throws -> VariantMatrix {
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

    /// Every combination of the conditions.
    func variants() throws -> [Variant] { try matrix().variants }

    /// The states that were asked for, the scenes, and where images are.
    var selection: InputSelection {
        var selection = InputSelection(
            scenes: scene, states: StateSelection(names: state), assetDirectories: assets)
        selection.assignments = set
        return selection
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
