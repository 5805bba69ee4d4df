import Testing

@testable import UIKitCore

/// Menus: how they are opened and closed, and what a tap in them does.
///
/// Source: `UIMenu`, `UIAction`, `UIButton.menu` and `UIContextMenuInteraction` in Apple's documentation.
@Suite struct MenuTests {
    /// Shows a view at (50, 100).
    private func onScreen(_ view: UIView, _ body: (TouchInput, UIWindow) -> Void) {
        view.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        } _: { screen in
            body(TouchInput(), screen.window)
        }
    }

    private let button = CGPoint(x: 100, y: 120)

    /// The rows of the open menu.
    private func rows(in window: UIWindow) -> [MenuRowView] {
        window.layoutIfNeeded()
        return MenuOverlayView.open(in: window)?.panel?.rows ?? []
    }

    private func tap(_ title: String, _ input: TouchInput, in window: UIWindow) {
        guard let row = rows(in: window).first(where: { $0.element.title == title }) else { return }
        input.tap(at: row.convert(CGPoint(x: 20, y: 20), to: window))
    }

    @Test func aButtonOpensItsMenuAndARowPerformsItsAction() {
        var events: [String] = []
        let view = UIButton(type: .system)
        view.menu = UIMenu(children: [
            UIAction(title: "Copy") { _ in events.append("copy") },
            UIAction(title: "Locked", attributes: .disabled) { _ in events.append("locked") },
            UIAction(title: "Secret", attributes: .hidden) { _ in events.append("secret") },
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(title: "Delete", attributes: .destructive) { _ in events.append("delete") }
                ]),
        ])
        view.showsMenuAsPrimaryAction = true
        view.addTarget(for: .menuActionTriggered) { _, _ in events.append("menu") }
        view.addTarget(for: [.touchUpInside, .primaryActionTriggered]) { _, _ in events.append("tap") }
        onScreen(view) { input, window in
            input.tap(at: button)
            #expect(rows(in: window).map(\.element.title) == ["Copy", "Locked", "Delete"])
            // Rows of 44 points, and a gap of 8 before the section.
            #expect(rows(in: window).map(\.frame.minY) == [0, 44, 96])
            #expect(MenuOverlayView.open(in: window)?.panel?.frame.size == CGSize(width: 250, height: 140))
            tap("Locked", input, in: window)
            #expect(events == ["menu"])
            tap("Copy", input, in: window)
            #expect(events == ["menu", "copy"])
            #expect(MenuOverlayView.open(in: window) == nil)
            input.tap(at: button)
            tap("Delete", input, in: window)
            #expect(events == ["menu", "copy", "menu", "delete"])
            input.tap(at: button)
            input.tap(at: CGPoint(x: 300, y: 700))
            #expect(MenuOverlayView.open(in: window) == nil)
            #expect(events.last == "menu")
        }
    }

    @Test func aMenuThatIsNotThePrimaryActionOpensByALongPress() {
        var count = 0
        let view = UIButton(type: .system)
        view.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        view.addTarget(for: .touchUpInside) { _, _ in count += 1 }
        onScreen(view) { input, window in
            input.tap(at: button)
            #expect(count == 1)
            #expect(MenuOverlayView.open(in: window) == nil)
            input.longPress(at: button)
            #expect(count == 1)
            #expect(MenuOverlayView.open(in: window) != nil)
        }
    }

    @Test func aMenuWithinAMenuOpensAboveItsRowAndItsFirstRowClosesIt() {
        var performed = false
        let view = UIButton(type: .system)
        view.menu = UIMenu(children: [
            UIAction(title: "First") { _ in },
            UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in performed = true }]),
        ])
        view.showsMenuAsPrimaryAction = true
        onScreen(view) { input, window in
            input.tap(at: button)
            // Below the button, whose lower edge is at 140 points, and the next row 44 points below.
            #expect(MenuOverlayView.open(in: window)?.panel?.frame.minY == 148)
            tap("More", input, in: window)
            #expect(rows(in: window).map(\.element.title) == ["More", "Inner"])
            #expect(MenuOverlayView.open(in: window)?.panel?.frame.minY == 192)
            tap("More", input, in: window)
            #expect(rows(in: window).map(\.element.title) == ["First", "More"])
            tap("More", input, in: window)
            tap("Inner", input, in: window)
            #expect(performed)
            #expect(MenuOverlayView.open(in: window) == nil)
        }
    }

    @Test func anOpenMenuKeepsItsButtonHighlighted() {
        let view = UIButton(type: .system)
        view.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        view.showsMenuAsPrimaryAction = true
        onScreen(view) { input, window in
            input.tap(at: button)
            #expect(view.isHighlighted)
            tap("Copy", input, in: window)
            #expect(!view.isHighlighted)
        }
    }

    @Test func aRowThatKeepsTheMenuShowsItsNewState() {
        let view = UIButton(type: .system)
        view.menu = UIMenu(children: [
            UIAction(title: "Bold", attributes: .keepsMenuPresented) { $0.state = .on }
        ])
        view.showsMenuAsPrimaryAction = true
        onScreen(view) { input, window in
            input.tap(at: button)
            tap("Bold", input, in: window)
            #expect(rows(in: window).map(\.element.shownState) == [.on])
        }
    }

    @Test func aButtonThatChangesItsSelectionTogglesOrShowsWhatIsChosen() {
        let toggle = UIButton(type: .system)
        toggle.changesSelectionAsPrimaryAction = true
        var states: [Bool] = []
        toggle.addTarget(for: .primaryActionTriggered) { control, _ in states.append(control.isSelected) }
        onScreen(toggle) { input, _ in
            input.tap(at: button)
            input.tap(at: button)
        }
        #expect(states == [true, false])
        let popUp = UIButton(type: .system)
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        popUp.menu = UIMenu(children: ["Red", "Blue"].map { UIAction(title: $0) { _ in } })
        #expect(popUp.currentTitle == "Red")
        onScreen(popUp) { input, window in
            input.tap(at: button)
            tap("Blue", input, in: window)
        }
        #expect(popUp.currentTitle == "Blue")
        #expect(popUp.menu?.selectedElements.map(\.title) == ["Blue"])
    }

    @Test func oneActionOfAMenuIsSelectedAtATime() {
        let actions = ["A", "B"].map { UIAction(title: $0, state: $0 == "A" ? .on : .off) { _ in } }
        let view = UIButton(type: .system)
        view.menu = UIMenu(options: .singleSelection, children: actions)
        view.showsMenuAsPrimaryAction = true
        onScreen(view) { input, window in
            input.tap(at: button)
            tap("B", input, in: window)
        }
        #expect(actions.map(\.state) == [.off, .on])
    }

    @Test func aLongPressOpensAContextMenu() {
        final class Delegate: UIContextMenuInteractionDelegate {
            var place = CGPoint.zero, chosen: [String] = []
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                place = location
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(
                        title: "Photo",
                        children: [UIAction(title: "Share") { _ in self.chosen.append("share") }])
                }
            }
        }
        let view = UIView(), delegate = Delegate()
        view.backgroundColor = .red
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        onScreen(view) { input, window in
            input.longPress(at: CGPoint(x: 70, y: 110))
            #expect(delegate.place == CGPoint(x: 20, y: 10))
            #expect(MenuOverlayView.open(in: window)?.panel?.frame.minY == 148)
            // Its picture is shown in the place of the view, until the menu is closed.
            #expect(view.isLifted)
            tap("Share", input, in: window)
            #expect(delegate.chosen == ["share"])
            #expect(!view.isLifted)
            input.longPress(at: CGPoint(x: 70, y: 110))
            interaction.dismissMenu()
            #expect(MenuOverlayView.open(in: window) == nil)
        }
        view.removeInteraction(interaction)
        #expect(view.gestureRecognizers?.isEmpty == true)
    }

    @Test func aCommandGoesUpTheResponderChain() {
        final class Editor: UIView, InterfaceBuilderConnectable {
            var titles: [String] = []
            func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
                titles.append((sender as? UICommand)?.title ?? "")
                return selector == "bold:"
            }
            override var canBecomeFirstResponder: Bool { true }
        }
        let view = UIButton(type: .system), editor = Editor()
        view.menu = UIMenu(children: [UICommand(title: "Bold", action: "bold:")])
        view.showsMenuAsPrimaryAction = true
        onScreen(view) { input, window in
            window.addSubview(editor)
            editor.becomeFirstResponder()
            input.tap(at: button)
            tap("Bold", input, in: window)
        }
        #expect(editor.titles == ["Bold"])
    }
}
