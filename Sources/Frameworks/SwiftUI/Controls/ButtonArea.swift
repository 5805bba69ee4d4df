import Foundation
import SwiftUICore
import UIKit

/// What takes the touches of a button: a control without a look of its own.
struct ButtonArea: UIViewRepresentable {
    /// What a tap does.
    let action: () -> Void
    /// Called with whether the button is pressed.
    var press: ((Bool) -> Void)?

    var reportedName: String { "ButtonArea" }

    func makeUIView(context: Context) -> ButtonAreaView { ButtonAreaView(frame: .zero) }

    func updateUIView(_ view: ButtonAreaView, context: Context) {
        (view.action, view.press) = (action, press)
        view.isEnabled = context.environment.isEnabled
        view.isUserInteractionEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: ButtonAreaView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }
}

/// The control that takes the touches of a button.
final class ButtonAreaView: UIControl {
    /// What a tap does.
    var action: () -> Void = {}
    /// Called with whether the button is pressed.
    var press: ((Bool) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
        addAction(UIAction { [unowned self] _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { press?(isHighlighted) } }
    }
}
