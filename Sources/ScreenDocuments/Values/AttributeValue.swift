package import Geometry

/// The value of an attribute, already converted to the attribute's type.
///
/// Large values are indirect: the code that copies a value is as long as its largest case, wherever one is copied.
package enum AttributeValue: Hashable, Sendable {
    /// A single text.
    case text(String)
    /// A list of texts.
    case texts([String])
    /// A finite number.
    case number(Double)
    /// A whole number.
    case integer(Int)
    /// True or false.
    case boolean(Bool)
    /// One of the attribute's choices.
    case choice(String)
    /// Any number of the attribute's choices.
    case choices([String])
    /// A color, by name or components.
    case color(ColorValue)
    /// A font, by family, name or text style.
    indirect case font(FontValue)
    /// An image, by its name.
    indirect case image(ImageValue)
    /// A position in points.
    case point(Point)
    /// A size in points.
    case size(Size)
    /// A rectangle in points.
    case rect(Rect)
    /// Insets in points.
    case insets(Insets)
    /// A layout priority for each axis, greater than 0 and at most 1000; nil for the default of the class.
    case priorities(horizontal: Float?, vertical: Float?)
    /// Attributed text: runs with different styles.
    case runs([TextRunValue])
    /// The metrics of lines and paragraphs.
    indirect case paragraphStyle(ParagraphStyleValue)
    /// The style of a text: a run without a text.
    indirect case textAttributes(TextRunValue)
    /// The appearance of a bar.
    indirect case barAppearance(BarAppearanceValue)
    /// A distance or a length of MyLayout.
    indirect case layoutLength(LayoutLengthValue)
}

extension AttributeValue: CustomStringConvertible {
    /// The value in the syntax of screen files.
    package var description: String {
        switch self {
        case .text(let text): text.quoted
        case .texts(let texts): "[\(texts.map(\.quoted).joined(separator: ", "))]"
        case .number(let number): NumberText.text(number)
        case .integer(let number): "\(number)"
        case .boolean(let flag): flag ? "true" : "false"
        case .choice(let name): name
        case .choices(let names): "[\(names.joined(separator: ", "))]"
        case .color(let color): color.description
        case .font(let font): font.description
        case .image(let image): image.description
        case .point(let point): Self.list([point.x, point.y])
        case .size(let size): Self.list([size.width, size.height])
        case .rect(let rect): Self.list([rect.minX, rect.minY, rect.width, rect.height])
        case .insets(let insets): insets.text
        case .runs(let runs): "[\(runs.map(\.description).joined(separator: ", "))]"
        case .paragraphStyle(let style): style.description
        case .textAttributes(let style): style.styleDescription
        case .barAppearance(let appearance): appearance.description
        case .layoutLength(let length): length.description
        case .priorities(let horizontal, let vertical):
            "{horizontal: \(Self.priority(horizontal)), vertical: \(Self.priority(vertical))}"
        }
    }

    private static func list(_ numbers: [Double]) -> String {
        "[\(numbers.map(NumberText.text).joined(separator: ", "))]"
    }

    private static func priority(_ priority: Float?) -> String { priority.map(NumberText.text) ?? "own" }
}

extension Insets {
    /// The four insets in the order of screen files.
    var text: String {
        "[\([top, left, bottom, right].map(NumberText.text).joined(separator: ", "))]"
    }
}
