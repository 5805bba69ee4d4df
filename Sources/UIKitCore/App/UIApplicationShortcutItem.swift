/// A shortcut item, in the menu of the app's icon on the home screen.
open class UIApplicationShortcutItem: NSObject {
    /// The type, with which the app identifies the item.
    open internal(set) var type: String
    /// The localized title that the menu shows.
    open internal(set) var localizedTitle: String
    /// The localized subtitle below the title; nil for none.
    open internal(set) var localizedSubtitle: String?
    /// The icon beside the title; nil for none.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// Values of the app's own.
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    /// The identifier of the content that the item is about; nil for none.
    open var targetContentIdentifier: Any?

    /// Creates an item with all of its properties.
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

    /// Creates an item with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A shortcut item that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The type, with which the app identifies the item.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    /// The localized title that the menu shows.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// The localized subtitle below the title; nil for none.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    /// The icon beside the title; nil for none.
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

/// The icon of a shortcut item.
open class UIApplicationShortcutIcon: NSObject {
    /// The icons of the system. Raw values match Apple's.
    public enum IconType: Int, Hashable, Sendable {
        /// A pencil, for composing.
        case compose = 0
        /// A triangle, for playback.
        case play = 1
        /// Two bars, for pausing.
        case pause = 2
        /// A plus sign, for adding.
        case add = 3
        /// An arrow, for the current location.
        case location = 4
        /// A magnifying glass, for searching.
        case search = 5
        /// A square with an arrow, for sharing.
        case share = 6
        /// A sign that prohibits.
        case prohibit = 7
        /// A person, for a contact.
        case contact = 8
        /// A house, for home.
        case home = 9
        /// A pin, for marking a location.
        case markLocation = 10
        /// A heart, for a favorite.
        case favorite = 11
        /// A heart, for what the user loves.
        case love = 12
        /// A cloud, for content online.
        case cloud = 13
        /// An envelope, for an invitation.
        case invitation = 14
        /// A checkmark, for a confirmation.
        case confirmation = 15
        /// An envelope, for mail.
        case mail = 16
        /// A speech bubble, for a message.
        case message = 17
        /// A calendar, for a date.
        case date = 18
        /// A clock, for a time.
        case time = 19
        /// A camera, for taking a photo.
        case capturePhoto = 20
        /// A video camera, for recording a video.
        case captureVideo = 21
        /// A list, for a task.
        case task = 22
        /// A list with checkmarks, for completed tasks.
        case taskCompleted = 23
        /// An alarm clock, for an alarm.
        case alarm = 24
        /// A bookmark, for a saved item.
        case bookmark = 25
        /// Crossed arrows, for a random order.
        case shuffle = 26
        /// A loudspeaker, for sound.
        case audio = 27
        /// Arrows in a circle, for updating.
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
