import UIKit

/// A ring that is filled as far as the soil is wet.
@IBDesignable
class MoistureGaugeView: UIView {
    @IBInspectable var moisture: Double = 0 {
        didSet { setNeedsDisplay() }
    }
    @IBInspectable var lineWidth: CGFloat = 6 {
        didSet { setNeedsDisplay() }
    }
    @IBInspectable var showsValue: Bool = false {
        didSet { setNeedsDisplay() }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .clear
        contentMode = .redraw
    }

    private var ringColor: UIColor {
        moisture < 0.3 ? .systemOrange : moisture < 0.5 ? .systemYellow : UIColor(named: "Leaf") ?? .systemGreen
    }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (min(bounds.width, bounds.height) - lineWidth) / 2
        let track = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        track.lineWidth = lineWidth
        UIColor.systemGray5.setStroke()
        track.stroke()
        let start = -CGFloat.pi / 2
        let ring = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: start,
            endAngle: start + 2 * .pi * CGFloat(max(0.02, min(1, moisture))), clockwise: true)
        ring.lineWidth = lineWidth
        ring.lineCapStyle = .round
        ringColor.setStroke()
        ring.stroke()
        guard showsValue else { return }
        let text = "\(Int((moisture * 100).rounded())) %" as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: bounds.height / 5, weight: .semibold),
            .foregroundColor: UIColor.label,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), withAttributes: attributes)
    }
}
