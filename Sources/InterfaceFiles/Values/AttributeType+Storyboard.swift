import Geometry
import ScreenDocuments
import XML

// What storyboards write for values. Other XML elements of a kind are read by the class of their view.
extension AttributeType {
    /// Returns the value of an XML attribute of a storyboard; nil where the text is none.
    func value(storyboard text: String, _ resources: IBResources) -> AttributeValue? {
        switch self {
        case .text: .text(text)
        case .number(let range):
            NumberText.number(text).flatMap { $0.isFinite ? .number(range.clamping($0)) : nil }
        case .integer(let range):
            NumberText.number(text).flatMap {
                abs($0) < 1e9 ? .integer(range.clamping(Int($0.rounded()))) : nil
            }
        case .boolean: text == "YES" ? .boolean(true) : text == "NO" ? .boolean(false) : nil
        case .choice(let choice): choice.name(storyboard: text).map { .choice($0) }
        case .image: .image(resources.images.image(text))
        case .layoutLength:
            NumberText.number(text).flatMap { $0.isFinite ? .layoutLength(.number($0)) : nil }
        case .texts, .choices, .color, .font, .point, .size, .rect, .insets, .priorities, .runs,
            .paragraphStyle, .textAttributes, .barAppearance:
            nil
        }
    }

    /// Returns the value of an XML element of a storyboard; nil where the element is none.
    func value(storyboard element: XMLElement, _ resources: IBResources) -> AttributeValue? {
        switch (self, element.name) {
        case (.text, "string"), (.text, "mutableString"): .text(element.text)
        case (.choices(let choice), "extendedEdge"), (.choices(let choice), "dataDetectorType"):
            .choices(choice.names.filter(element.isYes))
        case (.color, "color"): resources.colors.color(element).map { .color($0) }
        case (.font, "fontDescription"), (.font, "font"): IBFonts.font(element).map { .font($0) }
        case (.point, "point"): .point(Point(x: element.number("x") ?? 0, y: element.number("y") ?? 0))
        case (.size, "size"):
            .size(Size(width: element.number("width") ?? 0, height: element.number("height") ?? 0))
        case (.insets, "edgeInsets"), (.insets, "directionalEdgeInsets"), (.insets, "inset"):
            .insets(element.insets)
        case (.textAttributes, "textAttributes"):
            .textAttributes(IBBarAppearances(resources).textAttributes(element))
        case (.barAppearance, let tag) where IBBarAppearances.tags.contains(tag):
            .barAppearance(IBBarAppearances(resources).appearance(element))
        default: nil
        }
    }

    /// What a text in a storyboard has to be; nil where storyboards write none for the type, or any.
    var storyboardForm: IBValueForm? {
        switch self {
        case .number: .number
        case .integer: .integer
        case .boolean: .flag
        case .choice(let choice): .names(choice.knownNames)
        default: nil
        }
    }
}

extension AttributeChoice {
    /// Returns the name of the choice that a storyboard names.
    fileprivate static func name(storyboard text: String) -> String? { Self(storyboard: text)?.rawValue }
}

extension ClosedRange {
    /// Returns a value, or the bound that is nearest to it.
    func clamping(_ value: Bound) -> Bound { Swift.max(lowerBound, Swift.min(upperBound, value)) }
}
