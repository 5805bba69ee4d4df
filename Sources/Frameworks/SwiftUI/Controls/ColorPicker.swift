public import CoreGraphics
import Foundation
public import SwiftUICore
import UIKit

/// A control used to select a color from the system color picker UI.
public struct ColorPicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<SwiftUICore.Color>
    private let supportsOpacity: Bool

    /// Creates an instance that selects a color.
    public init(
        selection: Binding<SwiftUICore.Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) { (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label()) }

    /// The label beside a well of the color.
    public var body: some View {
        LabeledControl(label: label) { ColorWell(selection: selection, supportsOpacity: supportsOpacity) }
    }
}

extension ColorPicker {
    /// Creates an instance that selects a color of Core Graphics.
    public init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        let colors = Binding<SwiftUICore.Color>(
            get: { SwiftUICore.Color(cgColor: selection.wrappedValue) },
            set: { selection.wrappedValue = UIColor($0).cgColor })
        self.init(selection: colors, supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a color picker with a text label generated from a title string key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }

    /// Creates a color picker with a text label generated from a title string key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SwiftUICore.Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }

    /// Creates a color picker with a text label generated from a title string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SwiftUICore.Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}

/// A color well of UIKit's.
struct ColorWell: UIViewRepresentable {
    let selection: Binding<SwiftUICore.Color>
    let supportsOpacity: Bool

    var reportedName: String { "UIColorWell" }

    func makeCoordinator() -> ActionTarget { ActionTarget() }

    func makeUIView(context: Context) -> UIColorWell {
        let view = UIColorWell()
        view.addAction(UIAction { [target = context.coordinator] _ in target.action() }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UIColorWell, context: Context) {
        context.coordinator.action = { [unowned view] in
            if let color = view.selectedColor { selection.wrappedValue = SwiftUICore.Color(uiColor: color) }
        }
        view.selectedColor = UIColor(selection.wrappedValue)
        view.supportsAlpha = supportsOpacity
        view.isEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIColorWell, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}
