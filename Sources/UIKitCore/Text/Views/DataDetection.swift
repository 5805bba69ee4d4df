/// The data that a text view found in its text.
struct DataDetection {
    /// The attributes of detected data besides the tint: on iOS they are underlined.
    static var attributes: [NSAttributedString.Key: Any] {
        [.underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// The text that was searched.
    let text: String
    /// The types that were asked for.
    let types: UIDataDetectorTypes
    /// The places of the data.
    let links: [(range: NSRange, url: URL?)]

    /// Searches a text.
    init(_ text: String, types: UIDataDetectorTypes) {
        self.text = text
        self.types = types
        var detected: NSTextCheckingResult.CheckingType = []
        for (type, kind) in Self.kinds where types.contains(type) { detected.insert(kind) }
        let detector = try? NSDataDetector(types: detected.rawValue)
        let all = NSRange(location: 0, length: (text as NSString).length)
        links = (detector?.matches(in: text, range: all) ?? []).map { ($0.range, $0.url) }
    }

    private static let kinds: [(UIDataDetectorTypes, NSTextCheckingResult.CheckingType)] = [
        (.phoneNumber, .phoneNumber), (.link, .link), (.address, .address), (.calendarEvent, .date),
        (.flightNumber, .transitInformation),
    ]
}

extension UITextView {
    /// The text with its links and those that were detected; nil where nothing is.
    var textWithDetectedLinks: StyledText? {
        guard !dataDetectorTypes.isEmpty, !isEditable, isSelectable else { return nil }
        let found: DataDetection
        if let detection, detection.text == plainText, detection.types == dataDetectorTypes {
            found = detection
        } else {
            found = DataDetection(plainText, types: dataDetectorTypes)
            detection = found
        }
        guard !found.links.isEmpty else { return nil }
        let text = NSMutableAttributedString(
            attributedString: labelText.attributed?.attributedString ?? NSAttributedString(string: plainText))
        for (range, url) in found.links { text.addAttribute(.link, value: url as Any? ?? "", range: range) }
        return StyledText(text)
    }
}
