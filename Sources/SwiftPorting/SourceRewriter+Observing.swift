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

    /// Makes the override of the method of observers by key path, in a class that is no responder, a method of the class
    /// itself, and the class an observer: Swift on Linux cannot override a method of Foundation's root.
    func rewriteObserver(_ node: FunctionDeclSyntax) {
        let signature = MethodShape(node).signature
        guard signature == "observeValue(forKeyPath:of:change:context:)",
            node.isMember, node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true,
            let type = types.last, let index = declarations.classIndices[type],
            let modifier = node.modifiers.first(where: { $0.name.text == "override" })
        else { return }
        let entry = declarations.classes[index], line = declarations.superclasses(of: entry)
        let overriding = declarations.overrides[signature] ?? []
        guard !line.contains(where: { overriding.contains($0.name) }),
            let root = (line.last ?? entry).inherited.first,
            Self.observingRoots.contains(root) || RegisteredInitializers.layerClasses.contains(root)
        else { return }
        edits.blank(modifier.textRange)
        if !entry.inherited.contains("KeyPathObserver") {
            edits.insert(", KeyPathObserver", at: entry.inheritanceEnd)
        }
    }

    /// Classes of the system that are no responders, and that apps extend.
    private static let observingRoots: Set<String> = [
        "NSObject", "Operation", "UIGestureRecognizer", "UIPanGestureRecognizer",
        "UITapGestureRecognizer", "UIBarButtonItem", "UITabBarItem", "UINavigationItem",
        "UIPresentationController", "UICollectionViewLayout", "UICollectionViewFlowLayout",
        "NSLayoutConstraint", "NSManagedObject",
    ]
}
