/// Methods of extensions of UIKit's classes that selectors may name: all classes of the sources that extend one of
/// those find them, and the list of classes has them for objects of UIKit's own classes.
struct ExtensionActions {
    /// The methods that call the methods of one file, by file.
    private(set) var footers: [Int: [String]] = [:]
    /// The tests of the function in the list of classes.
    private var calls: [String] = []
    /// The statements that add the methods to the list of classes.
    private(set) var registrations: [String] = []

    /// The expression by which a class looks for a method in extensions.
    static let call = "performExtensionAction(selector, of: self, sender: sender, event: event)"

    init(_ declarations: AppDeclarations) {
        let exposed = declarations.methods.filter {
            $0.isExposed && $0.isCallable && $0.types.count <= 2 && $0.isInExtension
                && Self.isOfUIKit($0.owner) && declarations.classIndices[$0.owner] == nil
        }
        let owners = Dictionary(grouping: exposed, by: \.owner)
        for owner in owners.keys.sorted() {
            let files = Dictionary(grouping: owners[owner] ?? [], by: \.file)
            for (index, file) in files.keys.sorted().enumerated() {
                let identifier = owner.replacing(".", with: "_")
                let name = "performActionOf\(identifier)" + (index == 0 ? "" : "\(index + 1)")
                let cases = (files[file] ?? []).map {
                    (text: ConnectionGenerator.text(of: $0), conditions: $0.conditions)
                }
                let method = ConnectionGenerator.method(
                    name, ConnectionGenerator.actionParameters, "selector.description", cases, [])
                footers[file, default: []] += ["extension \(owner) {"] + method.map { "    " + $0 } + ["}"]
                calls.append(
                    "    if let object = object as? \(owner), "
                        + "object.\(name)(selector, sender: sender, event: event) { return true }")
                register(files[file] ?? [], of: owner, calledBy: name)
            }
        }
    }

    /// Adds methods of one file, those of each condition by one statement.
    private mutating func register(_ methods: [MethodDeclaration], of owner: String, calledBy name: String) {
        let groups = Dictionary(grouping: methods, by: \.conditions)
        for conditions in groups.keys.sorted(by: { $0.joined() < $1.joined() }) {
            let selectors = (groups[conditions] ?? []).map { "\"\($0.selector)\"" }.joined(separator: ", ")
            registrations += ConnectionGenerator.wrapped(
                [
                    "ported.addExtensionMethods(of: \(owner).self, [\(selectors)]) "
                        + "{ $0.\(name)($1, sender: $2, event: $3) }"
                ], in: conditions)
        }
    }

    /// Whether UIKit shows a class.
    private static func isOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") || ["NSObject", "NSLayoutConstraint", "CALayer"].contains(name)
    }

    /// Whether there are none.
    var isEmpty: Bool { calls.isEmpty }

    /// The function that looks for a method in all extensions.
    var function: String {
        guard !isEmpty else { return "" }
        let head = [
            "", "/// Calls a method of an extension of UIKit's classes, and returns whether there is one.",
            "func performExtensionAction(",
            "    _ selector: Selector, of object: AnyObject, sender: Any?, event: UIEvent?", ") -> Bool {",
        ]
        return (head + calls + ["    return false", "}", ""]).joined(separator: "\n")
    }
}
