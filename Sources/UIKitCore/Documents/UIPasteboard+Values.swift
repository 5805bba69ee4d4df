extension UIPasteboard {
    private static let textKind = "public.utf8-plain-text", urlKind = "public.url"
    private static let imageKind = "public.png", colorKind = "com.apple.uikit.color"

    /// The strings of all items; nil for none.
    public var strings: [String]? {
        get {
            values("public.text") {
                $0 as? String ?? ($0 as? Data).map { String(decoding: $0, as: UTF8.self) }
            }
        }
        set { items = (newValue ?? []).map { [Self.textKind: $0] } }
    }
    /// The string of the first item that has one; nil for none.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The URLs of all items; nil for none.
    public var urls: [URL]? {
        get {
            values(Self.urlKind) { value in
                value as? URL ?? (value as? Data).flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
            }
        }
        set { items = (newValue ?? []).map { [Self.urlKind: $0] } }
    }
    /// The URL of the first item that has one; nil for none.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The images of all items; nil for none.
    public var images: [UIImage]? {
        get { values("public.image") { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
        set { items = (newValue ?? []).map { [Self.imageKind: $0] } }
    }
    /// The image of the first item that has one; nil for none.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The colors of all items; nil for none.
    public var colors: [UIColor]? {
        get { values(Self.colorKind) { $0 as? UIColor } }
        set { items = (newValue ?? []).map { [Self.colorKind: $0] } }
    }
    /// The color of the first item that has one; nil for none.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// Whether an item has a string.
    public var hasStrings: Bool { strings != nil }
    /// Whether an item has a URL.
    public var hasURLs: Bool { urls != nil }
    /// Whether an item has an image.
    public var hasImages: Bool { images != nil }
    /// Whether an item has a color.
    public var hasColors: Bool { colors != nil }

    /// Returns the values of a type, one of each item that has one; nil for none.
    private func values<Value>(_ kind: String, _ convert: (Any) -> Value?) -> [Value]? {
        let found = items.compactMap { item -> Value? in
            for entry in item where ContentKind.conforms(entry.key, to: kind) {
                if let value = convert(entry.value) { return value }
            }
            return nil
        }
        return found.isEmpty ? nil : found
    }

    /// The names of pasteboards.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The system's pasteboard, for copy and paste.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// An option for the items of a pasteboard, which are removed with the render in any case.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the option.
        public let rawValue: String
        /// Creates an option from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The date at which the items are removed.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on the device.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The uniform type identifiers of strings.
    public static let typeListString = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    /// The uniform type identifiers of URLs.
    public static let typeListURL = ["public.url"]
    /// The uniform type identifiers of images.
    public static let typeListImage = ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif"]
    /// The uniform type identifiers of colors.
    public static let typeListColor = ["com.apple.uikit.color"]
    /// The type that the system chooses by the class of the value.
    public static let typeAutomatic = "com.apple.uikit.type-automatic"

    /// A pattern that is detected in a string on the pasteboard.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the pattern.
        public let rawValue: String
        /// Creates a pattern from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A string that is probably a web URL.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// A string that is suitable for a web search.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A string that is a number.
        public static let number = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// Calls a handler with those of some patterns that the first string matches.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) { CompletionQueue.async { [self] in completionHandler(.success(Set(detected(patterns).keys))) } }

    /// Calls a handler with those of some patterns that the first string matches, and their values.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) { CompletionQueue.async { [self] in completionHandler(.success(detected(patterns))) } }

    private func detected(_ patterns: Set<DetectionPattern>) -> [DetectionPattern: Any] {
        guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
            return [:]
        }
        var found: [DetectionPattern: Any] = [:]
        let isURL = ["http://", "https://", "www."].contains { text.lowercased().hasPrefix($0) }
        if isURL { found[.probableWebURL] = text }
        if let number = Double(text) { found[.number] = NSNumber(value: number) }
        if !isURL { found[.probableWebSearch] = text }
        return found.filter { patterns.contains($0.key) }
    }
}
