package import Diagnostics
import Files
import Foundation
import ScreenDocuments
import YAML

/// Reads a configuration file, YAML or JSON.
///
/// - Parameters:
///   - bytes: the contents of the file.
///   - file: the file as the user named it.
/// - Returns: the configuration, or nil if there is an error, and all diagnostics.
package func parseConfigurationFile(_ bytes: [UInt8], file: String) -> (
    configuration: ProjectConfiguration?, diagnostics: [Diagnostic]
) {
    let problems = ProblemList()
    guard bytes.count <= ScreenLimits.fileBytes else {
        let limit = ScreenLimits.fileBytes / (1024 * 1024)
        return (nil, [Diagnostic(.fileSize, "the file is larger than \(limit) MB", at: Place(file: file))])
    }
    let text: String
    do throws(ContentProblem) {
        text = try FileText.string(of: bytes, as: .configuration)
    } catch {
        return (nil, [error.diagnostic(ofFileNamed: file)])
    }
    let reader = ConfigurationReader(problems: problems)
    let root = readYAML(
        SourceText(text, file: file), problems: problems, nestingHint: ScreenLimits.nestingHint)
    // A file without content, or with comments alone, is a configuration that says nothing.
    let configuration =
        root.map { $0.isNull ? ProjectConfiguration(file: file) : reader.configuration($0, file: file) }
        ?? ProjectConfiguration(file: file)
    return (problems.holdsError ? nil : configuration, problems.diagnostics(file: file))
}

/// Reads the nodes of a configuration file.
private struct ConfigurationReader {
    let problems: ProblemList

    /// The lists of an entry; at the top level, they are the defaults of all entries.
    private static let lists = [
        "devices", "orientations", "appearances", "textSizes", "locales", "directions", "stresses", "states",
        "compare",
    ]

    private typealias LocatedText = ProjectConfiguration.LocatedText
    private typealias Entry = ProjectConfiguration.Entry

    /// The keys of an entry that are not lists of words.
    private static let comparisonKeys = ["tolerance", "masks"]

    private static let topKeys =
        [
            "goldens", "output", "assets", "fonts", "app", "components", "componentsByName", "appearance",
            "cache",
            "cacheLimit",
            "reporters", "screens",
        ]
        + lists
        + comparisonKeys
    private static let drawingKeys = ["app", "components", "componentsByName", "appearance"]
    private static let entryKeys = ["path", "controller", "screen", "steps"] + lists + comparisonKeys

    func configuration(_ root: YAMLNode, file: String) -> ProjectConfiguration {
        var configuration = ProjectConfiguration(file: file)
        var defaults = Entry(place: root.place)
        var screens: YAMLNode?
        for entry in entries(of: root, in: "the file", known: Self.topKeys) {
            switch entry.key {
            case "goldens": configuration.goldens = path(entry.value) ?? configuration.goldens
            case "output": configuration.output = path(entry.value) ?? configuration.output
            case "assets": configuration.assets = words(entry.value, of: entry.key).map(\.text)
            case "fonts": configuration.fonts = words(entry.value, of: entry.key).map(\.text)
            case "components": configuration.components = components(entry.value)
            case "componentsByName":
                configuration.componentsByName = yesOrNo(entry) ?? configuration.componentsByName
            case "appearance":
                configuration.appearance = ProjectAppearanceReader(problems: problems).appearance(entry.value)
            case "app": configuration.app = app(entry.value)
            case "cache": configuration.cache = path(entry.value)
            case "cacheLimit":
                configuration.cacheLimit = number(entry, 1...1_000_000, isWhole: true).map { Int($0) }
            case "reporters": configuration.reporters = words(entry.value, of: entry.key)
            case "screens": screens = entry.value
            default: readList(entry, into: &defaults)
            }
        }
        guard let screens else {
            // What says how screens are drawn is of use without a list of screens.
            let isEmpty = root.mapping?.isEmpty == true
            guard !isEmpty, root.mapping?.contains(where: { Self.drawingKeys.contains($0.key) }) != true
            else {
                return configuration
            }
            problems.report(
                Diagnostic(
                    .configurationScreens, "the file names no screens", at: root.place,
                    hints: ["screens: [...]"]))
            return configuration
        }
        configuration.entries = (screens.sequence ?? [screens]).map { self.entry($0, defaults: defaults) }
        return configuration
    }

    /// Reads a project's path, or `{project: …, target: …, stubs: …, screens: …}`.
    private func app(_ node: YAMLNode) -> ProjectConfiguration.App {
        var app = ProjectConfiguration.App()
        guard node.mapping != nil else {
            app.project = path(node)
            return app
        }
        for item in entries(of: node, in: "app", known: ["project", "target", "stubs", "screens"]) {
            switch item.key {
            case "project": app.project = path(item.value)
            case "target": app.target = words(item.value, of: item.key).first?.text
            case "stubs": app.stubs = path(item.value)
            default: app.screens = path(item.value)
            }
        }
        return app
    }

    /// Reads the steps of states: `{poured: [tap Pour, capture glass]}`.
    private func steps(_ node: YAMLNode) -> [ProjectConfiguration.Steps] {
        guard let states = node.mapping else {
            problems.report(
                Diagnostic(
                    .configurationValue, "steps has a list for each state, found \(node.foundDescription)",
                    at: node.place, hints: ["for example steps: {poured: [tap Pour, capture glass]}"]))
            return []
        }
        return states.map { state in
            .init(state: state.key, lines: words(state.value, of: "steps").map(\.text))
        }
    }

    /// Reads an entry: a path alone, or a mapping with a path and lists.
    private func entry(_ node: YAMLNode, defaults: Entry) -> Entry {
        var entry = defaults
        entry.place = node.place
        guard node.mapping != nil else {
            entry.screens = words(node, of: "screens")
            return entry
        }
        for item in entries(of: node, in: "an entry of screens", known: Self.entryKeys) {
            switch item.key {
            case "path": entry.screens = words(item.value, of: item.key)
            case "controller": entry.controllers = words(item.value, of: item.key)
            case "screen": entry.codeScreens = words(item.value, of: item.key)
            case "steps": entry.steps = steps(item.value)
            default: readList(item, into: &entry)
            }
        }
        if entry.screens.isEmpty, entry.controllers.isEmpty, entry.codeScreens.isEmpty {
            problems.report(
                Diagnostic(
                    .configurationScreens, "an entry of screens has no path, no controller and no screen",
                    at: node.place))
        }
        if entry.controllers.isEmpty, !entry.steps.isEmpty {
            problems.report(
                Diagnostic(
                    .configurationScreens, "steps are for a controller, and the entry has none",
                    at: node.place,
                    hints: ["the states of a file have their steps in the file, or in one that extends it"]))
        }
        return entry
    }

    private func readList(_ item: YAMLEntry, into entry: inout Entry) {
        if item.key == "tolerance" {
            entry.tolerance = tolerance(item.value)
            return
        }
        if item.key == "masks" {
            entry.masks = (item.value.sequence ?? [item.value]).compactMap(mask)
            return
        }
        let values = words(item.value, of: item.key)
        if item.value.sequence?.isEmpty == true {
            problems.report(
                Diagnostic(
                    .configurationValue, "\(item.key): the list is empty", at: item.place,
                    hints: ["leave the key out for what holds without it"]))
        }
        switch item.key {
        case "devices": entry.devices = values
        case "orientations": entry.orientations = values
        case "appearances": entry.appearances = values
        case "textSizes": entry.textSizes = values
        case "locales": entry.locales = values
        case "directions": entry.directions = values
        case "stresses": entry.stresses = values
        case "states": entry.states = values
        default: entry.compare = values
        }
    }

    /// Reads `{colorDistance: …, pixels: …, cluster: …}`.
    private func tolerance(_ node: YAMLNode) -> ProjectConfiguration.Tolerance {
        var tolerance = ProjectConfiguration.Tolerance()
        let known = ["colorDistance", "pixels", "cluster"]
        for item in entries(of: node, in: "a tolerance", known: known) {
            switch item.key {
            case "colorDistance":
                tolerance.colorDistance = number(item, 0...255, isWhole: true).map { Int($0) } ?? 0
            case "pixels":
                tolerance.pixels = number(item, 0...1e9, isWhole: true).map { Int($0) }
            default: tolerance.cluster = number(item, 0...1e6)
            }
        }
        return tolerance
    }

    /// Reads the id of a view, or `{x: …, y: …, width: …, height: …}`.
    private func mask(_ node: YAMLNode) -> ProjectConfiguration.Mask? {
        guard node.mapping != nil else { return words(node, of: "masks").first.map { .view($0.text) } }
        let known = ["x", "y", "width", "height"]
        var sides: [String: Double] = [:]
        let items = entries(of: node, in: "a mask", known: known)
        for item in items { sides[item.key] = number(item, -1e6...1e6) }
        guard let x = sides["x"], let y = sides["y"], let width = sides["width"], let height = sides["height"]
        else {
            if items.count < known.count {
                problems.report(
                    Diagnostic(
                        .configurationValue, "a mask is the id of a view, or has x, y, width and height",
                        at: node.place))
            }
            return nil
        }
        return .region(x: x, y: y, width: width, height: height)
    }

    private func number(_ item: YAMLEntry, _ range: ClosedRange<Double>, isWhole: Bool = false) -> Double? {
        if let text = item.value.scalar?.text, let value = Double(text), range.contains(value),
            !isWhole || value == value.rounded()
        {
            return value
        }
        problems.report(
            Diagnostic(
                .configurationValue,
                "\(item.key): expected \(isWhole ? "a whole number" : "a number") from "
                    + "\(Int(range.lowerBound)) to \(Int(range.upperBound)), found \(item.value.foundDescription)",
                at: item.value.place))
        return nil
    }

    private func yesOrNo(_ item: YAMLEntry) -> Bool? {
        switch item.value.scalar?.text.lowercased() {
        case "yes", "true": return true
        case "no", "false": return false
        default:
            problems.report(
                Diagnostic(
                    .configurationValue,
                    "\(item.key): expected yes or no, found \(item.value.foundDescription)",
                    at: item.value.place))
            return nil
        }
    }

    private func entries(of node: YAMLNode, in what: String, known: [String]) -> [YAMLEntry] {
        guard let mapping = node.mapping else {
            problems.report(
                Diagnostic(
                    .configurationValue, "\(what) is a mapping of keys, found \(node.foundDescription)",
                    at: node.place))
            return []
        }
        return mapping.filter { entry in
            guard !known.contains(entry.key) else { return true }
            problems.report(
                Diagnostic(
                    .configurationKey, "unknown key '\(entry.key.shortened)' in \(what)", at: entry.place,
                    hints: NearestName.hints(for: entry.key, among: known)))
            return false
        }
    }

    private func components(_ node: YAMLNode) -> [ProjectConfiguration.Component] {
        guard let entries = node.mapping else {
            problems.report(
                Diagnostic(
                    .configurationValue,
                    "components: expected a mapping of classes to files, found \(node.foundDescription)",
                    at: node.place, hints: ["for example {AvatarView: components/avatar.screen.yaml}"]))
            return []
        }
        return entries.compactMap { entry in
            words(entry.value, of: entry.key).first.map { .init(className: entry.key, path: $0) }
        }
    }

    private func path(_ node: YAMLNode) -> String? { words(node, of: "a path").first?.text }

    /// Reads a single value or a list of values.
    private func words(_ node: YAMLNode, of key: String) -> [LocatedText] {
        (node.sequence ?? [node]).compactMap { item in
            guard let text = item.scalar?.text, !text.isEmpty else {
                if !item.isUnknown {
                    problems.report(
                        Diagnostic(
                            .configurationValue, "\(key): expected text, found \(item.foundDescription)",
                            at: item.place))
                }
                return nil
            }
            return LocatedText(text: text, place: item.place)
        }
    }
}
