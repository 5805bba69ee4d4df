import UIKit

/// Strokes and fills of shape layers.
final class LineSheet: Sheet {
    override func fill() {
        let corner = UIBezierPath((10, 42), (25, 10), (40, 42))
        for cap in [CAShapeLayerLineCap.butt, .round, .square] {
            cell {
                shape(UIBezierPath((10, 25), (40, 25)), stroke: .black, width: 12, in: $0) {
                    $0.lineCap = cap
                }
            }
        }
        for join in [CAShapeLayerLineJoin.miter, .round, .bevel] {
            cell { shape(corner, stroke: .black, width: 10, in: $0) { $0.lineJoin = join } }
        }
        cell { shape(corner, stroke: .black, width: 10, in: $0) { $0.miterLimit = 1.5 } }
        dashes()
        rules()
        curves()
    }

    private func dashes() {
        let patterns: [([NSNumber], CGFloat, CAShapeLayerLineCap)] = [
            ([6, 4], 0, .butt), ([6, 4], 5, .butt), ([0, 6], 0, .round), ([10, 3, 2, 3], 0, .butt),
        ]
        for (pattern, phase, cap) in patterns {
            cell {
                let path = UIBezierPath(roundedRect: $0.bounds.insetBy(dx: 3, dy: 3), cornerRadius: 10)
                shape(path, stroke: .systemBlue, width: 3, in: $0) {
                    $0.lineDashPattern = pattern
                    $0.lineDashPhase = phase
                    $0.lineCap = cap
                }
            }
        }
    }

    private func rules() {
        let star = UIBezierPath((25, 2), (39, 46), (2, 18), (48, 18), (11, 46), closed: true)
        for rule in [CAShapeLayerFillRule.nonZero, .evenOdd] {
            cell { shape(star, fill: .systemOrange, stroke: .black, in: $0) { $0.fillRule = rule } }
        }
        cell {
            shape(star, fill: nil, stroke: .systemRed, width: 2, in: $0) {
                $0.strokeStart = 0.1
                $0.strokeEnd = 0.6
            }
        }
    }

    private func curves() {
        cell {
            let path = UIBezierPath(
                arcCenter: CGPoint(x: 25, y: 25), radius: 20, startAngle: -.pi / 2, endAngle: .pi,
                clockwise: true)
            shape(path, stroke: .systemGreen, width: 6, in: $0) { $0.lineCap = .round }
        }
        cell {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 2, y: 40))
            path.addCurve(
                to: CGPoint(x: 48, y: 10), controlPoint1: CGPoint(x: 30, y: 60),
                controlPoint2: CGPoint(x: 20, y: -10))
            shape(path, stroke: .black, width: 2, in: $0)
        }
        cell {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 2, y: 46))
            path.addQuadCurve(to: CGPoint(x: 48, y: 46), controlPoint: CGPoint(x: 25, y: -30))
            shape(path, fill: .systemGray4, stroke: .black, width: 1, in: $0)
        }
        cell {
            shape(
                UIBezierPath(ovalIn: CGRect(x: 5, y: 15, width: 40, height: 20)), stroke: .black, width: 14,
                in: $0)
        }
        // A turn sharper than the line is wide.
        cell {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 40))
            path.addCurve(
                to: CGPoint(x: 40, y: 40), controlPoint1: CGPoint(x: 60, y: 0),
                controlPoint2: CGPoint(x: -10, y: 0))
            shape(path, stroke: UIColor.black.withAlphaComponent(0.5), width: 10, in: $0)
        }
        cell {
            shape(UIBezierPath((25, 25), (25, 25)), stroke: .black, width: 20, in: $0) { $0.lineCap = .round }
        }
    }
}
