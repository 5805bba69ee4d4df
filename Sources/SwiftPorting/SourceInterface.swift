import Files
import SwiftParser
import SwiftSyntax

/// What other sources can see of a source: everything but the bodies of functions and accessors.
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

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.textRange)
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter = node.accessors else { return .visitChildren }
        found.append(node.textRange)
        return .skipChildren
    }
}
