import Diagnostics
import SwiftSyntax

/// Writes a source without what needs the Objective-C runtime, line for line.
final class SourceRewriter: SyntaxVisitor {
    let path: String
    let declarations: AppDeclarations
    let locations: SourceLocationConverter
    var edits = TextEdits()
    /// Members that classes of the sources get, as text on one line, by class.
    var members: [String: [String]] = [:]
    /// Declarations at the end of the file.
    var footer: [String] = []
    /// Modules to import at the end of the file; UIKit, because on iOS another file's import or a bridging header
    /// may show it to all files.
    var imports: Set<String> = ["UIKit"]
    var diagnostics: [Diagnostic] = []
    /// The declarations that are left out.
    private(set) var omitted: [OmittedCode] = []
    /// The types around the current node, as they are written.
    var types: [String] = []
    /// The conditions around the current node that only the compiler knows.
    private(set) var conditions: [String] = []
    /// Whether there are any.
    var isConditional: Bool { !conditions.isEmpty }
    private var importedModules: Set<String> = []
    /// Whether the file imports Core Data, whose objects keep the values of their properties.
    var importsCoreData: Bool { importedModules.contains("CoreData") }
    /// Whether the file imports SwiftData, whose models are classes of the app.
    var importsSwiftData: Bool { importedModules.contains("SwiftData") }
    /// Whether the file imports SwiftUI, under whatever conditions.
    private(set) var importsSwiftUI = false
    /// Whether previews become functions that the list of the classes names, and are not left out.
    let expandsPreviews: Bool
    /// The previews, in the order of the source.
    var previews: [PortedPreview] = []
    /// The type of SwiftUI that the app starts with; nil if it is not in the file.
    var startedApp: String?
    /// The index of the file among the sources.
    let file: Int
    private var usesAutoreleasePool = false
    /// Whether members are looked up on `AnyObject`.
    var looksUpMembers = false

    init(
        path: String, tree: SourceFileSyntax, declarations: AppDeclarations, file: Int = 0,
        expandsPreviews: Bool = false
    ) {
        self.path = path
        self.file = file
        self.expandsPreviews = expandsPreviews
        self.declarations = declarations
        locations = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        removeSourceLocations(of: tree)
        addAutoreleasePool()
        addLookup()
    }

    /// The modules that the file needs and does not import.
    private var missingImports: Set<String> {
        imports.subtracting(importedModules.map { SourceRewriter.otherModules[$0] ?? $0 })
    }

    /// The lines that import the modules that the file needs and does not import; stubs only where they are there.
    var importLines: [String] {
        missingImports.sorted().flatMap { module in
            let line = declarations.importLine(of: module)
            return BuildCondition.frameworkStubs.contains(module)
                ? ["#if canImport(\(module))", line, "#endif"] : [line]
        }
    }

    // MARK: Reports

    /// Notes what is carried over in part or not at all.
    func report(_ code: DiagnosticCode, _ message: String, at node: some SyntaxProtocol, hint: String) {
        let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        diagnostics.append(
            Diagnostic(
                code, message, at: Place(file: path, line: place.line, column: place.column), hints: [hint]))
    }

    /// Leaves out a declaration.
    func omit(_ node: some SyntaxProtocol, because message: String, hint: String) {
        edits.blank(node.textRange)
        report(.portOmitted, message, at: node, hint: hint)
        let names = Syntax(node).namesAround
        omitted.append(
            OmittedCode(
                kind: .declaration, owner: names.owner, name: names.member,
                line: diagnostics.last?.place?.line ?? 1, reason: message))
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        if !isConditional { importedModules.insert(module) }
        // SwiftUI shows all of Combine, and Foundation the names that a file then uses.
        if module == "SwiftUI" {
            importsSwiftUI = true
            imports.insert(BuildCondition.combine)
        }
        if BuildCondition.modulesInUIKit.contains(module) || (module == "UIKit" && node.path.count > 1) {
            let start = node.importKeyword.textRange.lowerBound
            edits.replace(start..<node.textRange.upperBound, with: "import UIKit")
            if !isConditional { importedModules.insert("UIKit") }
        } else if BuildCondition.frameworkStubs.union(BuildCondition.modulesBelowUIKit).contains(module),
            node.path.count > 1
        {
            // These modules have no submodules, as in `os.log`, and are imported as a whole.
            let start = node.importKeyword.textRange.lowerBound
            edits.replace(start..<node.path.textRange.upperBound, with: "import \(module)")
        } else if let other = SourceRewriter.otherModules[module] {
            let start = node.importKeyword.textRange.lowerBound
            edits.replace(start..<node.path.textRange.upperBound, with: "import \(other)")
            return .skipChildren
        }
        return .visitChildren
    }

    /// Modules that have another name here.
    private static let otherModules = BuildCondition.renamedModules.merging(
        ["Darwin": "Glibc", "SnapshotTesting": "MaquetteTesting"], uniquingKeysWith: { first, _ in first })

    private func addAutoreleasePool() {
        guard usesAutoreleasePool else { return }
        footer += [
            "private func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {",
            "    try body()", "}",
        ]
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
        if let module = BuildCondition.renamedModules[name] { rewriteModule(token, to: module) }
        if BuildCondition.absentModules.contains(name) { rewriteQualifier(token) }
        guard let module = SourceRewriter.module(of: name) else { return .skipChildren }
        imports.insert(module)
        let dot = token.previousToken(viewMode: .sourceAccurate)
        if dot?.tokenKind == .period, let owner = dot?.previousToken(viewMode: .sourceAccurate),
            owner.text == "Foundation"
        {
            edits.replace(owner.textRange, with: module)
        }
        return .skipChildren
    }

    /// Replaces a module that is not there by UIKit in `CoreFoundation.CFTimeInterval`.
    private func rewriteQualifier(_ token: TokenSyntax) {
        guard token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period,
            token.parent?.is(ImportPathComponentSyntax.self) != true,
            token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        else { return }
        edits.replace(token.textRange, with: "UIKit")
    }

    /// The module that declares a name, which on iOS another one shows to the files that import it: Foundation, UIKit or
    /// a bridging header.
    private static func module(of name: String) -> String? {
        if let part = FoundationParts.module(of: name) { return part }
        if combineNames.contains(name) { return BuildCondition.combine }
        if coreDataNames.contains(where: name.hasPrefix) { return "CoreData" }
        if BuildCondition.securityNames.contains(where: name.hasPrefix) { return "Security" }
        let letters = name.utf8.dropFirst(2).prefix(2)
        return name.hasPrefix("UN") && letters.first.map { 65...90 ~= $0 } ?? false
            && letters.last.map { 97...122 ~= $0 } ?? false ? "UserNotifications" : nil
    }

    /// Beginnings of the names of Core Data, which a bridging header often shows.
    private static let coreDataNames = [
        "NSManagedObject", "NSFetchRequest", "NSFetchedResults", "NSPersistent", "NSEntityDescription",
    ]

    /// Names of Combine, which Foundation shows on iOS.
    private static let combineNames: Set<String> = [
        "Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
        "CurrentValueSubject",
    ]

    /// Names a module as it is called here, in `Combine.Published` and `os.Logger`, but not in `os.version`, where `os` is
    /// a value.
    private func rewriteModule(_ token: TokenSyntax, to module: String) {
        let period = token.nextToken(viewMode: .sourceAccurate)
        guard period?.tokenKind == .period,
            token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period,
            let member = period?.nextToken(viewMode: .sourceAccurate)?.text,
            member.first?.isUppercase == true || member.hasPrefix("os_"),
            token.parent?.is(ImportPathComponentSyntax.self) != true
        else { return }
        edits.replace(token.textRange, with: module)
    }

    // MARK: Attributes and modifiers

    private static let droppedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
        "IBSegueAction", "NSManaged", "UIApplicationMain", "NSApplicationMain", "main", "GKInspectable",
        "NSCopying", "LSMinimumSystemVersion",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = flatText(node.attributeName)
        if name == "Query" { expandQuery(node) }
        let isBlock = name == "convention" && node.arguments.map { flatText($0) } == "block"
        let isMethodCode =
            name == "convention" && node.arguments.map { flatText($0) } == "c" && isTypeOfMethod(node)
        // UIKit's classes are on no actor here, so that their members are called from everywhere. A closure that
        // asks for the actor, as that of a task, is still run there, and so are tests, one at a time.
        let isIsolation =
            name == "MainActor" && node.parent?.parent?.is(ClosureSignatureSyntax.self) != true
            && !node.isOfTests
        if isBlock || isMethodCode || isIsolation || SourceRewriter.droppedAttributes.contains(name) {
            edits.blank(node.textRange)
        }
        return .visitChildren
    }

    /// Whether an attribute is that of a function that takes a selector, as the code of a method of Objective-C does.
    private func isTypeOfMethod(_ node: AttributeSyntax) -> Bool {
        guard
            let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(
                FunctionTypeSyntax.self)
        else { return false }
        return type.parameters.contains { flatText($0.type) == "Selector" }
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        let isIsolatedEnd =
            node.name.text == "isolated" && node.parent?.parent?.is(DeinitializerDeclSyntax.self) == true
        if isIsolatedEnd || ["dynamic", "optional"].contains(node.name.text) { edits.blank(node.textRange) }
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.activeClauses {
            conditions += clause.conditions
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast(clause.conditions.count)
        }
        for condition in node.clauses.compactMap(\.condition) { rewriteCalls(in: Syntax(condition)) }
        return .skipChildren
    }

    private func rewriteCalls(in node: Syntax) {
        if let call = node.as(FunctionCallExprSyntax.self) {
            if let value = BuildCondition.value(of: call) {
                edits.replace(call.textRange, with: value ? "true" : "false")
            } else if let condition = BuildCondition.renamed(call) {
                edits.replace(call.textRange, with: condition)
            }
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { rewriteCalls(in: child) }
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        expandModel(node)
        return enter(node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        notePreviews(of: node.name.text, node.inheritanceClause, at: node)
        noteApp(node)
        return enter(node.name.text)
    }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        notePreviews(of: flatText(node.extendedType), node.inheritanceClause, at: node)
        return enter(flatText(node.extendedType))
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteProtocol(node)
        return enter(node.name.text)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(types.last.map { $0 + "." + name } ?? name)
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if AttributeNames(node.attributes).contains("NSManaged") { return rewriteManaged(node) }
        if let member = AnyObjectLookup.first(in: node, lists: declarations.objectLists) {
            omit(
                node,
                because: "AnyObject has no member \(member.baseName.text), which Objective-C finds by name",
                hint: "cast to the class that has it")
            return .skipChildren
        }
        guard !omitRuntimeMethod(node) else { return .skipChildren }
        guard !rewriteForwarding(node) else { return .visitChildren }
        rewriteObserver(node)
        dispatch(node)
        return rewriteOverride(node) ? .visitChildren : .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        requireInitializer(node)
        rewriteRawValue(node)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        rewriteWindow(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        expandEntry(node)
        if AttributeNames(node.attributes).contains("NSManaged") { return rewriteManaged(node) }
        announceChanges(of: node)
        dispatch(node)
        return rewriteOverride(node) ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if name == "autoreleasepool" { usesAutoreleasePool = true }
        if let name, SourceRewriter.methodChanges.contains(name) {
            report(
                .portChanged, "no method is replaced without the Objective-C runtime", at: node,
                hint: "override the method in a subclass")
        }
        rewriteOptionalCall(node)
        rewriteClassDescription(node)
        rewriteEmptyText(node)
        rewriteInstance(node)
        return .visitChildren
    }

    /// Functions of Objective-C that change the methods of a class.
    private static let methodChanges: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
        "class_replaceMethod",
    ]

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        return expandPreview(MacroUse(node))
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "Preview": return expandPreview(MacroUse(node))
        case "selector": rewriteSelector(node)
        case "keyPath": rewriteKeyPath(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteWindow(node.expression, node.exclamationMark)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteWindow(node.expression, node.questionMark)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteLookup(node)
        if declarations.importsXCTest { rewriteReplacedMember(node) }
        // Cases of XCTest are no objects of Foundation here.
        if node.declName.baseName.text == "classForCoder",
            let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "self"
        {
            edits.replace(node.textRange, with: "type(of: self)")
        }
        return .visitChildren
    }
}
