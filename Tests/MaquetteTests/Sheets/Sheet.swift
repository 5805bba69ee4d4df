import UIKit

/// A sheet of cells of 50 points, five beside each other, on a screen of 320 by 320 points.
class Sheet: UIViewController {
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        fill()
    }

    /// Fills the cells one after another.
    func fill() {}

    /// The next cell.
    @discardableResult
    func cell(_ color: UIColor? = nil, inset: CGFloat = 0, _ change: (UIView) -> Void = { _ in }) -> UIView {
        let place = CGRect(
            x: 10 + CGFloat(count % 5) * 62, y: 10 + CGFloat(count / 5) * 62, width: 50, height: 50)
        count += 1
        let cell = UIView(frame: place.insetBy(dx: inset, dy: inset))
        cell.backgroundColor = color
        view.addSubview(cell)
        change(cell)
        return cell
    }

    /// A view in another.
    @discardableResult
    func box(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?, in parent: UIView
    ) -> UIView {
        let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        box.backgroundColor = color
        parent.addSubview(box)
        return box
    }

    /// A shape in a cell.
    @discardableResult
    func shape(
        _ path: UIBezierPath, fill: UIColor? = nil, stroke: UIColor? = nil, width: CGFloat = 1,
        in parent: UIView, _ change: (CAShapeLayer) -> Void = { _ in }
    ) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        shape.fillColor = fill?.cgColor
        shape.strokeColor = stroke?.cgColor
        shape.lineWidth = width
        change(shape)
        parent.layer.addSublayer(shape)
        return shape
    }

    /// Squares of two greys, to see through to.
    func checker(in parent: UIView) {
        for index in 0..<25 where index % 2 == 0 {
            box(CGFloat(index % 5) * 10, CGFloat(index / 5) * 10, 10, 10, .systemGray4, in: parent)
        }
    }

    /// A point of the device's pixels.
    var pixel: CGFloat { 1 / UIScreen.main.scale }
}

extension UIBezierPath {
    /// Straight lines through points.
    convenience init(_ points: (CGFloat, CGFloat)..., closed: Bool = false) {
        self.init()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { move(to: place) } else { addLine(to: place) }
        }
        if closed { close() }
    }
}
