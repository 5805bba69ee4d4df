import UIKit

/// Shadows of layers, paths, groups and words.
final class ShadowSheet: Sheet {
    override func fill() {
        for radius in [0, 0.5, 1, 2, 3, 6, 10] as [CGFloat] {
            caster(.white, inset: 10) { $0.layer.shadowRadius = radius }
        }
        for (radius, curve) in [(6, CALayerCornerCurve.circular), (15, .continuous)] as [(CGFloat, _)] {
            caster(.white, inset: 10) {
                $0.layer.cornerRadius = radius
                $0.layer.cornerCurve = curve
            }
        }
        caster(.white, inset: 10) { $0.layer.shadowOffset = CGSize(width: 6, height: 8) }
        paths()
        groups()
    }

    private func caster(_ color: UIColor?, inset: CGFloat, _ change: (UIView) -> Void) {
        cell(color, inset: inset) { cell in
            cell.layer.shadowOpacity = 0.7
            cell.layer.shadowRadius = 4
            cell.layer.shadowOffset = .zero
            change(cell)
        }
    }

    private func paths() {
        caster(.white, inset: 10) {
            $0.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: -5, y: 22, width: 40, height: 12)).cgPath
        }
        caster(.white, inset: 10) {
            $0.layer.shadowPath = UIBezierPath((0, 0), (30, 0), (15, 40), closed: true).cgPath
        }
        caster(.white, inset: 10) {
            $0.layer.shadowColor = UIColor.systemRed.cgColor
            $0.layer.shadowOpacity = 1
        }
    }

    private func groups() {
        caster(nil, inset: 0) { cell in
            box(8, 8, 16, 16, .systemBlue, in: cell)
            box(28, 24, 14, 14, .systemOrange, in: cell).layer.cornerRadius = 7
        }
        // Not knocked out beneath what is translucent.
        caster(UIColor.systemTeal.withAlphaComponent(0.4), inset: 10) { _ in }
        caster(nil, inset: 0) { cell in
            shape(
                UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 30, height: 30)), stroke: .black, width: 4,
                in: cell)
        }
        caster(.white, inset: 10) { $0.clipsToBounds = true }
        caster(.white, inset: 10) { $0.alpha = 0.5 }
        caster(.white, inset: 12) { $0.transform = CGAffineTransform(rotationAngle: .pi / 6) }
        cell { cell in
            let label = UILabel(frame: cell.bounds)
            label.text = "Aa"
            label.font = .systemFont(ofSize: 32)
            label.layer.shadowOpacity = 0.6
            label.layer.shadowRadius = 2
            label.layer.shadowOffset = CGSize(width: 1, height: 2)
            cell.addSubview(label)
        }
    }
}
