import UIKit

/// The contents of the handbook. Its rows and segues are those of the storyboard.
class ContentsViewController: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? GuideViewController)?.delegate = self
    }
}

extension ContentsViewController: GuideViewControllerDelegate {
    func guideViewControllerDidFinish(_ guide: GuideViewController) { dismiss(animated: true) }
}
