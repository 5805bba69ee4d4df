public import SwiftUICore
import UIKit

/// A control for presenting a menu of actions.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    /// Whether the menu is the one that a style shows.
    private var isStyled = false
    @Environment(\.buttonStyles) private var styles
    @Environment(\.menuStyle) private var menuStyle
    @Environment(\.self) private var environment

    private init(_ content: Content, _ label: Label, _ primaryAction: (() -> Void)?) {
        (self.content, self.label, self.primaryAction) = (content, label, primaryAction)
    }

    /// Creates a menu with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content(), label(), nil)
    }

    /// Creates a menu with a custom primary action and custom label.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) { self.init(content(), label(), primaryAction) }

    /// The label as a button, which shows the menu.
    public var body: some View {
        if environment.listsMenuItems {
            menuItem.view
        } else if !isStyled, !(menuStyle is DefaultMenuStyle) {
            styled
        } else if environment.isBarItem, styles.style is DefaultButtonStyle {
            look.modified(
                by: TraitModification(
                    BarItemTrait.self,
                    BarItemContent(
                        item: menuItem, primaryAction: primaryAction, tint: environment.tintColor)))
        } else {
            look
        }
    }

    private var styled: AnyView {
        let configuration = MenuStyleConfiguration(
            label: .init(content: label), content: .init(content: content), primaryAction: primaryAction)
        let view = menuStyle.styled(configuration)
        return AnyView(view)
    }

    private var menuItem: MenuItem {
        MenuItem(
            kind: .menu(items: MenuItem.items(of: content, in: environment)), label: label,
            isEnabled: environment.isEnabled)
    }

    private var look: AnyView {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(content: AnyView(label)), action: {})
        return AnyView(
            AnyView(styles.style.styled(configuration)).environment(\.buttonStyles, styles.outer)
                .allowsHitTesting(false)
                .overlay { MenuArea(content: content, primaryAction: primaryAction) })
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu based on a style configuration.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.content, configuration.label, configuration.primaryAction)
        isStyled = true
    }
}

extension Menu where Label == Text {
    /// Creates a menu that generates its label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content(), Text(titleKey), nil)
    }

    /// Creates a menu that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content(), Text(title), nil)
    }

    /// Creates a menu with a primary action that generates its label from a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(content(), Text(titleKey), primaryAction) }

    /// Creates a menu with a primary action that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content(), Text(title), primaryAction) }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a menu that generates its label from a localized string key and system image.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content(), SwiftUICore.Label(titleKey, systemImage: systemImage), nil)
    }

    /// Creates a menu that generates its label from a string and system image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content(), SwiftUICore.Label(title, systemImage: systemImage), nil)
    }

    /// Creates a menu with a primary action that generates its label from a localized string key and system image.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(content(), SwiftUICore.Label(titleKey, systemImage: systemImage), primaryAction) }
}

/// What takes the touches of a menu: a button of UIKit's without a look.
struct MenuArea: UIViewRepresentable {
    let content: any View
    let primaryAction: (() -> Void)?

    var reportedName: String { "MenuArea" }

    func makeCoordinator() -> ActionTarget { ActionTarget() }

    func makeUIView(context: Context) -> UIButton {
        let view = UIButton(type: .custom)
        view.addAction(UIAction { [target = context.coordinator] _ in target.action() }, for: .touchUpInside)
        return view
    }

    func updateUIView(_ view: UIButton, context: Context) {
        let items = MenuItem.items(of: content, in: context.environment)
        view.menu = UIMenu(children: items.menuElements(in: context.environment))
        view.preferredMenuElementOrder = context.environment.menuOrder.platformOrder
        view.showsMenuAsPrimaryAction = primaryAction == nil
        context.coordinator.action = primaryAction ?? {}
        view.isEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIButton, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }
}
