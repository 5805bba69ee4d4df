import Scripts
import UIKitCore

extension UIView {
    /// Returns a property that a script expects something of; nil for one that the view has not.
    func value(of property: Step.Expectation.Property) -> Step.Expectation.Value? {
        switch property {
        case .exists: .boolean(true)
        case .isHidden: .boolean(isHiddenInTree)
        case .isEnabled: (self as? UIControl).map { .boolean($0.isEnabled) }
        case .isSelected: isSelectedValue.map { .boolean($0) }
        case .isHighlighted: isHighlightedValue.map { .boolean($0) }
        case .isOn: (self as? UISwitch).map { .boolean($0.isOn) }
        case .isFirstResponder: .boolean(isFirstResponder)
        case .text: textValue.map { .text($0) }
        case .placeholder: placeholderValue.map { .text($0) }
        case .value: numberValue.map { .number($0) }
        case .page: pageValue.map { .number(Double($0)) }
        case .count: countValue.map { .number(Double($0)) }
        case .alpha: .number(Double(alpha))
        case .x: .number(Double(frame.minX))
        case .y: .number(Double(frame.minY))
        case .width: .number(Double(frame.width))
        case .height: .number(Double(frame.height))
        case .offsetX: (self as? UIScrollView).map { .number(Double($0.contentOffset.x)) }
        case .zoomScale: (self as? UIScrollView).map { .number(Double($0.zoomScale)) }
        case .offsetY: (self as? UIScrollView).map { .number(Double($0.contentOffset.y)) }
        }
    }

    private var isSelectedValue: Bool? {
        switch self {
        case let control as UIControl: control.isSelected
        case let cell as UITableViewCell: cell.isSelected
        case let cell as UICollectionViewCell: cell.isSelected
        default: nil
        }
    }

    private var isHighlightedValue: Bool? {
        switch self {
        case let control as UIControl: control.isHighlighted
        case let cell as UITableViewCell: cell.isHighlighted
        case let cell as UICollectionViewCell: cell.isHighlighted
        default: nil
        }
    }

    private var textValue: String? {
        switch self {
        case let field as UITextField: field.text ?? ""
        case let bar as UISearchBar: bar.text ?? ""
        case let label as UILabel: label.text ?? ""
        case let cell as UITableViewCell: cell.textLabel?.text ?? ""
        default: displayedText
        }
    }

    private var placeholderValue: String? {
        switch self {
        case let field as UITextField: field.placeholder ?? ""
        case let bar as UISearchBar: bar.placeholder ?? ""
        default: nil
        }
    }

    private var numberValue: Double? {
        switch self {
        case let slider as UISlider: Double(slider.value)
        case let stepper as UIStepper: stepper.value
        case let progress as UIProgressView: Double(progress.progress)
        case let segments as UISegmentedControl: Double(segments.selectedSegmentIndex)
        default: nil
        }
    }

    private var pageValue: Int? {
        switch self {
        case let control as UIPageControl: return control.currentPage
        case let scroll as UIScrollView:
            let isVertical = scroll.contentSize.width <= scroll.bounds.width
            let length = isVertical ? scroll.bounds.height : scroll.bounds.width
            let offset = isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
            return length > 0 ? Int((offset / length).rounded()) : 0
        default: return nil
        }
    }

    private var countValue: Int? {
        switch self {
        case let control as UIPageControl: control.numberOfPages
        case let segments as UISegmentedControl: segments.numberOfSegments
        case let table as UITableView:
            (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        case let list as UICollectionView:
            (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
        default: nil
        }
    }
}
