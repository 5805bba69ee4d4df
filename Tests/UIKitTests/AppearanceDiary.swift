@testable import UIKitCore

/// The callbacks of controllers, in order.
final class AppearanceDiary {
    var entries: [String] = []

    /// Returns the entries since the last call.
    func takeEntries() -> [String] {
        defer { entries = [] }
        return entries
    }

    /// A controller that notes its callbacks as in `A.didLoad`, with a star where they are animated.
    final class Controller: UIViewController {
        let name: String
        let diary: AppearanceDiary
        /// Also notes `viewIsAppearing`, the callbacks of layout and of the parent.
        var notesAll = false

        init(_ name: String, _ diary: AppearanceDiary, all: Bool = false) {
            (self.name, self.diary, notesAll) = (name, diary, all)
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        private func record(_ entry: String, _ animated: Bool = false) {
            diary.entries.append("\(name).\(entry)\(animated ? "*" : "")")
        }

        override func viewDidLoad() { record("didLoad") }
        override func viewWillAppear(_ animated: Bool) { record("willAppear", animated) }
        override func viewDidAppear(_ animated: Bool) { record("didAppear", animated) }
        override func viewWillDisappear(_ animated: Bool) { record("willDisappear", animated) }
        override func viewDidDisappear(_ animated: Bool) { record("didDisappear", animated) }
        override func viewIsAppearing(_ animated: Bool) { if notesAll { record("isAppearing", animated) } }
        override func viewDidLayoutSubviews() { if notesAll { record("didLayout") } }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            if notesAll { record("willMove(\(parent == nil ? "nil" : "parent"))") }
        }
        override func didMove(toParent parent: UIViewController?) {
            if notesAll { record("didMove(\(parent == nil ? "nil" : "parent"))") }
        }
    }
}

/// Shows a controller on a screen with a clock, and runs a body with it.
func live<Controller: UIViewController>(
    on environment: RenderEnvironment = .standard, _ make: () throws -> Controller,
    _ body: (Controller, LiveScreen) throws -> Void
) throws {
    var made: Controller?
    try environment.withLiveScreen {
        let controller = try make()
        made = controller
        return controller
    } _: { screen in
        if let made { try body(made, screen) }
    }
}
