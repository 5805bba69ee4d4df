import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Menus and steppers")
struct MenuTests {
    private func button(in live: LiveScreen) -> UIButton? {
        ShownScreen.views(UIButton.self, in: live.window).first { $0.menu != nil }
    }

    /// Source: Apple's documentation of `Menu`: sections, submenus, pickers and groups of controls are parts of it.
    @Test("have sections, submenus, pickers, rows of controls and lines below titles")
    func items() {
        let view = Menu("Menu") {
            Button {
            } label: {
                Text("Title")
                Text("Subtitle")
            }
            Section("Section") { Button("In section", role: .destructive) {} }
            Menu("Nested") { Button("In menu") {} }
            Picker("Sort", selection: .constant(2)) {
                Text("Name").tag(1)
                Text("Date").tag(2)
            }
            Picker("Group", selection: .constant(1)) { Text("None").tag(1) }.pickerStyle(.menu)
            ControlGroup { Button("Copy") {} }
            Button("Stay") {}.menuActionDismissBehavior(.disabled)
        }
        .menuOrder(.fixed)
        ShownScreen.show(view) { live in
            let button = button(in: live), children = button?.menu?.children ?? []
            #expect(children.map(\.title) == ["Title", "Section", "Nested", "Sort", "Group", "", "Stay"])
            guard children.count == 7 else { return }
            #expect(children[0].subtitle == "Subtitle")
            let menus = children.map { $0 as? UIMenu }
            #expect(menus[1]?.options == .displayInline)
            #expect((menus[1]?.children.first as? UIAction)?.attributes == .destructive)
            #expect(menus[2]?.options == [])
            #expect(menus[3]?.options == .displayInline)
            #expect(menus[3]?.children.map { ($0 as? UIAction)?.state } == [.off, .on])
            #expect(menus[4]?.options == [])
            #expect(menus[5]?.preferredElementSize == .medium)
            #expect((children[6] as? UIAction)?.attributes == .keepsMenuPresented)
            #expect(button?.preferredMenuElementOrder == .fixed)
            #expect(button?.showsMenuAsPrimaryAction == true)
        }
    }

    private struct Primary: View {
        @State private var count = 0
        var body: some View {
            Menu("Taps \(count)") {
                Button("Item") {}
            } primaryAction: {
                count += 1
            }
            .menuStyle(.borderlessButton)
        }
    }

    @Test("with a primary action a tap performs it")
    func primaryAction() {
        ShownScreen.show(Primary()) { live in
            #expect(button(in: live)?.showsMenuAsPrimaryAction == false)
            button(in: live)?.sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "Taps 1" })
        }
    }

    private struct Boxed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("style")
                Menu(configuration)
            }
        }
    }

    @Test("have styles of an app's own")
    func styles() {
        ShownScreen.show(Menu("Menu") { Button("Item") {} }.menuStyle(Boxed())) { live in
            #expect(ShownScreen.texts(in: live).map(\.text) == ["style", "Menu"])
            #expect(button(in: live)?.menu?.children.map(\.title) == ["Item"])
        }
    }

    @Test("in a bar are items with a menu")
    func bars() {
        let view = NavigationStack {
            Text("Content").toolbar {
                Menu {
                    Button("Item") {}
                } label: {
                    Label("More", systemImage: "ellipsis")
                }
            }
        }
        ShownScreen.show(view) { live in
            let stack = live.window.rootViewController?.children
                .compactMap { $0 as? UINavigationController }.first
            let item = stack?.topViewController?.navigationItem.rightBarButtonItem
            #expect(item?.customView == nil)
            #expect(item?.title == nil && item?.image != nil)
            #expect(item?.accessibilityLabel == "More")
            #expect(item?.menu?.children.map(\.title) == ["Item"])
            #expect(item?.primaryAction == nil)
        }
    }

    private struct Stepping: View {
        @State private var value = 1
        var body: some View {
            VStack {
                Stepper("Value", value: $value, in: 0...3, step: 2)
                Text(verbatim: "value \(value)")
            }
        }
    }

    private func step(_ by: Double, _ live: LiveScreen) {
        let stepper = ShownScreen.views(UIStepper.self, in: live.window).first
        stepper?.value = by
        stepper?.sendActions(for: .valueChanged)
        ShownScreen.settle(live)
    }

    /// Source: Apple's documentation of `Stepper`: a step from 1 by 2 in 0...3 ends at 3; one down from 1 is out of bounds.
    @Test("steppers step from the value of the moment, within bounds")
    func steppers() {
        ShownScreen.show(Stepping()) { live in
            let stepper = ShownScreen.views(UIStepper.self, in: live.window).first
            #expect(stepper?.minimumValue == 0 && stepper?.maximumValue == 1)
            step(1, live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "value 3" })
            #expect(stepper?.minimumValue == -1 && stepper?.maximumValue == 0)
            step(-1, live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "value 1" })
        }
    }

    private final class Box {
        var value = 0
    }

    @Test("a stepper of a binding that no view reads steps more than once")
    func unobserved() {
        let box = Box()
        let binding = Binding(get: { box.value }, set: { box.value = $0 })
        ShownScreen.show(Stepper("Value", value: binding, in: 0...5)) { live in
            step(1, live)
            step(1, live)
            #expect(box.value == 2)
        }
    }
}
