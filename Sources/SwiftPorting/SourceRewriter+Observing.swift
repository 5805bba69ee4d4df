import SwiftSyntax

extension SourceRewriter {
    /// Makes a `dynamic` property notify its observers of changes, as the Objective-C runtime does on iOS: a stored one by
    /// an observer of its own, others at the end of their setter or observer.
    func announceChanges(of node: VariableDeclSyntax) {
        let modifiers = node.modifiers.map(\.name.text)
        guard modifiers.contains("dynamic"), node.bindingSpecifier.text == "var",
            !["static", "class", "lazy"].contains(where: modifiers.contains),
            node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        // Only objects of Foundation's root can be observed.
        let announcement = "(self as AnyObject as? NSObject)?.didChangeValue(forKey: \"\(name)\")"
        if let block = binding.accessorBlock {
            guard let setter = setter(of: block) else { return }
            edits.insert(" defer { \(announcement) };", at: setter.leftBrace.textRange.upperBound)
        } else if !modifiers.contains("override") {
            edits.insert(" { didSet { \(announcement) } }", at: binding.textRange.upperBound)
        }
    }

    /// Returns what runs as a property is set: its setter, or its observer.
    private func setter(of block: AccessorBlockSyntax) -> CodeBlockSyntax? {
        guard case .accessors(let accessors) = block.accessors else { return nil }
        return accessors.first { ["set", "didSet"].contains($0.accessorSpecifier.text) }?.body
    }
}
