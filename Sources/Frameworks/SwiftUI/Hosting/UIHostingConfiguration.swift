public import Foundation
public import SwiftUICore
public import UIKit

/// A content configuration for hosting a hierarchy of SwiftUI views in a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private var content: Content
    private var background: Background
    private var insets: [Edge: CGFloat] = [:]
    private var minimum: (width: CGFloat?, height: CGFloat?)

    /// Creates a configuration of the content of a cell.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        (self.content, background) = (content(), EmptyView())
    }

    private init(_ content: Content, _ background: Background) {
        (self.content, self.background) = (content, background)
    }

    /// Returns the configuration with a view behind the content, which fills the cell.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        var other = UIHostingConfiguration<Content, B>(self.content, content())
        (other.insets, other.minimum) = (insets, minimum)
        return other
    }

    /// Returns the configuration with a style behind the content, which fills the cell.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        background { _UIHostingConfigurationBackgroundView(style: style) }
    }

    /// Returns the configuration with margins of a length in points at some edges, in place of those of the cell.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Returns the configuration with margins in points at some edges, in place of those of the cell.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var other = self
        if edges.contains(.top) { other.insets[.top] = insets.top }
        if edges.contains(.leading) { other.insets[.leading] = insets.leading }
        if edges.contains(.bottom) { other.insets[.bottom] = insets.bottom }
        if edges.contains(.trailing) { other.insets[.trailing] = insets.trailing }
        return other
    }

    /// Returns the configuration with a minimum size in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var other = self
        other.minimum = (width, height)
        return other
    }

    /// Makes the view that displays the content.
    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) { $0.hosted } }
    /// Returns the configuration, whose content does not depend on the state of the cell by itself.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    /// What the cell shows.
    ///
    /// Source: Apple's documentation: "the content is inset by the layout margins of the cell", and a cell has a minimum
    /// height of 44 points unless `minSize` says otherwise (measured: rows of one line of text are 44 points high).
    private var hosted: any View {
        content
            .padding(
                EdgeInsets(
                    top: insets[.top] ?? HostedMargins.vertical,
                    leading: insets[.leading] ?? HostedMargins.horizontal,
                    bottom: insets[.bottom] ?? HostedMargins.vertical,
                    trailing: insets[.trailing] ?? HostedMargins.horizontal)
            )
            .frame(
                minWidth: minimum.width, maxWidth: .infinity, minHeight: minimum.height ?? 44,
                maxHeight: .infinity, alignment: .leading
            )
            .background { background }
    }
}

/// The margins of hosted cells, in points.
enum HostedMargins {
    /// The margins of a cell on a phone.
    static let horizontal: CGFloat = 16
    /// Measured: rows of one body line, 20.33 high, are 44 points, those of two lines grow by the line.
    static let vertical: CGFloat = 11
}

/// The background of a cell in a style.
public struct _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: View {
    let style: Style
    /// A rectangle in the style.
    public var body: some View { Rectangle().fill(style) }
}
