/// Writes what finds the outlets and actions of the sources' classes by name.
///
/// A class gets the methods of `InterfaceBuilderConnectable` on the line of its closing brace. They call methods in
/// extensions at the ends of the files that declare its outlets and actions, which reach private members of their
/// file.
struct ConnectionGenerator {
    private let declarations: AppDeclarations
    private let properties: [String: [PropertyDeclaration]]
    private let methods: [String: [MethodDeclaration]]
    private let segueActions: [String: [MethodDeclaration]]
    /// The names of the classes that are connectable by their own members.
    private let connectable: Set<String>
    /// Whether classes of UIKit have methods in extensions that selectors may name.
    private let hasExtensionActions: Bool

    /// What a class gets.
    struct Result {
        /// The text after the types of its declaration.
        var conformance = ""
        /// Members on one line.
        var members: [String] = []
        /// Declarations at the ends of files.
        var footers: [Int: [String]] = [:]
    }

    init(_ declarations: AppDeclarations, hasExtensionActions: Bool) {
        self.declarations = declarations
        self.hasExtensionActions = hasExtensionActions
        properties = Dictionary(grouping: declarations.properties, by: \.owner)
        let actions = declarations.methods.filter {
            $0.isExposed && !$0.isSegueAction && $0.isCallable && $0.types.count <= 2
        }
        methods = Dictionary(grouping: actions, by: \.owner)
        let makers = declarations.methods.filter {
            $0.isSegueAction && $0.isCallable && (1...3).contains($0.types.count)
        }
        segueActions = Dictionary(grouping: makers, by: \.owner)
        let extending = declarations.classes.filter {
            hasExtensionActions && $0.inherited.first?.hasPrefix("UI") ?? false
        }
        connectable = Set(properties.keys).union(methods.keys).union(segueActions.keys).intersection(
            declarations.classIndices.keys
        )
        .union(extending.map(\.name))
    }

    /// The names of the classes that are connectable, those of other modules included.
    var connectableClasses: Set<String> { connectable.union(declarations.dependencies.connectable) }

    /// Returns what a class gets.
    func result(for entry: ClassDeclaration) -> Result {
        guard connectable.contains(entry.name) else { return Result() }
        let isRoot = !hasConnectableSuperclass(entry)
        var result = Result()
        if isRoot {
            result.conformance = "InterfaceBuilderConnectable"
        }
        let own = properties[entry.name] ?? [], actions = methods[entry.name] ?? []
        let unwinding = actions.filter { $0.isAction && $0.types == ["UIStoryboardSegue"] }
        let access = entry.generatedAccess
        let head = (isRoot ? "" : "override ") + access
        if isRoot || !own.isEmpty {
            let body = body(
                own.map { (file: $0.file, text: text(of: $0), conditions: $0.conditions) }, of: entry,
                "setOutlet", Self.outletParameters, "(name, to: object)", into: &result)
            result.members.append(
                "\(head)func setOutlet\(Self.outletParameters) { " + body
                    + (isRoot ? "" : " || super.setOutlet(name, to: object)") + " }")
        }
        if isRoot || !actions.isEmpty {
            let body = body(
                actions.map { (file: $0.file, text: Self.text(of: $0), conditions: $0.conditions) },
                of: entry,
                "performAction", Self.actionParameters, "(selector, sender: sender, event: event)",
                into: &result)
            result.members.append(
                "\(head)func performAction\(Self.actionParameters) { " + body
                    + (isRoot
                        ? (hasExtensionActions ? " || " + ExtensionActions.call : "")
                        : " || super.performAction(selector, sender: sender, event: event)") + " }"
            )
        }
        let makers = segueActions[entry.name] ?? []
        // An override needs the method in the first class that conforms to the protocol.
        if !makers.isEmpty || isRoot && (!segueActions.isEmpty || !access.isEmpty) {
            let body = body(
                makers.map { (file: $0.file, text: Self.segueText(of: $0), conditions: $0.conditions) },
                of: entry, "performSegueAction", Self.segueParameters, Self.segueArguments,
                into: &result)
            result.members.append(
                "\(head)func performSegueAction\(Self.segueParameters) { " + body
                    + (isRoot ? "" : " || super.performSegueAction" + Self.segueArguments) + " }")
        }
        if isRoot || !unwinding.isEmpty {
            let names = unwinding.map { "\"\($0.selector)\"" }.joined(separator: ", ")
            result.members.append(
                "\(head)var unwindActions: [Selector] { [\(names)]\(isRoot ? "" : " + super.unwindActions") }"
            )
        }
        return result
    }

    private static let outletParameters = "(_ name: String, to object: Any?) -> Bool"
    static let actionParameters = "(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool"

    private static let segueParameters =
        "(_ selector: Selector, coder: NSCoder, sender: Any?, segueIdentifier identifier: String?, "
        + "controller: inout UIViewController?) -> Bool"
    private static let segueArguments =
        "(selector, coder: coder, sender: sender, segueIdentifier: identifier, controller: &controller)"

    private func hasConnectableSuperclass(_ entry: ClassDeclaration) -> Bool {
        var current = entry
        // A circle of superclasses does not compile; it must not keep this from ending.
        for _ in 0..<64 {
            guard let next = declarations.superclass(of: current), next.name != entry.name else {
                return false
            }
            if connectable.contains(next.name) { return true }
            if declarations.classIndices[next.name] == nil,
                declarations.dependencies.connectable.contains(next.name)
            {
                return true
            }
            current = next
        }
        return false
    }

    /// Adds the methods with the cases of each file, and returns the expression that calls them.
    private func body(
        _ cases: [(file: Int, text: String, conditions: [String])], of entry: ClassDeclaration,
        _ name: String, _ parameters: String, _ arguments: String, into result: inout Result
    ) -> String {
        var calls: [String] = []
        let files = Dictionary(grouping: cases, by: \.file)
        let others = files.keys.filter { $0 != entry.file }.sorted()
        for file in (files[entry.file] == nil ? [] : [entry.file]) + others {
            let suffix = calls.isEmpty ? "" : "\(calls.count + 1)"
            let method = "\(name)Of\(entry.identifier)\(suffix)"
            let subject = name == "setOutlet" ? "name" : "selector.description"
            let own = (files[file] ?? []).map { (text: $0.text, conditions: $0.conditions) }
            if entry.isNameable {
                let lines = Self.method(method, parameters, subject, own, Set(entry.conditions))
                let text = ["extension \(entry.name) {"] + lines.map { "    " + $0 } + ["}"]
                result.footers[file, default: []] += Self.wrapped(text, in: entry.conditions)
            } else {
                let open = own.filter { $0.conditions == entry.conditions }
                result.members.append(
                    Self.method(method, parameters, subject, open, Set(entry.conditions))
                        .map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " "))
            }
            calls.append(method + arguments.replacing("to: object", with: "object"))
        }
        return calls.isEmpty ? "false" : calls.joined(separator: " || ")
    }

    /// Returns the lines of a method that chooses among cases.
    static func method(
        _ name: String, _ parameters: String, _ subject: String,
        _ cases: [(text: String, conditions: [String])], _ outer: Set<String>
    ) -> [String] {
        let parameters = parameters.replacing("to object", with: "_ object")
        var lines = ["func \(name)\(parameters) {", "    switch \(subject) {"]
        for entry in cases {
            lines += wrapped(
                ["    " + entry.text], in: entry.conditions.filter { !outer.contains($0) })
        }
        return lines + ["    default: return false", "    }", "}"]
    }

    /// Returns lines between `#if` and `#endif`; the lines themselves without conditions.
    static func wrapped(_ lines: [String], in conditions: [String]) -> [String] {
        guard !conditions.isEmpty else { return lines }
        return ["#if \(conditions.joined(separator: " && "))"] + lines + ["#endif"]
    }

    // MARK: Cases

    private func text(of property: PropertyDeclaration) -> String {
        let value = Self.conversion(of: "object", to: property.type)
        return
            "case \"\(property.name.trimmingBackticks)\": guard let value = \(value) else { return false };"
            + " self.\(property.name) = value; return true;"
    }

    /// Returns the case of a method.
    static func text(of method: MethodDeclaration) -> String {
        let (check, call) = call(of: method, with: ["sender", "event"])
        return "case \"\(method.selector)\": \(check)"
            + (method.returnsValue || method.isThrowing ? "_ = " : "") + call + "; return true;"
    }

    /// Returns the case of a method that makes the controller of a segue.
    private static func segueText(of method: MethodDeclaration) -> String {
        let (check, call) = call(of: method, with: ["coder", "sender", "identifier"])
        return "case \"\(method.selector)\": \(check)controller = \(call); return true;"
    }

    /// Returns the call of a method with arguments of other types, and the check that they are those of its parameters.
    private static func call(
        of method: MethodDeclaration, with sources: [String]
    ) -> (check: String, call: String) {
        var conditions: [String] = [], arguments: [String] = []
        for (index, type) in method.types.enumerated() {
            let label = method.labels[index].map { $0 + ": " } ?? ""
            let source = sources[index]
            switch type {
            case "NSCoder": arguments.append("\(label)\(source)")
            case "Any?", "AnyObject?":
                arguments.append("\(label)\(source)\(type == "Any?" ? "" : " as AnyObject?")")
            case "Any": arguments.append("\(label)\(source) as Any")
            case "AnyObject":
                conditions.append("let \(source)")
                arguments.append("\(label)\(source) as AnyObject")
            case _ where type.hasSuffix("?") || type.hasSuffix("!"):
                arguments.append("\(label)\(source) as Any as? \(type.dropLast())")
            default:
                conditions.append("let \(source) = \(source) as Any as? \(type)")
                arguments.append("\(label)\(source)")
            }
        }
        let check =
            conditions.isEmpty
            ? "" : "guard \(conditions.joined(separator: ", ")) else { return false }; "
        let call =
            "\(method.isThrowing ? "try? " : "")self.\(method.name)(\(arguments.joined(separator: ", ")))"
        return (check, call)
    }

    /// Returns the conversion of a value of Interface Builder, which has its own types of numbers.
    private static func conversion(of name: String, to type: String) -> String {
        switch type {
        case "CGFloat", "Float", "Double", "Int", "UInt", "NSInteger":
            let others = ["Double", "CGFloat", "Int"].filter { $0 != type }
            let conversions = others.map { "(\(name) as? \($0)).map({ \(type)($0) })" }
            return "(\(name) as? \(type)) ?? " + conversions.joined(separator: " ?? ")
        case _ where type.hasPrefix("any ") || (type.contains("&") && !type.hasPrefix("(")):
            return "\(name) as? (\(type))"
        default: return "\(name) as? \(type)"
        }
    }
}
