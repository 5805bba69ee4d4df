/// The code that gives objects of an app's classes empty values in the properties that other objects set.
struct DefaultValueAssignments {
    /// The statements of the list of classes.
    private(set) var statements: [String] = []
    /// The extensions that set properties which only their file can set, by that file.
    private(set) var footers: [Int: [String]] = [:]

    /// Writes the code.
    ///
    /// - Parameters:
    ///   - declarations: What the sources declare.
    ///   - values: The values of types.
    ///   - names: The classes that other files can name.
    ///   - asksForOthers: Whether values of other types are requested as the program runs, and properties are set that
    ///     only their file can set.
    init(_ declarations: AppDeclarations, _ values: DefaultValues, names: Set<String>, asksForOthers: Bool) {
        let given = Dictionary(grouping: declarations.givenProperties, by: \.owner)
        for (owner, properties) in given.sorted(by: { $0.key < $1.key }) where names.contains(owner) {
            for property in properties where asksForOthers || !property.isPrivate {
                var value = values.value(of: property)
                if asksForOthers, value == nil || value == SourceReduction.stubPlaceholder {
                    value = "InterfaceClasses.emptyValue(of: \(property.typeText).self)"
                }
                if let value { add(property, value) }
            }
        }
    }

    private mutating func add(_ property: GivenProperty, _ value: String) {
        let owner = property.owner, name = property.name
        guard property.isPrivate else {
            statements.append(
                "ported.emptyValues.append { if let object = $0 as? \(owner), object.\(name) == nil "
                    + "{ object.\(name) = \(value) } }")
            return
        }
        footers[property.file, default: []].append(
            "extension \(owner) { func portedGive_\(name)() { if \(name) == nil { \(name) = \(value) } } }")
        statements.append("ported.emptyValues.append { ($0 as? \(owner))?.portedGive_\(name)() }")
    }
}
