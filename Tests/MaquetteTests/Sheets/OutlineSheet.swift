import UIKit

/// Outlines of empty views of custom classes: with room for the name, with less, and with none; on a background.
final class OutlineSheet: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let frames: [(CGRect, UIColor?)] = [
            (CGRect(x: 10, y: 10, width: 140, height: 80), nil),
            (CGRect(x: 160, y: 10, width: 70, height: 36), nil),
            (CGRect(x: 160, y: 54, width: 24, height: 36), nil),
            (CGRect(x: 240, y: 10, width: 70, height: 80), .systemYellow),
        ]
        for (frame, color) in frames {
            let sample = OutlineView(of: "ProfileHeaderView")
            sample.frame = frame
            sample.backgroundColor = color
            view.addSubview(sample)
        }
    }
}
