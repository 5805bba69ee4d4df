import UIKit

/// What stands for content that no still picture can know, in its order.
final class PlaceholderSheet: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, placeholder) in PlaceholderPicture.allCases.enumerated() {
            let sample = PlaceholderView(placeholder, for: placeholder.rawValue, at: nil)
            sample.frame = CGRect(
                x: 8 + CGFloat(index % 3) * 104, y: 8 + CGFloat(index / 3) * 78, width: 96, height: 70)
            view.addSubview(sample)
        }
    }
}
