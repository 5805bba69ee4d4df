/// A key of a value that views further out give.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is given.
    static var defaultValue: Value { get }
}

/// The values that containers of views set. No container is drawn here: they are those of the screen that is rendered.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Creates the values of the screen that is rendered.
    public init() { adopt(.current) }
    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// The color scheme.
    public var colorScheme = ColorScheme.light
    /// The text size.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// The text size, by its older name.
    public var sizeCategory = ContentSizeCategory.large
    /// The direction of layout.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The horizontal size class; nil if it is not specified.
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    /// The vertical size class; nil if it is not specified.
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    /// Pixels per point.
    public var displayScale: CGFloat = 3
    /// Whether views take part in interaction.
    public var isEnabled = true
    /// The state of the scene.
    public var scenePhase = ScenePhase.active
    /// The font of texts that name none.
    public var font: Font?
    /// The language and region.
    public var locale = Locale.current
    /// The calendar of the user.
    public var calendar = Calendar.current
    /// The time zone.
    public var timeZone = TimeZone.current
    /// The number of lines of texts.
    public var lineLimit: Int?
    /// Where a view is presented.
    public var presentationMode: Binding<PresentationMode> = .constant(PresentationMode())
    /// Whether a view is presented.
    public var isPresented = false
    /// Dismisses what is presented, which nothing is here.
    public var dismiss = DismissAction()
    /// Opens an address, which nothing does here.
    public var openURL = OpenURLAction()
    /// Reloads what is shown.
    public var refresh: RefreshAction?
    /// Whether what is shown should be without motion.
    public var accessibilityReduceMotion = false
    /// Whether information should not be conveyed by color alone.
    public var accessibilityDifferentiateWithoutColor = false
    /// Whether VoiceOver is on.
    public var accessibilityVoiceOverEnabled = false
    /// Whether what is shown is a placeholder.
    public var redactionReasons = RedactionReasons()
    /// Whether rows are edited.
    public var editMode: Binding<EditMode>?
}

/// A value that views further out give.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let find: () -> Value
    /// Creates a property of a value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        find = { EnvironmentValues()[keyPath: keyPath] }
    }
    /// Creates a property of an object by its class.
    public init(_ objectType: Value.Type) where Value: AnyObject {
        find = { preconditionFailure("no view gives an object of type \(Value.self)") }
    }
    /// The value from the environment.
    public var wrappedValue: Value { find() }
}

/// Where a view is presented.
public struct PresentationMode: Sendable {
    /// Whether the view is presented.
    public private(set) var isPresented = false
    /// Dismisses the view, which is not presented here.
    public mutating func dismiss() { isPresented = false }
}

/// Dismisses what is presented.
public struct DismissAction: Sendable {
    /// Dismisses the presentation; has no effect here.
    public func callAsFunction() {}
}

/// Opens an address.
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        /// It was opened.
        public static let handled = Result()
        /// It was not opened.
        public static let discarded = Result()
        /// The system opens it.
        public static let systemAction = Result()
    }
    /// Creates the system's action.
    init() {}
    /// Creates an action.
    public init(handler: @escaping (URL) -> Result) {}
    /// Opens an address; has no effect here.
    public func callAsFunction(_ url: URL) {}
    /// Nothing is opened here.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        CompletionQueue.async { completion(false) }
    }
}

/// Reloads what is shown.
public struct RefreshAction: Sendable {
    /// Refreshes the content; has no effect here.
    public func callAsFunction() async {}
}
