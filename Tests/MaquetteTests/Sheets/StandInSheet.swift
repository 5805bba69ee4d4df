import UIKit

/// What stands for content that no still picture can know, in its order.
final class StandInSheet: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, standIn) in StandIn.allCases.enumerated() {
            let sample = StandInView(standIn, for: standIn.rawValue, at: nil)
            sample.frame = CGRect(
                x: 8 + CGFloat(index % 3) * 104, y: 8 + CGFloat(index / 3) * 78, width: 96, height: 70)
            view.addSubview(sample)
        }
    }
}
