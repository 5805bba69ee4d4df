import Testing

@testable import UIKitCore

/// The order of calls, and the direction of constraints.
@Suite struct LayoutOrderTests {
    /// The events, in order.
    private final class Log {
        var lines: [String] = []
    }

    private final class LoggingView: UIView {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func updateConstraints() {
            log.lines.append("update \(name)")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.lines.append("lay out \(name)")
        }
    }

    private final class LoggingController: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() { view = LoggingView("root", log) }
        override func updateViewConstraints() {
            log.lines.append("update controller")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { log.lines.append("will lay out") }
        override func viewDidLayoutSubviews() { log.lines.append("did lay out") }
    }

    @Test func constraintsAreUpdatedFromTheLeavesAndLayoutGoesFromTheRoot() {
        let log = Log(), controller = LoggingController(log), window = UIWindow()
        let parent = LoggingView("parent", log), child = LoggingView("child", log)
        controller.view.addSubview(parent)
        parent.addSubview(child)
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(
            log.lines == [
                "update child", "update parent", "update controller", "update root", "will lay out",
                "lay out root", "did lay out", "lay out parent", "lay out child",
            ])
        log.lines = []
        window.layoutIfNeeded()
        #expect(log.lines.isEmpty)
        child.setNeedsUpdateConstraints()
        child.setNeedsLayout()
        child.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(log.lines == ["update child", "lay out child"])
    }

    @Test func constraintsChangedWhileLayingOutAreFollowed() throws {
        final class Halver: UIView {
            var width: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                width?.constant = bounds.width / 2
            }
        }
        let (child, _, diagnostics) = try layOut { root in
            let halver = addView(Halver(), to: root), child = addView(UIView(), to: halver)
            halver.setSize(200, 10)
            let width = child.widthAnchor.constraint(equalToConstant: 1)
            width.isActive = true
            halver.width = width
            return child
        }
        #expect(child.frame.width == 100)
        #expect(diagnostics.isEmpty)
    }

    @Test func aViewThatAlwaysAsksForLayoutIsNamed() throws {
        final class Restless: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsLayout()
            }
        }
        let (_, _, diagnostics) = try layOut { root in
            addView(Restless(), to: root).identifier = "fidget"
        }
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.contains("did not converge") == true)
        #expect(diagnostics.first?.contains("fidget") == true)
    }

    @Test func constraintsReadAsTheViewTheyAreWrittenIn() throws {
        // The container is right-to-left; the screen and the box itself are not.
        let (views, _, _) = try layOut { root in
            let container = addView(UIView(), to: root), box = addView(SizedView(30, 10), to: container)
            container.semanticContentAttribute = .forceRightToLeft
            container.setSize(200, 50)
            container.pinCorner(20, 30)
            box.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 12).isActive = true
            return [container, box]
        }
        #expect(views.map(\.frame.minX) == [20, 158])
    }
}
