import SwiftUICore
import UIKit

/// An option of a picker.
struct PickerOption {
    /// The value that selects it; nil for one that cannot be selected.
    let tag: AnyHashable?
    /// The view of the option.
    let title: String
    /// The image of the option; nil for none.
    let image: UIImage?

    /// Returns the options that views are: each has a tag, or the identity of its data.
    static func options(of content: any View, in environment: EnvironmentValues) -> [PickerOption] {
        var inner = environment
        inner.listsMenuItems = false
        let graph = ViewGraph(content, container: .zero, environment: inner)
        defer { graph.close() }
        return graph.elements.map { element in
            let image = element.leaves(SwiftUICore.Image.self).first.flatMap { UIImage($0) }
            return PickerOption(
                tag: element[TagTrait.self] ?? element.listIdentity,
                title: element.shownTexts.joined(separator: " "), image: image)
        }
    }

    /// The option as an item of a menu.
    func menuItem(_ selection: Binding<AnyHashable>) -> MenuItem {
        let isOn = Binding(
            get: { selection.wrappedValue == tag }, set: { if $0, let tag { selection.wrappedValue = tag } })
        return MenuItem(kind: .toggle(isOn), label: Text(verbatim: title))
    }
}

/// A picker in the style of its environment.
struct PickerBody: View {
    let label: any View
    let options: [PickerOption]
    let selection: Binding<AnyHashable>
    /// What is shown for the value in place of its option; nil for that.
    var valueLabel: AnyView?
    @Environment(\.pickerLook) private var look
    @Environment(\.surroundingList) private var list
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    private var index: Int? { options.firstIndex { $0.tag == selection.wrappedValue } }

    private func select(_ index: Int) {
        if let tag = options[index].tag { selection.wrappedValue = tag }
    }

    var body: some View {
        switch look {
        case .segmented: SegmentedPicker(options: options, index: index, select: select)
        case .wheel: WheelPicker(options: options, index: index, select: select)
        case .inline:
            // Observed: in a list the label is a row before the options, unless labels are hidden; confidence medium.
            if list != nil, !areLabelsHidden { AnyView(label) }
            inline
        case .menu: menu
        case .link: link
        }
    }

    /// Source: components.md: outside of lists the value alone; in lists the label, and the value in the secondary color.
    @ViewBuilder private var menu: some View {
        if list != nil {
            LabeledControl(label: label) { value.foregroundStyle(SwiftUICore.Color.secondary) }
        } else {
            value.foregroundStyle(TintShapeStyle())
        }
    }

    private var value: some View {
        Menu {
            ForEach(options.indices, id: \.self) { options[$0].menuItem(selection).view }
        } label: {
            HStack(spacing: 4) {
                shownValue
                SwiftUICore.Image(systemName: "chevron.up.chevron.down").imageScale(.small)
            }
        }
        .environment(\.buttonStyle, PlainButtonStyle())
    }

    @ViewBuilder private var shownValue: some View {
        if let valueLabel { valueLabel } else { Text(verbatim: index.map { options[$0].title } ?? "") }
    }

    private var inline: some View {
        ForEach(options.indices, id: \.self) { place in
            Button {
                select(place)
            } label: {
                HStack {
                    if let image = options[place].image { SwiftUICore.Image(uiImage: image) }
                    Text(verbatim: options[place].title).foregroundStyle(SwiftUICore.Color.primary)
                    Spacer()
                    if place == index { SwiftUICore.Image(systemName: "checkmark").fontWeight(.semibold) }
                }
            }
        }
    }

    private var link: some View {
        NavigationLink {
            List { inline }
        } label: {
            LabeledControl(label: label) {
                shownValue.foregroundStyle(SwiftUICore.Color.secondary)
            }
        }
    }
}
