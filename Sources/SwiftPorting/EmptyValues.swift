import SwiftSyntax

/// Writes the values that stand for what an app gives its objects: nil, zero, false, an empty text or list, the first
/// case of an enumeration, and objects made of such values.
struct EmptyValues {
    private let declarations: AppDeclarations
    private let initializers: [String: [InitializerDeclaration]]
    private let types: [String: TypeDeclaration]
    /// The classes with properties that others set.
    private let givenOwners: Set<String>
    /// The types that declare a protocol, by its name.
    private let conforming: [String: [TypeDeclaration]]

    /// How many objects may be inside one another. Chosen: what controllers with a model of models need.
    private static let depthLimit = 4

    init(_ declarations: AppDeclarations) {
        self.declarations = declarations
        givenOwners = Set(declarations.givenProperties.map(\.owner))
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

    /// Returns an expression that makes an object of a class with the fewest arguments, all of them empty.
    ///
    /// - Parameter entry: The class.
    /// - Returns: The expression; nil if each initializer wants something that cannot be empty.
    func object(of entry: ClassDeclaration) -> String? { object(of: entry, depth: 0) }

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
        declarations.classIndices[type.name] == nil ? value(of: type, 0) : object(of: type, 0)
    }

    private func object(of entry: ClassDeclaration, depth: Int) -> String? {
        let own = declarations.initializers.filter { $0.owner == entry.name }
        // A class without initializers of its own that are designated has those of its superclass.
        let isInheriting = !own.contains { !$0.isConvenience }
        let candidates = (initializers[entry.name] ?? []) + (isInheriting ? inherited(by: entry) : [])
        if let call = call(of: entry.name, candidates.filter { !$0.isForCoder }, depth) { return call }
        return own.isEmpty && declarations.superclass(of: entry) == nil ? "\(entry.name)()" : nil
    }

    private func inherited(by entry: ClassDeclaration) -> [InitializerDeclaration] {
        var found: [InitializerDeclaration] = [], current = entry
        // A circle of superclasses does not compile; it must not keep this from ending.
        for _ in 0..<64 {
            guard let next = declarations.superclass(of: current), next.name != entry.name else { break }
            let own = initializers[next.name] ?? []
            found += own
            guard !own.contains(where: { !$0.isConvenience }) else { break }
            current = next
        }
        return found
    }

    /// Returns the call of the initializer that wants the fewest arguments.
    private func call(of name: String, _ candidates: [InitializerDeclaration], _ depth: Int) -> String? {
        let calls = candidates.compactMap { initializer in
            arguments(initializer.parameters, in: initializer.owner, depth).map {
                (count: initializer.parameters.count, text: $0)
            }
        }
        return calls.min { $0.count < $1.count }.map { "\(name)(\($0.text))" }
    }

    private func arguments(
        _ parameters: [InitializerDeclaration.Parameter], in scope: String, _ depth: Int
    ) -> String? {
        guard depth < Self.depthLimit else { return nil }
        var texts: [String] = []
        for parameter in parameters {
            guard let value = value(of: parameter.type, in: scope, depth) else { return nil }
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
        if let attributed = type.as(AttributedTypeSyntax.self) {
            let isReference = attributed.specifiers.contains { flatText($0) == "inout" }
            return isReference ? nil : value(of: attributed.baseType, in: scope, depth)
        }
        if let function = type.as(FunctionTypeSyntax.self) { return closure(of: function) }
        if let existential = type.as(SomeOrAnyTypeSyntax.self) {
            return value(of: existential.constraint, in: scope, depth)
        }
        let name = flatText(type)
        return Self.knownValues[name] ?? declaredValue(of: name, in: scope, depth)
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
            guard !scopes.isEmpty else { break }
            scopes.removeLast()
        }
        guard depth < Self.depthLimit else { return nil }
        return (conforming[name] ?? []).lazy.compactMap { value(of: $0, depth + 1) }.first
    }

    private func value(of type: TypeDeclaration, _ depth: Int) -> String? {
        if let name = type.values.first { return "\(type.name).\(name)" }
        guard depth < Self.depthLimit else { return nil }
        if declarations.classIndices[type.name] != nil { return object(of: type, depth) }
        if let call = call(of: type.name, initializers[type.name] ?? [], depth + 1) { return call }
        guard let members = type.memberwise else { return nil }
        return arguments(members, in: type.name, depth + 1).map { "\(type.name)(\($0))" }
    }

    /// Returns an object of a class, which gets what others would set.
    private func object(of type: TypeDeclaration, _ depth: Int) -> String? {
        guard let index = declarations.classIndices[type.name] else { return nil }
        let entry = declarations.classes[index]
        guard !entry.isGeneric, entry.isNameable, let made = object(of: entry, depth: depth + 1) else {
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
