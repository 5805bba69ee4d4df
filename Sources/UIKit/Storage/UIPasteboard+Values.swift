extension UIPasteboard {
    private static let textKind = "public.utf8-plain-text", urlKind = "public.url"
    private static let imageKind = "public.png", colorKind = "com.apple.uikit.color"

    /// The texts.
    public var strings: [String]? {
        get {
            values("public.text") {
                $0 as? String ?? ($0 as? Data).map { String(decoding: $0, as: UTF8.self) }
            }
        }
        set { items = (newValue ?? []).map { [Self.textKind: $0] } }
    }
    /// The first text.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The URLs.
    public var urls: [URL]? {
        get {
            values(Self.urlKind) { value in
                value as? URL ?? (value as? Data).flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
            }
        }
        set { items = (newValue ?? []).map { [Self.urlKind: $0] } }
    }
    /// The first URL.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The images.
    public var images: [UIImage]? {
        get { values("public.image") { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
        set { items = (newValue ?? []).map { [Self.imageKind: $0] } }
    }
    /// The first image.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The colors.
    public var colors: [UIColor]? {
        get { values(Self.colorKind) { $0 as? UIColor } }
        set { items = (newValue ?? []).map { [Self.colorKind: $0] } }
    }
    /// The first color.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// Whether there is text.
    public var hasStrings: Bool { strings != nil }
    /// Whether there are URLs.
    public var hasURLs: Bool { urls != nil }
    /// Whether there are images.
    public var hasImages: Bool { images != nil }
    /// Whether there are colors.
    public var hasColors: Bool { colors != nil }

    /// The values of a kind, one of each item that has one; nil for none.
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
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The system's pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How contents are kept; they go with the render in any case.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an option.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// When they are removed.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether they stay on the device.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The kinds of texts.
    public static let typeListString = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    /// The kinds of URLs.
    public static let typeListURL = ["public.url"]
    /// The kinds of images.
    public static let typeListImage = ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif"]
    /// The kinds of colors.
    public static let typeListColor = ["com.apple.uikit.color"]
    /// The kind that the system chooses by the value.
    public static let typeAutomatic = "com.apple.uikit.type-automatic"

    /// What a text on the pasteboard may be.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a pattern.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An address of the web.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// Words to search for.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number.
        public static let number = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// Tells which patterns the first text has.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) { CompletionQueue.async { [self] in completionHandler(.success(Set(detected(patterns).keys))) } }

    /// Tells which patterns the first text has, with their values.
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
