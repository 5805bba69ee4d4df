import SwiftSyntax

extension SourceRewriter {
    /// Makes a stored `dynamic` property notify its observers of changes, as the Objective-C runtime does on iOS.
    func announceChanges(of node: VariableDeclSyntax) {
        let modifiers = node.modifiers.map(\.name.text)
        guard modifiers.contains("dynamic"), node.bindingSpecifier.text == "var",
            !["static", "class", "lazy", "override"].contains(where: modifiers.contains),
            node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        // Only objects of Foundation's root can be observed.
        edits.insert(
            " { didSet { (self as AnyObject as? NSObject)?.didChangeValue(forKey: \"\(name)\") } }",
            at: binding.textRange.upperBound)
    }
}
