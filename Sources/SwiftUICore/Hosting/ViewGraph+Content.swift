import Foundation
package import Scene

extension ViewGraph {
    /// Returns what the views draw, after all changes were carried out.
    package func drawnItems() -> [HostedItem] {
        settle()
        guard let element = root?.element else { return [] }
        var pass = DrawingPass(scale: element.environment.displayScale)
        element.draw(in: &pass)
        return pass.finish()
    }

    /// Returns the commands that draw the views, in points of the host, without platform views.
    package func drawnCommands() -> [DrawCommand] {
        drawnItems().flatMap { item -> [DrawCommand] in
            if case .commands(let commands) = item { commands } else { [] }
        }
    }

    /// Returns the views with their frames, in preorder, after all changes were carried out.
    package func hostedNodes() -> [HostedNode] {
        settle()
        var nodes: [HostedNode] = []
        if let element = root?.element { HostedNode.append(element, parent: nil, to: &nodes) }
        return nodes
    }
}
