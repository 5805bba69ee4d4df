import Devices
import Scene
import Testing

@testable import UIKitCore

/// A screen with one square, `box`, whose animations a test looks at.
struct AnimatedScreen {
    let screen: LiveScreen
    let box: UIView

    var loop: EventLoop { screen.state.eventLoop }
    var view: UIView { box.superview ?? box }

    /// Returns the node of the box at this moment.
    func node() throws -> LayoutNode { try node("box") }

    /// Returns a node at this moment.
    func node(_ id: String) throws -> LayoutNode {
        try #require(screen.capture().nodes.first { $0.id == id })
    }

    /// Lets time pass up to a moment.
    func advance(to time: TimeInterval) { loop.advance(to: time) }

    /// Shows the box at (0, 0) with a size of 10 and runs a test; returns what was reported.
    @discardableResult
    static func show(_ body: (AnimatedScreen) throws -> Void) throws -> [String] {
        let environment = testEnvironment(try DeviceTable.profile(named: "iphone-8"), .portrait)
        try environment.withLiveScreen({ UIViewController() }) { screen in
            let controller = try #require(screen.window.rootViewController)
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            box.identifier = "box"
            controller.view.addSubview(box)
            screen.state.eventLoop.runDueWork()
            try body(AnimatedScreen(screen: screen, box: box))
        }
        return environment.sink.diagnostics.map(\.description)
    }
}

/// Checks that two numbers differ by less than a thousandth.
func expectClose(
    _ value: Double, _ expected: Double, _ comment: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        abs(value - expected) < 0.001, "\(comment()): \(value) is not \(expected)",
        sourceLocation: sourceLocation)
}
