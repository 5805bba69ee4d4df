import Foundation
public import SwiftUICore
import UIKitCore

/// The label of a row: its icon in the tint, in a column of its own, so that the titles of all rows begin at one position.
///
/// Source: components.md: in lists icons are in a fixed column (medium confidence). Chosen: 28 points for text of 17, and 16
/// to the title, as `UIListContentConfiguration` here.
struct ListLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { ListLabel(configuration: configuration) }
}

/// The view of a label of a row.
private struct ListLabel: View {
    let configuration: LabelStyleConfiguration
    @ScaledMetric private var column: CGFloat = 28
    @Environment(\.listTint) private var tint
    @Environment(\.surroundingList) private var list

    var body: some View {
        if list == nil {
            // A page or a menu that a row shows is no row.
            TitleAndIconLabelStyle().makeBody(configuration: configuration)
        } else {
            HStack(spacing: 16) {
                configuration.icon.foregroundStyle(tint.style).frame(minWidth: column)
                configuration.title
            }
        }
    }
}

/// The tint of the items of a list.
public struct ListItemTint: Sendable {
    private enum Kind: Sendable {
        case fixed(SwiftUICore.Color)
        case preferred(SwiftUICore.Color)
        case monochrome
        case automatic
    }

    private let kind: Kind

    /// The tint where nothing is said.
    static let automatic = ListItemTint(kind: .automatic)
    /// A standard grayscale tint effect.
    public static let monochrome = ListItemTint(kind: .monochrome)
    /// An explicit tint color.
    public static func fixed(_ tint: SwiftUICore.Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
    /// An explicit tint color that the system can override; it does not here.
    public static func preferred(_ tint: SwiftUICore.Color) -> ListItemTint {
        ListItemTint(kind: .preferred(tint))
    }

    /// The style of icons. Chosen: gray for monochrome ones.
    var style: AnyShapeStyle {
        switch kind {
        case .fixed(let color), .preferred(let color): AnyShapeStyle(color)
        case .monochrome: AnyShapeStyle(SwiftUICore.Color(uiColor: .systemGray))
        case .automatic: AnyShapeStyle(TintShapeStyle())
        }
    }
}

extension EnvironmentValues {
    private enum TintKey: EnvironmentKey { static var defaultValue: ListItemTint { .automatic } }

    /// The tint of items of lists.
    var listTint: ListItemTint {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// Returns the view, whose items of lists have a tint: icons of their labels are drawn in it; nil for that of the list.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listTint, tint ?? .automatic)
    }

    /// Returns the view, whose items of lists have a fixed tint: icons of their labels are drawn in it; nil for that of the
    /// list.
    public func listItemTint(_ tint: SwiftUICore.Color?) -> some View {
        environment(\.listTint, tint.map { .fixed($0) } ?? .automatic)
    }
}
