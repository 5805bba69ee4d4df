/// What `init(coder:)` receives when a storyboard or a nib makes an object: what the system's classes cannot change
/// after they were made. It holds no values by key.
package final class InterfaceCoder: NSCoder {
    /// The frame of a view; nil where the file has none.
    package var frame: CGRect?
    /// The style of a cell.
    package var cellStyle = UITableViewCell.CellStyle.default
    /// The reuse identifier of a cell, a header or a footer.
    package var reuseIdentifier: String?
    /// The style of a table.
    package var tableStyle = UITableView.Style.plain
    /// The type of a button.
    package var buttonType = UIButton.ButtonType.system
    /// The transition style of a page view controller.
    package var pageTransition = UIPageViewController.TransitionStyle.pageCurl
    /// The axis of a page view controller.
    package var pageOrientation = UIPageViewController.NavigationOrientation.horizontal

    /// Returns the frame that a coder has for a view; zero for other coders.
    static func frame(in coder: NSCoder) -> CGRect {
        guard let frame = (coder as? InterfaceCoder)?.frame, frame.isFiniteRect else { return .zero }
        return frame.standardized
    }

    /// Creates a coder.
    package override init() { super.init() }

    /// Whether values have keys.
    package override var allowsKeyedCoding: Bool { true }
    /// Returns false, as the coder holds no values by key.
    package override func containsValue(forKey key: String) -> Bool { false }
    /// Returns nil, as the coder holds no values by key.
    package override func decodeObject(forKey key: String) -> Any? { nil }
    /// Returns nil, as the coder holds no values.
    package override func decodeObject() -> Any? { nil }
    /// Returns false, as the coder holds no values by key.
    package override func decodeBool(forKey key: String) -> Bool { false }
    /// Returns zero, as the coder holds no values by key.
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    /// Returns zero, as the coder holds no values by key.
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    /// Returns zero, as the coder holds no values by key.
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    /// Returns zero, as the coder holds no values by key.
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    /// Returns zero, as the coder holds no values by key.
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}
