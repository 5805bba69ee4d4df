/// Methods of extensions of UIKit's classes that selectors may name: all classes of the sources that extend one of
/// those find them.
struct ExtensionActions {
    /// The methods that call the methods of one file, by file.
    private(set) var footers: [Int: [String]] = [:]
    /// The tests of the function in the list of classes.
    private var calls: [String] = []

    /// The expression by which a class looks for a method in extensions.
    static let call = "performExtensionAction(selector, of: self, sender: sender, event: event)"

    init(_ declarations: AppDeclarations) {
        let exposed = declarations.methods.filter {
            $0.isExposed && $0.isCallable && $0.types.count <= 2 && $0.isInExtension
                && $0.owner.hasPrefix("UI") && declarations.classIndices[$0.owner] == nil
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
            }
        }
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
