import Testing

@testable import UIKitCore

@Suite struct LifeCycleTests {
    /// The calls, in order.
    private final class Diary {
        var entries: [String] = []
        func note(_ entry: String) { entries.append(entry) }
    }

    private final class NotingView: UIView {
        let diary: Diary
        let name: String

        init(_ name: String, _ diary: Diary) {
            (self.name, self.diary) = (name, diary)
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            diary.note("\(name).updateConstraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            diary.note("\(name).layoutSubviews")
        }
    }

    private final class NotingController: UIViewController {
        let diary: Diary
        let name: String

        init(_ name: String, _ diary: Diary) {
            (self.name, self.diary) = (name, diary)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            diary.note("\(name).loadView")
            let root = NotingView("root", diary)
            root.addSubview(NotingView("child", diary))
            view = root
        }
        override func viewDidLoad() { diary.note("\(name).viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { diary.note("\(name).viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { diary.note("\(name).viewDidAppear") }
        override func updateViewConstraints() {
            diary.note("\(name).updateViewConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { diary.note("\(name).viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { diary.note("\(name).viewDidLayoutSubviews") }
        override func willMove(toParent parent: UIViewController?) {
            diary.note("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
        }
        override func didMove(toParent parent: UIViewController?) {
            diary.note("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
        }
    }

    @Test func aScreenComesUpInUIKitsOrder() throws {
        let diary = Diary()
        _ = try show { NotingController("main", diary) }
        #expect(
            diary.entries == [
                "main.loadView", "main.viewDidLoad", "main.viewWillAppear", "child.updateConstraints",
                "main.updateViewConstraints", "root.updateConstraints", "main.viewWillLayoutSubviews",
                "root.layoutSubviews", "main.viewDidLayoutSubviews", "child.layoutSubviews",
                "main.viewDidAppear",
            ])
    }

    @Test func whatIsNotAskedForIsNotDoneAgain() throws {
        let diary = Diary()
        let screen = try show { NotingController("main", diary) }
        diary.entries = []
        screen.change {}
        #expect(diary.entries.isEmpty)
        screen.change { screen.controller.view.setNeedsLayout() }
        #expect(
            diary.entries == [
                "main.viewWillLayoutSubviews", "root.layoutSubviews", "main.viewDidLayoutSubviews",
            ])
        diary.entries = []
        screen.change { screen.controller.view.subviews[0].setNeedsUpdateConstraints() }
        #expect(diary.entries == ["child.updateConstraints", "child.layoutSubviews"])
    }

    @Test func aChildIsToldOfItsParentAndOfAppearing() throws {
        let diary = Diary()
        let screen = try show {
            UINavigationController(rootViewController: NotingController("first", diary))
        }
        #expect(
            diary.entries.filter { $0.hasPrefix("first") && !$0.contains("ayout") && !$0.contains("Constr") }
                == [
                    "first.willMove(parent)", "first.didMove(parent)", "first.loadView", "first.viewDidLoad",
                    "first.viewWillAppear", "first.viewDidAppear",
                ])
        diary.entries = []
        screen.change { screen.controller.viewControllers = [] }
        #expect(diary.entries == ["first.willMove(nil)", "first.didMove(nil)"])
    }
}
