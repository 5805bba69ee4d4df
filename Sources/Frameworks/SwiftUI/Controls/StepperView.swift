import Foundation
import SwiftUICore
import UIKit

/// A stepper of UIKit's, whose value is 0 at rest: a touch changes it by one, and it returns.
struct StepperView: UIViewRepresentable {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void

    var reportedName: String { "UIStepper" }

    func makeCoordinator() -> ActionTarget { ActionTarget() }

    func makeUIView(context: Context) -> UIStepper {
        let view = UIStepper()
        view.addAction(UIAction { [target = context.coordinator] _ in target.action() }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UIStepper, context: Context) {
        view.minimumValue = decrement == nil ? 0 : -1
        view.maximumValue = increment == nil ? 0 : 1
        view.value = 0
        view.isEnabled = context.environment.isEnabled
        context.coordinator.action = { [unowned view] in
            let direction = view.value
            view.value = 0
            onEditingChanged(true)
            if direction > 0 { increment?() } else if direction < 0 { decrement?() }
            onEditingChanged(false)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
        uiView.sizeThatFits(.zero)
    }
}
