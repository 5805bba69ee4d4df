import Foundation
import SwiftUICore
import UIKit

/// A switch of UIKit's.
struct SwitchView: UIViewRepresentable {
    let isOn: Binding<Bool>
    /// The color of the switch while it is on; nil for that of the environment.
    let color: SwiftUICore.Color?

    var reportedName: String { "UISwitch" }

    func makeCoordinator() -> ActionTarget { ActionTarget() }

    func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        view.addAction(UIAction { [target = context.coordinator] _ in target.action() }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UISwitch, context: Context) {
        context.coordinator.action = { [unowned view] in isOn.wrappedValue = view.isOn }
        if view.isOn != isOn.wrappedValue { view.isOn = isOn.wrappedValue }
        view.isEnabled = context.environment.isEnabled
        let tint = color ?? context.environment.tintColor
        view.onTintColor = tint.map { UIColor($0) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
        uiView.sizeThatFits(.zero)
    }
}

/// What an action of a control of UIKit's does now.
final class ActionTarget {
    /// What it does.
    var action: () -> Void = {}
}
