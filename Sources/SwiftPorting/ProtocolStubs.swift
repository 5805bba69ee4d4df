/// Classes that stand for those that conform to the protocols of an app where none of these can be made: their methods
/// do nothing, and return empty values.
struct ProtocolStubs {
    private let declarations: AppDeclarations
    private let protocols: [String: ProtocolDeclaration]

    init(_ declarations: AppDeclarations) {
        self.declarations = declarations
        protocols = Dictionary(declarations.protocols.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The declarations of the classes, each on one line, by the file that they belong to the end of.
    var footers: [Int: [String]] {
        var footers: [Int: [String]] = [:]
        for node in declarations.protocols {
            guard let text = text(of: node) else { continue }
            footers[node.file, default: []].append(text)
        }
        return footers
    }

    /// Returns the call that makes an object which stands for those that conform to a protocol.
    ///
    /// - Parameter name: The name of the protocol.
    /// - Returns: The call; nil if there is no such class, as for a protocol with associated types.
    func value(ofProtocol name: String) -> String? {
        protocols[name].flatMap(text) == nil ? nil : Self.className(of: name) + "()"
    }

    /// The name of the class that stands for those that conform to a protocol.
    private static func className(of protocolName: String) -> String {
        prefix + protocolName.replacing(".", with: "_")
    }

    /// Returns whether a name is that of such a class.
    static func isStub(_ name: String?) -> Bool { name?.hasPrefix(prefix) ?? false }

    private static let prefix = "PortedStub_"

    private func text(of node: ProtocolDeclaration) -> String? {
        var members: [String] = [], superclass: String?, hasInitializers = false
        var pending = [node.name], seen: Set<String> = []
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            guard let found = protocols[name] else {
                superclass = superclass ?? Self.superclass(named: name)
                continue
            }
            guard found.isImplementable else { return nil }
            members += found.members.filter { !members.contains($0) }
            hasInitializers = hasInitializers || found.hasInitializers
            pending += found.inherited
        }
        if hasInitializers { members = Self.completed(members, extending: superclass) }
        let types = [superclass, node.name].compactMap(\.self).joined(separator: ", ")
        let name = Self.className(of: node.name)
        return "final class \(name): \(types) { \(members.joined(separator: "; ")) }"
    }

    /// Returns the members of a class with one initializer without arguments, by which it is made.
    ///
    /// - Parameters:
    ///   - members: Its members, among them initializers.
    ///   - superclass: The class that it extends; nil for none.
    /// - Returns: The members.
    private static func completed(_ members: [String], extending superclass: String?) -> [String] {
        let plain = ProtocolDeclaration.plainInitializer
        let others = members.filter { $0 != plain }
        guard superclass != nil else { return others + [plain] }
        // A class that declares no initializer inherits this one.
        return others.contains { $0.hasPrefix("init(") } ? others + ["override " + plain] : others
    }

    /// The class that a class must extend to conform to what is no protocol of the app.
    private static func superclass(named name: String) -> String? {
        if name == "NSObjectProtocol" { return "NSObject" }
        let isClass = ["UIView", "UIViewController", "NSObject", "UIResponder", "UIControl"].contains(name)
        return isClass ? name : nil
    }
}
