/// An entry of the menu that the app's icon has on the home screen.
open class UIApplicationShortcutItem: NSObject {
    /// What the entry is for.
    open internal(set) var type: String
    /// The title.
    open internal(set) var localizedTitle: String
    /// The line below the title.
    open internal(set) var localizedSubtitle: String?
    /// The icon.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// Values of the app's own.
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    /// The identifier of the content that the entry is about.
    open var targetContentIdentifier: Any?

    /// Creates an entry.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    /// Creates an entry with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// An entry that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// What the entry is for.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// The line below the title.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    /// The icon.
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    /// Values of the app's own.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
}

/// The icon of an entry of the home screen's menu.
open class UIApplicationShortcutIcon: NSObject {
    /// The icons of the system. Raw values match Apple's.
    public enum IconType: Int, Hashable, Sendable {
        /// A pencil.
        case compose = 0
        /// A triangle.
        case play = 1
        /// Two bars.
        case pause = 2
        /// A plus sign.
        case add = 3
        /// An arrow.
        case location = 4
        /// A magnifying glass.
        case search = 5
        /// A box with an arrow.
        case share = 6
        /// A sign that forbids.
        case prohibit = 7
        /// A person.
        case contact = 8
        /// A house.
        case home = 9
        /// A pin.
        case markLocation = 10
        /// A heart.
        case favorite = 11
        /// A heart.
        case love = 12
        /// A cloud.
        case cloud = 13
        /// An envelope.
        case invitation = 14
        /// A checkmark.
        case confirmation = 15
        /// An envelope.
        case mail = 16
        /// A speech bubble.
        case message = 17
        /// A calendar.
        case date = 18
        /// A clock.
        case time = 19
        /// A camera.
        case capturePhoto = 20
        /// A film camera.
        case captureVideo = 21
        /// A list.
        case task = 22
        /// A list with checkmarks.
        case taskCompleted = 23
        /// An alarm clock.
        case alarm = 24
        /// A bookmark.
        case bookmark = 25
        /// Crossed arrows.
        case shuffle = 26
        /// A loudspeaker.
        case audio = 27
        /// Arrows in a circle.
        case update = 28
    }

    /// The name of the image; nil for one of the system.
    let imageName: String?

    /// Creates an icon of the system.
    public init(type: IconType) { imageName = nil }
    /// Creates an icon from an image of the app.
    public init(templateImageName: String) { imageName = templateImageName }
    /// Creates an icon from a symbol.
    public init(systemImageName: String) { imageName = systemImageName }
}
