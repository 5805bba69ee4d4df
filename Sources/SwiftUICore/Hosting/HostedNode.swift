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

    static func append(
        _ element: LayoutElement, parent: Int?, to nodes: inout [HostedNode],
        accessibility outer: HostedAccessibility? = nil
    ) {
        guard !element.isDiscarded else { return }
        var inner = parent
        // The values of modifiers around a view are the view's own.
        var accessibility = outer ?? element[AccessibilityTrait.self].map(HostedAccessibility.init)
        if let name = element.typeName {
            inner = nodes.count
            nodes.append(
                HostedNode(
                    typeName: name, owner: owner(of: element.node),
                    id: element.trait(ObjectIdentifier(IdentifierTrait.self)).map { "\($0)" },
                    text: element.reportedText, accessibility: accessibility, parent: parent,
                    frame: element.frame))
            accessibility = nil
        }
        for content in element.contents {
            append(content, parent: inner, to: &nodes, accessibility: accessibility)
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
