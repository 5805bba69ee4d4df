import InterfaceFiles
import UIKitCore

extension InterfaceObject {
    /// Makes the gesture recognizer of the object; nil if it is none.
    func makeGestureRecognizer() -> UIGestureRecognizer? {
        switch tag {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = integer("numberOfTapsRequired") ?? 1
            tap.numberOfTouchesRequired = integer("numberOfTouchesRequired") ?? 1
            return tap
        case "panGestureRecognizer": return UIPanGestureRecognizer()
        case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            let press = UILongPressGestureRecognizer()
            if let time = attributes["minimumPressDuration"].flatMap(Double.init) {
                press.minimumPressDuration = time
            }
            return press
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "right": .right, "left": .left, "up": .up, "down": .down,
            ]
            swipe.direction = attributes["direction"].flatMap { directions[$0] } ?? .right
            return swipe
        default: return nil
        }
    }

    private func integer(_ name: String) -> Int? { attributes[name].flatMap(Int.init) }
}
