/// A button of a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
    /// The styles of a bar button.
    public enum Style: Int, Hashable, Sendable {
        /// A regular button.
        case plain = 0
        /// As `plain`, which has had no border since iOS 7.
        case bordered = 1
        /// A button that completes a task: semibold.
        case done = 2
    }

    /// The system items, which have a title, an image or are a space.
    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        /// The title "Done", semibold.
        case done = 0
        /// The title "Cancel" in the language of the screen.
        case cancel = 1
        /// The title "Edit" in the language of the screen.
        case edit = 2
        /// The title "Save", semibold.
        case save = 3
        /// A plus sign.
        case add = 4
        /// A flexible space, which takes up the remaining width.
        case flexibleSpace = 5
        /// A fixed space of the item's width.
        case fixedSpace = 6
        /// A sheet of paper with a pencil.
        case compose = 7
        /// A reply arrow.
        case reply = 8
        /// An arrow that points up out of a square.
        case action = 9
        /// The image of a folder.
        case organize = 10
        /// An open book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A circular arrow.
        case refresh = 13
        /// An X, for stopping.
        case stop = 14
        /// The image of a camera.
        case camera = 15
        /// A trash can.
        case trash = 16
        /// A triangle that points right.
        case play = 17
        /// Two vertical bars.
        case pause = 18
        /// Two triangles pointing left.
        case rewind = 19
        /// Two triangles pointing right.
        case fastForward = 20
        /// The title "Undo" in the language of the screen.
        case undo = 21
        /// The title "Redo" in the language of the screen.
        case redo = 22
        /// A page with a curled corner.
        case pageCurl = 23
        /// An X, for closing.
        case close = 24
    }

    /// The style of the button.
    open var style: Style = .plain { didSet { itemDidChange() } }
    /// The width in points; 0 for that of the content.
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    /// A view displayed instead of title and image.
    open var customView: UIView? { didSet { itemDidChange() } }
    /// The tint color; nil for the bar's tint.
    open var tintColor: UIColor? { didSet { itemDidChange() } }
    /// Whether the button is left out.
    open var isHidden = false { didSet { itemDidChange() } }
    /// Whether the button is selected, which is kept and not drawn.
    open var isSelected = false { didSet { itemDidChange() } }
    /// The titles that the button may have; they do not determine its width here.
    open var possibleTitles: Set<String>?
    /// The background images of the button.
    var backgroundImages: [BackgroundImageKey: UIImage] = [:]
    /// The target of the action, not retained; nil for the first responder in the chain that implements it.
    open weak var target: AnyObject?
    /// The method that a tap calls; nil for none.
    open var action: Selector?
    /// The action that a tap performs; it takes precedence, and gives the item its title and image.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            if let image = primaryAction.image { self.image = image }
        }
    }
    /// The menu that a tap opens where there is no action; nil for none.
    open var menu: UIMenu?
    /// Whether a tap opens the menu.
    var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }
    /// The system item; nil for a custom item.
    package let systemItem: SystemItem?

    /// Creates an empty button.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates a system item that calls a method of a target, which is not retained.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.systemItem = systemItem
        super.init()
        title = systemItem.word?.text
        if systemItem == .done || systemItem == .save { style = .done }
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// Creates a button with a title that calls a method of a target, which is not retained.
    public init(title: String?, style: Style, target: Any? = nil, action: Selector? = nil) {
        systemItem = nil
        super.init()
        self.title = title
        self.style = style
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// Creates a button with an image that calls a method of a target, which is not retained.
    public init(image: UIImage?, style: Style, target: Any? = nil, action: Selector? = nil) {
        systemItem = nil
        super.init()
        self.image = image
        self.style = style
        (self.target, self.action) = (target as AnyObject?, action)
    }

    /// Creates a button with a title or an image that performs an action, or opens a menu where there is no action.
    ///
    /// - Parameters:
    ///   - title: The title; nil for that of the action.
    ///   - image: The image; nil for that of the action.
    ///   - primaryAction: What a tap does; nil for nothing.
    ///   - menu: The menu; nil for none.
    public init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        systemItem = nil
        super.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Creates a system item that performs an action, or opens a menu where there is no action.
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(barButtonSystemItem: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Performs the primary action, or sends the action to the target, as a tap does.
    package func performAction(with event: UIEvent? = nil) {
        let name = title ?? "UIBarButtonItem"
        if let primaryAction {
            let action = primaryAction.title
            RenderContext.record(.action, action.isEmpty ? name : "\(name) \(action)")
            primaryAction.perform(from: self)
        } else if let action {
            RenderContext.record(.action, "\(name) \(action)")
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    /// Creates an item with a custom view.
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    /// Returns a flexible space, which takes up the remaining width.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
    }

    /// Returns a space of a fixed width.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Sets the background image of the button in a state, stretched by its cap insets; nil for none.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BackgroundImageKey(state: state, metrics: barMetrics)] = backgroundImage
        itemDidChange()
    }

    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BackgroundImageKey(state: state, metrics: barMetrics)]
    }

    /// Sets the background image of buttons of a style; it is kept for the item itself.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
        barMetrics: UIBarMetrics
    ) {
        if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    }

    private static let storedBadge = SparseProperty<Badge?>(nil)
    private static let storedIdentifier = SparseProperty<String?>(nil)
    private static let storedHidesBackground = SparseProperty(false)
    private static let storedSharesBackground = SparseProperty(true)
    private static let storedChangesSelection = SparseProperty(false)
    private static let storedSpringLoaded = SparseProperty(false)
    private static let storedAnimatesSymbols = SparseProperty(true)
    private static let storedTitleShift = SparseProperty<[UIBarMetrics: UIOffset]>([:])

    /// Returns a group of this item alone that stays where it is.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }

    /// Returns a group of this item alone that the user could move; the identifier has no effect.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        creatingFixedGroup()
    }

    /// Returns a group of this item alone that the user could remove; identifier and default have no effect.
    open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
        -> UIBarButtonItemGroup
    { creatingFixedGroup() }

    /// The badge at the corner; kept, and has no effect here, as it is not drawn.
    open var badge: Badge? {
        get { Self.storedBadge[self] }
        set { Self.storedBadge[self] = newValue }
    }

    /// The identifier that matches the item across transitions; has no effect here.
    open var identifier: String? {
        get { Self.storedIdentifier[self] }
        set { Self.storedIdentifier[self] = newValue }
    }

    /// Whether the item has no glass behind it; kept, and has no effect here, as no item has.
    open var hidesSharedBackground: Bool {
        get { Self.storedHidesBackground[self] }
        set { Self.storedHidesBackground[self] = newValue }
    }

    /// Whether the item shares its glass with others; kept, and has no effect here, as no item has glass.
    open var sharesBackground: Bool {
        get { Self.storedSharesBackground[self] }
        set { Self.storedSharesBackground[self] = newValue }
    }

    /// Whether a tap toggles the selection of the item; kept, and has no effect here.
    open var changesSelectionAsPrimaryAction: Bool {
        get { Self.storedChangesSelection[self] }
        set { Self.storedChangesSelection[self] = newValue }
    }

    /// Whether a drag that hovers over the item activates it; kept, and has no effect here.
    open var isSpringLoaded: Bool {
        get { Self.storedSpringLoaded[self] }
        set { Self.storedSpringLoaded[self] = newValue }
    }

    /// Whether changes of symbols are animated; kept, and has no effect here.
    open var isSymbolAnimationEnabled: Bool {
        get { Self.storedAnimatesSymbols[self] }
        set { Self.storedAnimatesSymbols[self] = newValue }
    }

    /// Sets the offset of the title for bar metrics in points; kept, and has no effect here.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        Self.storedTitleShift[self][barMetrics] = adjustment
    }

    /// Returns the offset of the title for bar metrics in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        Self.storedTitleShift[self][barMetrics] ?? .zero
    }

    private static let storedBackImages = SparseProperty<[BackgroundImageKey: UIImage]>([:])
    private static let storedBackTitleShift = SparseProperty<[UIBarMetrics: UIOffset]>([:])
    private static let storedBackgroundShift = SparseProperty<[UIBarMetrics: CGFloat]>([:])

    /// Sets the background image of back buttons; kept, and has no effect here, as it is not drawn.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let key = BackgroundImageKey(state: state, metrics: barMetrics)
        Self.storedBackImages[self][key] = backgroundImage
    }

    /// Returns the background image that was set for back buttons.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        Self.storedBackImages[self][BackgroundImageKey(state: state, metrics: barMetrics)]
    }

    /// Sets the offset of the title of back buttons in points; kept, and has no effect here.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        Self.storedBackTitleShift[self][barMetrics] = adjustment
    }

    /// Returns the offset of the title of back buttons in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        Self.storedBackTitleShift[self][barMetrics] ?? .zero
    }

    /// Sets the vertical offset of the background image in points; kept, and has no effect here.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        Self.storedBackgroundShift[self][barMetrics] = adjustment
    }

    /// Returns the vertical offset of the background image in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        Self.storedBackgroundShift[self][barMetrics] ?? 0
    }

    /// Adds a symbol effect; has no effect here, as symbols are drawn at rest.
    open func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {}

    /// Removes a symbol effect; has no effect here.
    open func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {}

    /// Removes all symbol effects; has no effect here.
    open func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Replaces the image without the transition.
    open func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(sender: self))
    }
}

extension UIBarButtonItem.SystemItem {
    /// The system's title; nil for images and spaces.
    fileprivate var word: SystemWord? {
        switch self {
        case .done: .done
        case .cancel: .cancel
        case .edit: .edit
        case .save: .save
        case .undo: .undo
        case .redo: .redo
        default: nil
        }
    }

    /// The name of its symbol image; nil for titles, spaces and the plus, which has a drawing of its own.
    /// Chosen: the symbols nearest to the images in the documentation of the items.
    var symbolName: String? {
        switch self {
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .pageCurl: "doc"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .undo, .redo: nil
        }
    }

    /// Whether the item is a space.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
