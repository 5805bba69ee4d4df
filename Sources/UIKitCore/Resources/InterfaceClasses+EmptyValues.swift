// The values of types of the system that replace those of code that is left out.
extension InterfaceClasses {
    /// Returns an empty value of a type of the standard library, of Foundation or of UIKit: nil, zero, false, an empty text
    /// or list, the shared object, or a new one.
    ///
    /// - Parameter type: The type.
    /// - Returns: The value; nil if there is none of the type.
    static func systemValue<Value>(of type: Value.Type) -> Value? {
        (literal(of: type) ?? objects[ObjectIdentifier(type)]?()) as? Value
    }

    private static func literal(of type: Any.Type) -> Any? {
        if let type = type as? any ExpressibleByArrayLiteral.Type { return emptyArray(type) }
        if let type = type as? any ExpressibleByDictionaryLiteral.Type { return emptyDictionary(type) }
        if let type = type as? any ExpressibleByStringLiteral.Type { return emptyText(type) }
        if let type = type as? any ExpressibleByIntegerLiteral.Type { return zero(type) }
        if let type = type as? any ExpressibleByNilLiteral.Type { return none(type) }
        return (type as? any ExpressibleByBooleanLiteral.Type).map { no($0) }
    }

    private static func emptyArray<List: ExpressibleByArrayLiteral>(_: List.Type) -> Any { [] as List }
    private static func emptyDictionary<List: ExpressibleByDictionaryLiteral>(_: List.Type) -> Any {
        [:] as List
    }
    private static func emptyText<Text: ExpressibleByStringLiteral>(_: Text.Type) -> Any { "" as Text }
    private static func zero<Number: ExpressibleByIntegerLiteral>(_: Number.Type) -> Any { 0 as Number }
    private static func none<Wrapped: ExpressibleByNilLiteral>(_: Wrapped.Type) -> Any { nil as Wrapped }
    private static func no<Truth: ExpressibleByBooleanLiteral>(_: Truth.Type) -> Any { false as Truth }

    private static let objects: [ObjectIdentifier: @Sendable () -> Any] = {
        var objects: [ObjectIdentifier: @Sendable () -> Any] = [:]
        func add<Value>(_ make: @escaping @Sendable () -> Value) {
            objects[ObjectIdentifier(Value.self)] = { make() }
        }
        add { UserDefaults.standard }
        add { NotificationCenter.default }
        add { FileManager.default }
        add { Bundle.main }
        add { Calendar.current }
        add { Locale.current }
        add { TimeZone.current }
        add { DispatchQueue.main }
        add { OperationQueue.main }
        add { Date(timeIntervalSinceReferenceDate: 0) }
        add { Data() }
        add { URL(filePath: "/") }
        add { IndexPath(row: 0, section: 0) }
        add { DateComponents() }
        add { DateInterval() }
        add { CharacterSet() }
        add { AttributedString() }
        add { NSAttributedString(string: "") }
        add { Notification.Name("") }
        add { DateFormatter() }
        add { NumberFormatter() }
        add { JSONDecoder() }
        add { JSONEncoder() }
        add { UIApplication.shared }
        add { UIScreen.main }
        add { UIDevice.current }
        add { UITraitCollection.current }
        add { UIWindow(frame: UIScreen.main.bounds) }
        add { UIView() }
        add { UILabel() }
        add { UIButton(type: .system) }
        add { UIImageView() }
        add { UIStackView() }
        add { UIScrollView() }
        add { UITableView() }
        add { UITableViewCell(style: .default, reuseIdentifier: nil) }
        add { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        add { UICollectionViewCell(frame: .zero) }
        add { UICollectionViewLayout() }
        add { UICollectionViewFlowLayout() }
        add { UIControl() }
        add { UITextField() }
        add { UITextView() }
        add { UISwitch() }
        add { UINavigationItem(title: "") }
        add { UIBarButtonItem() }
        add { UINavigationBar() }
        add { UIViewController() }
        add { UINavigationController() }
        add { UITabBarController() }
        add { UITableViewController() }
        add { UIColor.systemGray }
        add { UIFont.systemFont(ofSize: UIFont.labelFontSize) }
        add { UIImage() }
        add { UIBezierPath() }
        add { UIEdgeInsets.zero }
        add { CGRect.zero }
        add { CGSize.zero }
        add { CGPoint.zero }
        add { CGAffineTransform.identity }
        add { CALayer() }
        add { CAShapeLayer() }
        add { CAGradientLayer() }
        add { UITapGestureRecognizer() }
        add { UIPanGestureRecognizer() }
        return objects
    }()
}
