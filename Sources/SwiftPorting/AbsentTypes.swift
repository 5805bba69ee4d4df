import SwiftParser
import SwiftSyntax

/// The types of modules that are not there, each with one declaration that stands for it, so that the code which uses it is
/// compiled.
///
/// Values of such a type have all members that the sources name: their values are again such, or empty values of the type
/// that is wanted. A function that wants another value ends there as it runs.
package struct AbsentTypes {
    /// The names of the types that are declared.
    package private(set) var names: Set<String> = []
    /// The uses of them, by the index of the source.
    package private(set) var uses: [Int: [OmittedCode]] = [:]
    private var lines: [String] = []
    /// Those of the types whose values nothing is known of.
    private var valueNames: Set<String> = []

    /// The class that stands for values of which nothing is known.
    package static let className = "AbsentModuleValue"
    /// The line before the declarations.
    private static let mark = "// What stands for the types of modules that are not there."

    /// Declares nothing: all types of the sources are there.
    package init() {}

    /// Declares types.
    ///
    /// - Parameters:
    ///   - names: The names that nothing declares.
    ///   - texts: The texts of all sources of the module, as they were ported.
    ///   - declared: The names of the types that the sources declare.
    ///   - lineOffset: The number of lines of a text before the first line of its source.
    ///   - isKnown: Whether there is a module of a name.
    package init(
        _ names: Set<String>, in texts: [[UInt8]], besides declared: DeclaredTypes, lineOffset: Int,
        where isKnown: (String) -> Bool
    ) {
        let wanted = names.subtracting(declared.names)
        guard !wanted.isEmpty else { return }
        var survey = Survey(wanted)
        for (index, text) in texts.enumerated() {
            let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
            let imports = ImportFinder(tree).moduleNames
            let finder = AbsentTypeFinder(wanted, isClass: declared.classes.contains)
            finder.walk(tree)
            survey.add(finder, file: index, importsAll: imports.allSatisfy(isKnown))
        }
        let types = survey.types.values.filter { $0.kind != .none }.sorted { $0.name < $1.name }
        self.names = Set(types.map(\.name))
        guard !types.isEmpty else { return }
        lines = Self.rootLines(survey) + types.flatMap { $0.declaration(inheriting: survey.members) }
        valueNames = Set(types.filter { $0.kind == .object && !$0.isOfUIKit }.map(\.name))
        for (file, found) in survey.uses {
            uses[file] = codes(found, LineOffsets(texts[file]), lineOffset)
        }
    }

    /// What is left of uses: one of a name for each line.
    private func codes(
        _ found: [(name: String, offset: Int, owner: String?, member: String?)], _ lines: LineOffsets,
        _ lineOffset: Int
    ) -> [OmittedCode] {
        var known: Set<OmittedCode> = []
        return found.filter { names.contains($0.name) }.map { use in
            OmittedCode(
                kind: .placeholder, owner: use.owner, name: use.member,
                line: max(1, lines.line(at: use.offset) - lineOffset),
                reason: "cannot find type '\(use.name)' in scope")
        }.filter { known.insert($0).inserted }
    }

    /// Returns the source of a module's list of classes with the declarations, in place of those that it has.
    ///
    /// - Parameter list: The source.
    /// - Returns: The text.
    package func added(to list: [UInt8]) -> [UInt8] {
        let text = String(decoding: list, as: UTF8.self)
        let own = text.firstRange(of: Self.mark).map { String(text[..<$0.lowerBound]) } ?? text
        guard !lines.isEmpty else { return Array(own.utf8) }
        return Array((own + ([Self.mark] + lines).joined(separator: "\n") + "\n").utf8)
    }

    /// Returns a message of the compiler in which the types are one, that of values of which nothing is known.
    ///
    /// - Parameter text: The message.
    /// - Returns: The message.
    package func unified(_ text: String) -> String {
        guard text.hasPrefix("cannot "), let mark = text.firstRange(of: " of type '") else { return text }
        let name = text[mark.upperBound...].prefix { $0 != "'" }
        guard valueNames.contains(String(name)) else { return text }
        return text[..<name.startIndex] + Self.className + text[name.endIndex...]
    }

    // MARK: Declarations

    /// What is found in all sources.
    private struct Survey {
        var types: [String: AbsentType]
        var uses: [Int: [(name: String, offset: Int, owner: String?, member: String?)]] = [:]
        var calls: Set<CallShape> = []
        var tuples: [CallShape: Int] = [:]
        var members: [String: Set<CallShape?>] = [:]

        init(_ names: Set<String>) {
            types = Dictionary(uniqueKeysWithValues: names.map { ($0, AbsentType($0)) })
        }

        /// Adds what was found in a source. Calls and members are of absent types only where these are named, or could be.
        mutating func add(_ finder: AbsentTypeFinder, file: Int, importsAll: Bool) {
            if !finder.uses.isEmpty {
                uses[file] = finder.uses
                types.merge(finder.types) { $0.merging($1) }
            }
            guard !importsAll || !finder.uses.isEmpty else { return }
            calls.formUnion(finder.calls)
            tuples.merge(finder.tuples) { max($0, $1) }
            members.merge(finder.implicitMembers) { $0.union($1) }
        }
    }

    /// The declaration of the class of values that nothing is known of.
    private static func rootLines(_ survey: Survey) -> [String] {
        let shapes = survey.calls.union([CallShape()]).sorted()
        let calls = shapes.flatMap { shape in
            function("public final func callAsFunction", shape)
                + (survey.tuples[shape].map { [tupleFunction("public final func callAsFunction", shape, $0)] }
                    ?? [])
        }
        let members = survey.members.sorted { $0.key < $1.key }.flatMap {
            Self.members(named: $0.key, $0.value)
        }
        return valueLines + (memberLines + calls + members).map { "    " + $0 } + ["}"]
    }

    /// The first lines of this class, and a function that makes values.
    private static let valueLines = [
        "func absentModuleValue<T>() -> T {",
        "    if let type = T.self as? \(className).Type, let value = type.init() as? T { return value }",
        "    if let value = InterfaceClasses.emptyValue(of: T.self) { return value }",
        "    preconditionFailure(\"a module that is not there would give this value of the type \\(T.self)\")",
        "}",
        "@dynamicMemberLookup",
        "open class \(className): Hashable, Codable, Error, Sequence, CustomStringConvertible {",
        "    public required init() {}",
        "    public required init(from decoder: any Decoder) throws {}",
        "    open func encode(to encoder: any Encoder) throws {}",
        "    public static func == (first: \(className), second: \(className)) -> Bool { first === second }",
        "    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
        "    public var description: String { \"\" }",
        "    public func makeIterator() -> AnyIterator<\(className)> { AnyIterator { nil } }",
        "    public final var count: Int { 0 }",
        "    public final var isEmpty: Bool { true }",
        "    public final var first: \(className)? { nil }",
        "    public final var last: \(className)? { nil }",
        "    public final func asNeeded<T>() -> T { absentModuleValue() }",
        "    public final subscript<K>(_ key: K) -> \(className) { get { \(className)() } set {} }",
        "    @_disfavoredOverload public final subscript<K>(_ key: K) -> \(className)? { get { nil } set {} }",
        "    @_disfavoredOverload public final subscript<K, T>(_ key: K) -> T { get { absentModuleValue() } set {} }",
    ]

    /// The subscripts for members that are not declared.
    static var memberLines: [String] {
        let member = "public final subscript"
        return [
            "\(member)(dynamicMember name: String) -> \(className) { get { \(className)() } set {} }",
            "@_disfavoredOverload \(member)(dynamicMember name: String) -> \(className)? { get { nil } set {} }",
            "@_disfavoredOverload \(member)<T>(dynamicMember name: String) -> T { get { absentModuleValue() } set {} }",
        ]
    }

    /// A function for the values that its callers may want.
    static func function(_ head: String, _ shape: CallShape) -> [String] {
        [
            "@discardableResult \(head)\(shape.genericClause())(\(shape.parameters)) -> \(className) { \(className)() }",
            "@_disfavoredOverload \(head)\(shape.genericClause())(\(shape.parameters)) -> \(className)? { nil }",
            "@_disfavoredOverload \(head)\(shape.genericClause("T"))(\(shape.parameters)) -> T { absentModuleValue() }",
        ]
    }

    /// A function whose value is taken apart.
    private static func tupleFunction(_ head: String, _ shape: CallShape, _ count: Int) -> String {
        func list(_ text: String) -> String {
            "(" + Array(repeating: text, count: count).joined(separator: ", ") + ")"
        }
        return
            "@_disfavoredOverload \(head)\(shape.genericClause())(\(shape.parameters)) -> \(list(className)) "
            + "{ \(list(className + "()")) }"
    }

    /// A property of a type.
    static func property(_ name: String) -> String {
        "public static var \(escaped(name)): \(className) { get { \(className)() } set {} }"
    }

    /// A name as it can be declared, also one that is a word of the language.
    static func escaped(_ name: String) -> String { name.hasPrefix("`") ? name : "`\(name)`" }

    /// The members of a type that are named without it.
    private static func members(named name: String, _ shapes: Set<CallShape?>) -> [String] {
        guard !["init", "self", "none", "some", "allCases", "Type"].contains(name), !name.hasPrefix("$")
        else {
            return []
        }
        let value = shapes.contains(nil) ? ["public static var \(escaped(name)): Self { Self() }"] : []
        return value
            + shapes.compactMap(\.self).filter { value.isEmpty || !$0.arguments.isEmpty }.sorted().map {
                shape in
                "public static func \(escaped(name))\(shape.genericClause())(\(shape.parameters)) -> Self { Self() }"
            }
    }
}

extension AbsentType {
    /// What this and another source show of a type.
    fileprivate func merging(_ other: AbsentType) -> AbsentType {
        var merged = self
        merged.initializers.formUnion(other.initializers)
        merged.bareInitializers.formUnion(other.bareInitializers)
        merged.failableInitializers.formUnion(other.failableInitializers)
        merged.argumentCount = max(argumentCount, other.argumentCount)
        merged.nested.merge(other.nested) { $0.merging($1) }
        merged.members.merge(other.members) { $0.union($1) }
        merged.isNamedAsType = isNamedAsType || other.isNamedAsType
        merged.hasMembers = hasMembers || other.hasMembers
        merged.isFirstOfClass = isFirstOfClass || other.isFirstOfClass
        merged.isConformedTo = isConformedTo || other.isConformedTo
        merged.hasOtherConformers = hasOtherConformers || other.hasOtherConformers
        merged.isNamedAsProtocol = isNamedAsProtocol || other.isNamedAsProtocol
        return merged
    }
}
