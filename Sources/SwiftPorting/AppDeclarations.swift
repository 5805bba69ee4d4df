import SwiftSyntax

/// A class of the sources.
struct ClassDeclaration {
    /// The name with those of the types around it, as in `Outer.Inner`.
    var name: String
    var file: Int
    /// The types after the colon.
    var inherited: [String]
    /// The access level, if written.
    var access: String?
    /// Whether extensions at the top of the file can name it.
    var isNameable: Bool
    var isGeneric: Bool
    /// The name given for Objective-C.
    var objectiveCName: String?
    /// The offset where a conformance is inserted.
    var inheritanceEnd: Int
    /// The offset of the closing brace.
    var end: Int
    /// Whether a member stands on the line of the closing brace.
    var needsSeparator: Bool
    /// The conditions of `#if` around it.
    var conditions: [String]
    /// Whether the app starts with it.
    var isMain: Bool

    /// The access level of members that are written for it, which subclasses in other modules override.
    var generatedAccess: String {
        switch access {
        case "open": "open "
        case "public": "public "
        default: ""
        }
    }

    /// The name as part of an identifier.
    var identifier: String { name.replacing(".", with: "_") }
}

/// A method of a class or protocol.
struct MethodDeclaration {
    /// The name of its type.
    var owner: String
    var file: Int
    var name: String
    /// The argument labels; nil for `_`.
    var labels: [String?]
    /// The types of the parameters.
    var types: [String]
    var selector: String
    var isExposed: Bool
    var isAction: Bool
    /// Whether it makes the controllers of segues.
    var isSegueAction: Bool
    var isOverride: Bool
    var isInExtension: Bool
    /// Whether the names of its type and parameters let it be called by name.
    var isCallable: Bool
    var isThrowing: Bool
    var returnsValue: Bool
    var conditions: [String]

    /// The name with its labels, as in `a(b:_:)`.
    var signature: String { name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }
}

/// A property that a storyboard may set.
struct PropertyDeclaration {
    var owner: String
    var file: Int
    var name: String
    /// The type without an optional's mark.
    var type: String
    var conditions: [String]
}

/// A property that other objects set before it is used: an implicitly unwrapped one, such as `var model: Model!`, or an
/// optional one that its source unwraps.
struct GivenProperty {
    /// The name of its class.
    var owner: String
    var name: String
    /// The type without the exclamation or question mark.
    var type: TypeSyntax
    /// The file of its class.
    var file: Int
    /// Whether only its file can set it.
    var isPrivate: Bool

    /// The type as an expression names it.
    var typeText: String {
        let text = flatText(type)
        return text.contains(" ") || text.contains("&") ? "(\(text))" : text
    }
}

/// An optional requirement of a protocol.
struct OptionalRequirement {
    var signature: String
    var name: String
    var protocolName: String
    /// The text of the method's parameters.
    var parameters: String
    /// The text that passes the parameters on.
    var arguments: String
    /// The selector of the method in Objective-C; nil for one that throws or waits, which is not forwarded.
    var selector: String?
    /// The type that is returned; nil for none.
    var result: String?
    var file: Int

    /// The name of the method that returns nil where the requirement is not implemented.
    var optionalName: String { name + "IfImplemented" }
    /// The type that this method returns; nil for none.
    var optionalResult: String? {
        result.map { $0.hasSuffix("?") ? $0 : $0.contains("->") ? "(\($0))?" : $0 + "?" }
    }
}

/// An optional property of a protocol.
struct OptionalProperty {
    var name: String
    var protocolName: String
    /// The type of its values.
    var type: String

    /// The name of the property that is nil where this one is not implemented.
    var optionalName: String { name.trimmingBackticks + "IfImplemented" }
    /// The type of that property.
    var optionalType: String { type.contains("->") || type.contains("&") ? "(\(type))?" : type + "?" }
}

/// What the sources declare, by name.
struct AppDeclarations {
    var classes: [ClassDeclaration] = []
    var methods: [MethodDeclaration] = []
    var properties: [PropertyDeclaration] = []
    var requirements: [OptionalRequirement] = []
    var optionalProperties: [OptionalProperty] = []
    /// The names of the properties of each type, also of those in extensions.
    var propertyNames: [String: Set<String>] = [:]
    var initializers: [InitializerDeclaration] = []
    var givenProperties: [GivenProperty] = []
    /// The types that other files can name.
    var types: [TypeDeclaration] = []
    /// The protocols that other files can name.
    var protocols: [ProtocolDeclaration] = []
    /// The types that other names stand for.
    var typeAliases: [String: TypeSyntax] = [:]
    /// What the generic parameters of types, the associated types of protocols and `Self` must be, by the type.
    var typeParameterBounds: [String: TypeParameterBounds] = [:]
    /// The types after the colon of extensions, by the extended type.
    var conformances: [String: [String]] = [:]
    /// The signatures of members with `override`, each with the classes that have it.
    var overrides: [String: Set<String>] = [:]

    /// The signatures of methods, and names of properties, of extensions with `override` that the overridden member can
    /// call, each with the extended types.
    var extensionOverrides: [String: Set<String>] = [:]
    /// The same for those without `override`, which others may override.
    var extensionMembers: [String: Set<String>] = [:]
    /// The names of properties that are lists of `AnyObject`.
    var objectLists: Set<String> = []
    /// The names of properties that are something else.
    var otherProperties: Set<String> = []
    /// The types whose metatypes properties hold, by the name of the property; nil for another type.
    var heldByProperties: [String: Set<String?>] = [:]
    /// The types whose metatypes the values of cases hold, one for each value, by the name of the case.
    var heldByCases: [String: Set<[String?]>] = [:]
    /// Whether imports have access levels: then all imports of a module need one.
    var importsHaveLevels = false
    /// Whether a source imports XCTest, which also shows Foundation, and with it what UIKit replaces here.
    var importsXCTest = false
    /// The names of the types outside others.
    var outermostTypes: Set<String> = []
    /// The classes of the modules that the sources import.
    var dependencies = ModuleClasses()

    private(set) var classIndices: [String: Int] = [:]
    private(set) var methodsByName: [String: [MethodDeclaration]] = [:]
    private(set) var requirementsByName: [String: [OptionalRequirement]] = [:]
    /// The initializers by class, also of classes of the modules that the sources import.
    private(set) var initializersByOwner: [String: [InitializerDeclaration]] = [:]

    /// Prepares the search by name.
    mutating func index() {
        for (position, entry) in classes.enumerated() where classIndices[entry.name] == nil {
            classIndices[entry.name] = position
        }
        methodsByName = Dictionary(grouping: methods, by: \.name)
        initializersByOwner = Dictionary(grouping: initializers, by: \.owner)
        initializersByOwner.merge(dependencies.initializers.filter { classIndices[$0.key] == nil }) {
            own, _ in own
        }
        requirementsByName = Dictionary(grouping: requirements, by: \.name)
        objectLists.subtract(otherProperties)
    }

    /// The type whose metatype the properties of a name hold; nil if they differ.
    func heldType(ofProperty name: String) -> String? {
        guard let types = heldByProperties[name], types.count == 1 else { return nil }
        return types.first ?? nil
    }

    /// The type whose metatype a value of the cases of a name holds; nil if they differ.
    func heldType(ofCase name: String, at index: Int) -> String? {
        guard let types = heldByCases[name], types.count == 1, let values = types.first,
            values.indices.contains(index)
        else { return nil }
        return values[index]
    }

    /// The text of the import of a module that the sources do not write.
    func importLine(of module: String) -> String {
        (importsHaveLevels ? "internal import " : "import ") + module
    }

    /// Returns the superclass of a class if the sources declare it, or the modules that they import.
    func superclass(of entry: ClassDeclaration) -> ClassDeclaration? {
        guard let written = entry.inherited.first else { return nil }
        let base = String(written.prefix { $0 != "<" })
        var scope = entry.name.split(separator: ".").dropLast().map(String.init)
        while true {
            if let index = classIndices[(scope + [base]).joined(separator: ".")] { return classes[index] }
            guard !scope.isEmpty else { break }
            scope.removeLast()
        }
        if let found = dependencies.classes[base] { return found }
        // A name may begin with that of its module.
        return base.firstIndex(of: ".").flatMap {
            dependencies.classes[String(base[base.index(after: $0)...])]
        }
    }

    /// The classes of the sources, and then of the modules that they import, that a class extends, the nearest first.
    func superclasses(of entry: ClassDeclaration) -> [ClassDeclaration] {
        var found: [ClassDeclaration] = [], current = entry
        // A circle of superclasses does not compile; it must not keep this from ending.
        for _ in 0..<64 {
            guard let next = superclass(of: current), next.name != entry.name else { break }
            found.append(next)
            current = next
        }
        return found
    }

    /// Returns the signatures of the designated initializers that a class declares.
    func designatedInitializers(of entry: ClassDeclaration) -> Set<String> {
        Set((initializersByOwner[entry.name] ?? []).filter { !$0.isConvenience }.map(\.signature))
    }

    /// Whether a class is a view controller, as far as the sources show.
    func isController(_ entry: ClassDeclaration) -> Bool {
        let current = superclasses(of: entry).last ?? entry
        guard let base = current.inherited.first?.prefix(while: { $0 != "<" }) else { return false }
        return base.hasSuffix("Controller") && !base.hasSuffix("PresentationController")
    }

    /// Whether a class extends one of the system's layers.
    func isLayer(_ entry: ClassDeclaration) -> Bool {
        (superclasses(of: entry).last ?? entry).inherited.first.map(
            RegisteredInitializers.layerClasses.contains) ?? false
    }

    /// The class of the app delegate: the one that the app starts with, or else the first that says so.
    var applicationDelegate: ClassDeclaration? {
        let delegates = classes(conformingTo: ["UIApplicationDelegate"])
        return delegates.first(where: \.isMain) ?? delegates.first
    }

    /// The classes of delegates of scenes.
    var sceneDelegates: [ClassDeclaration] {
        classes(conformingTo: ["UIWindowSceneDelegate", "UISceneDelegate"])
    }

    private func classes(conformingTo protocols: Set<String>) -> [ClassDeclaration] {
        classes.filter { entry in
            let types = entry.inherited + (conformances[entry.name] ?? [])
            return !protocols.isDisjoint(with: types) && !entry.isGeneric && entry.conditions.isEmpty
        }
    }
}
