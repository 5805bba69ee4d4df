import Geometry
package import Scene

/// Wheels of rows, one row of each chosen.
open class UIPickerView: UIView {
    /// Says how many wheels and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// Says what the rows show.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selectedRows: [Int: Int] = [:]
    /// The rows of wheels that no data source fills.
    package var rows: [[String]] = []

    // Source: frames that Xcode saved; row height, font and the mark's look: medium confidence.
    static let frameSize = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32

    /// How many wheels there are.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? rows.count }

    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
        if let dataSource { return dataSource.pickerView(self, numberOfRowsInComponent: component) }
        return rows.indices.contains(component) ? rows[component].count : 0
    }

    /// The row chosen; -1 where the wheel has none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count > 0 ? max(0, min(selectedRows[component] ?? 0, count - 1)) : -1
    }

    /// Chooses a row.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selectedRows[component] = row
    }

    /// Asks the data source again; every picture does.
    open func reloadAllComponents() {}

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Self.frameSize }

    /// 320 by 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.frameSize }

    func title(_ row: Int, _ component: Int) -> String {
        if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) { return title }
        guard rows.indices.contains(component), rows[component].indices.contains(row) else { return "" }
        return rows[component][row]
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        let wheels = (0..<max(0, min(numberOfComponents, 50))).map { component in
            WheelDrawing.Wheel(
                count: numberOfRows(inComponent: component), selected: selectedRow(inComponent: component),
                title: { self.title($0, component) })
        }
        return WheelDrawing(view: self, context: context).commands(wheels)
    }
}

/// Says how many wheels and rows a picker has.
public protocol UIPickerViewDataSource: AnyObject {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker's rows show.
public protocol UIPickerViewDelegate: AnyObject {
    /// The words of a row; nil for none.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
}

extension UIPickerViewDelegate {
    /// No words.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
}
