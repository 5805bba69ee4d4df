// The connections that objects of the system have in storyboards and nibs.

/// Sets an outlet of a class of the system.
///
/// - Parameters:
///   - name: The name of the outlet.
///   - object: The object with the outlet.
///   - value: What the outlet refers to.
/// - Returns: Whether the class has the outlet.
package func setSystemOutlet(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    switch (name, object) {
    case ("dataSource", let table as UITableView): table.dataSource = value as? any UITableViewDataSource
    case ("delegate", let table as UITableView): table.delegate = value as? any UITableViewDelegate
    case ("dataSource", let view as UICollectionView):
        view.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let view as UICollectionView): view.delegate = value as? any UICollectionViewDelegate
    case ("delegate", let view as UITextView): view.delegate = value as? any UITextViewDelegate
    case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let stack as UINavigationController):
        stack.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let tabs as UITabBarController):
        tabs.delegate = value as? any UITabBarControllerDelegate
    case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let recognizer as UIGestureRecognizer):
        recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case ("view", let controller as UIViewController):
        guard let view = value as? UIView else { return false }
        if controller.viewIfLoaded !== view { controller.view = view }
    case ("navigationItem", is UIViewController), ("tabBarItem", is UIViewController): break
    default: return false
    }
    return true
}

/// Connects an action of an object of the system to a target.
///
/// - Parameters:
///   - action: The method.
///   - object: A control, a bar item or a gesture recognizer.
///   - target: Whose method it is; nil for the first in the responder chain that has it.
///   - event: The event of a control, as in `touchUpInside`; nil for its primary one.
package func connectAction(_ action: Selector, of object: AnyObject, to target: AnyObject?, event: String?) {
    switch object {
    case let control as UIControl:
        control.addTarget(target, action: action, for: UIControl.Event(interfaceName: event, of: control))
    case let recognizer as UIGestureRecognizer:
        if let target { recognizer.addTarget(target, action: action) }
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    default: break
    }
}

/// Connects a segue to an object of the system that triggers it.
///
/// - Parameters:
///   - template: The segue.
///   - object: A control, a cell, a bar item or a gesture recognizer.
///   - controller: The controller that the segue starts from.
///   - isAccessory: Whether the detail button of a cell triggers it.
package func connectSegue(
    _ template: SegueTemplate, of object: AnyObject, from controller: UIViewController,
    isAccessory: Bool = false
) {
    let trigger: (Any?) -> Void = { [weak controller] sender in
        controller?.trigger(template, sender: sender)
    }
    switch object {
    case let control as UIControl:
        let event = UIControl.Event(interfaceName: nil, of: control)
        control.addTarget(for: event) { control, _ in trigger(control) }
    case let recognizer as UIGestureRecognizer:
        // Chosen: once a gesture, when it begins or, if it has no duration, is recognized.
        var hasBegun = false
        recognizer.addTarget { recognizer in
            let isFirst = recognizer.state == .began || recognizer.state == .ended && !hasBegun
            hasBegun = [.began, .changed].contains(recognizer.state)
            if isFirst { trigger(recognizer) }
        }
    case let item as UIBarButtonItem:
        // The segue of an item replaces its action.
        (item.target, item.action) = (nil, nil)
        item.primaryAction = UIAction { [weak item] _ in trigger(item) }
    case let cell as UITableViewCell where isAccessory: cell.accessorySegue = trigger
    case let cell as UITableViewCell: cell.selectionSegue = trigger
    case let cell as UICollectionViewCell: cell.selectionSegue = trigger
    default: break
    }
}

extension UIControl.Event {
    /// Creates the event of a name in files; the primary one of the control for nil.
    fileprivate init(interfaceName name: String?, of control: UIControl) {
        let names: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
            "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside,
            "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
            "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
            "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        self =
            name.flatMap { names[$0] }
            ?? (control is UIButton
                ? .touchUpInside : control is UITextField ? .editingDidEndOnExit : .valueChanged)
    }
}
