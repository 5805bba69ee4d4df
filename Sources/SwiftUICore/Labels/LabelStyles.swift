import Foundation
import Typography

/// The label style of the context: title and icon.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style of the context.
    public init() {}
    /// Returns the icon beside the title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// A label style that shows the title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style of title and icon.
    public init() {}

    /// Returns the icon beside the first line of the title.
    ///
    /// Measured: about 8 points between icon and title at the size of body text; confidence medium.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon.modified(by: LabelIconModification())
            configuration.title
        }
    }
}

/// A label style that shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style of the title.
    public init() {}
    /// Returns the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows the icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style of the icon.
    public init() {}
    /// Returns the icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style of the context.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The style of title and icon.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The style of the title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The style of the icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The icon of a label: one without a baseline is centered on capital letters, as symbols are.
struct LabelIconModification: ElementModification {
    func guide(_ key: AlignmentKey, of child: LayoutElement, for proposal: ProposedViewSize) -> CGFloat? {
        guard key.id == VerticalAlignment.FirstTextBaseline.self else { return nil }
        if let own = child.explicitGuide(key, for: proposal) { return own }
        let environment = child.environment
        let font = (environment.font ?? .body).descriptor(in: environment)
        let capHeight = CGFloat(TextMeasure.engine.metrics(of: font).capHeight)
        return child.size(for: proposal).height / 2 + capHeight / 2
    }
}
