import UIKit

/// One example of everything that layers draw, on a screen of 320 by 320 points.
final class LayerGalleryController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        addCorners()
        addGradients()
        addLines()
        addBackdrop()
    }

    private func box(_ x: CGFloat, _ y: CGFloat, color: UIColor? = nil) -> UIView {
        let box = UIView(frame: CGRect(x: x, y: y, width: 80, height: 80))
        box.backgroundColor = color
        view.addSubview(box)
        return box
    }

    private func addCorners() {
        let card = box(20, 20, color: .white), icon = box(120, 20, color: .systemBlue)
        card.layer.cornerRadius = 20
        card.layer.shadowOpacity = 0.4
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 5)
        icon.layer.cornerRadius = 20
        icon.layer.cornerCurve = .continuous
        let hairline = box(220, 20, color: .systemBlue)
        hairline.layer.cornerRadius = 20
        hairline.layer.borderWidth = 0.5
    }

    private func addGradients() {
        let corner = box(20, 120), wheel = box(220, 120), axial = CAGradientLayer(), conic = CAGradientLayer()
        axial.frame = corner.bounds
        axial.colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor]
        axial.startPoint = .zero
        axial.endPoint = CGPoint(x: 1, y: 1)
        axial.cornerRadius = 16
        corner.layer.addSublayer(axial)
        conic.type = .conic
        conic.frame = wheel.bounds
        conic.startPoint = CGPoint(x: 0.5, y: 0.5)
        conic.endPoint = CGPoint(x: 0.5, y: 0)
        conic.colors = [UIColor.red, .yellow, .green, .cyan, .blue, .magenta, .red].map(\.cgColor)
        let circle = CAShapeLayer()
        circle.path = UIBezierPath(ovalIn: wheel.bounds).cgPath
        conic.mask = circle
        wheel.layer.addSublayer(conic)
    }

    private func addLines() {
        let dial = box(120, 120), frame = box(20, 220)
        for (color, end) in [(UIColor(white: 0.9, alpha: 1), 1.0), (.systemGreen, 0.7)] {
            let ring = CAShapeLayer()
            ring.path =
                UIBezierPath(
                    arcCenter: CGPoint(x: 40, y: 40), radius: 32, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
                    clockwise: true
                ).cgPath
            ring.fillColor = nil
            ring.strokeColor = color.cgColor
            ring.lineWidth = 8
            ring.lineCap = .round
            ring.strokeEnd = end
            dial.layer.addSublayer(ring)
        }
        let dashes = CAShapeLayer()
        dashes.path =
            UIBezierPath(roundedRect: frame.bounds.insetBy(dx: 2, dy: 2), cornerRadius: 12).cgPath
        dashes.fillColor = nil
        dashes.strokeColor = UIColor.gray.cgColor
        dashes.lineWidth = 2
        dashes.lineDashPattern = [6, 4]
        frame.layer.addSublayer(dashes)
    }

    private func addBackdrop() {
        for index in 0..<9 {
            let stripe = UIView(frame: CGRect(x: 120 + CGFloat(index) * 20, y: 220, width: 10, height: 80))
            stripe.backgroundColor = .systemOrange
            view.addSubview(stripe)
        }
        let veil = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        veil.frame = CGRect(x: 150, y: 240, width: 120, height: 40)
        veil.layer.cornerRadius = 20
        view.addSubview(veil)
    }
}
