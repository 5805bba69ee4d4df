// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/ContentsViewController.swift", line: 1)
import UIKit

/// The contents of the handbook. Its rows and segues are those of the storyboard.
class ContentsViewController: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? GuideViewController)?.delegate = self
    }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: ContentsViewController(); case .nib(let name, let bundle): ContentsViewController(nibName: name, bundle: bundle); case .tableController(let style): ContentsViewController(style: style); default: nil } } }

extension ContentsViewController: GuideViewControllerDelegate {
    func guideViewControllerDidFinish(_ guide: GuideViewController) { dismiss(animated: true) }
}
#sourceLocation()
