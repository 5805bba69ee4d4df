/// A menu of actions, commands and further menus.
open class UIMenu: UIMenuElement {
    /// Options of a menu's appearance and selection. Raw values match Apple's.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the set, which match Apple's.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The menu is displayed as a section of its parent.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu's title is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of the menu's actions is selected at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements are displayed in a row, as a palette; menus here display a section.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The identifiers of menus.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name of the identifier.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier, unique unless one was passed.
    public private(set) lazy var identifier = Identifier("menu.\(RenderContext.current.makeNumber())")
    /// The options of the menu's appearance in its parent.
    public let options: Options
    /// The elements of the menu, in order.
    public let children: [UIMenuElement]
    /// The preferred size of elements; menus here use the large one.
    open var preferredElementSize: ElementSize
    /// The display preferences; nil for the system's. Has no effect here.
    open var displayPreferences: UIMenuDisplayPreferences?

    /// The sizes of elements. Raw values match Apple's.
    public enum ElementSize: Int, Hashable, Sendable {
        /// Images alone, side by side.
        case small = 0
        /// Images with titles, side by side.
        case medium = 1
        /// One row for each element.
        case large = 2
        /// The size that the context determines.
        case automatic = -1
    }

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.preferredElementSize = preferredElementSize
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
        if let identifier { self.identifier = identifier }
    }

    /// Returns a menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The selected elements, also those of sections.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu {
                return menu.options.contains(.displayInline) ? menu.selectedElements : []
            }
            return child.shownState == .on ? [child] : []
        }
    }

    /// The elements when the menu opens: deferred elements provide theirs.
    var openedChildren: [UIMenuElement] {
        children.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
    }

    override var shownAttributes: Attributes { options.contains(.destructive) ? .destructive : [] }

    /// Selects an action of the menu, and no other where one is selected at a time.
    func select(_ action: UIAction) {
        for case let other as UIAction in leaves { other.state = other === action ? .on : .off }
    }

    /// Returns the menu or section that contains an element.
    func owner(of element: UIMenuElement) -> UIMenu? {
        if children.contains(where: { $0 === element }) { return self }
        return children.lazy.compactMap { ($0 as? UIMenu)?.owner(of: element) }.first
    }

    /// The elements that are not menus, also those of sections.
    var leaves: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            guard let menu = child as? UIMenu else { return [child] }
            return menu.options.contains(.displayInline) ? menu.leaves : []
        }
    }
}
