import UIKit

/// Hairlines, corners and borders.
final class EdgeSheet: Sheet {
    override func fill() {
        hairlines()
        corners()
        borders()
        fractions()
    }

    private func hairlines() {
        cell { cell in
            for index in 0..<6 { box(0, CGFloat(index) * 9 + 1, 50, pixel, .black, in: cell) }
        }
        cell { cell in
            for index in 0..<6 { box(CGFloat(index) * 9 + 1, 0, pixel, 50, .black, in: cell) }
        }
        // Half a point: on the grid at 2x, between pixels elsewhere.
        cell { cell in
            for index in 0..<6 { box(0, CGFloat(index) * 8.5 + 0.5, 50, 0.5, .black, in: cell) }
        }
        cell { cell in
            shape(UIBezierPath(ovalIn: cell.bounds), stroke: .black, width: pixel, in: cell)
            shape(UIBezierPath(ovalIn: cell.bounds.insetBy(dx: 12, dy: 12)), stroke: .black, in: cell)
        }
        cell { cell in
            for index in 0..<6 {
                let y = CGFloat(index) * 10
                shape(UIBezierPath((0, y), (50, y + CGFloat(index))), stroke: .black, width: pixel, in: cell)
            }
        }
    }

    private func corners() {
        for radius in [4, 12, 25] as [CGFloat] {
            cell(.systemBlue) { $0.layer.cornerRadius = radius }
            cell(.systemBlue) {
                $0.layer.cornerRadius = radius
                $0.layer.cornerCurve = .continuous
            }
        }
        cell(.systemBlue) {
            $0.layer.cornerRadius = 20
            $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        }
        cell(.systemBlue) {
            $0.layer.cornerRadius = 20
            $0.layer.cornerCurve = .continuous
            $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
    }

    private func borders() {
        for (width, radius) in [(pixel, 0), (0.5, 8), (1, 8), (3, 8), (8, 4)] as [(CGFloat, CGFloat)] {
            cell(.systemYellow) {
                $0.layer.borderWidth = width
                $0.layer.cornerRadius = radius
                $0.layer.cornerCurve = .continuous
            }
        }
        cell {
            $0.layer.borderWidth = 2
            $0.layer.borderColor = UIColor.systemRed.withAlphaComponent(0.5).cgColor
            $0.layer.cornerRadius = 25
        }
    }

    private func fractions() {
        cell { box(0.25, 0.5, 20.5, 20.25, .black, in: $0) }
        cell { cell in
            box(10, 10, 30, 30, .systemGreen, in: cell).transform = CGAffineTransform(rotationAngle: .pi / 9)
        }
        cell(.systemGray5) { cell in
            cell.layer.cornerRadius = 15
            cell.clipsToBounds = true
            box(0, 0, 50, 20, .systemPurple, in: cell)
            box(0, 20, 50, pixel, .black, in: cell)
        }
    }
}
