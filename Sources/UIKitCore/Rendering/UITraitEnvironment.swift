/// An object whose environment has traits, such as a view or a view controller.
public protocol UITraitEnvironment: AnyObject {
    /// The current traits of the object.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed, with those before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIPresentationController: UITraitEnvironment {}
