package import Foundation

/// A view that SwiftUI shows, for layout trees and reports.
package struct HostedNode: Equatable {
    /// The type of the view, such as `Text` or `VStack`.
    package var typeName: String
    /// The app's view whose body lists it; nil for the outermost.
    package var owner: String?
    /// The identity that the app gave the view; nil for none.
    package var id: String?
    /// The text that the view shows; nil for none.
    package var text: String?
    /// What modifiers of accessibility say about the view; nil where they say nothing.
    package var accessibility: HostedAccessibility?
    /// The index of the view that it is inside; nil for the outermost.
    package var parent: Int?
    /// The frame in points of the host, exact.
    package var frame: CGRect

    /// What modifiers around a view say about it.
    private struct Attributes {
        var id: String?
        var accessibility: HostedAccessibility?
    }

    static func append(_ element: LayoutElement, parent: Int?, to nodes: inout [HostedNode]) {
        append(element, parent, Attributes(), &nodes)
    }

    private static func append(
        _ element: LayoutElement, _ parent: Int?, _ outer: Attributes, _ nodes: inout [HostedNode]
    ) {
        guard !element.isDiscarded else { return }
        var inner = parent, attributes = outer
        if attributes.id == nil, let id = element[IdentifierTrait.self] { attributes.id = "\(id)" }
        if attributes.accessibility == nil {
            attributes.accessibility = element[AccessibilityTrait.self].map(HostedAccessibility.init)
        }
        if let name = element.typeName {
            inner = nodes.count
            nodes.append(
                HostedNode(
                    typeName: name, owner: owner(of: element.node), id: attributes.id,
                    text: element.reportedText, accessibility: attributes.accessibility, parent: parent,
                    frame: element.frame))
            attributes = Attributes()
        }
        // A modifier's view is the one it is applied to, not what is in front of it or behind.
        let own = (element as? WrapperElement)?.child
        for content in element.contents {
            append(content, inner, content === own ? attributes : Attributes(), &nodes)
        }
    }

    private static func owner(of node: ViewNode) -> String? {
        var next = node.parent
        while let node = next {
            if let name = node.viewTypeName { return name }
            next = node.parent
        }
        return nil
    }
}

/// The identity that an app gives a view.
enum IdentifierTrait: ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
}
