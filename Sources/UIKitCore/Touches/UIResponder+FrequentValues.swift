extension UIResponder: KeyedValueOwner {
    /// Returns the value of a frequent property by its name; nil for other names.
    package func ownValue(forKeyPath keyPath: String) -> Any? {
        switch (keyPath, self) {
        case ("contentOffset", let view as UIScrollView): view.contentOffset
        case ("contentSize", let view as UIScrollView): view.contentSize
        case ("contentInset", let view as UIScrollView): view.contentInset
        case ("text", let view as UITextField): view.text
        case ("text", let view as UILabel): view.text
        case ("text", let view as UITextView): view.text
        case ("title", let controller as UIViewController): controller.title
        case ("view", let controller as UIViewController): controller.view
        case ("image", let view as UIImageView): view.image
        case ("isEnabled", let control as UIControl), ("enabled", let control as UIControl): control.isEnabled
        case ("isSelected", let control as UIControl), ("selected", let control as UIControl):
            control.isSelected
        case ("frame", let view as UIView): view.frame
        case ("bounds", let view as UIView): view.bounds
        case ("center", let view as UIView): view.center
        case ("alpha", let view as UIView): view.alpha
        case ("hidden", let view as UIView), ("isHidden", let view as UIView): view.isHidden
        case ("backgroundColor", let view as UIView): view.backgroundColor
        case ("tintColor", let view as UIView): view.tintColor
        case ("tag", let view as UIView): view.tag
        case ("layer", let view as UIView): view.layer
        default: nil
        }
    }

    /// Sets a frequent property by its name; other names change nothing.
    package func setOwnValue(_ value: Any?, forKeyPath keyPath: String) {
        switch (keyPath, self, value) {
        case ("text", let view as UITextField, let text as String): view.text = text
        case ("text", let view as UILabel, let text as String): view.text = text
        case ("title", let controller as UIViewController, let text as String): controller.title = text
        case ("image", let view as UIImageView, let image as UIImage): view.image = image
        case ("enabled", let control as UIControl, let flag as Bool): control.isEnabled = flag
        case ("selected", let control as UIControl, let flag as Bool): control.isSelected = flag
        case ("alpha", let view as UIView, let number as Double): view.alpha = number
        case ("hidden", let view as UIView, let flag as Bool): view.isHidden = flag
        case ("backgroundColor", let view as UIView, let color as UIColor): view.backgroundColor = color
        case ("tintColor", let view as UIView, let color as UIColor): view.tintColor = color
        case ("tag", let view as UIView, let number as Int): view.tag = number
        default: break
        }
    }
}
