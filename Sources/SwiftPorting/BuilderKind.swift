import SwiftSyntax

/// What a result builder of SwiftUI makes of the statements of a body.
enum BuilderKind {
    /// Views: `EmptyView()` stands for one that is left out.
    case view
    /// Scenes of an app.
    case scene
    /// Something else, such as items of a toolbar, for which there is no empty one.
    case other

    /// What stands for a statement that is left out; nil for nothing.
    var emptyStatement: String? {
        switch self {
        case .view: "EmptyView()"
        case .scene: "WindowGroup { EmptyView() }"
        case .other: nil
        }
    }

    /// The builders of SwiftUI and of the frameworks above it by their attributes.
    private static let attributes: [String: BuilderKind] = [
        "ViewBuilder": .view, "SceneBuilder": .scene, "ToolbarContentBuilder": .other,
        "CommandsBuilder": .other, "TableColumnBuilder": .other, "TableRowBuilder": .other,
        "ChartContentBuilder": .other, "TabContentBuilder": .other,
    ]

    /// The builder of a declaration: by its attribute, or by the protocol that is all that is known of its type.
    init?(_ attributes: AttributeListSyntax, _ type: TypeSyntax?) {
        for case .attribute(let attribute) in attributes {
            let name = flatText(attribute.attributeName).split(separator: ".").last.map(String.init) ?? ""
            guard let kind = Self.attributes[name] else { continue }
            self = kind
            return
        }
        guard let opaque = type?.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.text == "some",
            let name = flatText(opaque.constraint).split(separator: ".").last.map(String.init)
        else { return nil }
        switch name {
        case "View": self = .view
        case "Scene": self = .scene
        default:
            guard ["ToolbarContent", "CustomizableToolbarContent", "Commands"].contains(name) else {
                return nil
            }
            self = .other
        }
    }
}

// The builders of closures, as far as names and contents show. The porter cannot ask the compiler.
//
// Source: the declarations in Apple's documentation of SwiftUI's types and modifiers.
extension BuilderKind {
    /// Types whose trailing closure makes views.
    private static let types: Set<String> = [
        "AnyView", "AsyncImage", "ControlGroup", "DatePicker", "DisclosureGroup", "ForEach", "Form", "Gauge",
        "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Label", "LabeledContent",
        "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Menu", "NavigationLink",
        "NavigationSplitView", "NavigationStack", "NavigationView", "Picker", "PhaseAnimator", "ProgressView",
        "ScrollView", "ScrollViewReader", "Section", "ShareLink", "Slider", "Stepper", "Tab", "TimelineView",
        "Toggle", "ToolbarItem", "ToolbarItemGroup", "UIHostingConfiguration", "VStack", "ViewThatFits",
        "WindowGroup", "ZStack", "ofView",
    ]
    /// Types whose trailing closure makes no views.
    private static let otherTypes: Set<String> = [
        "Binding", "Canvas", "DispatchQueue", "Path", "Task", "Timer",
    ]
    /// Modifiers whose trailing closure makes views.
    private static let modifiers: Set<String> = [
        "accessibilityActions", "accessibilityRepresentation", "alert", "background", "confirmationDialog",
        "contextMenu", "fullScreenCover", "inspector", "listRowBackground", "mask", "navigationDestination",
        "overlay", "popover", "safeAreaBar", "safeAreaInset", "searchSuggestions", "sheet", "swipeActions",
        "tabItem",
    ]
    /// Modifiers and types whose trailing closure makes something else.
    private static let others: Set<String> = ["Chart", "TabView", "Table", "commands", "toolbar"]
    /// Arguments that make views.
    private static let labels: Set<String> = [
        "actions", "background", "body", "content", "currentValueLabel", "description", "destination",
        "detail", "footer", "header", "icon", "image", "label", "leading", "maximumValueLabel", "message",
        "minimumValueLabel", "overlay", "placeholder", "preview", "sidebar", "title", "trailing",
    ]

    /// The builder of a closure; nil for one that makes no views.
    init?(_ closure: ClosureExprSyntax) {
        if let element = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
            self.init(label: element.label.text, closure)
        } else if let argument = closure.parent?.as(LabeledExprSyntax.self), let label = argument.label {
            self.init(label: label.text, closure)
        } else if let call = closure.parent?.as(FunctionCallExprSyntax.self) {
            self.init(call, closure)
        } else {
            return nil
        }
    }

    private init?(label: String, _ closure: ClosureExprSyntax) {
        guard Self.labels.contains(label) || !label.hasPrefix("on") && closure.showsViews else { return nil }
        self = .view
    }

    private init?(_ call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax) {
        guard let name = call.nameOfCallee else { return nil }
        if Self.others.contains(name) {
            self = closure.showsViews ? .view : .other
            return
        }
        let isKnown =
            name == "Button"
            ? call.arguments.contains { $0.label?.text == "action" }
            : Self.types.contains(name) || Self.modifiers.contains(name)
        let mayBe = name != "Button" && !Self.otherTypes.contains(name) && !name.hasPrefix("on")
        guard isKnown || mayBe && closure.showsViews else { return nil }
        self = .view
    }
}

extension FunctionCallExprSyntax {
    /// The name of the function, method or type that is called; nil for other expressions.
    var nameOfCallee: String? {
        let callee = calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
        return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}

extension ClosureExprSyntax {
    /// Whether all statements may be views, and one of them is made by a type: a chain that begins with the call of one.
    fileprivate var showsViews: Bool { statements.showsViews ?? false }
}

extension CodeBlockItemListSyntax {
    /// Whether a statement is a view; nil if one is none.
    fileprivate var showsViews: Bool? {
        var found = false
        for item in self {
            guard let shows = item.showsView else { return nil }
            found = found || shows
        }
        return found
    }
}

extension CodeBlockItemSyntax {
    /// Whether this is a view that a type makes; false for what may be one, and nil for what is none.
    fileprivate var showsView: Bool? {
        if item.is(DeclSyntax.self) { return false }
        if let statement = item.as(ExpressionStmtSyntax.self) {
            guard let branch = statement.expression.as(IfExprSyntax.self) else { return false }
            return branch.body.statements.showsViews
        }
        guard let expression = item.as(ExprSyntax.self) else { return nil }
        if let elements = expression.as(SequenceExprSyntax.self)?.elements {
            return elements.contains { $0.is(AssignmentExprSyntax.self) } ? nil : false
        }
        return expression.showsView
    }
}

extension ExprSyntax {
    /// Whether a chain begins with the call of a type; false for one that begins with a property, nil for others.
    fileprivate var showsView: Bool? {
        if let call = self.as(FunctionCallExprSyntax.self) {
            let callee =
                call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
                ?? call.calledExpression
            if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
                return name.first?.isUppercase ?? false ? true : nil
            }
            return callee.as(MemberAccessExprSyntax.self)?.base?.showsView
        }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.showsView ?? false }
        return self.is(DeclReferenceExprSyntax.self) ? false : nil
    }
}
