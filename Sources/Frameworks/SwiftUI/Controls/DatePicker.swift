public import Foundation
public import SwiftUICore
import UIKit

/// The components of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Displays hour and minute components based on the locale.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Displays day, month, and year based on the locale.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for selecting an absolute date.
public struct DatePicker<Label: View>: View {
    /// The components that a picker shows.
    public typealias Components = DatePickerComponents
    private let label: Label
    private let selection: Binding<Date>
    private let bounds: (minimum: Date?, maximum: Date?)
    private let components: Components
    @Environment(\.datePickerLook) private var look

    init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components,
        _ label: Label
    ) {
        (self.selection, self.components, self.label) = (selection, components, label)
        bounds = (minimum, maximum)
    }

    /// The picker in the style of the environment: beside its label where it is compact.
    public var body: some View {
        let picker = DatePickerView(selection: selection, bounds: bounds, components: components, look: look)
        if look == .compact {
            LabeledControl(label: label) { picker }
        } else {
            picker
        }
    }
}

extension DatePicker {
    /// Creates an instance that selects a date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label()) }

    /// Creates an instance that selects a date in a closed range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    /// Creates an instance that selects a date, titled by a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

    /// Creates an instance that selects a date, titled by a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

    /// Creates an instance that selects a date in a closed range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }

    /// Creates an instance that selects a date on or after some start date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

    /// Creates an instance that selects a date before some end date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }
}

/// The looks of date pickers.
public enum _DatePickerLook: Sendable {
    /// A field that shows the date.
    case compact
    /// The days of a month, as a calendar.
    case graphical
    /// Wheels of days, hours and minutes.
    case wheel
}

/// A date picker of UIKit's.
struct DatePickerView: UIViewRepresentable {
    let selection: Binding<Date>
    let bounds: (minimum: Date?, maximum: Date?)
    let components: DatePickerComponents
    let look: _DatePickerLook

    var reportedName: String { "UIDatePicker" }

    func makeCoordinator() -> ActionTarget { ActionTarget() }

    func makeUIView(context: Context) -> UIDatePicker {
        let view = UIDatePicker()
        view.addAction(UIAction { [target = context.coordinator] _ in target.action() }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UIDatePicker, context: Context) {
        context.coordinator.action = { [unowned view] in selection.wrappedValue = view.date }
        view.datePickerMode =
            components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
        switch look {
        case .compact: view.preferredDatePickerStyle = .compact
        case .graphical: view.preferredDatePickerStyle = .inline
        case .wheel: view.preferredDatePickerStyle = .wheels
        }
        (view.minimumDate, view.maximumDate) = bounds
        view.date = selection.wrappedValue
        view.isEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        guard look != .compact, let width = proposal.width, width.isFinite else { return own }
        return CGSize(width: max(own.width, width), height: own.height)
    }
}
