import UIKit

/// Masks, groups, transforms, clips and order.
final class CompositionSheet: Sheet {
    override func fill() {
        masks()
        groups()
        transforms()
        clips()
        order()
    }

    private func masks() {
        cell(.systemBlue) { cell in
            let circle = CAShapeLayer()
            circle.path = UIBezierPath(ovalIn: cell.bounds).cgPath
            cell.layer.mask = circle
        }
        cell(.systemBlue) { cell in
            let fade = CAGradientLayer()
            fade.frame = cell.bounds
            fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
            cell.layer.mask = fade
        }
        cell(.systemBlue) { cell in
            let mask = CALayer(), left = CALayer(), right = CALayer()
            mask.frame = cell.bounds
            left.frame = CGRect(x: 5, y: 5, width: 18, height: 40)
            right.frame = CGRect(x: 27, y: 5, width: 18, height: 40)
            left.backgroundColor = UIColor.black.cgColor
            right.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor
            left.cornerRadius = 9
            [left, right].forEach(mask.addSublayer)
            cell.layer.mask = mask
            cell.layer.borderWidth = 4
        }
    }

    private func groups() {
        for isGroup in [true, false] {
            cell { cell in
                let group = box(0, 0, 50, 50, nil, in: cell)
                let first = box(5, 5, 28, 28, .systemRed, in: group)
                let second = box(17, 17, 28, 28, .systemBlue, in: group)
                if isGroup { group.alpha = 0.5 } else { [first, second].forEach { $0.alpha = 0.5 } }
            }
        }
        cell { cell in
            box(5, 5, 20, 40, .systemRed, in: cell).isHidden = true
            box(25, 5, 20, 40, .systemBlue, in: cell).alpha = 0
        }
    }

    private func transforms() {
        let quarter = CGFloat.pi / 2
        cell {
            box(15, 15, 20, 20, .systemGreen, in: $0).transform = CGAffineTransform(
                rotationAngle: quarter / 2)
        }
        cell { box(15, 15, 20, 20, .systemGreen, in: $0).transform = CGAffineTransform(scaleX: 2, y: 0.5) }
        cell {
            box(15, 15, 20, 20, .systemGreen, in: $0).transform = CGAffineTransform(
                a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
        }
        cell { cell in
            for index in 0..<4 {
                let hand = CALayer()
                hand.bounds = CGRect(x: 0, y: 0, width: 6, height: 22)
                hand.anchorPoint = CGPoint(x: 0.5, y: 1)
                hand.position = CGPoint(x: 25, y: 25)
                hand.backgroundColor = UIColor.systemIndigo.cgColor
                hand.setAffineTransform(CGAffineTransform(rotationAngle: quarter * CGFloat(index) * 0.9))
                cell.layer.addSublayer(hand)
            }
        }
        cell { cell in
            let door = box(10, 5, 30, 40, .systemBrown, in: cell)
            door.anchorPoint = CGPoint(x: 0, y: 0.5)
            door.center = CGPoint(x: 10, y: 25)
            door.transform3D = CATransform3DMakeRotation(quarter * 2 / 3, 0, 1, 0)
        }
        cell { cell in
            let tile = box(10, 10, 30, 30, .systemBrown, in: cell)
            tile.transform3D = CATransform3DConcat(
                CATransform3DMakeRotation(quarter / 2, 0, 0, 1), CATransform3DMakeScale(1.2, 0.6, 1))
        }
    }

    private func clips() {
        cell(.systemGray5) { cell in
            cell.clipsToBounds = true
            cell.bounds.origin = CGPoint(x: 10, y: -8)
            box(0, 0, 30, 30, .systemOrange, in: cell)
            box(40, 20, 30, 30, .systemOrange, in: cell)
        }
        cell(.systemGray5) { cell in
            cell.clipsToBounds = true
            cell.layer.cornerRadius = 25
            let inner = box(15, 15, 40, 40, .systemTeal, in: cell)
            inner.clipsToBounds = true
            inner.layer.cornerRadius = 14
            box(0, 0, 40, 20, .systemRed, in: inner)
        }
        cell(.systemGray5) { cell in
            let inner = box(10, 10, 30, 30, .systemTeal, in: cell)
            inner.transform = CGAffineTransform(rotationAngle: .pi / 6)
            inner.clipsToBounds = true
            box(-10, 10, 60, 10, .black, in: inner).transform = CGAffineTransform(rotationAngle: .pi / 6)
        }
        cell { cell in
            box(5, 5, 20, 20, .systemRed, in: cell)
            cell.clipsToBounds = false
            box(30, 30, 24, 24, .systemBlue, in: cell)
        }
    }

    private func order() {
        cell { cell in
            for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
                let box = box(CGFloat(index) * 10 + 4, CGFloat(index) * 10 + 4, 22, 22, color, in: cell)
                box.layer.zPosition = [2, 1, 0][index]
            }
        }
        cell { cell in
            box(5, 5, 25, 25, .systemRed, in: cell)
            let layer = CALayer()
            layer.frame = CGRect(x: 12, y: 12, width: 25, height: 25)
            layer.backgroundColor = UIColor.systemGreen.cgColor
            cell.layer.addSublayer(layer)
            box(20, 20, 25, 25, .systemBlue, in: cell)
        }
    }
}
