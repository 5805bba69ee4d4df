import UIKit

/// All blend modes, of layers and of drawing.
final class BlendSheet: Sheet {
    private static let names = [
        "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
        "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
    ]

    override func fill() {
        view.backgroundColor = .white
        for name in Self.names {
            cell { cell in
                ground(cell)
                box(20, 10, 22, 30, UIColor(red: 0.9, green: 0.35, blue: 0.2, alpha: 0.9), in: cell)
                    .layer.compositingFilter = name + "BlendMode"
            }
        }
        for raw in [16, 17, 18, 19, 20, 21, 22, 23, 24, 25] as [Int32] {
            cell { cell in
                let drawing = BlendedDrawing(frame: cell.bounds)
                drawing.mode = CGBlendMode(rawValue: raw) ?? .normal
                cell.addSubview(drawing)
            }
        }
    }

    private func ground(_ cell: UIView) {
        let sky = CAGradientLayer()
        sky.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        sky.colors = [UIColor.white, .systemBlue, .black].map(\.cgColor)
        cell.layer.addSublayer(sky)
    }
}

/// A circle over a square by a blend mode, on a picture of their own.
private final class BlendedDrawing: UIView {
    var mode = CGBlendMode.normal

    override func draw(_ rect: CGRect) {
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            UIColor.systemBlue.setFill()
            UIBezierPath(rect: CGRect(x: 4, y: 4, width: 28, height: 28)).fill()
            UIColor.systemOrange.withAlphaComponent(0.8).setFill()
            UIBezierPath(ovalIn: CGRect(x: 16, y: 16, width: 30, height: 30)).fill(with: mode, alpha: 1)
        }
        image.draw(at: .zero)
    }
}
