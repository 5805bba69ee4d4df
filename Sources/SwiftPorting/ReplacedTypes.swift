import SwiftSyntax

/// The types that UIKit declares in place of those of Foundation, Dispatch and Swift, so that they are on the clock of a
/// render and see nothing of the machine.
enum ReplacedTypes {
    private static let names = [
        "DateComponentsFormatter", "DateFormatter", "DispatchGroup", "DispatchPredicate", "DispatchQueue",
        "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchSpecificKey",
        "DispatchTime",
        "DispatchTimeInterval", "DispatchWallTime", "DispatchWorkItem", "FileManager", "MainActor",
        "NSCondition",
        "NSConditionLock", "NSLock", "NSRecursiveLock", "NotificationCenter", "NumberFormatter", "RunLoop",
        "Task",
        "Timer", "UserDefaults",
    ]

    /// Returns the name that only UIKit has of a member of Foundation's types that it declares too; nil for others.
    ///
    /// - Parameters:
    ///   - name: The member.
    ///   - type: The name of its type.
    /// - Returns: The name.
    static func member(_ name: String, of type: String) -> String? {
        switch (type, name) {
        case ("Locale", "current"), ("Locale", "autoupdatingCurrent"): "ofRender"
        case ("Calendar", "current"), ("Calendar", "autoupdatingCurrent"): "ofRender"
        case ("Thread", "isMainThread"): "isMainOfRender"
        default: nil
        }
    }

    /// Declarations that say which type is meant where a module sees both: XCTest shows those of Foundation.
    ///
    /// - Parameter own: The names of types that the module declares itself.
    /// - Returns: The lines of a source.
    static func choices(except own: Set<String>) -> [String] {
        names.filter { !own.contains($0) }.map { "typealias \($0) = UIKit.\($0)" }
            + ["Locale", "Calendar"].filter { !own.contains($0) }.map { type in
                // Those of the module itself are meant by `.current` where the type is not written.
                "extension \(type) { "
                    + ["current", "autoupdatingCurrent"].map { "static var \($0): \(type) { .ofRender }" }
                    .joined(separator: "; ") + " }"
            } + [""]
    }
}

extension SourceRewriter {
    /// Names a member of the render where XCTest also shows that of Foundation.
    func rewriteReplacedMember(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self),
            let name = ReplacedTypes.member(node.declName.baseName.text, of: base.baseName.text)
        else { return }
        edits.replace(node.declName.textRange, with: name)
    }
}
