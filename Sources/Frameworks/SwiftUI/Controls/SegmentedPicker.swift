import Foundation
import SwiftUICore
import UIKit

/// A segmented control of UIKit's.
struct SegmentedPicker: UIViewRepresentable {
    let options: [PickerOption]
    let index: Int?
    let select: (Int) -> Void

    var reportedName: String { "UISegmentedControl" }

    func makeCoordinator() -> ActionTarget { ActionTarget() }

    func makeUIView(context: Context) -> UISegmentedControl {
        let view = UISegmentedControl(items: [])
        view.addAction(UIAction { [target = context.coordinator] _ in target.action() }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UISegmentedControl, context: Context) {
        context.coordinator.action = { [unowned view] in
            if view.selectedSegmentIndex >= 0 { select(view.selectedSegmentIndex) }
        }
        while view.numberOfSegments > options.count {
            view.removeSegment(at: view.numberOfSegments - 1, animated: false)
        }
        for (place, option) in options.enumerated() {
            if place == view.numberOfSegments {
                view.insertSegment(withTitle: option.title, at: place, animated: false)
            }
            if option.title.isEmpty || option.image != nil {
                view.setImage(option.image, forSegmentAt: place)
            } else {
                view.setTitle(option.title, forSegmentAt: place)
            }
        }
        view.selectedSegmentIndex = index ?? UISegmentedControl.noSegment
        view.isEnabled = context.environment.isEnabled
    }

    /// Source: components.md: 32 points high, as wide as is proposed.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
        let ideal = uiView.intrinsicContentSize.width
        return CGSize(width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal, height: 32)
    }
}

/// A picker view of UIKit's.
struct WheelPicker: UIViewRepresentable {
    let options: [PickerOption]
    let index: Int?
    let select: (Int) -> Void

    var reportedName: String { "UIPickerView" }

    func makeCoordinator() -> Rows { Rows() }

    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        (view.dataSource, view.delegate) = (context.coordinator, context.coordinator)
        return view
    }

    func updateUIView(_ view: UIPickerView, context: Context) {
        (context.coordinator.titles, context.coordinator.select) = (options.map(\.title), select)
        view.reloadAllComponents()
        if let index { view.selectRow(index, inComponent: 0, animated: false) }
        view.isUserInteractionEnabled = context.environment.isEnabled
    }

    /// Source: components.md: 216 points high, as wide as is proposed, ideally 320.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
        CGSize(width: proposal.width.map { $0.isFinite ? $0 : 320 } ?? 320, height: 216)
    }

    /// The rows of a wheel.
    final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
        var titles: [String] = []
        var select: (Int) -> Void = { _ in }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            titles.count
        }
        func pickerView(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { titles[row] }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            select(row)
        }
    }
}
