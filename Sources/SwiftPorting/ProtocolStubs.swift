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

    /// The name of the class that stands for those that conform to a protocol.
    static func className(of protocolName: String) -> String {
        "PortedStub_" + protocolName.replacing(".", with: "_")
    }

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
        if superclass == nil, hasInitializers { members.append("init() {}") }
        let types = [superclass, node.name].compactMap(\.self).joined(separator: ", ")
        let name = Self.className(of: node.name)
        return "final class \(name): \(types) { \(members.joined(separator: "; ")) }"
    }

    /// The class that a class must extend to conform to what is no protocol of the app.
    private static func superclass(named name: String) -> String? {
        if name == "NSObjectProtocol" { return "NSObject" }
        let isClass = ["UIView", "UIViewController", "NSObject", "UIResponder", "UIControl"].contains(name)
        return isClass ? name : nil
    }
}
