import UIKit

/// Gradients of all kinds.
final class GradientSheet: Sheet {
    override func fill() {
        gradient([.black, .white])
        gradient([.systemPink, .systemYellow]) {
            $0.startPoint = .zero
            $0.endPoint = CGPoint(x: 1, y: 1)
            $0.cornerRadius = 12
        }
        gradient([.systemBlue, .systemTeal, .white]) { $0.locations = [0, 0.2, 1] }
        gradient([.black, .black, .systemRed, .systemRed]) { $0.locations = [0, 0.5, 0.5, 1] }
        gradient([.systemGreen, .black]) {
            $0.startPoint = CGPoint(x: 0.3, y: 0.5)
            $0.endPoint = CGPoint(x: 0.7, y: 0.5)
        }
        clear()
        radial()
        conic()
        // Few steps over a long way, where bands would show.
        let wide = CAGradientLayer()
        wide.frame = CGRect(x: 10, y: 196, width: 298, height: 50)
        wide.colors = [UIColor(white: 0.1, alpha: 1).cgColor, UIColor(white: 0.16, alpha: 1).cgColor]
        wide.endPoint = CGPoint(x: 1, y: 0.5)
        wide.startPoint = CGPoint(x: 0, y: 0.5)
        view.layer.addSublayer(wide)
    }

    private func gradient(_ colors: [UIColor], _ change: (CAGradientLayer) -> Void = { _ in }) {
        cell { cell in
            checker(in: cell)
            let layer = CAGradientLayer()
            layer.frame = cell.bounds
            layer.colors = colors.map(\.cgColor)
            change(layer)
            cell.layer.addSublayer(layer)
        }
    }

    private func clear() {
        gradient([.white, .clear])
        gradient([.systemRed, UIColor.systemRed.withAlphaComponent(0)])
        gradient([.black, .white, .black]) { $0.opacity = 0.5 }
    }

    private func radial() {
        gradient([.white, .systemIndigo]) {
            $0.type = .radial
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 1)
        }
        gradient([.systemYellow, .systemRed, .clear]) {
            $0.type = .radial
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 0.7)
        }
    }

    private func conic() {
        gradient([.red, .yellow, .green, .cyan, .blue, .magenta, .red]) {
            $0.type = .conic
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 0.5, y: 0)
        }
        gradient([.black, .white]) {
            $0.type = .conic
            $0.startPoint = CGPoint(x: 0.3, y: 0.4)
            $0.endPoint = CGPoint(x: 1, y: 0.4)
        }
    }
}
