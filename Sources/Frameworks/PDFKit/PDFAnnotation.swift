// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A kind of notes on a page.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A mark behind text.
    public static let highlight = PDFAnnotationSubtype(rawValue: "Highlight")
    /// A line below text.
    public static let underline = PDFAnnotationSubtype(rawValue: "Underline")
    /// A line through text.
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "StrikeOut")
    /// Text on the page.
    public static let freeText = PDFAnnotationSubtype(rawValue: "FreeText")
    /// A text note.
    public static let text = PDFAnnotationSubtype(rawValue: "Text")
    /// A freehand drawing.
    public static let ink = PDFAnnotationSubtype(rawValue: "Ink")
    /// A link to a page or an address.
    public static let link = PDFAnnotationSubtype(rawValue: "Link")
    /// A rectangle on the page.
    public static let square = PDFAnnotationSubtype(rawValue: "Square")
    /// An oval on the page.
    public static let circle = PDFAnnotationSubtype(rawValue: "Circle")
    /// A line on the page.
    public static let line = PDFAnnotationSubtype(rawValue: "Line")
    /// A stamp with an image.
    public static let stamp = PDFAnnotationSubtype(rawValue: "Stamp")
    /// A field of a form.
    public static let widget = PDFAnnotationSubtype(rawValue: "Widget")
}

/// The border of a note.
open class PDFBorder: NSObject {
    /// The width of the line in points.
    open var lineWidth: CGFloat = 1
}
/// A note on a page; pages are drawn without them.
open class PDFAnnotation: NSObject {
    /// The type of the annotation.
    open var type: String?
    /// Where it is.
    open var bounds: CGRect
    /// The color of the annotation.
    open var color = UIColor.black
    /// The color inside.
    open var interiorColor: UIColor?
    /// The text of the annotation.
    open var contents: String?
    /// The font of the text.
    open var font: UIFont?
    /// The color of the text.
    open var fontColor: UIColor?
    /// The border of the annotation.
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
    /// The page of the annotation; not retained.
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
