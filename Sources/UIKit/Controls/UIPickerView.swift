import Geometry
package import Scene

/// A view with wheels of rows, one row of each selected.
open class UIPickerView: UIView {
    /// The data source, which provides the numbers of wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The delegate, which provides the titles of rows.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selectedRows: [Int: Int] = [:]
    /// The titles of the rows without a data source.
    package var rows: [[String]] = []

    // Source: frames that Xcode saved; row height, font and the appearance of the selection indicator: medium
    // confidence.
    static let frameSize = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32

    /// The number of wheels.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? rows.count }

    /// Returns the number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        if let dataSource { return dataSource.pickerView(self, numberOfRowsInComponent: component) }
        return rows.indices.contains(component) ? rows[component].count : 0
    }

    /// Returns the selected row; -1 where the wheel has none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count > 0 ? max(0, min(selectedRows[component] ?? 0, count - 1)) : -1
    }

    /// Selects a row.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selectedRows[component] = row
    }

    /// Reloads all wheels; every render queries the data source, so this does nothing.
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

/// Provides the numbers of wheels and rows of a picker view.
public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the titles of a picker view's rows.
public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the title of a row; nil for none.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
}

extension UIPickerViewDelegate {
    /// Returns no title.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
}
