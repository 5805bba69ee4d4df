import Files
import SwiftParser
import SwiftSyntax

/// What other sources can see of a source: everything but the bodies of functions and accessors. The bodies of those that
/// return `some` type are seen, since they say which, and those that others may have a copy of (`@inlinable`).
package enum SourceInterface {
    /// Returns a digest of a source that stays the same when only bodies change.
    ///
    /// - Parameter text: The text of the source.
    /// - Returns: The digest, as hexadecimal digits.
    package static func digest(of text: [UInt8]) -> String {
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = BodyFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        var digest = FastDigest(), start = 0
        text.withUnsafeBytes { bytes in
            for body in finder.found where body.lowerBound >= start {
                digest.add(UnsafeRawBufferPointer(rebasing: bytes[start..<body.lowerBound]))
                start = body.upperBound
            }
            digest.add(UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
        return digest.text
    }
}

/// Finds the bodies of functions and accessors.
private final class BodyFinder: SyntaxVisitor {
    private(set) var found: [Range<Int>] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        isSeen(node.signature.returnClause?.type, node.attributes) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        isSeen(node.returnClause.type, node.attributes) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        isSeen(nil, node.attributes) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        node.bindings.contains { isSeen($0.typeAnnotation?.type, node.attributes) }
            ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.textRange)
        return .skipChildren
    }

    /// A value may give its property or constant the type: also the branches and closures in it are seen.
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter = node.accessors else { return .visitChildren }
        found.append(node.textRange)
        return .skipChildren
    }

    /// Whether the body of a declaration is seen by others.
    private func isSeen(_ type: TypeSyntax?, _ attributes: AttributeListSyntax) -> Bool {
        let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        if !Self.copiedBodies.isDisjoint(with: names) { return true }
        return type?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } ?? false
    }

    /// The attributes of functions whose bodies the compiler may copy to where they are called.
    private static let copiedBodies: Set = [
        "inlinable", "inline", "_transparent", "_alwaysEmitIntoClient", "backDeployed",
    ]
}
