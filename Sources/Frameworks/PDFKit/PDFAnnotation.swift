// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A kind of notes on a page.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A mark behind text.
    public static let highlight = PDFAnnotationSubtype(rawValue: "Highlight")
    /// A line below text.
    public static let underline = PDFAnnotationSubtype(rawValue: "Underline")
    /// A line through text.
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "StrikeOut")
    /// A text.
    public static let freeText = PDFAnnotationSubtype(rawValue: "FreeText")
    /// A note.
    public static let text = PDFAnnotationSubtype(rawValue: "Text")
    /// A drawing.
    public static let ink = PDFAnnotationSubtype(rawValue: "Ink")
    /// A link.
    public static let link = PDFAnnotationSubtype(rawValue: "Link")
    /// A rectangle.
    public static let square = PDFAnnotationSubtype(rawValue: "Square")
    /// An oval.
    public static let circle = PDFAnnotationSubtype(rawValue: "Circle")
    /// A line.
    public static let line = PDFAnnotationSubtype(rawValue: "Line")
    /// A picture.
    public static let stamp = PDFAnnotationSubtype(rawValue: "Stamp")
    /// A field of a form.
    public static let widget = PDFAnnotationSubtype(rawValue: "Widget")
}

/// The border of a note.
open class PDFBorder: NSObject {
    /// The width.
    open var lineWidth: CGFloat = 1
}
/// A note on a page; pages are drawn without them.
open class PDFAnnotation: NSObject {
    /// The kind.
    open var type: String?
    /// Where it is.
    open var bounds: CGRect
    /// The color.
    open var color = UIColor.black
    /// The color inside.
    open var interiorColor: UIColor?
    /// The text.
    open var contents: String?
    /// The font of the text.
    open var font: UIFont?
    /// The color of the text.
    open var fontColor: UIColor?
    /// The border.
    open var border: PDFBorder?
    /// The address of a link.
    open var url: URL?
    /// The name of a field.
    open var fieldName: String?
    /// The text of a field.
    open var widgetStringValue: String?
    /// Who wrote it.
    open var userName: String?
    /// Whether it is shown.
    open var shouldDisplay = true
    /// The page.
    open internal(set) weak var page: PDFPage?
    private var paths: [UIBezierPath] = []
    /// Creates a note.
    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
        withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = annotationType.rawValue
    }
    /// Adds a stroke of a drawing.
    open func add(_ path: UIBezierPath) { paths.append(path) }
    /// Removes a stroke of a drawing.
    open func remove(_ path: UIBezierPath) { paths.removeAll { $0 === path } }
}
