import SwiftSyntax

/// Writes the values that stand for what an app gives its objects: nil, zero, false, an empty text or list, the first
/// case of an enumeration, and objects made of such values.
struct DefaultValues {
    private let declarations: AppDeclarations
    private let initializers: [String: [InitializerDeclaration]]
    private let types: [String: TypeDeclaration]
    /// The classes with properties that others set.
    private let givenOwners: Set<String>
    /// The types that declare a protocol, by its name.
    private let conforming: [String: [TypeDeclaration]]
    /// The protocols of the sources, of which the program has values when it runs.
    private let protocols: Set<String>
    /// Whether values of types that are not of the sources are requested when the program runs, if an object cannot be
    /// made without them.
    private let asksForOthers: Bool
    /// Whether that is done for what is being written.
    private var isAsking = false
    /// What the parameters of the generic type stand for whose value is being written, by their names.
    private var arguments: [String: TypeSyntax] = [:]

    /// How many objects may be inside one another. Chosen: what controllers with a model of models need.
    private static let depthLimit = 4
    /// The same where values are requested when the program runs, which provides such values itself.
    private static let askingDepthLimit = 2

    init(_ declarations: AppDeclarations, asksForOthers: Bool) {
        self.declarations = declarations
        self.asksForOthers = asksForOthers
        protocols = asksForOthers ? Set(declarations.protocols.map(\.name)) : []
        let given = declarations.givenProperties.filter { asksForOthers || !$0.isPrivate }
        givenOwners = Set(given.map(\.owner))
        initializers = Dictionary(grouping: declarations.initializers.filter(\.isCallable), by: \.owner)
        types = Dictionary(declarations.types.map { ($0.name, $0) }) { first, _ in first }
        var conforming: [String: [TypeDeclaration]] = [:]
        for type in declarations.types {
            for name in type.inherited + (declarations.conformances[type.name] ?? []) {
                conforming[name, default: []].append(type)
            }
        }
        self.conforming = conforming
    }

    /// Returns expressions that make an object of a class with the fewest arguments, all of them empty.
    ///
    /// - Parameter entry: The class.
    /// - Returns: The expressions, the best first, as some may not compile here; none if each initializer needs
    ///   something that cannot be empty.
    func objects(of entry: ClassDeclaration) -> [String] { Array(objects(of: entry, depth: 0).prefix(3)) }

    /// Returns an expression that makes a value of a property.
    ///
    /// - Parameter property: The property.
    /// - Returns: The expression; nil if there is none that is empty.
    func value(of property: GivenProperty) -> String? { value(of: property.type, in: property.owner, 0) }

    /// Returns an expression that makes a value of a type while other code runs, as an initializer does: a constant of a
    /// class, which may be waiting for that code, is not taken.
    ///
    /// - Parameter type: The type, which other files can name.
    /// - Returns: The expression; nil if there is none that is empty.
    func value(of type: TypeDeclaration) -> String? {
        guard declarations.classIndices[type.name] != nil else { return value(of: type, 0) }
        return object(of: type, 0) ?? (asksForOthers ? asking.object(of: type, 0) : nil)
    }

    /// Returns an expression that makes a value of a type that conforms to a protocol.
    ///
    /// - Parameter name: The name of the protocol, which other files can name.
    /// - Returns: The expression; nil if no type that conforms to it has an empty value.
    func value(ofProtocol name: String) -> String? {
        conformingValue(of: name, 0)
    }

    /// Expressions that make values of the generic types that protocols ask for, which the classes that stand for those that
    /// conform to them return; sorted by the types.
    var genericValues: [(type: String, value: String)] {
        var found: [String: String] = [:]
        for node in declarations.protocols {
            for type in node.genericTypes where found[flatText(type)] == nil {
                found[flatText(type)] = value(of: TypeSyntax(type), in: node.name, 0)
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func objects(of entry: ClassDeclaration, depth: Int) -> [String] {
        guard !isTestCase(entry) else { return [] }
        let own = declarations.initializers.filter { $0.owner == entry.name }
        // A class without initializers of its own that are designated has those of its superclass.
        let isInheriting = !own.contains { !$0.isConvenience }
        let candidates = (initializers[entry.name] ?? []) + (isInheriting ? inherited(by: entry) : [])
        let makers = candidates.filter { !$0.isForCoder && !$0.isRefusing }
        var found = calls(of: entry.name, makers, depth)
        // Without these, it is made by the initializer of `NSCoding`, or not at all.
        if asksForOthers, depth == 0, !isMadeByCoder(entry) {
            found += asking.calls(of: entry.name, makers, depth).filter { !found.contains($0) }
        }
        guard found.isEmpty, own.isEmpty, declarations.superclass(of: entry) == nil else { return found }
        return ["\(entry.name)()"]
    }

    /// Whether a class is one of tests, which only the program that runs them makes.
    private func isTestCase(_ entry: ClassDeclaration) -> Bool {
        let base = (declarations.superclasses(of: entry).last ?? entry).inherited.first
        return base == "XCTestCase" || base == "QuickSpec"
    }

    /// The values with those of other types, which are requested when the program runs.
    private var asking: DefaultValues {
        var asking = self
        asking.isAsking = true
        return asking
    }

    /// Whether a class can be made by the initializer of `NSCoding`.
    private func isMadeByCoder(_ entry: ClassDeclaration) -> Bool {
        for current in [entry] + declarations.superclasses(of: entry) {
            let own = declarations.initializersByOwner[current.name] ?? []
            if let coder = own.first(where: \.isForCoder) { return !coder.isRefusing }
            guard own.allSatisfy(\.isConvenience) else { return false }
        }
        return declarations.isController(entry)
    }

    private func inherited(by entry: ClassDeclaration) -> [InitializerDeclaration] {
        var found: [InitializerDeclaration] = []
        for next in declarations.superclasses(of: entry) {
            let own = declarations.initializersByOwner[next.name] ?? []
            let isOfOtherModule = declarations.classIndices[next.name] == nil
            found += own.filter { $0.isCallable && ($0.isPublic || !isOfOtherModule) }
            guard own.allSatisfy(\.isConvenience) else { break }
        }
        return found
    }

    /// Returns the calls of initializers, those with the fewest arguments first.
    private func calls(of name: String, _ candidates: [InitializerDeclaration], _ depth: Int) -> [String] {
        let calls = candidates.compactMap { initializer in
            arguments(initializer.parameters, in: initializer.owner, depth).map {
                (count: initializer.parameters.count, text: $0)
            }
        }
        let sorted = calls.enumerated().sorted {
            ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
        }
        return sorted.map { "\(name)(\($0.element.text))" }
    }

    private func arguments(
        _ parameters: [InitializerDeclaration.Parameter], in scope: String, _ depth: Int
    ) -> String? {
        guard depth < Self.depthLimit else { return nil }
        var texts: [String] = []
        for parameter in parameters {
            let placeholder =
                isAsking && !Self.isReference(parameter.type) ? SourceReduction.stubPlaceholder : nil
            guard let value = value(of: parameter.type, in: scope, depth) ?? placeholder else { return nil }
            texts.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return texts.joined(separator: ", ")
    }

    // MARK: Values

    /// Returns an empty value of a type that is written inside a type; nil if there is none.
    private func value(of type: TypeSyntax, in scope: String, _ depth: Int) -> String? {
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "nil"
        }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first
        {
            return value(of: inner.type, in: scope, depth)
        }
        if let attributed = type.as(AttributedTypeSyntax.self) {
            return Self.isReference(type) ? nil : value(of: attributed.baseType, in: scope, depth)
        }
        if let function = type.as(FunctionTypeSyntax.self) { return closure(of: function) }
        if let existential = type.as(SomeOrAnyTypeSyntax.self) {
            return value(of: existential.constraint, in: scope, depth)
        }
        let name = flatText(type)
        if let bound = arguments[name] { return unbound.value(of: bound, in: scope, depth) }
        if let identifier = type.as(IdentifierTypeSyntax.self), let clause = identifier.genericArgumentClause
        {
            return genericValue(of: identifier, clause, in: scope, depth)
        }
        return Self.knownValues[name] ?? declaredValue(of: name, in: scope, depth)
    }

    /// The values outside the generic type that is being written.
    private var unbound: DefaultValues {
        var unbound = self
        unbound.arguments = [:]
        return unbound
    }

    /// Returns a value of a generic type with its arguments, such as `Observable<[Item]>`; nil if there is none that is empty.
    private func genericValue(
        of type: IdentifierTypeSyntax, _ clause: GenericArgumentClauseSyntax, in scope: String, _ depth: Int
    ) -> String? {
        let scopes = scope.split(separator: ".").map(String.init)
        let names = (0...scopes.count).reversed().map {
            (scopes.prefix($0) + [type.name.text]).joined(separator: ".")
        }
        let given = clause.arguments.compactMap { $0.argument.as(TypeSyntax.self) }
        guard depth < Self.depthLimit, let declared = names.lazy.compactMap({ types[$0] }).first,
            declared.genericParameters.count == given.count
        else { return nil }
        var bound = self
        bound.arguments = Dictionary(zip(declared.genericParameters, given)) { first, _ in first }
        let makers = (initializers[declared.name] ?? []).filter { !$0.isForCoder && !$0.isRefusing }
        let name = flatText(TypeSyntax(type))
        if let call = bound.calls(of: name, makers, depth + 1).first { return call }
        guard let members = declared.memberwise else { return nil }
        return bound.arguments(members, in: declared.name, depth + 1).map { "\(name)(\($0))" }
    }

    private static func isReference(_ type: TypeSyntax) -> Bool {
        type.as(AttributedTypeSyntax.self)?.specifiers.contains { flatText($0) == "inout" } ?? false
    }

    private func closure(of function: FunctionTypeSyntax) -> String? {
        let result = flatText(function.returnClause.type)
        guard ["Void", "()"].contains(result) || result.hasSuffix("?") else { return nil }
        let body = result.hasSuffix("?") ? "nil " : ""
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        return names.isEmpty ? "{ \(body)}" : "{ \(names) in \(body)}"
    }

    /// Returns a value of a type of the sources, which is searched from a scope outwards.
    private func declaredValue(of name: String, in scope: String, _ depth: Int) -> String? {
        var scopes = scope.split(separator: ".").map(String.init)
        while true {
            let full = (scopes + [name]).joined(separator: ".")
            if let type = types[full] { return value(of: type, depth) }
            if depth < Self.depthLimit, let type = declarations.typeAliases[full],
                let value = value(of: type, in: scope, depth + 1)
            {
                return value
            }
            guard !scopes.isEmpty else { break }
            scopes.removeLast()
        }
        return conformingValue(of: name, depth)
            ?? (protocols.contains(name) ? SourceReduction.stubPlaceholder : nil)
    }

    /// Returns a value of the first type that conforms to a protocol and has one without values of other types.
    private func conformingValue(of name: String, _ depth: Int) -> String? {
        guard depth < Self.depthLimit else { return nil }
        var plain = self
        plain.isAsking = false
        return (conforming[name] ?? []).lazy.compactMap { plain.value(of: $0, depth + 1) }.first
    }

    private func value(of type: TypeDeclaration, _ depth: Int) -> String? {
        guard type.genericParameters.isEmpty else { return nil }
        if let name = type.values.first { return "\(type.name).\(name)" }
        guard depth < (isAsking ? Self.askingDepthLimit : Self.depthLimit) else { return nil }
        if declarations.classIndices[type.name] != nil { return object(of: type, depth) }
        if let call = calls(of: type.name, initializers[type.name] ?? [], depth + 1).first { return call }
        guard let members = type.memberwise else { return nil }
        return arguments(members, in: type.name, depth + 1).map { "\(type.name)(\($0))" }
    }

    /// Returns an object of a class, which gets what others would set.
    private func object(of type: TypeDeclaration, _ depth: Int) -> String? {
        guard let index = declarations.classIndices[type.name] else { return nil }
        let entry = declarations.classes[index]
        guard !entry.isGeneric, entry.isNameable, let made = objects(of: entry, depth: depth + 1).first else {
            return nil
        }
        return givenOwners.contains(entry.name) ? "InterfaceClasses.prepared(\(made))" : made
    }

    private static let knownValues: [String: String] = {
        var values = ["String": "\"\"", "Bool": "false", "Data": "Data()", "IndexPath": "IndexPath()"]
        for name in ["Int", "Int32", "Int64", "UInt", "CGFloat", "Double", "Float", "TimeInterval"] {
            values[name] = "0"
        }
        for name in ["CGRect", "CGSize", "CGPoint", "UIEdgeInsets"] { values[name] = ".zero" }
        for name in [
            "UIView", "UIImage", "UIViewController", "UINavigationController", "UILabel", "UIButton",
            "UIScrollView", "UITableView", "UIImageView",
        ] { values[name] = name + "()" }
        return values
    }()
}
