@testable import UIKitCore

/// A view with an intrinsic content size.
final class SizedView: UIView {
    private let own: CGSize
    /// The number of times its size was requested.
    private(set) var askCount = 0

    /// Creates a view with a size; `UIView.noIntrinsicMetric` for none along an axis.
    init(_ width: CGFloat, _ height: CGFloat) {
        own = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        askCount += 1
        return own
    }
}

extension UIView {
    /// Sets the four priorities of one axis or both at once.
    func setPriorities(hugging: Float, resistance: Float) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
            setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
        }
    }

    /// Constrains the width and height.
    func setSize(_ width: Double?, _ height: Double?) {
        if let width { widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true }
    }

    /// Pins the leading and top edges to those of the superview.
    func pinCorner(_ x: Double = 0, _ y: Double = 0) {
        guard let superview else { return }
        leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: CGFloat(x)).isActive = true
        topAnchor.constraint(equalTo: superview.topAnchor, constant: CGFloat(y)).isActive = true
    }
}
