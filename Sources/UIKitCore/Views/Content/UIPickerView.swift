import Geometry
package import Scene

/// A view that displays components as spinning wheels of rows, one row of each selected.
open class UIPickerView: UIView {
    /// The data source, which provides the numbers of components and rows; not retained.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The delegate, which provides the titles of rows; not retained.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selectedRows: [Int: Int] = [:]
    /// The views of the parts, once code has asked for them.
    private var parts: WheelParts?
    /// The titles of the rows without a data source.
    package var rows: [[String]] = []

    // Source: frames that Xcode saved; row height, font and the appearance of the selection indicator: medium
    // confidence.
    static let frameSize = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32

    /// The number of components.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? rows.count }

    /// Returns the number of rows of a component.
    open func numberOfRows(inComponent component: Int) -> Int {
        if let dataSource { return dataSource.pickerView(self, numberOfRowsInComponent: component) }
        return rows.indices.contains(component) ? rows[component].count : 0
    }

    /// Returns the selected row of a component; -1 where it has none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count > 0 ? max(0, min(selectedRows[component] ?? 0, count - 1)) : -1
    }

    /// Selects a row without notifying the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selectedRows[component] = row
    }

    /// The component that is dragged, the y coordinate of the touch, and the row that was selected then.
    private var turn: (component: Int, start: CGFloat, row: Int)?

    /// Begins to drag a component.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), numberOfComponents > 0 else { return }
        let width = max(1, bounds.width) / CGFloat(numberOfComponents)
        let index = max(0, min(Int((point.x - bounds.minX) / width), numberOfComponents - 1))
        let component = isRightToLeft ? numberOfComponents - 1 - index : index
        turn = (component, point.y, selectedRow(inComponent: component))
    }

    /// Scrolls the component with the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let turn, let point = touches.first?.location(in: self) else { return }
        show(turn.row - Int(((point.y - turn.start) / Self.rowHeight).rounded()), in: turn.component)
    }

    /// Selects the row in the middle, or the tapped one, and notifies the delegate.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let turn, let touch = touches.first else { return }
        self.turn = nil
        let component = turn.component, y = touch.location(in: self).y
        let isTap = (y - turn.start).magnitude < Self.rowHeight / 2
        if isTap { show(turn.row + Int(((y - bounds.midY) / Self.rowHeight).rounded()), in: component) }
        let row = selectedRow(inComponent: component)
        guard row != turn.row else { return }
        RenderContext.record(.delegate, "\(displayName) didSelectRow \(row) inComponent \(component)")
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    /// Returns the component to its row.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let turn { show(turn.row, in: turn.component) }
        turn = nil
    }

    private func show(_ row: Int, in component: Int) {
        selectRow(
            max(0, min(row, numberOfRows(inComponent: component) - 1)), inComponent: component, animated: true
        )
    }

    /// Reloads all components; every render queries the data source, so this does nothing.
    open func reloadAllComponents() {}

    /// Reloads a component; every render queries the data source, so this does nothing.
    open func reloadComponent(_ component: Int) {}

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Self.frameSize }

    /// 320 by 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.frameSize }

    func title(_ row: Int, _ component: Int) -> String {
        if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) { return title }
        guard rows.indices.contains(component), rows[component].indices.contains(row) else { return "" }
        return rows[component][row]
    }

    /// Creates a picker with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hidesParts = true
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hidesParts = true
    }

    // MARK: Parts

    override func makeParts() {
        let made = WheelParts { [weak self] context in
            self?.wheelCommands(showsIndicator: false, context) ?? []
        }
        parts = made
        for part in [made.columns, made.indicator] { addPart(part) }
    }

    override func placeParts() { parts?.place(in: self) }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        hidesParts ? wheelCommands(showsIndicator: true, context) : []
    }

    private func wheelCommands(showsIndicator: Bool, _ context: ContentContext) -> [DrawCommand] {
        let wheels = (0..<max(0, min(numberOfComponents, 50))).map { component in
            WheelDrawing.Wheel(
                count: numberOfRows(inComponent: component), selected: selectedRow(inComponent: component),
                title: { self.title($0, component) })
        }
        return WheelDrawing(view: self, context: context).commands(wheels, showsIndicator: showsIndicator)
    }
}

/// The data source of a picker view, which provides the numbers of components and rows.
public protocol UIPickerViewDataSource: DelegateMethods {
    /// Returns the number of components.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker view, which provides the titles of rows and is notified of selections by the user.
public protocol UIPickerViewDelegate: DelegateMethods {
    /// Returns the title of a row; nil for none.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Called when the user selects a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// The default implementation returns nil: no title.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// The default implementation does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
