/// Finds which classes implement optional requirements of protocols that return values or are properties.
struct OptionalImplementations {
    private let declarations: AppDeclarations
    private let methods: [String: Set<String>]

    init(_ declarations: AppDeclarations) {
        self.declarations = declarations
        methods = Dictionary(grouping: declarations.methods, by: \.owner).mapValues {
            Set($0.map(\.signature))
        }
    }

    /// Returns the methods that answer for the requirements that a class implements.
    func members(of entry: ClassDeclaration) -> [String] {
        let protocols = Set(
            (entry.inherited + (declarations.conformances[entry.name] ?? [])).map { name in
                name.split(separator: ".").last.map(String.init) ?? name
            })
        let access = entry.access == "public" || entry.access == "open" ? "public " : ""
        return methods(of: entry, protocols, access) + properties(of: entry, protocols, access)
    }

    private func properties(
        of entry: ClassDeclaration, _ protocols: Set<String>, _ access: String
    ) -> [String] {
        let own = declarations.propertyNames[entry.name] ?? []
        return declarations.optionalProperties.compactMap { property in
            let name = property.protocolName.split(separator: ".").last.map(String.init) ?? ""
            guard own.contains(property.name), protocols.contains(name) else { return nil }
            // The written type keeps this from meaning the protocol's own property of the name.
            return "\(access)var \(property.optionalName): \(property.optionalType) "
                + "{ let value: \(property.type) = \(property.name); return value }"
        }
    }

    private func methods(of entry: ClassDeclaration, _ protocols: Set<String>, _ access: String) -> [String] {
        guard let own = methods[entry.name] else { return [] }
        return declarations.requirements.compactMap { requirement in
            let name = requirement.protocolName.split(separator: ".").last.map(String.init) ?? ""
            guard let type = requirement.optionalResult, own.contains(requirement.signature),
                protocols.contains(name)
            else { return nil }
            return "\(access)func \(requirement.optionalName)\(requirement.parameters) -> \(type) { "
                + "\(requirement.name)\(requirement.arguments) }"
        }
    }
}
