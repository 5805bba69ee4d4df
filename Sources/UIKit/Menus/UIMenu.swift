/// A menu of actions, commands and further menus.
open class UIMenu: UIMenuElement {
    /// How a menu within another is shown, and what is selected in it. Raw values match Apple's.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As a section of the menu around it.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// In red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of its actions is selected at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// In a row, as a palette; menus here show a section.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The identifiers of menus.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier.
    public private(set) lazy var identifier = Identifier("menu.\(RenderContext.current.makeNumber())")
    /// How the menu is shown within another.
    public let options: Options
    /// The entries.
    public let children: [UIMenuElement]
    /// The size in which entries are best shown; menus here show the large one.
    open var preferredElementSize: ElementSize
    /// How much of the entries is shown; nil for the system's measure. Has no effect here.
    open var displayPreferences: UIMenuDisplayPreferences?

    /// The sizes of entries. Raw values match Apple's.
    public enum ElementSize: Int, Hashable, Sendable {
        /// Pictures alone, beside each other.
        case small = 0
        /// Pictures with titles, beside each other.
        case medium = 1
        /// A line each.
        case large = 2
        /// That of the place.
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

    /// Returns a menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The entries that are marked, also those of sections.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu {
                return menu.options.contains(.displayInline) ? menu.selectedElements : []
            }
            return child.shownState == .on ? [child] : []
        }
    }

    /// The entries as the menu opens: those that are deferred are asked for.
    var openedChildren: [UIMenuElement] {
        children.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
    }

    override var shownAttributes: Attributes { options.contains(.destructive) ? .destructive : [] }

    /// Marks an action as the only one of the menu, in which one is selected at a time.
    func select(_ action: UIAction) {
        for case let other as UIAction in leaves { other.state = other === action ? .on : .off }
    }

    /// Returns the menu or section that an entry stands in.
    func owner(of element: UIMenuElement) -> UIMenu? {
        if children.contains(where: { $0 === element }) { return self }
        return children.lazy.compactMap { ($0 as? UIMenu)?.owner(of: element) }.first
    }

    /// The entries that are not menus, also those of sections.
    var leaves: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            guard let menu = child as? UIMenu else { return [child] }
            return menu.options.contains(.displayInline) ? menu.leaves : []
        }
    }
}
