/// The type of an attribute's values, by which files are read and checked and the documentation is written.
package enum AttributeType: Sendable {
    /// Text; screens show it, so that it is translated, or not.
    case text(isShown: Bool)
    /// A list of texts.
    case texts
    /// A finite number in a range.
    case number(ClosedRange<Double>)
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// Yes or no.
    case boolean
    /// One of the names of a choice.
    case choice(any AttributeChoice.Type)
    /// Any of the names of a choice.
    case choices(any AttributeChoice.Type)
    /// A color, by its components or its name.
    case color
    /// A font of the system or of the project.
    case font
    /// An image, by its name.
    case image
    /// A position in points.
    case point
    /// A size in points.
    case size
    /// A rectangle in points.
    case rect
    /// Insets in points.
    case insets
    /// A layout priority for each axis.
    case priorities
    /// Text in runs.
    case runs
    /// The metrics of lines and paragraphs.
    case paragraphStyle
    /// The style of a text.
    case textAttributes
    /// The appearance of a bar.
    case barAppearance
    /// A length of MyLayout, or a distance.
    case layoutLength(isLength: Bool)
}
