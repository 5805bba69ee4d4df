import Diagnostics

/// Why code of an app is left out, folded by cause: a module that is not there, or what the compiler says.
///
/// A name that is not found is laid to a missing module where every source that uses the name imports that module. Where
/// they import several, it is the one that most of the sources with omissions import.
package struct OmissionSummary {
    /// A cause, with what is left out for it.
    private struct Cause {
        /// What is missing, as a reader is to see it.
        var text: String
        /// The missing module; nil for other causes.
        var module: String?
        /// How the sources of a tool are made that are missing; nil for other causes.
        var command: String?
        /// How many pieces of code are left out.
        var count = 0
        /// The sources that they are left out of.
        var files: Set<String> = []
    }

    /// The lines for the terminal, none if nothing is left out: the causes, those with the most pieces first, and what would
    /// cure them.
    package let lines: [String]

    /// Folds omissions.
    ///
    /// - Parameters:
    ///   - omissions: What is left out.
    ///   - commands: What brings packages of the project that are not there.
    ///   - generators: The tools whose sources are not there.
    package init(
        of omissions: [AppReport.Omission], commands: [String] = [], generators: [AppReport.Generator] = []
    ) {
        let known = omissions.filter { $0.kind != "mark" }
        let modules = MissingModules(of: known)
        var causes: [String: Cause] = [:]
        for omission in known where omission.kind != "placeholder" {
            let generator = generators.first { $0.declares(omission.reason) }
            let module = generator == nil ? modules.module(for: omission) : nil
            let text =
                generator.map { "what \($0.name) writes is not there" }
                ?? module.map { "module '\($0)' is not there" } ?? Self.text(of: omission)
            causes[text, default: Cause(text: text, module: module, command: generator?.command)].count += 1
            causes[text]?.files.insert(omission.file)
        }
        let sorted = causes.values.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
        lines =
            sorted.prefix(Self.limit).map(Self.line) + Self.rest(sorted.dropFirst(Self.limit))
            + Self.placeholders(in: known, modules) + Self.cures(of: sorted, commands: commands)
    }

    /// The types for which others are declared, a line for each module that is not there.
    private static func placeholders(in omissions: [AppReport.Omission], _ modules: MissingModules)
        -> [String]
    {
        var types: [String: Set<String>] = [:]
        for omission in omissions where omission.kind == "placeholder" {
            guard let name = MissingModules.quoted(in: omission.reason).first else { continue }
            types[modules.module(for: omission) ?? "", default: []].insert(name)
        }
        let sorted = types.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        return sorted.prefix(limit).map { module, names in
            let shown = names.sorted().prefix(4).joined(separator: ", ").printable
            let more = names.count > 4 ? " and \(names.count - 4) more" : ""
            let place =
                module.isEmpty ? "of modules that are" : "of the module '\(module.printable)', which is"
            return "  empty values for types \(place) not there: \(shown)\(more)"
        }
    }

    /// How many causes are listed. Chosen: what is read without scrolling.
    private static let limit = 8

    /// The reason of an omission; those of code that stopped are one.
    private static func text(of omission: AppReport.Omission) -> String {
        omission.reason.hasPrefix(CodeStop.reasonStart) ? CodeStop.reasonStart : omission.reason
    }

    private static func line(_ cause: Cause) -> String {
        let pieces = counted(cause.count, "piece") + " of code in " + counted(cause.files.count, "file")
        return "  \(pieces): \(cause.text.printable)"
    }

    private static func rest(_ causes: ArraySlice<Cause>) -> [String] {
        guard !causes.isEmpty else { return [] }
        let count = causes.reduce(0) { $0 + $1.count }
        return ["  \(counted(count, "piece")) of code: \(counted(causes.count, "other cause"))"]
    }

    /// What would cure the causes, a line each.
    private static func cures(of causes: [Cause], commands: [String]) -> [String] {
        let names = causes.compactMap(\.module).sorted()
        var found = names.isEmpty ? [] : commands.map { "  cure: \($0)" }
        if !names.isEmpty {
            let folders = names.prefix(3).map { "Stubs/\($0)" }.joined(separator: ", ")
            let more = names.count > 3 ? " and \(names.count - 3) more" : ""
            found.append("  cure: the sources of modules, or what is used of them, in \(folders)\(more)")
        }
        found += causes.compactMap(\.command).map { "  cure: \($0)" }
        if causes.contains(where: {
            $0.module == nil && $0.command == nil && $0.text != CodeStop.reasonStart
        }) {
            found.append("  cure: declarations that are missing, in a Swift file of the folder Stubs")
        }
        return found
    }
}

/// The modules that sources of an app import and that are not there.
private struct MissingModules {
    /// The missing modules that each source imports.
    private var imports: [String: Set<String>] = [:]
    /// The missing modules that all sources import which use a name.
    private var candidates: [String: Set<String>] = [:]
    /// How many sources import each.
    private var importCounts: [String: Int] = [:]

    init(of omissions: [AppReport.Omission]) {
        for omission in omissions {
            guard let module = Self.module(of: omission) else { continue }
            if imports[omission.file, default: []].insert(module).inserted {
                importCounts[module, default: 0] += 1
            }
        }
        for omission in omissions {
            guard let name = Self.missingName(in: omission.reason) else { continue }
            let imported = imports[omission.file] ?? []
            candidates[name] = candidates[name]?.intersection(imported) ?? imported
        }
    }

    /// The missing module for which code is left out; nil if that is not the reason.
    func module(for omission: AppReport.Omission) -> String? {
        if let module = Self.module(of: omission) { return module }
        guard let name = Self.missingName(in: omission.reason) else { return nil }
        return candidates[name]?.max { (importCounts[$0] ?? 0, $1) < (importCounts[$1] ?? 0, $0) }
    }

    /// The module of an import that is left out.
    private static func module(of omission: AppReport.Omission) -> String? {
        omission.kind == "module" ? quoted(in: omission.reason).first : nil
    }

    /// The name that the compiler has not found, with the type for a member.
    private static func missingName(in reason: String) -> String? {
        let isMissing = ["cannot find ", " has no member ", "no type named ", " is not a member type of "]
            .contains { reason.contains($0) }
        return isMissing ? quoted(in: reason).joined(separator: ".") : nil
    }

    /// What stands between single quotation marks.
    static func quoted(in text: String) -> [String] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}

extension AppReport.Generator {
    /// Whether a reason is that a type is not found which the tool declares.
    func declares(_ reason: String) -> Bool {
        types.contains {
            reason.hasPrefix("cannot find '\($0)' in scope") || reason.hasPrefix("cannot find type '\($0)'")
        }
    }
}
