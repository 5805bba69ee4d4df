import Files
import SwiftParser
import SwiftSyntax

/// Reads the targets of a manifest in Swift: `Package.swift` of the Swift package manager, `Project.swift` of Tuist.
///
/// The calls that declare targets are read, not run: a value that is no literal is not known.
///
/// Sources: the documentations of `PackageDescription` and `ProjectDescription`.
struct SwiftManifest {
    /// The names of the files, the one that declares an app first.
    static let fileNames = ["Project.swift", "Package.swift"]
    /// The targets, without tests, in the order of the manifest.
    private(set) var targets: [DeclaredTarget] = []

    /// Reads a manifest.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `ProjectFileError` if it cannot be read.
    init(path: String) throws(ProjectFileError) {
        let bytes = try projectFile(path)
        let finder = TargetCallFinder(viewMode: .sourceAccurate)
        finder.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
        let isPackage = path.hasSuffix("/Package.swift")
        targets = finder.calls.compactMap { isPackage ? $0.packageTarget : $0.projectTarget }
    }
}

/// Finds the calls that declare targets.
private final class TargetCallFinder: SyntaxVisitor {
    private(set) var calls: [ManifestCall] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let call = ManifestCall(node)
        guard ManifestCall.targetNames.contains(call.name), call.text("name") != nil else {
            return .visitChildren
        }
        calls.append(call)
        // Its dependencies are targets by name, not declarations.
        return .skipChildren
    }
}

/// A call in a manifest, such as `.target(name: "Kit")`.
private struct ManifestCall {
    /// The name of what is called, without its type.
    let name: String
    private let arguments: [String: ExprSyntax]

    static let targetNames: Set<String> = ["target", "executableTarget", "Target", "testTarget"]

    init(_ node: FunctionCallExprSyntax) {
        let called = node.calledExpression
        name =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        arguments = Dictionary(
            node.arguments.compactMap { entry in entry.label.map { ($0.text, entry.expression) } }
        ) { first, _ in first }
    }

    /// Returns an argument that is a text.
    func text(_ label: String) -> String? {
        arguments[label]?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// Returns an argument that is a list, or the list in a call such as `.sourceFilesList(globs: [])`.
    private func elements(_ label: String) -> [ExprSyntax] {
        guard let value = arguments[label] else { return [] }
        if let list = value.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
        let inner = value.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
        return inner?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [value]
    }

    private func texts(_ label: String) -> [String] {
        elements(label).compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    }

    /// The name of a value such as `.app`.
    private func caseName(_ label: String) -> String? { arguments[label].flatMap(Self.caseName(of:)) }

    /// Returns the name of a value such as `.app`; nil for another value.
    private static func caseName(of value: ExprSyntax) -> String? {
        value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// The names of the targets that this one is built from, which may also be products of other packages.
    private var dependencies: [String] {
        elements("dependencies").compactMap { value in
            if let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return text }
            guard let call = value.as(FunctionCallExprSyntax.self).map(ManifestCall.init) else { return nil }
            return ["target", "byName"].contains(call.name) ? call.text("name") : nil
        }
    }

    /// The target of a package; nil for tests.
    var packageTarget: DeclaredTarget? {
        guard name != "testTarget", name != "Target", let target = text("name") else { return nil }
        let folder = text("path") ?? "Sources/" + target
        let excluded = texts("exclude"), listed = texts("sources")
        let sources = (listed.isEmpty ? [""] : listed).map { part in
            DeclaredTarget.SourcePattern(
                path: part.isEmpty ? folder : folder + "/" + part, excluded: excluded)
        }
        var made = DeclaredTarget(
            name: target, moduleName: AppTarget.moduleName(of: target), isApp: name == "executableTarget",
            sources: sources)
        made.dependencies = dependencies
        made.isProgramOfPackage = made.isApp
        made.conditions = DeclaredTarget.packageConditions
        made.resources = elements("resources").compactMap { value in
            guard let call = value.as(FunctionCallExprSyntax.self),
                let path = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
                    .representedLiteralValue
            else { return nil }
            return .init(path: folder + "/" + path, isWhole: ManifestCall(call).name == "copy")
        }
        made.hasModuleBundle = !made.resources.isEmpty
        made.resources.append(.init(path: folder, isByType: true, excluded: excluded))
        return made
    }

    /// The target of a project of Tuist; nil for tests and extensions.
    var projectTarget: DeclaredTarget? {
        let product = caseName("product") ?? "app"
        guard let target = text("name"),
            ["app", "framework", "staticFramework", "staticLibrary"].contains(product)
        else { return nil }
        let globs = texts("sources")
        var made = DeclaredTarget(
            name: target, moduleName: text("productName") ?? target, isApp: product == "app",
            sources: globs.map { .init(path: $0) })
        made.dependencies = dependencies
        made.resources = texts("resources").map { .init(path: $0) }
        made.bundleIdentifier = text("bundleId")
        if elements("destinations").map(Self.caseName(of:)) == ["iPad"] { made.deviceFamilies = "2" }
        let list = arguments["infoPlist"]?.as(FunctionCallExprSyntax.self).map(ManifestCall.init)
        made.informationListPath = list?.text("path") ?? text("infoPlist")
        return made
    }
}
