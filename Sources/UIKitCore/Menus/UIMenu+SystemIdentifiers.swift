extension UIMenu.Identifier {
    /// The identifier of the system's application menu.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The identifier of the system's file menu.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The identifier of the system's edit menu.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The identifier of the system's view menu.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The identifier of the system's window menu.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The identifier of the system's help menu.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The identifier of the system's about menu.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The identifier of the system's preferences menu.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The identifier of the system's services menu.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The identifier of the system's hide menu.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The identifier of the system's quit menu.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The identifier of the system's new scene menu.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The identifier of the system's new item menu.
    public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
    /// The identifier of the system's open recent menu.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The identifier of the system's open menu.
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    /// The identifier of the system's close menu.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The identifier of the system's print menu.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The identifier of the system's document menu.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The identifier of the system's undo redo menu.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The identifier of the system's standard edit menu.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The identifier of the system's find menu.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The identifier of the system's find panel menu.
    public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
    /// The identifier of the system's replace menu.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The identifier of the system's share menu.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The identifier of the system's text style menu.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The identifier of the system's spelling menu.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The identifier of the system's spelling panel menu.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The identifier of the system's spelling options menu.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The identifier of the system's substitutions menu.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The identifier of the system's substitutions panel menu.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The identifier of the system's substitution options menu.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// The identifier of the system's transformations menu.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The identifier of the system's speech menu.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The identifier of the system's lookup menu.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The identifier of the system's learn menu.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The identifier of the system's format menu.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The identifier of the system's auto fill menu.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
    /// The identifier of the system's font menu.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The identifier of the system's text size menu.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The identifier of the system's text color menu.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The identifier of the system's text style pasteboard menu.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The identifier of the system's text menu.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The identifier of the system's writing direction menu.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// The identifier of the system's alignment menu.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The identifier of the system's toolbar menu.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The identifier of the system's sidebar menu.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The identifier of the system's fullscreen menu.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The identifier of the system's minimize and zoom menu.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The identifier of the system's bring all to front menu.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The identifier of the system's root menu.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}
