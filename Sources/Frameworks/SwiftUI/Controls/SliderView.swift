import Foundation
import SwiftUICore
import UIKit

/// A slider of UIKit's.
struct SliderView: UIViewRepresentable {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    var reportedName: String { "UISlider" }

    func makeCoordinator() -> Target { Target() }

    func makeUIView(context: Context) -> UISlider {
        let view = UISlider(), target = context.coordinator
        view.addAction(UIAction { _ in target.change() }, for: .valueChanged)
        view.addAction(UIAction { _ in target.edit(true) }, for: .touchDown)
        view.addAction(
            UIAction { _ in target.edit(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return view
    }

    func updateUIView(_ view: UISlider, context: Context) {
        context.coordinator.edit = onEditingChanged
        context.coordinator.change = { [unowned view] in value.wrappedValue = stepped(Double(view.value)) }
        (view.minimumValue, view.maximumValue) = (Float(bounds.lowerBound), Float(bounds.upperBound))
        view.value = Float(value.wrappedValue)
        view.minimumTrackTintColor = context.environment.tintColor.map { UIColor($0) }
        view.isEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 100, height: uiView.sizeThatFits(.zero).height)
    }

    private func stepped(_ value: Double) -> Double {
        guard let step, step > 0 else { return value }
        let steps = ((value - bounds.lowerBound) / step).rounded()
        return min(bounds.upperBound, bounds.lowerBound + steps * step)
    }

    /// What changes of the slider do now.
    final class Target {
        var change: () -> Void = {}
        var edit: (Bool) -> Void = { _ in }
    }
}
