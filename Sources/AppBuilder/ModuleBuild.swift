import Diagnostics
import Files
import Foundation
import SwiftPorting

/// Ports the sources of one module, leaves out what does not compile, and compiles the rest.
struct ModuleBuild {
    let target: AppTarget
    private(set) var compiler: SwiftCompiler
    /// The names of the modules that the sources may import.
    let knownModules: Set<String>
    /// The digests of what can be seen of the modules that were compiled before, by name.
    let interfaces: [String: String]
    /// Where the program has stopped as it ran, by the path of the source.
    let stops: [String: [SourceStop]]
    /// The digest of what others can see of this one; empty if it cannot be compiled.
    private(set) var interface = ""
    /// The ported sources.
    var units: [Unit] = []
    /// The object files; empty if the module cannot be compiled.
    private(set) var objects: [String] = []
    /// What cannot be carried over, and why nothing was compiled.
    private(set) var diagnostics: [Diagnostic] = []
    /// The classes of the sources with the files that declare them.
    private(set) var classes: [PortedClass] = []
    /// The classes of this module and of those that were built before.
    private(set) var moduleClasses = ModuleClasses()
    /// The sources that cannot be parsed, with the reasons.
    private(set) var unparsed: [(file: String, code: OmittedCode)] = []
    /// The names of the functions that list screens.
    private(set) var galleries: [String] = []
    /// How often the compiler was run.
    private(set) var roundCount = 0
    /// Receives the number of each run of the compiler before it begins, from 1.
    var onRound: (Int) -> Void = { _ in }
    /// The sources as they were ported, with nothing left out.
    private(set) var ported: [Unit] = []
    /// The types that the sources declare.
    private(set) lazy var declaredTypes = DeclaredTypes(in: ported.map(\.text))
    /// What stands for the types of modules that are not there.
    private(set) var absentTypes = AbsentTypes()
    /// What stands for the types of names, for which all sources were parsed.
    var knownAbsentTypes: [Set<String>: AbsentTypes] = [:]
    /// The words of each unit before anything was left out; nil until they are asked for.
    var sourceNames: [SourceWords]?

    /// How often the compiler may be run. Chosen: three times what the largest app that was tried needed.
    private static let roundLimit = 90
    /// The lines before the first line of a source in its ported file.
    static let lineOffset = 2

    /// Creates the build of a module.
    init(
        _ target: AppTarget, _ compiler: SwiftCompiler, knownModules: Set<String>,
        interfaces: [String: String], stops: [String: [SourceStop]] = [:]
    ) {
        self.target = target
        self.compiler = compiler
        self.knownModules = knownModules
        self.interfaces = interfaces
        self.stops = stops
    }

    /// Builds the module.
    ///
    /// - Parameters:
    ///   - sources: The sources of the target.
    ///   - others: The sources that belong to it here alone.
    ///   - dependencies: The classes of the modules that were built before.
    mutating func run(_ sources: [SourceFile], _ others: OtherSources, dependencies: ModuleClasses) {
        let all = sources + others.stubs + others.screens
        let ported = SourcePort.port(all, makesValues: true, dependencies: dependencies)
        moduleClasses = ported.moduleClasses
        diagnostics = ported.diagnostics
        unparsed = diagnostics.filter { $0.code == .portSyntax }.compactMap { problem in
            problem.place.map {
                ($0.file, OmittedCode(kind: .file, line: $0.line ?? 1, reason: problem.message))
            }
        }
        classes = ported.classes
        let bridged = target.bridgedImports(among: knownModules)
        let replaced = Set(others.stubs.flatMap { SourceReduction.typeNames(in: $0.bytes) })
        for (index, (source, text)) in zip(all, ported.texts).enumerated() {
            guard var text else { continue }
            text += Array(bridged.utf8)
            if index >= all.count - others.screens.count { text += listing(source) }
            let path = "\(compiler.folder)/Sources/\(Self.fileName(of: source.path))"
            var unit = Unit(source: source.path, path: path, text: text, omitted: ported.omitted[index])
            if index < sources.count, !replaced.isEmpty {
                unit.apply(SourceReduction(text, lineOffset: Self.lineOffset, replacing: replaced))
            }
            units.append(unit)
        }
        let registry = compiler.folder + "/Sources/" + PortRun.registryName
        let text = ported.registry + Self.accessor(of: target) + SourceReduction.placeholderDeclarations
        units.append(Unit(source: registry, path: registry, text: Array(text.utf8)))
        self.ported = units
        removeOthers()
        let old = ModuleRecord(in: compiler.folder)
        if let known = old?.absentTypes, old?.knownModules == knownModules.sorted() {
            declare(absentTypes: Set(known))
            self.ported = units
        }
        compile(old)
        for (index, codes) in absentTypes.uses where units.indices.contains(index) {
            units[index].omitted += codes
        }
    }

    /// Removes the ported sources of files that the module does not have any more, and their objects.
    private func removeOthers() {
        let folder = compiler.folder + "/Sources/", kept = Set(units.map(\.path))
        let others = (fileNames(in: folder) ?? []).map { folder + $0 }.filter { !kept.contains($0) }
        for path in others + compiler.objects(of: others) { unlink(path) }
    }

    /// Returns the functions that return the screens of a source's galleries.
    private mutating func listing(_ source: SourceFile) -> [UInt8] {
        let found = ScreenGalleries(in: source.bytes, module: target.moduleName)
        galleries += found.functionNames
        return Array(found.functions.utf8)
    }

    /// Compiles the ported sources, and writes down what was compiled.
    private mutating func compile(_ old: ModuleRecord?) {
        let known = Dictionary(old?.entries.map { ($0.source, $0) } ?? []) { first, _ in first }
        let ported = ported
        let entries = Concurrently.results(needing: units.map { _ in [] }) { index, _ in
            ModuleRecord.Entry(ported[index], known[ported[index].source])
        }
        for index in units.indices { units[index].knownInterface = entries[index].interface }
        var record = ModuleRecord(
            entries: entries, knownModules: knownModules.sorted(), interfaces: interfaces,
            settings: compiler.settings)
        var isKnown = reuse(old, for: record)
        let edited = units.indices.filter { known[units[$0].source]?.digest != record.entries[$0].digest }
        let ended = endFunctions(knownTo: isKnown ? known : [:], except: Set(edited))
        let changed = Set(edited).union(ended).sorted()
        ModuleRecord.remove(in: compiler.folder)
        // What is edited goes on with an object for each source.
        let isAlone = changed.isEmpty || !(old?.isCompiledAtOnce ?? false)
        compiler.compilesAtOnce = compiler.isImported && old?.settings != compiler.settings
        if !isKnown || !isAlone || !compileBodies(changed, known) {
            if isKnown {
                units = ported
                isKnown = reuse(nil, for: record)
                _ = endFunctions(knownTo: [:], except: [])
            }
            compileAll(after: old)
        }
        guard !objects.isEmpty else { return }
        noteAbsentTypes(in: &record)
        record.isCompiledAtOnce =
            compiler.compilesAtOnce || changed.isEmpty && isKnown && old?.isCompiledAtOnce ?? false
        for index in units.indices {
            let entry = known[units[index].source]
            let isSame = isKnown && !changed.contains(index)
            record.entries[index].omitted = units[index].omitted
            record.entries[index].stops = stops[units[index].source]?.map(\.line)
            record.entries[index].compiled =
                isSame
                ? entry?.compiled ?? ""
                : units[index].text == ported[index].text
                    ? record.entries[index].interface
                    : units[index].interface()
        }
        interface = record.interface
        do throws(FileError) { try record.write(in: compiler.folder) } catch {
            // The next build compiles the module from the start.
            diagnostics.append(error.diagnostic)
        }
    }

    /// Takes over what an earlier build left out of the sources that have not changed, if others have changed inside
    /// functions at most: then nothing else can fail or compile that did not before.
    ///
    /// - Returns: Whether it was.
    private mutating func reuse(_ old: ModuleRecord?, for new: ModuleRecord) -> Bool {
        let isSameModule = old.map(new.differsInBodiesAlone) ?? false
        for index in units.indices {
            if let old, isSameModule, old.entries[index].digest == new.entries[index].digest,
                let text = try? readFile(units[index].path, as: .source)
            {
                units[index].restore(text, omitted: old.entries[index].omitted)
            } else if old?.importsAreKnown(of: new.entries[index], to: new) != true {
                units[index].apply(
                    SourceReduction(
                        units[index].text, lineOffset: offset(of: units[index]),
                        keepingImportsWhere: knownModules.contains))
            }
        }
        return isSameModule
    }

    /// Ends functions where the program has stopped. In a text that is as it was left, those of earlier stops end already.
    ///
    /// - Parameters:
    ///   - known: What the last build knew of the sources, by path; empty if no text is as it left it.
    ///   - edited: The indices of the units that were edited since.
    /// - Returns: The indices of the units whose text has changed.
    private mutating func endFunctions(
        knownTo known: [String: ModuleRecord.Entry], except edited: Set<Int>
    ) -> Set<Int> {
        var changed: Set<Int> = []
        for index in units.indices {
            guard let found = stops[units[index].source] else { continue }
            let ended = edited.contains(index) ? [] : known[units[index].source]?.stops ?? []
            let new = found.filter { !ended.contains($0.line) }
            guard !new.isEmpty else { continue }
            units[index].apply(
                SourceReduction(
                    units[index].text, lineOffset: Self.lineOffset,
                    endingFunctionsAt: new.map { ($0.line, $0.reason) }))
            changed.insert(index)
        }
        return changed
    }

    // MARK: Rounds

    /// Compiles the sources of which only bodies have changed, if the objects of all others are there.
    ///
    /// - Parameters:
    ///   - changed: The indices of their units.
    ///   - known: What the last build knew of all sources, by path.
    /// - Returns: Whether the module is compiled: not if others can see that something else was left out than before.
    private mutating func compileBodies(_ changed: [Int], _ known: [String: ModuleRecord.Entry]) -> Bool {
        let files = units.map(\.path)
        let made = compiler.objects(of: files)
        for index in units.indices where !changed.contains(index) {
            guard FileType(at: made[index]) == .file else { return false }
        }
        while !changed.isEmpty, roundCount < Self.roundLimit {
            guard write() else { return false }
            beginRound()
            let outcome = compiler.compile(only: changed.map { files[$0] }, of: files)
            if outcome.succeeded { break }
            let own = Set(changed.flatMap { [files[$0], units[$0].source] })
            let messages = CompilerMessage.all(in: outcome.output).filter { own.contains($0.file) }
            guard absentTypeNames(in: messages).isEmpty,
                omitOrAllowMore(messages, leastScopeLimit: ScopeLimits.usual)
            else { return false }
        }
        let isAsSeen = changed.allSatisfy { index in
            known[units[index].source]?.compiled == units[index].interface()
        }
        if isAsSeen { objects = made }
        return isAsSeen
    }

    /// Compiles the sources, and leaves out what does not compile until nothing is wrong.
    ///
    /// If one process compiles all, or nothing was left out before, that is tried first: errors cost no more than in a run
    /// that only looks for them. Else the list of the classes comes last: measured, its errors took a third of the first run.
    private mutating func compileAll(after old: ModuleRecord?) {
        let wasComplete = old?.entries.allSatisfy(\.omitted.isEmpty) ?? false
        let isSmall = compiler.compilesAtOnce || SwiftCompiler.batchCount(of: units.count) == 1
        var plan = CheckPlan(
            beginningWith: wasComplete || isSmall ? .compilation : .types(Set(units.indices.dropLast())),
            compilesEarly: compiler.compilesAtOnce)
        while roundCount < Self.roundLimit {
            guard write() else { return }
            beginRound()
            let files = units.map(\.path)
            let outcome = compiler.run(plan.step, of: files)
            if outcome.succeeded {
                guard plan.step != .compilation else {
                    objects = compiler.objects(of: files)
                    return
                }
                plan.succeed()
                continue
            }
            let messages = CompilerMessage.all(in: outcome.output), before = units
            let limit = plan.step == .compilation ? ScopeLimits.usual : ScopeLimits.first
            guard omitOrAllowMore(messages, leastScopeLimit: limit) else { return fail(outcome.output) }
            note(messages, passed: outcome.passed, changedFrom: before, in: &plan)
        }
        fail("the errors do not end after \(Self.roundLimit) runs of the compiler")
    }

    /// Leaves out what messages are about. Sources of which expressions alone took the compiler too many steps are allowed
    /// more, once: what else is wrong in a source may be why.
    ///
    /// - Parameters:
    ///   - messages: What the compiler said.
    ///   - leastScopeLimit: How many steps the expressions of all sources could take.
    /// - Returns: Whether the next run of the compiler may have another outcome.
    private mutating func omitOrAllowMore(_ messages: [CompilerMessage], leastScopeLimit: Int) -> Bool {
        let others = messages.filter { !$0.isOfTooManySteps }
        let slow = Set(unitsNamed(in: messages)).subtracting(unitsNamed(in: others))
        var exhausted: Set<String> = [], allowsMore = false
        for index in slow.sorted() {
            let isIntact = units[index].omitted.isEmpty && absentTypes.uses[index] == nil
            if compiler.scopeLimits.allowMore(
                in: units[index].path, isIntact: isIntact, least: leastScopeLimit)
            {
                allowsMore = true
            } else {
                exhausted.formUnion([units[index].path, units[index].source])
            }
        }
        let chosen = messages.filter { !$0.isOfTooManySteps || exhausted.contains($0.file) }
        return (chosen.isEmpty ? false : omit(chosen)) || allowsMore
    }

    /// Leaves out what messages are about; returns whether anything could be.
    private mutating func omit(_ messages: [CompilerMessage]) -> Bool {
        var byUnit: [Int: [CompilerMessage]] = [:]
        let bySource = Dictionary(units.indices.map { (units[$0].source, $0) }) { first, _ in first }
        let byPath = Dictionary(units.indices.map { (units[$0].path, $0) }) { first, _ in first }
        for message in messages {
            if let index = byPath[message.file] {
                byUnit[index, default: []].append(message)
            } else if let index = bySource[message.file] {
                var message = message
                message.line += Self.lineOffset
                byUnit[index, default: []].append(message)
            }
        }
        // Where a superclass is not there, other messages follow from that: they are looked at when it is replaced. The
        // list of the classes calls what the sources declare: it is looked at when these have no errors any more.
        let list = byUnit.removeValue(forKey: units.count - 1)
        let absent = absentTypeNames(in: messages)
        if declare(absentTypes: absentTypes.names.union(absent)) {
            let others = byUnit.mapValues {
                $0.filter { !absentTypes.names.contains($0.missingTypeName ?? "") }
            }
            _ = apply(reductions(others, ofSuperclasses: true, andMissingNames: true))
            return true
        }
        let superclasses = reductions(byUnit, ofSuperclasses: true)
        if changes(superclasses) {
            return apply(reductions(byUnit, ofSuperclasses: true, andMissingNames: true))
        }
        return apply(reductions(byUnit)) || (list.map { reduceList($0) } ?? false)
    }

    /// Leaves out of the list of the classes what errors are in; returns whether anything could be.
    private mutating func reduceList(_ messages: [CompilerMessage]) -> Bool {
        let index = units.count - 1
        let reduction = SourceReduction(ofList: units[index].text, messages)
        let hasChanged = reduction.text != units[index].text
        units[index].apply(reduction)
        return apply(reductions([index: reduction.messagesLeft(of: messages)])) || hasChanged
    }

    /// Declares what stands for types of modules that are not there; returns whether that are others than before.
    @discardableResult
    private mutating func declare(absentTypes names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        let found = types(standingFor: names), isOther = found.names != absentTypes.names
        absentTypes = found
        let list = units[units.count - 1]
        units[units.count - 1].restore(found.added(to: list.text), omitted: list.omitted)
        return isOther
    }

    private mutating func beginRound() {
        roundCount += 1
        onRound(roundCount)
    }

    private mutating func write() -> Bool {
        for unit in units {
            do throws(FileError) {
                try writeSourceIfChanged(unit.text, to: unit.path)
            } catch {
                diagnostics.append(error.diagnostic)
                return false
            }
        }
        return true
    }

    private mutating func fail(_ output: String) {
        let line = output.split(separator: "\n").first { $0.contains("error:") } ?? output.prefix(200)
        diagnostics.append(
            Diagnostic(
                .appBuild, "the module \(target.moduleName) cannot be compiled: \(line.prefix(400))",
                hints: ["the scenes are drawn without the code of the module"]))
    }
}
