import SwiftPorting

extension ModuleBuild {
    /// Returns the names in messages that may be those of types of modules that are not there.
    ///
    /// That is so where nothing here declares them, and a source that uses them imports modules that are not there. Others
    /// may name them too: by a module that is there in another version, or that imports one which is not.
    ///
    /// - Parameter messages: What the compiler said.
    /// - Returns: The names that nothing stands for yet.
    mutating func absentTypeNames(in messages: [CompilerMessage]) -> Set<String> {
        var found: Set<String> = []
        // All sources see what the header for Objective-C and imports with '@_exported' show.
        let isShared = !declaredTypes.sharedModules.union(target.bridgedModules).isSubset(of: knownModules)
        let files = isShared ? [] : filesWithAbsentImports
        let list = units.last?.path
        for message in messages {
            // The list of the classes repeats what the sources name.
            guard message.file != list, let name = message.missingTypeName, !absentTypes.names.contains(name)
            else { continue }
            if isShared || files.contains(message.file) { found.insert(name) }
        }
        guard !found.isEmpty else { return [] }
        return found.subtracting(declaredTypes.names).subtracting(moduleClasses.names)
    }

    /// The sources that import modules which are not there, by the paths that messages name.
    private var filesWithAbsentImports: Set<String> {
        Set(
            units.filter { unit in unit.omitted.contains { $0.kind == .module } }.flatMap {
                [$0.source, $0.path]
            })
    }

    /// Returns what stands for types of modules that are not there.
    ///
    /// - Parameter names: The names of the types.
    /// - Returns: What stands for those of them that the sources use as types.
    mutating func types(standingFor names: Set<String>) -> AbsentTypes {
        if let known = knownAbsentTypes[names] { return known }
        // The others are not parsed: they neither name one, nor have values of one from a module. Before the first run
        // it is not known which imports are left out.
        let relevant = Set(unitsNaming(names)).union(
            units.indices.filter { roundCount == 0 || units[$0].omitted.contains { $0.kind == .module } })
        let texts = ported.indices.dropLast().map { relevant.contains($0) ? ported[$0].text : [] }
        let found = AbsentTypes(
            names, in: texts, besides: declaredTypes, lineOffset: Self.lineOffset,
            where: knownModules.contains)
        knownAbsentTypes[names] = found
        return found
    }

    /// Returns messages in which these types are one.
    func unified(_ messages: [CompilerMessage]) -> [CompilerMessage] {
        messages.map { message in
            var message = message
            message.text = absentTypes.unified(message.text)
            return message
        }
    }

    /// Notes in a record what stands for types of modules that are not there.
    func noteAbsentTypes(in record: inout ModuleRecord) {
        record.absentTypes = absentTypes.names.sorted()
        guard !absentTypes.names.isEmpty, var list = ported.last else { return }
        list.text = absentTypes.added(to: list.text)
        record.entries[record.entries.count - 1] = ModuleRecord.Entry(list, nil)
    }
}
