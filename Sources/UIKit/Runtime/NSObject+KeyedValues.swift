extension NSObject {
    /// Returns the value of a property by its name.
    ///
    /// Stored properties of the app's classes are found, the frequent ones of views, and what animations keep under keys of
    /// the author's; nil for others, where the app would end on a device.
    public func value(forKey key: String) -> Any? {
        if let animation = self as? CAAnimation { return animation.keptValues[key] }
        if let value = (self as? CALayer)?.layerValue(forKeyPath: key) { return value }
        if let value = (self as? any KeyedValueKeeper)?.keptValue(forKey: key) { return value }
        if let value = systemValue(of: self, forKey: key) { return value }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children where child.label == key || child.label == "_" + key {
                return presentValue(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Returns the value at a key path, as in "layer.cornerRadius".
    public func value(forKeyPath keyPath: String) -> Any? {
        if let value = (self as? CALayer)?.layerValue(forKeyPath: keyPath) { return value }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let owner = value(forKey: String(keyPath[..<dot])) as? NSObject
        return owner?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets a property by its name: an outlet or an inspectable property that the class lists, or a frequent one of views.
    ///
    /// Other names change nothing, where the app would end on a device.
    public func setValue(_ value: Any?, forKey key: String) {
        if (self as? any InterfaceBuilderConnectable)?.setOutlet(key, to: value) == true { return }
        if let animation = self as? CAAnimation { return animation.keptValues[key] = value }
        if let layer = self as? CALayer { return layer.setLayerValue(value, forKeyPath: key) }
        if let cell = self as? CAEmitterCell { return cell.setCellValue(value, forKey: key) }
        if let keeper = self as? any KeyedValueKeeper { return keeper.keepValue(value, forKey: key) }
        setSystemValue(value, of: self, forKey: key)
    }

    /// Sets the value at a key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        if let layer = self as? CALayer { return layer.setLayerValue(value, forKeyPath: keyPath) }
        let owner = self.value(forKey: String(keyPath[..<dot])) as? NSObject
        owner?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Observes a value by its key path; the observer's `observeValue(forKeyPath:of:change:context:)` is called when
    /// the closure of `observe(_:options:changeHandler:)` would be.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let registration = NamedObservation(
            object: self, observer: observer, keyPath: keyPath, options: options, context: context)
        let observations = RenderContext.current[KeyValueObservations.self]
        registration.observation.map { observations.add($0) }
        observations.named.append(registration)
        if options.contains(.initial) { registration.notify(old: nil) }
    }

    /// Removes the observation of a value by an observer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        RenderContext.current[KeyValueObservations.self].named.removeAll {
            $0.object == nil || $0.object === self && $0.observer === observer && $0.keyPath == keyPath
        }
    }

    /// Removes the observation of a value by an observer, whatever its context.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) { removeObserver(observer, forKeyPath: keyPath) }
}

/// An observation by name.
final class NamedObservation {
    private(set) weak var object: NSObject?
    private(set) weak var observer: NSObject?
    let keyPath: String
    private let options: NSKeyValueObservingOptions
    private let context: UnsafeMutableRawPointer?
    private var last: Any?
    private(set) var observation: NSKeyValueObservation?

    init(
        object: NSObject, observer: NSObject, keyPath: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        self.object = object
        self.observer = observer
        self.keyPath = keyPath
        self.options = options
        self.context = context
        last = object.value(forKeyPath: keyPath)
        observation = NSKeyValueObservation(of: object) { [weak self] in self?.check() ?? false }
    }

    private func check() -> Bool {
        guard let object else { return false }
        let now = object.value(forKeyPath: keyPath)
        guard (now == nil) != (last == nil) || !areEqual(last as Any, now as Any) else { return false }
        let old = last
        last = now
        notify(old: old)
        return true
    }

    /// Notifies the observer of the value.
    func notify(old: Any?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new), let last { change[.newKey] = last }
        if options.contains(.old), let old { change[.oldKey] = old }
        (observer as? UIResponder)?.observeValue(
            forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

private func systemValue(of object: NSObject, forKey key: String) -> Any? {
    switch (key, object) {
    case ("contentOffset", let view as UIScrollView): view.contentOffset
    case ("contentSize", let view as UIScrollView): view.contentSize
    case ("contentInset", let view as UIScrollView): view.contentInset
    case ("text", let view as UITextField): view.text
    case ("text", let view as UILabel): view.text
    case ("text", let view as UITextView): view.text
    case ("title", let item as UIBarItem): item.title
    case ("title", let controller as UIViewController): controller.title
    case ("view", let controller as UIViewController): controller.view
    case ("image", let view as UIImageView): view.image
    case ("isEnabled", let control as UIControl), ("enabled", let control as UIControl): control.isEnabled
    case ("isSelected", let control as UIControl), ("selected", let control as UIControl): control.isSelected
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

private func setSystemValue(_ value: Any?, of object: NSObject, forKey key: String) {
    switch (key, object, value) {
    case ("text", let view as UITextField, let text as String): view.text = text
    case ("text", let view as UILabel, let text as String): view.text = text
    case ("title", let item as UIBarItem, let text as String): item.title = text
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
