import SwiftSyntax

/// How the sources of a module use a type that nothing declares, and the declaration that stands for it.
struct AbsentType {
    let name: String
    /// The calls that make values of it.
    var initializers: Set<CallShape> = []
    /// Those of them whose result is unwrapped.
    var failableInitializers: Set<CallShape> = []
    /// Those of them without generic arguments.
    var bareInitializers: Set<CallShape> = []
    /// The number of its generic arguments.
    var argumentCount = 0
    /// The types inside it.
    var nested: [String: AbsentType] = [:]
    /// Whether it is named where only a type can be.
    var isNamedAsType = false
    /// Its own members that are named, with the calls of them; nil for one that is not called.
    var members: [String: Set<CallShape?>] = [:]
    /// Whether members of it are named.
    var hasMembers = false
    /// Whether a class has it as the first type after its colon.
    var isFirstOfClass = false
    /// Whether another declaration has it after its colon, or a class as a later one.
    var isConformedTo = false
    /// Whether something that need not be a class conforms to it.
    var hasOtherConformers = false
    /// Whether it is named with `any` or `some`.
    var isNamedAsProtocol = false

    init(_ name: String) { self.name = name }

    // MARK: Kind

    /// What stands for a type.
    enum Kind { case none, `protocol`, object }

    /// What stands for it: nothing for a possible superclass, in place of which a class of UIKit is written, and for what
    /// may be a function or constant.
    var kind: Kind {
        let isMade = !initializers.isEmpty || !nested.isEmpty || hasMembers || argumentCount > 0
        if isNamedAsProtocol || isConformedTo || isFirstOfClass {
            let isProtocol = isNamedAsProtocol || isConformedTo || Self.isNamedLikeProtocol(name)
            return isProtocol && !isMade ? .protocol : .none
        }
        if isNamedAsType || !nested.isEmpty || hasMembers || argumentCount > 0 { return .object }
        let isFunction = name.prefix { $0.isUppercase }.count > 2 && initializers.contains(where: \.isOfC)
        return initializers.isEmpty || isFunction ? .none : .object
    }

    private static func isNamedLikeProtocol(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Protocol", "able", "ible"].contains(where: name.hasSuffix)
    }

    // MARK: Declaration

    /// The declaration of what stands for it.
    ///
    /// - Parameter inherited: The members that values of all such types have.
    /// - Returns: The lines.
    func declaration(inheriting inherited: [String: Set<CallShape?>]) -> [String] {
        switch kind {
        case .none: return []
        case .protocol:
            return ["public protocol \(name)\(hasOtherConformers ? "" : ": AnyObject") {}"]
        case .object: return objectDeclaration("", inherited) + membersOfAny
        }
    }

    /// Whether it stands in for a class of UIKit, by its name.
    var isOfUIKit: Bool { baseName != nil }

    private var baseName: String? {
        argumentCount == 0 && nested.isEmpty ? Omission.replacement(named: name) : nil
    }

    private func objectDeclaration(
        _ indentation: String, _ inherited: [String: Set<CallShape?>]
    ) -> [String] {
        let base = baseName
        let parameters = (0..<argumentCount).map { "T\($0)" }.joined(separator: ", ")
        let generic = argumentCount == 0 ? "" : "<\(parameters)>"
        let inner = indentation + "    "
        var lines: [String] = []
        if base != nil { lines.append(indentation + "@dynamicMemberLookup") }
        lines.append("\(indentation)open class \(name)\(generic): \(base ?? AbsentTypes.className) {")
        if base != nil { lines += AbsentTypes.memberLines.map { inner + $0 } }
        if argumentCount == 0 {
            lines.append("\(inner)public static var allCases: [\(name)] { [] }")
        }
        for shape in initializers.sorted() {
            let isFailable = failableInitializers.contains(shape)
            guard isFailable || !shape.arguments.isEmpty else { continue }
            lines.append(inner + initializer(shape, base: base, isFailable: isFailable))
            if argumentCount == 1, bareInitializers.contains(shape), let bound = shape.binding("T0") {
                // The argument says which the generic one is.
                lines.append(inner + initializer(bound, base: base, isFailable: isFailable))
            }
        }
        for type in nested.values.sorted(by: { $0.name < $1.name }) {
            lines += type.objectDeclaration(inner, inherited)
        }
        if argumentCount == 0 { lines += ownMembers(base == nil ? inherited : [:]).map { inner + $0 } }
        return lines + [indentation + "}"]
    }

    /// The members of a generic type, which are named without its arguments: these are `Any` then.
    private var membersOfAny: [String] {
        guard argumentCount > 0, !members.isEmpty else { return [] }
        let conditions = (0..<argumentCount).map { "T\($0) == Any" }.joined(separator: ", ")
        return ["extension \(name) where \(conditions) {"] + ownMembers([:]).map { "    " + $0 } + ["}"]
    }

    /// The members of the type that it does not inherit. Those that are not called have one type each.
    private func ownMembers(_ inherited: [String: Set<CallShape?>]) -> [String] {
        members.sorted { $0.key < $1.key }.flatMap { name, shapes -> [String] in
            guard name != "allCases" else { return [] }
            let others = shapes.subtracting(inherited[name] ?? [])
            return others.sorted { ($0 ?? CallShape()) < ($1 ?? CallShape()) }.flatMap { shape -> [String] in
                guard let shape else { return [AbsentTypes.property(name)] }
                return AbsentTypes.function("public static func " + AbsentTypes.escaped(name), shape)
            }
        }
    }

    private func initializer(_ shape: CallShape, base: String?, isFailable: Bool) -> String {
        let mark = isFailable ? "?" : ""
        let isPreferred = base == nil
        // Those of a class of UIKit are preferred.
        return (isPreferred ? "" : "@_disfavoredOverload ")
            + "public convenience init\(mark)\(shape.genericClause())(\(shape.parameters)) "
            + "{ self.init(\(base.flatMap { Self.arguments[$0] } ?? "")) }"
    }

    /// The arguments that classes of UIKit cannot be made without.
    private static let arguments = [
        "UICollectionView": "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()",
        "UICollectionViewController": "collectionViewLayout: UICollectionViewFlowLayout()",
    ]
}
