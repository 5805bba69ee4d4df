import UIKit

/// Text layers.
final class WordSheet: Sheet {
    override func fill() {
        words("Short") { _ in }
        words("Cut off at the edge") { _ in }
        words("Wrapped at words") { $0.isWrapped = true }
        words("Too long for it") { $0.truncationMode = .end }
        words("Too long for it") { $0.truncationMode = .start }
        words("Too long for it") { $0.truncationMode = .middle }
        words("Too long for four lines, so that the end is left out") {
            $0.isWrapped = true
            $0.truncationMode = .end
        }
        for mode in [CATextLayerAlignmentMode.left, .center, .right, .justified, .natural] {
            words("a few words in here") {
                $0.isWrapped = true
                $0.alignmentMode = mode
                $0.fontSize = 11
            }
        }
        words("two\nlines") { $0.alignmentMode = .right }
        words("Serif") { $0.font = UIFont(name: "NotoSerif-Regular", size: 1) }
        words("Mono") { $0.font = UIFont.monospacedSystemFont(ofSize: 1, weight: .regular) }
        words("red") { $0.foregroundColor = UIColor.systemRed.cgColor }
        words("Coarse") { $0.contentsScale = 0.5 }
        let styled = NSMutableAttributedString(
            string: "Big",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemBlue])
        styled.append(NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
        words(styled) { _ in }
        words("turned") { $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6)) }
    }

    private func words(_ string: Any, _ change: (CATextLayer) -> Void) {
        cell(.systemGray6) { cell in
            let layer = CATextLayer()
            layer.frame = cell.bounds
            layer.string = string
            layer.font = UIFont.systemFont(ofSize: 1)
            layer.fontSize = 13
            layer.foregroundColor = UIColor.black.cgColor
            layer.contentsScale = UIScreen.main.scale
            change(layer)
            cell.layer.addSublayer(layer)
        }
    }
}
