import SwiftUI
import UIKit

/// Uses of controls and of their styles.
@MainActor
enum ControlUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("buttons", buttons), ("toggles and steps", toggles), ("fields", fields), ("pickers", pickers),
        ("progress", progress), ("menus and groups", menus), ("styles of buttons", buttonStyles),
    ]

    static func buttons() -> Uses {
        var uses = Uses()
        let title = "Title"
        uses.add(Button("Title") {})
        uses.add(Button("Title", action: {}))
        uses.add(Button(title) {})
        uses.add(Button(action: {}) { Text("a") })
        uses.add(Button(action: {}, label: { Text("a") }))
        uses.add(
            Button {
            } label: {
                Image(systemName: "star")
            })
        uses.add(Button("Title", role: .destructive) {})
        uses.add(Button(title, role: .cancel) {})
        uses.add(Button(role: .destructive, action: {}) { Text("a") })
        uses.add(
            Button(role: .cancel) {
            } label: {
                Text("a")
            })
        uses.add(Button("Title", systemImage: "star") {})
        uses.add(Button(title, systemImage: "star", action: {}))
        uses.add(Button("Title", systemImage: "star", role: .destructive) {})
        uses.add(Button("Title", image: ImageResource(name: "name", bundle: .main)) {})
        uses.add(Button(role: .close) {})
        uses.add(Button(role: .confirm) {})
        uses.add(Link("Title", destination: URL(fileURLWithPath: "/")))
        uses.add(Link(title, destination: URL(fileURLWithPath: "/")))
        uses.add(Link(destination: URL(fileURLWithPath: "/")) { Text("a") })
        uses.add(ShareLink(item: URL(fileURLWithPath: "/")))
        uses.add(ShareLink("Title", item: "text"))
        uses.add(ShareLink(item: "text") { Text("a") })
        uses.add(ShareLink(item: "text", subject: Text("a"), message: Text("b")))
        uses.add(ShareLink(items: [URL(fileURLWithPath: "/")]))
        uses.add(ShareLink("Title", items: ["a", "b"]))
        uses.add(ShareLink(items: ["a"], subject: Text("a")) { Text("b") })
        uses.add(EditButton())
        return uses
    }

    static func toggles() -> Uses {
        var uses = Uses()
        @State var isOn = false
        @State var value = 0.5
        @State var number = 1
        let title = "Title"
        uses.add(Toggle("Title", isOn: $isOn))
        uses.add(Toggle(title, isOn: $isOn))
        uses.add(Toggle(isOn: $isOn) { Text("a") })
        uses.add(Toggle("Title", systemImage: "star", isOn: $isOn))
        uses.add(Toggle(isOn: .constant(true), label: { EmptyView() }).labelsHidden())
        uses.add(Toggle("Title", sources: [$isOn], isOn: \.self))
        uses.add(Toggle("Title", systemImage: "star", sources: [$isOn], isOn: \.self))
        uses.add(Toggle(sources: [$isOn, .constant(true)], isOn: \.self) { Text("a") })
        uses.add(Toggle("Title", isOn: $isOn).toggleStyle(.switch))
        uses.add(Toggle("Title", isOn: $isOn).toggleStyle(.button))
        uses.add(Toggle("Title", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red)))
        uses.add(Toggle("Title", isOn: $isOn).toggleStyle(Check()))
        uses.add(Slider(value: $value))
        uses.add(Slider(value: $value, in: 0...10))
        uses.add(Slider(value: $value, in: 0...10) { _ in })
        uses.add(Slider(value: $value, in: 0...10, step: 1))
        uses.add(Slider(value: $value, in: 0...10, step: 1, onEditingChanged: { _ in }))
        uses.add(Slider(value: $value, in: 0...1) { Text("a") })
        uses.add(
            Slider(value: $value, in: 0...1) {
                Text("a")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            })
        uses.add(
            Slider(value: $value, in: 0...1, step: 0.1) {
                Text("a")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            } onEditingChanged: { _ in
            })
        uses.add(Stepper("Title", value: $number))
        uses.add(Stepper("Title", value: $number, in: 0...10))
        uses.add(Stepper(title, value: $number, in: 0...10, step: 2))
        uses.add(Stepper("Title", value: $value, step: 0.1, onEditingChanged: { _ in }))
        uses.add(Stepper(value: $number, in: 0...10) { Text("a") })
        uses.add(Stepper(value: $number, in: 0...10, step: 1, label: { Text("a") }))
        uses.add(Stepper("Title", onIncrement: {}, onDecrement: {}))
        uses.add(Stepper("Title", onIncrement: nil, onDecrement: nil, onEditingChanged: { _ in }))
        uses.add(
            Stepper {
                Text("a")
            } onIncrement: {
            } onDecrement: {
            })
        return uses
    }

    private struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
                Image(systemName: configuration.isOn ? "checkmark" : "circle")
                Toggle("inner", isOn: configuration.$isOn)
            }
        }
    }

    static func fields() -> Uses {
        var uses = Uses()
        @State var text = "text"
        @State var number = 3
        @State var optional: Double? = 3
        let title = "Title"
        uses.add(TextField("Title", text: $text))
        uses.add(TextField(title, text: $text))
        uses.add(TextField("Title", text: $text, prompt: Text("prompt")))
        uses.add(TextField("Title", text: $text, axis: .vertical))
        uses.add(TextField("Title", text: $text, prompt: Text("prompt"), axis: .vertical))
        uses.add(TextField(text: $text) { Text("a") })
        uses.add(TextField(text: $text, prompt: Text("prompt")) { Text("a") })
        uses.add(TextField(text: $text, prompt: nil, axis: .horizontal) { Text("a") })
        uses.add(TextField("Title", value: $number, format: .number))
        uses.add(TextField(title, value: $number, format: .number, prompt: Text("prompt")))
        uses.add(TextField("Title", value: $optional, format: .number))
        uses.add(TextField("Title", value: $number, formatter: NumberFormatter()))
        uses.add(TextField("Title", text: $text, onEditingChanged: { _ in }, onCommit: {}))
        uses.add(TextField("Title", text: $text, onEditingChanged: { _ in }))
        uses.add(TextField("Title", text: $text, onCommit: {}))
        uses.add(TextField("Title", text: $text).textFieldStyle(.roundedBorder))
        uses.add(TextField("Title", text: $text).textFieldStyle(.plain))
        uses.add(TextField("Title", text: $text).textFieldStyle(RoundedBorderTextFieldStyle()))
        uses.add(TextField("Title", text: $text).textFieldStyle(PlainTextFieldStyle()))
        uses.add(SecureField("Title", text: $text))
        uses.add(SecureField(title, text: $text))
        uses.add(SecureField("Title", text: $text, prompt: Text("prompt")))
        uses.add(SecureField("Title", text: $text, onCommit: {}))
        uses.add(SecureField(text: $text, prompt: Text("prompt")) { Text("a") })
        uses.add(TextEditor(text: $text))
        uses.add(TextEditor(text: $text).scrollContentBackground(.hidden))
        return uses
    }

    static func pickers() -> Uses {
        var uses = Uses()
        @State var choice = Choice.first
        @State var optional: Choice?
        @State var date = Date(timeIntervalSinceReferenceDate: 0)
        @State var color = Color.red
        @State var cgColor = UIColor.red.cgColor
        let title = "Title", now = Date(timeIntervalSinceReferenceDate: 0)
        let choices = ForEach(Choice.allCases) { Text($0.rawValue).tag($0) }
        uses.add(Picker("Title", selection: $choice) { choices })
        uses.add(Picker(title, selection: $choice) { choices })
        uses.add(Picker(selection: $choice, label: Text("a")) { choices })
        uses.add(
            Picker(selection: $choice) {
                choices
            } label: {
                Text("a")
            })
        uses.add(Picker("Title", systemImage: "star", selection: $choice) { choices })
        uses.add(
            Picker("Title", selection: $optional) {
                Text("none").tag(nil as Choice?)
                ForEach(Choice.allCases) { Text($0.rawValue).tag(Optional($0)) }
            })
        uses.add(Picker("Title", selection: $choice) { choices }.pickerStyle(.segmented))
        uses.add(Picker("Title", selection: $choice) { choices }.pickerStyle(.menu))
        uses.add(Picker("Title", selection: $choice) { choices }.pickerStyle(.wheel))
        uses.add(Picker("Title", selection: $choice) { choices }.pickerStyle(.inline))
        uses.add(Picker("Title", selection: $choice) { choices }.pickerStyle(.automatic))
        uses.add(Picker("Title", selection: $choice) { choices }.pickerStyle(.navigationLink))
        uses.add(Picker("Title", selection: $choice) { choices }.pickerStyle(SegmentedPickerStyle()))
        uses.add(Picker("Title", selection: $choice) { choices }.pickerStyle(MenuPickerStyle()))
        uses.add(Picker("Title", selection: $choice) { choices }.pickerStyle(WheelPickerStyle()))
        uses.add(DatePicker("Title", selection: $date))
        uses.add(DatePicker(title, selection: $date, displayedComponents: .date))
        uses.add(DatePicker("Title", selection: $date, displayedComponents: [.date, .hourAndMinute]))
        uses.add(DatePicker("Title", selection: $date, in: now...now.addingTimeInterval(60)))
        uses.add(DatePicker("Title", selection: $date, in: now..., displayedComponents: .date))
        uses.add(DatePicker("Title", selection: $date, in: ...now))
        uses.add(DatePicker(selection: $date) { Text("a") })
        uses.add(DatePicker(selection: $date, in: ...now, displayedComponents: .date) { Text("a") })
        uses.add(DatePicker("Title", selection: $date).datePickerStyle(.compact))
        uses.add(DatePicker("Title", selection: $date).datePickerStyle(.graphical))
        uses.add(DatePicker("Title", selection: $date).datePickerStyle(.wheel))
        uses.add(DatePicker("Title", selection: $date).datePickerStyle(GraphicalDatePickerStyle()))
        uses.add(ColorPicker("Title", selection: $color))
        uses.add(ColorPicker(title, selection: $color, supportsOpacity: false))
        uses.add(ColorPicker("Title", selection: $cgColor))
        uses.add(ColorPicker(selection: $color) { Text("a") })
        return uses
    }

    static func progress() -> Uses {
        var uses = Uses()
        let title = "Title", now = Date(timeIntervalSinceReferenceDate: 0)
        uses.add(ProgressView())
        uses.add(ProgressView("Title"))
        uses.add(ProgressView(title))
        uses.add(ProgressView { Text("a") })
        uses.add(ProgressView(value: 0.5))
        uses.add(ProgressView(value: 5, total: 10))
        uses.add(ProgressView(value: nil as Double?))
        uses.add(ProgressView("Title", value: 0.5))
        uses.add(ProgressView(title, value: 5, total: 10))
        uses.add(ProgressView(value: 0.5) { Text("a") })
        uses.add(ProgressView(value: 0.5, label: { Text("a") }, currentValueLabel: { Text("b") }))
        uses.add(ProgressView(Progress(totalUnitCount: 10)))
        uses.add(ProgressView(timerInterval: now...now.addingTimeInterval(60)))
        uses.add(
            ProgressView(timerInterval: now...now.addingTimeInterval(60), countsDown: false) { Text("a") })
        uses.add(ProgressView().progressViewStyle(.circular))
        uses.add(ProgressView(value: 0.5).progressViewStyle(.linear))
        uses.add(ProgressView().progressViewStyle(.automatic))
        uses.add(ProgressView().progressViewStyle(CircularProgressViewStyle()))
        uses.add(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)))
        uses.add(ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)))
        uses.add(ProgressView(value: 0.5).progressViewStyle(Ring()))
        uses.add(Gauge(value: 0.5) { Text("a") })
        uses.add(
            Gauge(value: 5, in: 0...10) {
                Text("a")
            } currentValueLabel: {
                Text("5")
            })
        return uses
    }

    private struct Ring: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ZStack {
                Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.red)
                configuration.label
                configuration.currentValueLabel
            }
        }
    }

    static func menus() -> Uses {
        var uses = Uses()
        @State var isExpanded = true
        let title = "Title"
        uses.add(Menu("Title") { Button("a") {} })
        uses.add(Menu(title) { Button("a") {} })
        uses.add(Menu("Title", systemImage: "star") { Button("a") {} })
        uses.add(
            Menu {
                Button("a", role: .destructive) {}
                Divider()
                Section("Title") { Button("b") {} }
                Menu("more") { Toggle("c", isOn: $isExpanded) }
            } label: {
                Image(systemName: "ellipsis")
            })
        uses.add(Menu(content: { Button("a") {} }, label: { Text("a") }, primaryAction: {}))
        uses.add(
            Menu("Title") {
                Button("a") {}
            } primaryAction: {
            })
        uses.add(Text("a").contextMenu { Button("a") {} })
        uses.add(
            Text("a").contextMenu {
                Button("a") {}
            } preview: {
                Text("preview")
            })
        uses.add(GroupBox { Text("a") })
        uses.add(GroupBox("Title") { Text("a") })
        uses.add(GroupBox(title) { Text("a") })
        uses.add(GroupBox(label: Text("a")) { Text("b") })
        uses.add(
            GroupBox {
                Text("a")
            } label: {
                Text("b")
            })
        uses.add(DisclosureGroup("Title") { Text("a") })
        uses.add(DisclosureGroup(title, isExpanded: $isExpanded) { Text("a") })
        uses.add(
            DisclosureGroup {
                Text("a")
            } label: {
                Text("b")
            })
        uses.add(
            DisclosureGroup(isExpanded: $isExpanded) {
                Text("a")
            } label: {
                Text("b")
            })
        uses.add(LabeledContent("Title") { Text("a") })
        uses.add(LabeledContent("Title", value: title))
        uses.add(LabeledContent("Title", value: 3, format: .number))
        uses.add(
            LabeledContent {
                Text("a")
            } label: {
                Text("b")
            })
        uses.add(ControlGroup { Button("a") {} })
        uses.add(ContentUnavailableView("Title", systemImage: "star"))
        uses.add(ContentUnavailableView("Title", systemImage: "star", description: Text("a")))
        uses.add(
            ContentUnavailableView {
                Text("a")
            } description: {
                Text("b")
            } actions: {
                Button("c") {}
            })
        return uses
    }

    private struct Pressed: ButtonStyle {
        var color = Color.red
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding().background(color).opacity(configuration.isPressed ? 0.5 : 1)
                .foregroundStyle(configuration.role == .destructive ? .red : .blue)
        }
    }

    private struct Primitive: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).onTapGesture { configuration.trigger() }
        }
    }

    static func buttonStyles() -> Uses {
        var uses = Uses()
        let button = Button("Title") {}
        uses.add(button.buttonStyle(.plain))
        uses.add(button.buttonStyle(.bordered))
        uses.add(button.buttonStyle(.borderedProminent))
        uses.add(button.buttonStyle(.borderless))
        uses.add(button.buttonStyle(.automatic))
        uses.add(button.buttonStyle(.glass))
        uses.add(button.buttonStyle(.glassProminent))
        uses.add(button.buttonStyle(PlainButtonStyle()))
        uses.add(button.buttonStyle(DefaultButtonStyle()))
        uses.add(button.buttonStyle(BorderlessButtonStyle()))
        uses.add(button.buttonStyle(BorderedButtonStyle()))
        uses.add(button.buttonStyle(BorderedProminentButtonStyle()))
        uses.add(button.buttonStyle(Pressed()))
        uses.add(button.buttonStyle(Primitive()))
        uses.add(button.buttonStyle(.pressed))
        uses.add(button.controlSize(.mini))
        uses.add(button.controlSize(.small))
        uses.add(button.controlSize(.large))
        uses.add(button.controlSize(.extraLarge))
        uses.add(button.buttonBorderShape(.capsule))
        uses.add(button.buttonBorderShape(.roundedRectangle(radius: 4)))
        uses.add(button.buttonBorderShape(.circle))
        return uses
    }
}

extension ButtonStyle where Self == PlainPressed {
    fileprivate static var pressed: PlainPressed { PlainPressed() }
}

private struct PlainPressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
